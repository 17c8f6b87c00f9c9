"""A node with its limits on: floods are closed without effect on others; shutdown is clean."""

import asyncio
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.infrastructure.guests import Guest, play_on, seated
from tests.infrastructure.services import NO_TLS, ServerProcess
from tests.infrastructure.sockets import SocketClient
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.server.conftest import SECRET
from tests.server.realtime.test_several_nodes import framed, unread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One node with its limits as they are."""
    folder = tmp_path_factory.mktemp("floods")
    with ServerProcess(folder, {"TRIANON_SECRET": SECRET}).wait() as started:
        yield started
    assert "Traceback" not in Path(started.log_file).read_text("utf-8")


async def closing_code(line: SocketClient) -> int | None:
    """The close code of a socket."""
    await line.until(lambda: line.closed is not None)
    return line.closed


FLOODS: dict[str, tuple[int, Sequence[str | bytes]]] = {
    "too many requests": (4008, ['{"do":"ping"}'] * 200),
    "too many bad requests": (4008, ["nonsense"] * 200),
    "too many questions": (4008, ['{"do":"watch","table":"nowhere"}'] * 200),
    "a long request": (4009, ["x" * 5000]),
    "a very long request": (1009, ["x" * 20_000]),
    "a long request in bytes": (1009, [b"x" * 20_000]),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flooding_socket_is_closed_without_effect_on_others(server: ServerProcess, flood: str) -> None:
    code, messages = FLOODS[flood]
    guests, table = seated(server.address, "histrio", 2)
    async with (
        SocketClient(guests[0]) as line,
        SocketClient(guests[1]) as other,
        SocketClient(Guest(server.address)) as bad,
    ):
        for each in (line, other):
            await each.watch(table, since=0)
            await each.until(lambda each=each: each.tables[table].number == 1)
        assert bad.socket is not None
        try:
            for message in messages:
                await bad.socket.send(message)
        except ConnectionClosed:
            pass
        assert await closing_code(bad) == code
        await asyncio.to_thread(play_on, guests, table, random.Random(1), 4)
        for each in (line, other):
            await each.until(lambda each=each: each.tables[table].number == 5)
            assert each.breaks == 0


async def test_a_message_in_endless_parts_is_cut_off(server: ServerProcess) -> None:
    guest = Guest(server.address)
    _, writer = await unread(SocketClient(guest), server.address)
    writer.write(framed("", opcode=1, fin=False))
    try:
        for _ in range(100_000):
            writer.write(framed("", opcode=0, fin=False) * 100)
            await writer.drain()
            await asyncio.sleep(0.001)
        raise AssertionError("it is taken for ever")
    except OSError:
        pass
    writer.transport.abort()


async def test_invalid_utf8_closes_the_socket_without_a_log_entry(server: ServerProcess) -> None:
    async with SocketClient(Guest(server.address)) as line:
        assert line.socket is not None
        await line.socket.send([b'{"do":', b"\xff\xfe"], text=True)
        assert await closing_code(line) == 1007
    assert "Invalid UTF-8" not in server.log_file.read_text("utf-8")


async def test_the_number_of_sockets_per_person_is_limited(server: ServerProcess) -> None:
    guest = Guest(server.address)
    lines = [await SocketClient(guest).open() for _ in range(20)]
    for line in lines:
        await line.until(lambda line=line: line.hellos == 1)
    late = await SocketClient(guest).open()
    assert await closing_code(late) == 4011
    await lines[0].close()
    again = SocketClient(guest)
    async with asyncio.timeout(WAIT_SECONDS):
        while True:  # until the closed one is gone on the other side, too
            await again.open()
            await again.until(lambda: again.hellos or again.closed is not None)
            if again.hellos:
                break
    assert again.hellos == 1
    for line in (*lines, late, again):
        await line.close()


@pytest.mark.parametrize("token", ["", "nobody.0000", "%"])
async def test_a_socket_without_identity_is_closed(server: ServerProcess, token: str) -> None:
    url = server.address.replace("http", "ws", 1) + "/api/live"
    async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None) as socket:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), WAIT_SECONDS)
        assert socket.close_code == 4001


async def test_shutdown_does_not_wait_for_open_sockets(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, {"TRIANON_SECRET": SECRET, "TRIANON_RATE_LIMIT_FACTOR": "0"}).wait()
    guests, table = seated(server.address, "rokoko", 2, watch="anyone")
    play_on(guests, table, random.Random(4), 20)
    thinking = guests[0].make("rokoko", 2, bots=["grandmaster"], start=True, seat=2)
    number = guests[0].now(table)["number"]
    with server:
        lines = [await SocketClient(guest).open() for guest in guests * 5]
        for line in lines:
            await line.watch(table)
            await line.watch(thinking)
            await line.until(lambda line=line: line.tables[table].number == number)
        _, writer = await unread(SocketClient(guests[0]), server.address)
        for _ in range(300):
            writer.write(framed(json.dumps({"do": "watch", "table": table, "since": 0})))
        headers = {"authorization": f"Bearer {guests[0].token}"}
        async with httpx.AsyncClient(
            base_url=server.address, headers=headers, timeout=WAIT_SECONDS, verify=NO_TLS
        ) as client:
            waiting = asyncio.create_task(client.get(f"/api/tables/{table}", params={"since": number, "wait": 25}))
            for _ in range(3):  # the node reads its sockets in turn: after these it has the request that waits
                assert (await client.get("/health")).status_code == 200
            assert not waiting.done()
            server.process.terminate()
            assert (await waiting).json()["number"] == number
        for line in lines:
            assert await closing_code(line) == 1012
        await asyncio.to_thread(server.process.wait, 60)
        writer.transport.abort()
    log = server.log_file.read_text("utf-8")
    assert "Traceback" not in log
    assert "graceful shutdown exceeded" not in log
    assert "Finished server process" in log
