"""Failures nodes withstand: lost databases and Redis, clients that do not read, half-open connections."""

import asyncio
import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis import client

from tests.infrastructure.clusters import Cluster, examine
from tests.infrastructure.guests import Guest, play_on, seated
from tests.infrastructure.services import NO_TLS, Postgres, Redis
from tests.infrastructure.sockets import SocketClient
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from trianon.server.pubsub import CHANNEL


@dataclass
class Services:
    """Two nodes on a PostgreSQL and a Redis of their own, which may be stopped."""

    folder: Path
    postgres: Postgres
    redis: Redis
    nodes: Cluster = field(init=False)

    def stop_redis(self) -> None:
        """End the Redis that runs now."""
        self.redis.stop()


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    """What the tests here share; each leaves it as it found it."""
    folder = tmp_path_factory.mktemp("services")
    with ExitStack() as ending:
        postgres = Postgres()
        ending.callback(postgres.end)
        started = Services(folder, postgres, Redis(folder))
        ending.callback(started.stop_redis)
        settings = {"TRIANON_REDIS": started.redis.url, "TRIANON_PING_INTERVAL": "4"}
        started.nodes = Cluster(folder, postgres.database("nodes"), 2, settings)
        ending.callback(started.nodes.stop)
        yield started
    assert "Traceback" not in started.nodes.logs()


def healthy(address: str) -> bool:
    return bool(httpx.get(f"{address}/health", timeout=WAIT_SECONDS, verify=NO_TLS).json()["status"] == "ok")


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_database_that_restarts_is_only_a_pause(services: Services, mode: str) -> None:
    nodes, chance = services.nodes, random.Random(1)
    guests, table = seated(nodes.addresses[0], "histrio", 2)
    guests[1].hand_over(nodes.addresses[1])
    play_on(guests, table, chance, 5)
    async with SocketClient(guests[0]) as line, SocketClient(guests[1]) as other:
        await line.watch(table, since=0)
        await other.watch(table, since=0)
        await line.until(lambda: line.tables[table].number == 6)
        before = await asyncio.to_thread(guests[0].now, table)  # beside the loop, which answers signs of life
        seat = before["table"]["asked"][0] - 1
        decision = (await asyncio.to_thread(guests[seat].now, table))["decision"]
        await asyncio.to_thread(services.postgres.stop, mode)
        try:
            key = decision["options"][0]
            refused = await asyncio.to_thread(guests[seat].answer, table, decision["number"], key)
            assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            assert int(refused.headers["retry-after"]) > 0
            over_line = await (line, other)[seat].answer(table, decision["number"], key)
            assert over_line["problem"]["error"] == "unavailable"
            many = await asyncio.gather(
                *(
                    asyncio.to_thread(httpx.get, f"{nodes.addresses[0]}/health", timeout=WAIT_SECONDS, verify=NO_TLS)
                    for _ in range(30)
                )
            )
            assert {answer.status_code for answer in many} == {503}
            assert status_of(nodes.nodes[0].pid, "Threads") < 80
        finally:
            await asyncio.to_thread(services.postgres.start)
        await line.say(do="ping")
        await line.until(lambda: line.hellos == 2)  # the socket stayed open
        await asyncio.to_thread(until, lambda: all(map(healthy, nodes.addresses)), "the nodes are not back")
        assert await asyncio.to_thread(guests[0].now, table) == before
        await asyncio.to_thread(play_on, guests, table, chance, 5)
        for each in (line, other):
            await each.until(lambda each=each: each.tables[table].number == 11)
            assert each.breaks == 0
    examine(nodes.database, [table])


def status_of(pid: int, field: str) -> int:
    """A number that the system tells of a process."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(next(line for line in status.splitlines() if line.startswith(f"{field}:")).split()[1])


def memory(pid: int) -> int:
    """The bytes a process holds."""
    return status_of(pid, "VmRSS") * 1024


async def test_news_find_their_way_without_redis_and_over_it_again(services: Services) -> None:
    nodes, chance = services.nodes, random.Random(2)
    guests, table = seated(nodes.addresses[0], "histrio", 2)
    other_table = guests[0].make("histrio", 2, seat=1)
    guests[1].join(other_table)
    guests[0].start(other_table)
    here, there = SocketClient(guests[0], nodes.addresses[0]), SocketClient(guests[1], nodes.addresses[1])
    async with here, there:
        for line in (here, there):
            await line.watch(table, since=0)
            await line.until(lambda line=line: line.tables[table].number == 1)
        port = services.redis.port
        await asyncio.to_thread(services.redis.kill)
        try:
            await asyncio.to_thread(play_on, guests, table, chance, 4)  # all at the first node
            await asyncio.to_thread(guests[0].post, f"/api/tables/{table}/chat", {"text": "can you hear me?"})
            await asyncio.to_thread(play_on, guests, other_table, chance, 3)
            await there.until(lambda: there.tables[table].number == 5)
            await there.until(lambda: bool(there.tables[table].talk))
            await there.until(lambda: any(turn["number"] == 4 for turn in there.turns))
            await asyncio.to_thread(until, lambda: not any(map(healthy, nodes.addresses)), "the loss is not noticed")
        finally:
            services.redis = await asyncio.to_thread(Redis, services.folder, port)
        await asyncio.to_thread(until, lambda: all(map(healthy, nodes.addresses)), "redis is not back")
        await asyncio.to_thread(play_on, guests, table, chance, 4)
        await asyncio.to_thread(guests[0].post, f"/api/tables/{table}/chat", {"text": "and now?"})
        await there.until(lambda: there.tables[table].number == 9)
        await there.until(lambda: len(there.tables[table].talk) == 2)
        assert [line["text"] for line in there.tables[table].talk] == ["can you hear me?", "and now?"]
        assert here.breaks == there.breaks == 0
        shown = there.tables[table].situations
        with client.Redis.from_url(services.redis.url) as third:  # publishes as another node
            third.publish(CHANNEL, json.dumps(["third", table, 9, [], 0, None]))
            third.publish(CHANNEL, "this is no news")
            third.publish(CHANNEL, json.dumps(["third", table, 9, [], 0, None]))
        await there.until(lambda: there.tables[table].situations > shown)
        assert there.tables[table].number == 9
    until(lambda: all(map(healthy, nodes.addresses)), "what is no news ended the listening")


async def test_an_absence_is_known_at_all_nodes(services: Services) -> None:
    nodes = services.nodes
    guests, table = seated(nodes.addresses[0], "histrio", 2)
    async with SocketClient(guests[0]) as line, SocketClient(guests[1], nodes.addresses[1]) as gone:
        here, there = await line.watch(table), await gone.watch(table)
        for socket, heard in ((line, here), (gone, there)):
            await socket.until(lambda heard=heard: heard.now)
        for address, is_gone in ((nodes.addresses[1], True), (nodes.addresses[0], False)):
            await (gone.close() if is_gone else gone.open(address))
            await line.until(
                lambda is_gone=is_gone: (here.now["table"]["seats"][1]["absent_since"] is not None) == is_gone
            )


async def unread(line: SocketClient, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A raw WebSocket with data that is never read, not even by the kernel."""
    host, port = address.removeprefix("http://").split(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that it is the server where things pile up
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=narrow, limit=1024)
    writer.write(
        f"GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {line.token}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    transport: Any = writer.transport
    transport.pause_reading()
    return reader, writer


def framed(text: str, opcode: int = 1, fin: bool = True) -> bytes:
    """A client's frame; its mask is zero."""
    data = text.encode()
    assert len(data) < 65536
    head = bytes([opcode | (128 if fin else 0)])
    size = bytes([128 | len(data)]) if len(data) < 126 else bytes([128 | 126]) + len(data).to_bytes(2, "big")
    return head + size + bytes(4) + data


def sockets_of(address: str) -> int:
    """The number of sockets a node counts."""
    text = httpx.get(f"{address}/metrics", timeout=WAIT_SECONDS, verify=NO_TLS).text
    return int(float(next(line for line in text.splitlines() if line.startswith("trianon_sockets ")).split()[1]))


def connections(nodes: Cluster, index: int, port: int) -> int:
    """How many connections of a node to a client's port are open for the operating system."""
    listening = f"{nodes.nodes[index].port:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text("utf-8").splitlines()[1:]]
    return sum(row[1].endswith(f":{listening}") and row[2].endswith(f":{port:04X}") and row[3] == "01" for row in rows)


async def test_a_client_that_never_reads_is_dropped(services: Services) -> None:
    nodes, chance = services.nodes, random.Random(3)
    address, pid = nodes.addresses[0], nodes.nodes[0].pid
    guests, table = seated(address, "rokoko", 2)
    play_on(guests, table, chance, 40)
    async with SocketClient(guests[1]) as line:
        await line.watch(table, since=0)
        await line.until(lambda: line.tables[table].number == 41)
        held = memory(pid)
        silent = [await unread(SocketClient(guests[0]), address) for _ in range(5)]
        ports = [writer.get_extra_info("sockname")[1] for _, writer in silent]
        assert all(connections(nodes, 0, port) == 1 for port in ports)
        end = time.monotonic() + WAIT_SECONDS
        while any(connections(nodes, 0, port) for port in ports):
            assert time.monotonic() < end, "a client that does not read is kept"
            for _, writer in silent:  # asks for everything again and again, and reads nothing of it
                writer.write(framed(json.dumps({"do": "watch", "table": table, "since": 0})) * 3)
            await asyncio.sleep(0.05)
        await asyncio.to_thread(play_on, guests, table, chance, 5)
        await line.until(lambda: line.tables[table].number == 46)
        assert line.breaks == 0
        assert memory(pid) - held < 60_000_000
        for _, writer in silent:
            writer.transport.abort()
    until(lambda: sockets_of(address) == 0, "a line is still counted")


async def test_unread_pongs_do_not_accumulate(services: Services) -> None:
    nodes = services.nodes
    address, pid = nodes.addresses[0], nodes.nodes[0].pid
    guest = Guest(address)
    held = memory(pid)
    _, writer = await unread(SocketClient(guest), address)
    flood = framed("x" * 120, opcode=9) * 500
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            while True:
                writer.write(flood)
                await writer.drain()
    except TimeoutError:
        raise AssertionError("a flood of pings is taken for ever") from None
    except OSError:
        pass
    assert memory(pid) - held < 40_000_000
    writer.transport.abort()
    assert healthy(address)


async def test_a_half_open_connection_is_detected(services: Services) -> None:
    """The TCP connection is open, but pings are not answered."""
    nodes = services.nodes
    address = nodes.addresses[1]
    guests, table = seated(address, "histrio", 2)
    async with SocketClient(guests[1]) as line:
        await line.watch(table)
        reader, writer = await unread(SocketClient(guests[0]), address)
        writer.transport.resume_reading()  # type: ignore[attr-defined]
        port = writer.get_extra_info("sockname")[1]
        writer.write(framed(json.dumps({"do": "watch", "table": table})))
        await asyncio.to_thread(until, lambda: not connections(nodes, 1, port), "a half-open line is kept")
        while await reader.read(65536):
            pass
        writer.close()
        await asyncio.to_thread(play_on, guests, table, random.Random(4), 3)
        await line.until(lambda: line.tables[table].number == 4)
        assert line.breaks == 0
    until(lambda: sockets_of(address) == 0, "a line is still counted")


async def test_a_slow_client_gets_fewer_messages_but_every_entry(services: Services) -> None:
    nodes, chance = services.nodes, random.Random(5)
    address = nodes.addresses[0]
    guests, table = seated(address, "rokoko", 2)
    slow = SocketClient(guests[0], max_queue=1, write_limit=1024)
    async with SocketClient(guests[1]) as line, slow:
        for each in (line, slow):
            await each.watch(table, since=0)
            await each.until(lambda each=each: each.tables[table].number == 1)
        assert slow.socket is not None
        transport: Any = slow.socket.transport
        playing = asyncio.create_task(asyncio.to_thread(play_on, guests, table, chance, 60))
        while not playing.done():  # reads for a moment, then not at all for a while
            transport.pause_reading()
            await asyncio.sleep(0.5)
            transport.resume_reading()
            await asyncio.sleep(0.01)
        await playing
        transport.resume_reading()
        last = (await asyncio.to_thread(guests[0].now, table))["number"]
        for each in (line, slow):
            await each.until(lambda each=each: each.tables[table].number == last)
            assert [entry["number"] for entry in each.tables[table].entries] == list(range(1, last + 1))
            assert each.breaks == 0
            assert each.tables[table].situations <= last + 2  # one for each entry at most, and what a look adds
