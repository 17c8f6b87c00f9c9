"""Sockets and their messages are limited by person and address."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.infrastructure.guests import Guest
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from tests.server.abuse.conftest import READ_RATE, must_wait

NUMBERS, FORWARDED = count(1), {"x-forwarded-for"}
MESSAGES = {
    "ping": '{"do": "ping"}',
    "watch": '{"do": "watch", "table": "none"}',
    "unwatch": '{"do": "unwatch", "table": "none"}',
    "answer": '{"do": "answer", "table": "none", "number": 1, "key": "x"}',
    "nonsense": "x",
}


@contextmanager
def socket_of(guest: Guest) -> Iterator[ClientConnection]:
    """A socket of a guest that has been greeted."""
    address = str(guest.http.base_url).replace("http", "ws").rstrip("/") + "/api/live"
    headers = {
        "cookie": f"trianon={guest.token}",
        **{name: guest.http.headers[name] for name in FORWARDED & {*guest.http.headers}},
    }
    with connect(address, additional_headers=headers, compression=None) as line:
        assert json.loads(line.recv(WAIT_SECONDS))["type"] == "hello"
        yield line


@pytest.mark.parametrize("kind", MESSAGES)
def test_messages_are_charged_to_the_address_of_all_sockets(
    behind_proxy: httpx.Client, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three people at one address share its tokens, with its requests; a socket waits for those that are missing."""
    waits, sleep = [], asyncio.sleep

    async def recorded(seconds: float) -> None:
        if seconds < WAIT_SECONDS:
            await sleep(seconds)
        else:
            waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", recorded)
    behind_proxy.headers["x-forwarded-for"] = f"192.0.2.{next(NUMBERS)}"
    with ExitStack() as stack:
        lines = []
        for _ in range(3):
            behind_proxy.cookies.clear()
            lines.append(stack.enter_context(socket_of(Guest(behind_proxy))))
        assert behind_proxy.get("/api/games").status_code == 200
        for line in lines:
            for _ in range(15):
                line.send(MESSAGES[kind])
            line.send(MESSAGES["ping"])
            for _ in range(16 if kind == "ping" else 1):
                while json.loads(line.recv(WAIT_SECONDS))["type"] != "hello":
                    pass
    behind_proxy.cookies.clear()
    assert must_wait(behind_proxy.get("/api/games"))
    assert must_wait(behind_proxy.post("/api/hello")) == (kind == "answer")
    assert max(waits) > 10 / READ_RATE
    assert behind_proxy.get("/api/games", headers={"x-forwarded-for": "192.0.2.250"}).status_code == 200


def test_an_address_opens_only_so_many_sockets(http: httpx.Client) -> None:
    guest = Guest(http)
    with ExitStack() as stack:
        first, *_ = [stack.enter_context(socket_of(guest)) for _ in range(3)]
        assert not is_let_in(guest)
        first.close()
        until(lambda: is_let_in(guest), "there is no room, though one has left")


def is_let_in(guest: Guest) -> bool:
    """Whether the server opens another socket."""
    try:
        with socket_of(guest):
            return True
    except InvalidStatus:
        return False


def test_answers_over_a_socket_count_like_others(http: httpx.Client) -> None:
    guest, errors = Guest(http), []
    with socket_of(guest) as line:
        for _ in range(10):
            line.send(MESSAGES["answer"])
            errors.append(json.loads(line.recv(WAIT_SECONDS))["problem"]["error"])
    assert errors[0] == "no-table"
    assert errors[-1] == "too-fast"
    assert must_wait(guest.ask("POST", "/api/me", {"language": "de"}))
