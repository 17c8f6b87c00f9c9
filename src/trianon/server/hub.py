"""Who listens to which table on this node; and the word to the other nodes that a table went on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

LOG = logging.getLogger("trianon.hub")
CHANNEL = "trianon:news"
RECONNECT = 0.5  # seconds between two tries to reach Redis


class Listener(Protocol):
    """Who wants to hear news, and of which tables in particular."""

    @property
    def watched(self) -> Mapping[str, object]:
        """The tables that are of particular interest, by id."""

    def hear(self, news: News) -> None:
        """Take note; must not wait for anything."""


class News:
    """A table changed: where it stands, and whose table it is. No fact of a match travels this way."""

    __slots__ = ("chat", "number", "people", "table")

    def __init__(self, table: str, number: int, people: Iterable[str] = (), chat: int = 0) -> None:
        self.table, self.number, self.people, self.chat = table, number, tuple(people), chat

    def written(self) -> str:
        """As JSON."""
        return json.dumps([self.table, self.number, self.people, self.chat])


class Hub:
    """Passes news on: to the listeners of this node at once, to other nodes over Redis."""

    def __init__(self, redis: str | None = None) -> None:
        self._redis_url = redis
        self._redis: Any = None
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listeners: set[Listener] = set()
        self.connected: bool | None = None if redis is None else False

    async def start(self) -> None:
        """Begin to listen to the other nodes."""
        self._loop = asyncio.get_running_loop()
        if self._redis_url is not None:
            from redis.asyncio import Redis

            self._redis = Redis.from_url(self._redis_url, socket_timeout=5, socket_connect_timeout=2)
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()
        self._loop = None

    def listen(self, listener: Listener) -> None:
        """Call this with all news, on the node's loop."""
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """Call this no more."""
        self._listeners.discard(listener)

    def tell(self, news: News) -> None:
        """Pass news on, from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._pass_on, news)

    def watched(self) -> list[str]:
        """The tables somebody on this node listens to."""
        return list({table for listener in self._listeners for table in listener.watched})

    def pass_on_here(self, news: News) -> None:
        """Pass news on to the listeners of this node."""
        for listener in list(self._listeners):
            listener.hear(news)

    def _pass_on(self, news: News) -> None:
        self.pass_on_here(news)
        if self._redis is not None:
            task = asyncio.ensure_future(self._publish(news))
            task.add_done_callback(lambda done: done.exception())

    async def _publish(self, news: News) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.publish(CHANNEL, news.written())
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
                self.connected = False
                await asyncio.sleep(RECONNECT)

    def _hear(self, written: bytes) -> None:
        self.pass_on_here(News(*json.loads(written)))
