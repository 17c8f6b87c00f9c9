"""A scripted socket client: records every table in order and resumes after a disconnect."""

import asyncio
import itertools
import json
from collections.abc import Sequence
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.infrastructure.guests import Guest, Json
from tests.infrastructure.timeouts import WAIT_SECONDS


class TableLog:
    """The messages of one table."""

    def __init__(self) -> None:
        self.now: Json = {}  # the newest situation
        self.entries: list[Json] = []  # without a gap or a repetition, or `take` complains
        self.talk: list[Json] = []
        self.situations = 0  # how many came

    @property
    def number(self) -> int | None:
        """The latest entry received, None before the first situation."""
        return self.now.get("number")

    def take(self, message: Json) -> None:
        """A situation."""
        self.situations += 1
        shown = [entry["number"] for entry in message["entries"]]
        if self.number is not None:
            assert message["since"] == self.number, (message["since"], self.number)
        assert shown == list(range(message["since"] + 1, message["number"] + 1)), (message["since"], shown)
        self.entries += message["entries"]
        self.now = message


class SocketClient:
    """One socket of a person, for several tables; `async with` it, or `open` it again after a break."""

    def __init__(self, guest: Guest | str, address: str | None = None, **settings: Any) -> None:
        self.token = guest if isinstance(guest, str) else guest.token
        self.address = address or ("" if isinstance(guest, str) else str(guest.http.base_url))
        self.settings = settings
        self.tables: dict[str, TableLog] = {}
        self.turns: list[Json] = []
        self.replies: dict[str, Json] = {}
        self.refused: list[Json] = []
        self.hellos = 0
        self.closed: int | None = None  # the code the server closed with
        self.breaks = 0  # number of disconnects
        self.socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._refs = itertools.count()

    async def open(self, address: str | None = None) -> Self:
        """Connect, and go on with every table where it was left."""
        self.address = (address or self.address).rstrip("/")
        url = self.address.replace("http", "ws", 1) + "/api/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        options = {"ping_interval": None, "compression": None, "proxy": None, **self.settings}
        self.socket = await connect(url, additional_headers=headers, **options)
        self.closed = None
        self._reading = asyncio.create_task(self._read(self.socket))
        for table, heard in self.tables.items():
            last_chat = heard.talk[-1]["number"] if heard.talk else 0
            await self.say(do="watch", table=table, since=heard.number, said=last_chat)
        return self

    async def cut(self) -> None:
        """Break off without a word, as a lost network does."""
        assert self.socket is not None
        self.socket.transport.abort()
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def watch(self, table: str, since: int | None = None, last_chat: int = 0) -> TableLog:
        """Follow a table."""
        self.tables[table] = heard = TableLog()
        await self.say(do="watch", table=table, since=since, said=last_chat)
        return heard

    async def answer(self, table: str, number: int, key: str) -> Json:
        """Answer and wait for the reply; raises ConnectionError if the socket disconnects first."""
        ref, breaks = f"r{next(self._refs)}", self.breaks
        try:
            await self.say(do="answer", table=table, number=number, key=key, ref=ref)
        except ConnectionClosed:
            raise ConnectionError("the line was broken") from None
        await self.until(lambda: ref in self.replies or self.breaks != breaks)
        if ref not in self.replies:
            raise ConnectionError("the line broke")
        return self.replies.pop(ref)

    async def kept_open(self, addresses: Sequence[str]) -> None:
        """Stay connected: after a disconnect, continue at the next node that responds."""
        for address in itertools.cycle(addresses):
            try:
                await self.open(address)
            except (OSError, WebSocketException):  # not up, or gone again
                await asyncio.sleep(0.05)
                continue
            async with self._news:
                self._news.notify_all()
            await self.until(lambda: self.closed is not None, seconds=3600)

    async def until(self, condition: Any, seconds: float = WAIT_SECONDS) -> None:
        """Wait until a condition on the received messages holds."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(condition)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._take(json.loads(text))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = socket.close_code or 1006
            self.breaks += 1
            async with self._news:
                self._news.notify_all()

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "situation":
            self.tables[message["table"]["id"]].take(message)
        elif kind == "chat":
            self.tables[message["table"]].talk.append(message)
        elif kind == "turn":
            self.turns.append(message)
        elif kind == "hello":
            self.hellos += 1
        elif kind in ("done", "refused") and message["ref"]:
            self.replies[message["ref"]] = message
        else:
            assert kind == "refused", message
            self.refused.append(message)
