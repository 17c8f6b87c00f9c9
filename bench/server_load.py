"""How much one node bears: scripted guests play random matches over sockets: `python bench/server_load.py [--write]`.

Everything runs on this machine over loopback, the load included, is bounded, and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import gc
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

RESULTS = Path(__file__).with_name("server.md")
PACED_TABLES, PACE = 300, 1.0  # tables, seconds between two answers at each
PUSHED_TABLES = 40
IDLE_TABLES, IDLE_EACH = 10_000, 40  # and how many of them a pair of guests has
HEAD = """# What one node bears

Written by `python bench/server_load.py --write`: one node on SQLite, two guests at each table answering at random over
sockets, the load generator on the same machine. p50 and p99: from an answer sent to the answer seen by the rival.
"""
SETTLING = 6.0  # seconds between the last guest's coming and the first answer
LONGEST = 120.0  # seconds of any one measurement


@dataclass
class Figures:
    """What one measurement saw."""

    answers: int = 0
    seconds: float = 0.0
    sent: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and entry
    shown: dict[tuple[str, int], float] = field(default_factory=dict)  # to a rival
    finished: int = 0

    @property
    def seen(self) -> list[float]:
        """Seconds from an answer sent to the same seen by a rival."""
        return [self.shown[entry] - begun for entry, begun in self.sent.items() if entry in self.shown]

    def row(self, name: str, server: float) -> str:
        """One line of the report."""
        late = sorted(self.seen) or [0.0]
        p50, p99 = late[len(late) // 2], late[min(len(late) - 1, len(late) * 99 // 100)]
        rate = self.answers / self.seconds
        return (
            f"| {name} | {self.answers:,} | {rate:,.0f} | {p50 * 1000:.1f} | {p99 * 1000:.1f} | "
            f"{server / max(1, self.answers) * 1000:.2f} |"
        )


class Server:
    """A node on SQLite in a process of its own."""

    def __init__(self, folder: Path, thinkers: int = 2) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        env = {**os.environ, "TRIANON_DATA": str(folder), "TRIANON_LIMITS": "0", "TRIANON_THINKERS": str(thinkers)}
        program = str(Path(sys.executable).with_name("trianon"))
        self.process = subprocess.Popen(
            [program, "serve", "--port", str(self.port)], env=env, stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                if httpx.get(f"http://{self.address}/health").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)


class Sitter(msgspec.Struct):
    """A seat, as far as a guest looks at it."""

    seat: int
    you: bool


class TableSeen(msgspec.Struct):
    """A table, as far as a guest looks at it."""

    seats: list[Sitter]


class EntrySeen(msgspec.Struct):
    """Something that happened."""

    number: int
    seat: int | None


class Question(msgspec.Struct):
    """What a guest is asked."""

    number: int
    options: list[str]


class Heard(msgspec.Struct):
    """A message of the server; most of it a guest passes over, as a load should cost little beside what it measures."""

    type: str
    number: int = 0
    table: TableSeen | str | None = None
    decision: Question | None = None
    entries: list[EntrySeen] = []
    result: Any = None


HEARD = msgspec.json.Decoder(Heard)


class Pace:
    """When the next answer at a table is due, whoever gives it."""

    def __init__(self, seconds: float, seed: str) -> None:
        self.seconds, self.chance = seconds, random.Random(seed)
        self.next = time.monotonic() + seconds * self.chance.random()

    async def wait(self) -> None:
        """Wait for one's turn to answer."""
        due, self.next = self.next, max(time.monotonic(), self.next) + self.seconds * self.chance.uniform(0.6, 1.4)
        await asyncio.sleep(max(0.0, due - time.monotonic()))


class Guest:
    """One scripted person on one socket, who reads at all times."""

    def __init__(self, token: str, seed: str) -> None:
        self.token, self.chance = token, random.Random(seed)
        self.line: ClientConnection | None = None
        self.answered, self.begun = -1, 0.0

    async def watch(self, server: Server, table: str) -> None:
        """Open the socket and look at the table."""
        headers = {"authorization": f"Bearer {self.token}"}
        self.line = await connect(
            f"ws://{server.address}/api/live", additional_headers=headers, compression=None, max_size=None
        )
        await self.line.send(json.dumps({"do": "watch", "table": table}))

    async def play(self, table: str, figures: Figures, pace: Pace | None, until: float) -> None:
        """Answer whatever is asked until the time is over, or the match."""
        assert self.line is not None
        async with asyncio.TaskGroup() as answering:
            while (left := until - time.monotonic()) > 0:
                try:
                    message = HEARD.decode(await asyncio.wait_for(self.line.recv(decode=False), left))
                except TimeoutError:
                    return
                if message.type == "done":
                    figures.sent[table, message.number] = self.begun
                if message.type != "situation":
                    continue
                self._note(message, table, figures)
                if message.result is not None:
                    figures.finished += 1
                    return
                decision = message.decision
                if decision is not None and decision.number != self.answered:
                    self.answered = decision.number
                    answering.create_task(self._answer(table, decision, figures, pace, until))

    async def _answer(self, table: str, decision: Question, figures: Figures, pace: Pace | None, until: float) -> None:
        if pace is not None:
            await pace.wait()
        if self.line is None or time.monotonic() >= until:
            return
        key = self.chance.choice(decision.options)
        figures.answers += 1
        self.begun = time.monotonic()
        await self.line.send(json.dumps({"do": "answer", "table": table, "number": decision.number, "key": key}))

    def _note(self, message: Heard, table: str, figures: Figures) -> None:
        """When a rival's answer is seen here."""
        assert isinstance(message.table, TableSeen)
        own = next(seat.seat for seat in message.table.seats if seat.you)
        for entry in message.entries:
            if entry.seat != own:
                figures.shown[table, entry.number] = time.monotonic()


async def seated(server: Server, game: str, tables: int, each: int = 1, **wanted: Any) -> list[tuple[str, list[Guest]]]:
    """Tables of two guests each, whose matches have begun; every pair of guests sits at so many."""
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, limits=limits) as http:

        async def some(number: int, count: int) -> list[tuple[str, list[Guest]]]:
            tokens = [await _token(http), await _token(http)]
            found = []
            for _ in range(count):
                made = await _post(http, tokens[0], "/api/tables/", {"game": game, "players": 2, "seat": 1, **wanted})
                table = made["table"]["id"]
                await _post(http, tokens[1], f"/api/tables/{table}/join", {})
                await _post(http, tokens[0], f"/api/tables/{table}/start", {"bots": []})
                found.append((table, [Guest(token, f"{number}/{i}") for i, token in enumerate(tokens)]))
            return found

        pairs = [some(first, min(each, tables - first)) for first in range(0, tables, each)]
        return [place for done in asyncio.as_completed(pairs) for place in await done]


async def _token(http: httpx.AsyncClient) -> str:
    done = await http.post("/api/hello", headers={"cookie": ""})
    token = done.cookies["trianon"]
    http.cookies.clear()
    return token


async def _post(http: httpx.AsyncClient, token: str, path: str, body: Any) -> Any:
    done = await http.post(path, json=body, headers={"authorization": f"Bearer {token}"})
    done.raise_for_status()
    return done.json()


async def measure(server: Server, game: str, tables: int, seconds: float, pace: float) -> tuple[Figures, float]:
    """Let so many tables play for so long; the figures, and the server's processor time."""
    places = await seated(server, game, tables)
    for table, guests in places:
        for guest in guests:
            await guest.watch(server, table)
    await asyncio.sleep(SETTLING)  # until everybody was shown the table
    gc.collect()
    gc.disable()  # else the guests' own pauses, 50 ms and more, are taken for the server's
    figures, begun, cpu = Figures(), time.monotonic(), server.cpu()
    until = begun + min(seconds, LONGEST)
    paces = {table: Pace(pace, table) if pace else None for table, _ in places}
    await asyncio.gather(
        *(guest.play(table, figures, paces[table], until) for table, guests in places for guest in guests)
    )
    figures.seconds, used = time.monotonic() - begun, server.cpu() - cpu
    gc.enable()
    await asyncio.gather(*(guest.line.close() for _, guests in places for guest in guests if guest.line is not None))
    return figures, used


async def masters(server: Server, game: str, count: int) -> None:
    """Tables where only Masters play on: their owners get up at once."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        for _ in range(count):
            token = await _token(http)
            made = await _post(
                http, token, "/api/tables/", {"game": game, "players": 2, "bots": ["master"], "start": True}
            )
            await http.post(f"/api/tables/{made['table']['id']}/leave", headers={"authorization": f"Bearer {token}"})


async def idle(server: Server, tables: int) -> tuple[float, float]:
    """Bytes of memory for 1,000 idle turn-based tables, and the share of a core that all of them cost."""
    before = server.memory()
    await seated(server, "histrio", tables, IDLE_EACH, pace="slow", clock={"free": 86_400, "reserve": 86_400})
    memory = (server.memory() - before) / tables * 1000
    await asyncio.sleep(2)
    cpu = server.cpu()
    await asyncio.sleep(10)
    return memory, (server.cpu() - cpu) / 10


async def run(seconds: float, idle_tables: int) -> str:
    """All measurements, as a table."""
    rows = []
    for game in ("rokoko", "histrio"):
        rows += await _game(game, seconds)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            empty = server.cpu()
            await asyncio.sleep(10)
            resting = (server.cpu() - empty) / 10
            memory, share = await idle(server, idle_tables)
        finally:
            server.stop()
    head = [
        "| load | answers | answers/s | p50 ms | p99 ms | server CPU ms/answer |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    last = (
        f"{idle_tables:,} idle turn-based tables: {memory / 2**20:.1f} MiB of memory for each 1,000, "
        f"{share * 100:.1f} % of a core for all (an empty server: {resting * 100:.1f} %)."
    )
    return "\n".join([*head, *rows, "", last])


async def _game(game: str, seconds: float) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            pushed, cpu = await measure(server, game, PUSHED_TABLES, seconds, 0)
            rows = [pushed.row(f"{game}, {PUSHED_TABLES} tables, full push", cpu)]
            paced, cpu = await measure(server, game, PACED_TABLES, seconds, PACE)
            rows.append(paced.row(f"{game}, {PACED_TABLES} tables, an answer a second each", cpu))
            await masters(server, game, 2)
            beside, cpu = await measure(server, game, PACED_TABLES, seconds, PACE)
            rows.append(beside.row(f"{game}, the same while two Masters think", cpu))
        finally:
            server.stop()
    for row in rows:
        print(row, flush=True)
    return rows


def main() -> None:
    """Measure, print, and write where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    parser.add_argument("--idle", type=int, default=IDLE_TABLES, help="idle tables")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    said = parser.parse_args()
    text = asyncio.run(run(said.seconds, said.idle))
    print(text)
    if said.write:
        written = f"{HEAD}\n{platform.machine()}, {os.cpu_count()} cores, {datetime.date.today()}.\n\n{text}\n"
        RESULTS.write_text(written, "utf-8")


if __name__ == "__main__":
    main()
