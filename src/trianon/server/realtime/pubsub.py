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
RECONNECT_DELAY = 0.5  # seconds between two tries to reach Redis
BATCH = 200  # news passed on in one go


class Subscriber(Protocol):
    """Who wants to hear news."""

    def notify(self, change: TableChanged) -> None:
        """Take note; must not wait for anything."""


class TableChanged:
    """A table changed: where it stands, and whose table it is. No fact of a match travels this way."""

    __slots__ = ("chat", "number", "only_if_newer", "people", "table", "version")

    def __init__(
        self, table: str, number: int, people: Iterable[str] = (), chat: int = 0, only_if_newer: bool = False,
        version: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        self.table, self.number, self.people, self.chat = table, number, tuple(people), chat
        self.only_if_newer = only_if_newer  # who knows of this entry already need not be told
        self.version = version  # where this node knows the table to stand; news of other nodes say nothing of it

    def written(self, node: str) -> str:
        """As JSON, with the name of the node that says it."""
        return json.dumps([node, self.table, self.number, self.people, self.chat])


class PubSub:
    """Passes news on: to the listeners of this node at once, to other nodes over Redis."""

    def __init__(self, redis: str | None = None) -> None:
        self._redis_url = redis
        self._name = secrets.token_hex(8)  # what this node said comes back to it, and is not heard twice
        self._redis: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0  # of the loop
        self._all: set[Subscriber] = set()
        self._tables: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._people: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._present_since: dict[str, float] = {}
        # One per table and kind, as the newest says all: a burst, or a Redis that is away, piles up nothing.
        self._outgoing: dict[tuple[str, bool], TableChanged] = {}
        self._has_outgoing = asyncio.Event()
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
            self._tasks = [asyncio.create_task(self._receive_all()), asyncio.create_task(self._send_outgoing())]

    async def stop(self) -> None:
        """Listen no more."""
        self.closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()
        self._loop = None

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call this with all news, on the node's loop."""
        self._all.add(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Call this with all news no more."""
        self._all.discard(subscriber)

    def subscribe_table(self, subscriber: Subscriber, table: str) -> None:
        """Call this with the news of a table."""
        self._tables[table].add(subscriber)

    def unsubscribe_table(self, subscriber: Subscriber, table: str) -> None:
        """Call this no more with the news of a table."""
        _drop(self._tables, table, subscriber)

    def subscribe_person(self, subscriber: Subscriber, person: str, now: float) -> None:
        """Call this with the news of all tables of a person, who is here from now on."""
        self._people[person].add(subscriber)
        self._present_since.setdefault(person, now)

    def unsubscribe_person(self, subscriber: Subscriber, person: str) -> None:
        """Call this no more with the news of a person's tables."""
        _drop(self._people, person, subscriber)
        if person not in self._people:
            self._present_since.pop(person, None)

    def connection_count(self, person: str) -> int:
        """How many listen for a person on this node."""
        return len(self._people.get(person, ()))

    def subscribed_tables(self) -> list[str]:
        """The tables somebody on this node listens to."""
        return list(self._tables)

    def present_people(self) -> dict[str, float]:
        """The people somebody on this node listens for, and since when."""
        return dict(self._present_since)

    def publish(self, change: TableChanged) -> None:
        """Pass news on, from any thread."""
        if self._loop is None:
            return
        if get_ident() == self._thread:
            self._loop.call_soon(self._publish_now, change)
        else:
            self._loop.call_soon_threadsafe(self._publish_now, change)

    def publish_locally(self, change: TableChanged) -> None:
        """Pass news on to the listeners of this node, to each once."""
        subscribers = self._all.union(
            self._tables.get(change.table, ()), *(self._people.get(person, ()) for person in change.people)
        )
        for subscriber in subscribers:
            subscriber.notify(change)

    def _publish_now(self, change: TableChanged) -> None:
        self.publish_locally(change)
        if self._redis is not None:
            self._outgoing.pop((change.table, change.chat > 0), None)  # the order of the newest counts
            self._outgoing[change.table, change.chat > 0] = change
            self._has_outgoing.set()

    async def _send_outgoing(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            while self._outgoing:
                batch = [self._outgoing.pop(first) for first in list(self._outgoing)[:BATCH]]
                try:
                    async with self._redis.pipeline(transaction=False) as pipeline:
                        for change in batch:
                            pipeline.publish(CHANNEL, change.written(self._name))
                        await pipeline.execute()
                except (RedisError, OSError) as error:
                    # the other nodes look after their tables by themselves, a little later
                    LOG.warning("news not passed on", extra={"reason": type(error).__name__})

    async def _receive_all(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1)
                        if message is not None:
                            self._receive(message["data"])
            except (RedisError, OSError) as error:
                if self.connected:
                    LOG.warning("redis lost", extra={"reason": type(error).__name__})
            except Exception:  # whatever it is: this node keeps listening
                LOG.exception("listening failed")
            self.connected = False
            await asyncio.sleep(RECONNECT_DELAY)

    def _receive(self, written: bytes) -> None:
        try:
            node, table, number, people, chat = json.loads(written)
            change = TableChanged(str(table), int(number), map(str, people), int(chat))
        except (ValueError, TypeError):
            LOG.warning("news not understood")
            return
        if node != self._name:
            self.publish_locally(change)


def _drop(kept: defaultdict[str, set[Subscriber]], name: str, subscriber: Subscriber) -> None:
    if name in kept:
        kept[name].discard(subscriber)
        if not kept[name]:
            del kept[name]
