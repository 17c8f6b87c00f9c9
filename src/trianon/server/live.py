"""One socket per browser for all its tables: it hears of everything that changes, and never holds up another."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from trianon.server.answers import answer_as_person
from trianon.server.chat import said
from trianon.server.doors import problem_of
from trianon.server.house import House
from trianon.server.hub import News
from trianon.server.limits import Bucket
from trianon.server.messages import situation, situation_at_hand
from trianon.server.metrics import SOCKETS
from trianon.server.problems import Illegal, Stale, TooMany, Trouble, too_fast
from trianon.server.protocol import Problem, Situation
from trianon.server.socket_protocol import (
    AnswerTable,
    Done,
    Hello,
    LeaveTable,
    Ping,
    Refused,
    Request,
    Turn,
    WatchTable,
)
from trianon.server.standing import At
from trianon.server.storage.store import Unavailable

LONGEST = 4096  # bytes of one request
MOST_TABLES = 100
MOST_LINES = 20  # sockets of one person at one node
NOTHING_NEW = 1_000_000_000  # more entries than any match has: none of them is wanted
AGAIN = 1.0  # seconds until the database is asked again
RATE, BURST = 20.0, 60.0  # requests a second
TOO_FAST, TOO_LONG, TOO_MANY = 4008, 4009, 4011  # codes a socket is closed with

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


@dataclass(eq=False)
class Watched:
    """How far somebody was told of a table: the latest entry, and the latest line of talk."""

    entry: int | None
    line: int


class Socket:
    """One browser. What changed is only marked; the newest situation is made when the line is free again.

    So a client that reads slowly gets fewer messages, never old ones, and nothing piles up for it.
    """

    def __init__(self, house: House, line: WebSocket[Any, Any, Any], person: str, language: str) -> None:
        self.house, self.line, self.person, self.language = house, line, person, language
        self.watched: dict[str, Watched] = {}
        self.changed: dict[str, At | None] = {}  # tables to tell of, in order, and where they are known to stand
        self.talk: dict[str, None] = {}
        self.turns: dict[str, None] = {}
        self.wake = asyncio.Event()
        self.bucket = Bucket(RATE, BURST, house.config.limits)

    def hear(self, news: News) -> None:
        """Mark what changed."""
        seen = self.watched.get(news.table)
        if seen is None:
            if not news.chat and self.person in news.people:
                self.turns[news.table] = None
        elif news.chat:
            if news.chat > seen.line:
                self.talk[news.table] = None
        elif not (news.doubt and seen.entry is not None and seen.entry >= news.number):
            waits = news.table in self.changed and self.changed[news.table] is None
            self.changed[news.table] = None if waits else news.at
        self.wake.set()

    async def run(self) -> None:
        """Speak and listen until either side goes away."""
        hub = self.house.hub
        if self.house.config.limits and hub.lines_of(self.person) >= MOST_LINES:
            await self.line.close(TOO_MANY, "too many sockets")
            return
        hub.follow_person(self, self.person, self.house.now())
        SOCKETS.inc()
        try:
            code = await self._until_the_end()
            if code is not None:
                async with asyncio.timeout(self.house.config.alive):
                    await self.line.close(code, "too many requests" if code == TOO_FAST else "a request is too long")
        except (WebSocketDisconnect, TimeoutError, OSError):
            return  # gone, or does not read: the web server closes what is left of the line
        finally:
            SOCKETS.dec()
            hub.leave_person(self, self.person)
            for table in self.watched:
                hub.leave_table(self, table)

    async def _until_the_end(self) -> int | None:
        """Speak and listen; the code to close with, if it is this side that ends it."""
        await self._send(Hello(self.person, self.house.now()))
        listening, speaking = asyncio.create_task(self._listen()), asyncio.create_task(self._speak())
        try:
            await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, speaking):
                task.cancel()
            ends = await asyncio.gather(listening, speaking, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        return ends[0] if isinstance(ends[0], int) else None

    async def _listen(self) -> int:
        """Do what is asked, one after the other; nothing is read while an answer cannot leave."""
        while True:
            text = await self.line.receive_data("text")
            if not self.bucket.take():
                return TOO_FAST
            if len(text) > LONGEST:
                return TOO_LONG
            try:
                request = _DECODER.decode(text)
            except (msgspec.DecodeError, UnicodeEncodeError):
                await self._send(Refused("", problem_of(Trouble("bad-message"), self.language)))
                continue
            await self._do(request)

    async def _do(self, request: Request) -> None:
        if isinstance(request, Ping):
            await self._send(Hello(self.person, self.house.now()))
        elif isinstance(request, LeaveTable):
            self._leave(request.table)
        elif isinstance(request, WatchTable):
            await self._watch(request)
        else:
            await self._answer(request)

    async def _watch(self, request: WatchTable) -> None:
        known = self.watched.get(request.table)
        if known is None and len(self.watched) >= MOST_TABLES:
            problem = problem_of(TooMany("too-many-watched", most=MOST_TABLES), self.language, table=request.table)
            await self._send(Refused("", problem))
            return
        line = max(request.said, known.line if known is not None else 0)  # talk is told once
        self.watched[request.table] = Watched(request.since, line)
        self.house.hub.follow_table(self, request.table)
        self.changed[request.table] = self.talk[request.table] = None
        self.turns.pop(request.table, None)
        self.wake.set()

    def _leave(self, table: str) -> None:
        self.house.hub.leave_table(self, table)
        self.watched.pop(table, None)

    async def _answer(self, request: AnswerTable) -> None:
        house, table = self.house, request.table
        try:
            wait = house.writes.take(self.person)
            if wait is not None:
                raise too_fast(wait)
            given = await house.run_at_once(answer_as_person, house, table, self.person, request.number, request.key)
        except (Trouble, Unavailable) as trouble:
            await self._send(Refused(request.ref, await self._problem(trouble, table)))
            if table in self.watched:
                self.changed[table] = None
                self.wake.set()
        else:
            await self._send(Done(request.ref, given.number, given.repeated))

    async def _problem(self, trouble: Trouble | Unavailable, table: str) -> Problem:
        """What was wrong, with where the match stands for who does not hear of it anyway."""
        now: Situation | None = None
        if isinstance(trouble, (Stale, Illegal)) and table not in self.watched:
            try:
                now = await self.house.run(situation, self.house, table, self.person)
            except (Trouble, Unavailable):
                now = None
        return problem_of(trouble, self.language, now, table)

    async def _speak(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.changed or self.talk or self.turns:
                try:
                    if self.changed:
                        await self._tell_table(next(iter(self.changed)))
                    elif self.talk:
                        await self._tell_talk(next(iter(self.talk)))
                    else:
                        await self._tell_turn(next(iter(self.turns)))
                except Unavailable:  # the mark is still there
                    await asyncio.sleep(AGAIN)

    async def _tell_table(self, table: str) -> None:
        seen = self.watched.get(table)
        if seen is None:
            self.changed.pop(table, None)
            return
        at = self.changed.pop(table)  # whatever changes from here on is told in another message
        try:
            message = situation_at_hand(self.house, table, self.person, seen.entry, at) if at is not None else None
            if message is None:
                message = await self.house.run(situation, self.house, table, self.person, seen.entry)
        except Trouble as trouble:
            self._leave(table)
            await self._send(Refused("", problem_of(trouble, self.language, table=table)))
            return
        except Unavailable:
            self.changed[table] = None
            raise
        if self.watched.get(table) is seen:  # not asked for anew meanwhile
            seen.entry = message.number
            await self._send(message)

    async def _tell_talk(self, table: str) -> None:
        seen = self.watched.get(table)
        del self.talk[table]
        if seen is None:
            return
        try:
            lines = await self.house.run(said, self.house, table, self.person, seen.line)
        except Trouble:
            return
        except Unavailable:
            self.talk[table] = None
            raise
        for line in lines:
            if self.watched.get(table) is seen and line.number > seen.line:
                seen.line = line.number
                await self._send(line)

    async def _tell_turn(self, table: str) -> None:
        del self.turns[table]
        try:
            message = await self.house.run(situation, self.house, table, self.person, NOTHING_NEW)
        except Trouble:
            return
        except Unavailable:
            self.turns[table] = None
            raise
        if table not in self.watched:
            await self._send(Turn(table, message.number, message.table.your_turn, message.table.status))

    async def _send(self, message: Any) -> None:
        await self.line.send_text(_ENCODER.encode(message).decode())  # see `Line.send` for who does not read
