"""Scripted guests at a node under load: they sit down in pairs, look at their table and answer at random.

As a program, `python bench/server_guests.py ADDRESS SECONDS`, a load balancer and newcomers: how long `/health` takes,
and how newcomers are answered.
"""

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


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
    """When the next answer at a table is due, from any seat."""

    def __init__(self, seconds: float, seed: str) -> None:
        self.seconds, self.chance = seconds, random.Random(seed)
        self.next = time.monotonic() + seconds * self.chance.random()

    async def wait(self, until: float) -> None:
        """Wait for one's turn to answer, or for the end."""
        due, self.next = self.next, max(time.monotonic(), self.next) + self.seconds * self.chance.uniform(0.6, 1.4)
        await asyncio.sleep(max(0.0, min(due, until) - time.monotonic()))


class Guest:
    """One scripted person on one socket that is always read."""

    def __init__(self, token: str, seed: str) -> None:
        self.token, self.chance = token, random.Random(seed)
        self.line: ClientConnection | None = None
        self.answered, self.begun = -1, 0.0

    async def watch(self, address: str, table: str) -> None:
        """Open the socket and look at the table."""
        headers = {"authorization": f"Bearer {self.token}"}
        self.line = await connect(
            f"{address.replace('http', 'ws', 1)}/api/live", additional_headers=headers, compression=None, max_size=None
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
            await pace.wait(until)
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


async def seated(
    address: str, game: str, tables: int, each: int = 1, bots: Sequence[str] = (), **wanted: Any
) -> list[tuple[str, list[Guest]]]:
    """Running tables of two guests each, and bots; every pair of guests sits at so many."""
    wanted = {"game": game, "players": 2 + len(bots), "seat": 1, **wanted}
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:

        async def some(number: int, count: int) -> list[tuple[str, list[Guest]]]:
            tokens = [await new_token(http), await new_token(http)]
            found = []
            for _ in range(count):
                made = await post(http, tokens[0], "/api/tables/", wanted)
                table = made["table"]["id"]
                await post(http, tokens[1], f"/api/tables/{table}/join", {})
                await post(http, tokens[0], f"/api/tables/{table}/start", {"bots": list(bots)})
                found.append((table, [Guest(token, f"{number}/{i}") for i, token in enumerate(tokens)]))
            return found

        pairs = [some(first, min(each, tables - first)) for first in range(0, tables, each)]
        return [place for done in asyncio.as_completed(pairs) for place in await done]


async def new_token(http: httpx.AsyncClient) -> str:
    """Create a guest; returns its token."""
    done = await http.post("/api/hello", headers={"cookie": ""})
    token = done.cookies["trianon"]
    http.cookies.clear()
    return token


async def post(http: httpx.AsyncClient, token: str, path: str, body: Any) -> Any:
    """Send a request with a token; a refusal ends the run."""
    done = await http.post(path, json=body, headers={"authorization": f"Bearer {token}"})
    done.raise_for_status()
    return done.json()


def probe(address: str, seconds: float) -> str:
    """Ask for /health and, as a newcomer, for an identity and the lobby, again and again."""
    health: list[float] = []
    newcomers: list[float] = []
    answered: Counter[str] = Counter()
    until = time.monotonic() + seconds
    with httpx.Client(base_url=address, timeout=30) as http:
        while time.monotonic() < until:
            begun = time.monotonic()
            status = http.get("/health").status_code
            health.append(time.monotonic() - begun)
            answered[f"/health {status}"] += 1
            for method, path in (("POST", "/api/hello"), ("GET", "/api/tables/lobby")):
                begun = time.monotonic()
                done = http.request(method, path)
                newcomers.append(time.monotonic() - begun)
                http.cookies.clear()
                waits = f", Retry-After {done.headers['retry-after']}" if "retry-after" in done.headers else ""
                answered[f"{path} {done.status_code}{waits}"] += 1
            time.sleep(0.1)
    counts = ", ".join(f"{name}: {count}" for name, count in sorted(answered.items()))
    return f"/health {_times(health)}; newcomers {_times(newcomers)}; {counts}"


def _times(found: list[float]) -> str:
    found.sort()
    return f"p50 {found[len(found) // 2] * 1000:.0f} ms, at most {found[-1] * 1000:.0f} ms"


if __name__ == "__main__":
    print(probe(sys.argv[1], float(sys.argv[2])))
