"""One socket per browser for all its tables: it hears of everything that changes, and never holds up another."""

from __future__ import annotations

import asyncio
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
from trianon.server.messages import situation
from trianon.server.metrics import SOCKETS
from trianon.server.problems import TooMany, Trouble
from trianon.server.protocol import AnswerTable, Done, Hello, LeaveTable, Ping, Refused, Request, Turn, WatchTable
from trianon.server.storage.store import Unavailable

LONGEST = 4096  # bytes of one request
MOST_TABLES = 100
PATIENCE = 20.0  # seconds that a message may take to leave
RATE, BURST = 20.0, 60.0  # requests a second
TOO_FAST, TOO_LONG, TOO_SLOW = 4008, 4009, 4010  # codes a socket is closed with

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class Socket:
    """One browser. What changed is only marked; the newest situation is made when the line is free again.

    So a client that reads slowly gets fewer messages, never old ones, and nothing piles up for it.
    """

    def __init__(self, house: House, line: WebSocket[Any, Any, Any], person: str, language: str) -> None:
        self.house, self.line, self.person, self.language = house, line, person, language
        self.watched: dict[str, int | None] = {}  # by table: the latest entry told
        self.heard: dict[str, int] = {}  # by table: the latest line of talk told
        self.changed: dict[str, None] = {}  # tables to tell of, in order
        self.talk: dict[str, None] = {}
        self.turns: dict[str, News] = {}
        self.replies: list[Any] = []
        self.wake = asyncio.Event()
        self.bucket = Bucket(RATE, BURST, house.config.limits)

    def hear(self, news: News) -> None:
        """Mark what changed."""
        if news.table in self.watched:
            (self.talk if news.chat else self.changed)[news.table] = None
        elif self.person in news.people and not news.chat:
            self.turns[news.table] = news
        else:
            return
        self.wake.set()

    async def run(self) -> None:
        """Speak and listen until either side goes away."""
        self.replies.append(Hello(self.person, self.house.now()))
        self.wake.set()
        self.house.hub.listen(self)
        SOCKETS.inc()
        speaking = asyncio.create_task(self._speak())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            SOCKETS.dec()
            self.house.hub.leave(self)
            for task in (speaking, listening):
                task.cancel()
            done = await asyncio.gather(speaking, listening, return_exceptions=True)
            for fault in done:
                if isinstance(fault, Exception) and not isinstance(fault, (WebSocketDisconnect, TimeoutError, OSError)):
                    raise fault

    async def _listen(self) -> None:
        while True:
            text = await self.line.receive_data("text")
            if not self.bucket.take():
                await self.line.close(TOO_FAST, "too many requests")
                return
            if len(text) > LONGEST:
                await self.line.close(TOO_LONG, "a request is too long")
                return
            try:
                request = _DECODER.decode(text)
            except (msgspec.DecodeError, UnicodeEncodeError):
                self._reply(Refused("", problem_of(Trouble("bad-message"), self.language)))
                continue
            await self._do(request)

    async def _do(self, request: Request) -> None:
        if isinstance(request, Ping):
            self._reply(Hello(self.person, self.house.now()))
        elif isinstance(request, LeaveTable):
            self.watched.pop(request.table, None)
            self.heard.pop(request.table, None)
        elif isinstance(request, WatchTable):
            if len(self.watched) >= MOST_TABLES and request.table not in self.watched:
                self._reply(Refused("", problem_of(TooMany("too-many-watched", most=MOST_TABLES), self.language)))
                return
            self.watched[request.table] = request.since
            self.changed[request.table] = None
            self.talk[request.table] = None
            self.wake.set()
        else:
            await self._answer(request)

    async def _answer(self, request: AnswerTable) -> None:
        try:
            given = await self.house.run(
                answer_as_person, self.house, request.table, self.person, request.number, request.key
            )
            self._reply(Done(request.ref, given.number, given.repeated))
        except (Trouble, Unavailable) as trouble:
            self._reply(Refused(request.ref, problem_of(trouble, self.language)))
            if request.table in self.watched:
                self.changed[request.table] = None

    def _reply(self, message: Any) -> None:
        self.replies.append(message)
        self.wake.set()

    async def _speak(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.replies:
                await self._send(self.replies.pop(0))
            while self.changed:
                await self._tell_table(self._next(self.changed))
                while self.replies:
                    await self._send(self.replies.pop(0))
            while self.talk:
                await self._tell_talk(self._next(self.talk))
            while self.turns:
                await self._tell_turn(self.turns.pop(next(iter(self.turns))))

    @staticmethod
    def _next(marked: dict[str, None]) -> str:
        table = next(iter(marked))
        del marked[table]
        return table

    async def _tell_table(self, table: str) -> None:
        if table not in self.watched:
            return
        try:
            message = await self.house.run(situation, self.house, table, self.person, self.watched[table])
        except Trouble as trouble:
            self.watched.pop(table, None)
            await self._send(Refused("", problem_of(trouble, self.language, table=table)))
            return
        except Unavailable:
            self.changed[table] = None
            await asyncio.sleep(1)
            self.wake.set()
            return
        if table in self.watched:
            self.watched[table] = message.number
        await self._send(message)

    async def _tell_talk(self, table: str) -> None:
        if table not in self.watched:
            return
        try:
            lines = await self.house.run(said, self.house, table, self.person, self.heard.get(table, 0))
        except (Trouble, Unavailable):
            return
        for line in lines:
            self.heard[table] = line.number
            await self._send(line)

    async def _tell_turn(self, news: News) -> None:
        try:
            message = await self.house.run(situation, self.house, news.table, self.person, news.number)
        except (Trouble, Unavailable):
            return
        await self._send(Turn(news.table, message.number, message.table.your_turn, message.table.status))

    async def _send(self, message: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.line.send_text(_ENCODER.encode(message).decode())
