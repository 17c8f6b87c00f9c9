"""Neither seed nor identities appear in messages or logs before a match is over."""

import json
import random
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.contract.leaks import secrets_in
from tests.infrastructure.guests import Guest, connected, play_on
from tests.infrastructure.services import FOLDERS, ServerProcess
from tests.server.conftest import SECRET

SALTS = ["saltOfTheFirst", "saltOfTheSecond", "saltOfTheThird"]


class Listener:
    """Keeps everything one person gets, from before the end of the match and from after it."""

    def __init__(self, guest: Guest | None, http: httpx.Client) -> None:
        self.guest, self.http = guest, http
        self.before: list[str] = []
        self.after: list[str] = []
        http.event_hooks["response"].append(self.keep)

    def keep(self, response: httpx.Response) -> None:
        """Note an answer with all its headers."""
        received = f"{response.read().decode()}\n{response.headers.multi_items()}"
        (self.after if '"status":"over"' in received or "not-over" in received else self.before).append(received)

    def look_around(self, table: str) -> None:
        """Ask for everything there is."""
        path = f"/api/tables/{table}"
        for where in (path, f"{path}?since=0", f"{path}/chat", f"{path}/record", f"{path}/edition", f"{path}/replay/0",
                      "/api/tables/mine", "/api/tables/lobby", "/api/me", "/api/schema", "/metrics", "/health",
                      "/api/games", f"/t/{table}"):  # fmt: skip
            self.http.get(where)
        for where, data in (
            ("answers", {"number": 0, "key": "x"}),
            ("undo", None),
            ("undo-request", {"to": 77}),
            ("join", {}),
        ):
            self.http.post(f"{path}/{where}", json=data)
        self.http.get(f"{path}/nothing")
        self.http.put(path)


def kept_secrets(folder: Path, table: str) -> tuple[str, str]:
    """The server's half of the seed, and the seed, as the database has them."""
    with closing(sqlite3.connect(folder / "trianon.db")) as database:
        secret, seed = database.execute("SELECT secret, seed FROM tables WHERE id = ?", (table,)).fetchone()
    return secret, seed


def sockets(server: ServerProcess, stack: ExitStack, listeners: list[Listener], table: str) -> list[Any]:
    """A socket for each person with an identity, watching the table."""
    lines = []
    for listener in listeners:
        if listener.guest is not None:
            headers = {"cookie": f"trianon={listener.guest.token}"}
            address = f"{server.address.replace('http', 'ws')}/api/live"
            line = stack.enter_context(connect(address, additional_headers=headers))
            line.send(json.dumps({"do": "watch", "table": table, "since": 0}))
            lines.append((listener, line))
    return lines


def drain(lines: list[Any]) -> None:
    """Record what the sockets received."""
    for listener, line in lines:
        while True:
            try:
                received = str(line.recv(0.2))
            except TimeoutError:
                break
            (listener.after if '"status":"over"' in received else listener.before).append(received)


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_secrets_are_in_no_byte_before_the_end(server: ServerProcess) -> None:
    guests = [Guest(server.address) for _ in range(4)]
    stranger = Listener(None, connected(server.address))
    listeners = [*(Listener(guest, guest.http) for guest in guests), stranger]
    table = guests[0].make("histrio", 3, seat=1, salt=SALTS[0], listed=True, watch="anyone")
    for guest, salt in zip(guests[1:3], SALTS[1:], strict=True):
        guest.join(table, salt=salt)
    guests[0].start(table)
    secret, seed = kept_secrets(FOLDERS[server.address], table)
    chance = random.Random(11)
    with ExitStack() as stack:
        lines = sockets(server, stack, listeners, table)
        for _ in range(4):
            play_on(guests[:3], table, chance, 12)
            guests[1].post(f"/api/tables/{table}/chat", {"text": "hello all"})
            for listener in listeners:
                listener.look_around(table)
            drain(lines)
        play_on(guests[:3], table, chance)
        drain(lines)

    assert all(listener.before for listener in listeners)
    for listener in listeners:
        own = listener.guest
        hidden = [secret, *SALTS, SECRET]
        for other in guests:
            if other is not own:
                hidden += [other.me["id"], other.token.rpartition(".")[2]]
        for received in listener.before:
            assert secrets_in(received, seed) == []
            assert [word for word in hidden if word in received] == []

    fairness = guests[3].now(table)["result"]["fairness"]
    assert (fairness["secret"], fairness["salts"], fairness["seed"]) == (secret, SALTS, seed)
    assert (
        any(secret in received for received in stranger.after)
        or secret in stranger.http.get(f"/api/tables/{table}").text
    )

    log = server.log_file.read_text("utf-8")
    assert '"route": "/api/tables/{table}"' in log
    private = [secret, seed, SECRET, *SALTS, table, *(guest.me["id"] for guest in guests)]
    assert [word for word in private if word in log] == []
    assert [guest for guest in guests if guest.token.rpartition(".")[2] in log] == []
