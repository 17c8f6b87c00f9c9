"""Who listens to which table on this node; and the word to the other nodes that a table went on."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import defaultdict
from collections.abc import Iterable
from threading import get_ident
from typing import Any, Protocol

LOG = logging.getLogger("trianon.hub")
CHANNEL = "trianon:news"
RECONNECT = 0.5  # seconds between two tries to reach Redis
BATCH = 200  # news passed on in one go


class Listener(Protocol):
    """Who wants to hear news."""

    def hear(self, news: News) -> None:
        """Take note; must not wait for anything."""


class News:
    """A table changed: where it stands, and whose table it is. No fact of a match travels this way."""

    __slots__ = ("at", "chat", "doubt", "number", "people", "table")

    def __init__(
        self, table: str, number: int, people: Iterable[str] = (), chat: int = 0, doubt: bool = False,
        at: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        self.table, self.number, self.people, self.chat = table, number, tuple(people), chat
        self.doubt = doubt  # who knows of this entry already need not be told
        self.at = at  # where this node knows the table to stand; news of other nodes say nothing of it

    def written(self, node: str) -> str:
        """As JSON, with the name of the node that says it."""
        return json.dumps([node, self.table, self.number, self.people, self.chat])


class Hub:
    """Passes news on: to the listeners of this node at once, to other nodes over Redis."""

    def __init__(self, redis: str | None = None) -> None:
        self._redis_url = redis
        self._name = secrets.token_hex(8)  # what this node said comes back to it, and is not heard twice
        self._redis: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0  # of the loop
        self._all: set[Listener] = set()
        self._tables: defaultdict[str, set[Listener]] = defaultdict(set)
        self._people: defaultdict[str, set[Listener]] = defaultdict(set)
        self._came: dict[str, float] = {}
        # One per table and kind, as the newest says all: a burst, or a Redis that is away, piles up nothing.
        self._outgoing: dict[tuple[str, bool], News] = {}
        self._to_publish = asyncio.Event()
        self.connected: bool | None = None if redis is None else False
        self.closing = asyncio.Event()  # who waits for news need not wait any longer

    async def start(self) -> None:
        """Begin to listen to the other nodes."""
        self._loop, self._thread = asyncio.get_running_loop(), get_ident()
        if self._redis_url is not None:
            from redis.asyncio import Redis

            self._redis = Redis.from_url(
                self._redis_url, socket_timeout=5, socket_connect_timeout=2, health_check_interval=5
            )
            self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._publish())]

    async def stop(self) -> None:
        """Listen no more."""
        self.closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()
        self._loop = None

    def listen(self, listener: Listener) -> None:
        """Call this with all news, on the node's loop."""
        self._all.add(listener)

    def leave(self, listener: Listener) -> None:
        """Call this with all news no more."""
        self._all.discard(listener)

    def follow_table(self, listener: Listener, table: str) -> None:
        """Call this with the news of a table."""
        self._tables[table].add(listener)

    def leave_table(self, listener: Listener, table: str) -> None:
        """Call this no more with the news of a table."""
        _drop(self._tables, table, listener)

    def follow_person(self, listener: Listener, person: str, now: float) -> None:
        """Call this with the news of all tables of a person, who is here from now on."""
        self._people[person].add(listener)
        self._came.setdefault(person, now)

    def leave_person(self, listener: Listener, person: str) -> None:
        """Call this no more with the news of a person's tables."""
        _drop(self._people, person, listener)
        if person not in self._people:
            self._came.pop(person, None)

    def lines_of(self, person: str) -> int:
        """How many listen for a person on this node."""
        return len(self._people.get(person, ()))

    def watched(self) -> list[str]:
        """The tables somebody on this node listens to."""
        return list(self._tables)

    def people(self) -> dict[str, float]:
        """The people somebody on this node listens for, and since when."""
        return dict(self._came)

    def tell(self, news: News) -> None:
        """Pass news on, from any thread."""
        if self._loop is None:
            return
        if get_ident() == self._thread:
            self._loop.call_soon(self._pass_on, news)
        else:
            self._loop.call_soon_threadsafe(self._pass_on, news)

    def pass_on_here(self, news: News) -> None:
        """Pass news on to the listeners of this node, to each once."""
        listeners = self._all.union(
            self._tables.get(news.table, ()), *(self._people.get(person, ()) for person in news.people)
        )
        for listener in listeners:
            listener.hear(news)

    def _pass_on(self, news: News) -> None:
        self.pass_on_here(news)
        if self._redis is not None:
            self._outgoing.pop((news.table, news.chat > 0), None)  # the order of the newest counts
            self._outgoing[news.table, news.chat > 0] = news
            self._to_publish.set()

    async def _publish(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await self._to_publish.wait()
            self._to_publish.clear()
            while self._outgoing:
                batch = [self._outgoing.pop(first) for first in list(self._outgoing)[:BATCH]]
                try:
                    async with self._redis.pipeline(transaction=False) as pipeline:
                        for news in batch:
                            pipeline.publish(CHANNEL, news.written(self._name))
                        await pipeline.execute()
                except (RedisError, OSError) as error:
                    # the other nodes look after their tables by themselves, a little later
                    LOG.warning("news not passed on", extra={"reason": type(error).__name__})

    async def _listen(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1)
                        if message is not None:
                            self._hear(message["data"])
            except (RedisError, OSError) as error:
                if self.connected:
                    LOG.warning("redis lost", extra={"reason": type(error).__name__})
            except Exception:  # whatever it is: this node keeps listening
                LOG.exception("listening failed")
            self.connected = False
            await asyncio.sleep(RECONNECT)

    def _hear(self, written: bytes) -> None:
        try:
            node, table, number, people, chat = json.loads(written)
            news = News(str(table), int(number), map(str, people), int(chat))
        except (ValueError, TypeError):
            LOG.warning("news not understood")
            return
        if node != self._name:
            self.pass_on_here(news)


def _drop(kept: defaultdict[str, set[Listener]], name: str, listener: Listener) -> None:
    if name in kept:
        kept[name].discard(listener)
        if not kept[name]:
            del kept[name]
