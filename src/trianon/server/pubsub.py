"""Publish/subscribe: change notifications for subscribers on this node and, over Redis, on the others."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import defaultdict
from collections.abc import Iterable
from threading import get_ident
from typing import Any, Protocol

from trianon.core.optional_deps import optional_import
from trianon.server.limits import (
    REDIS_BATCH,
    REDIS_CONNECT_TIMEOUT,
    REDIS_HEALTH_INTERVAL,
    REDIS_RECONNECT_DELAY,
    REDIS_TIMEOUT,
    REDIS_WAIT,
)

LOG = logging.getLogger("trianon.pubsub")
CHANNEL = "trianon:table-changed"

Published = dict[tuple[str, bool], int]  # by table, and whether it is chat: the number of the latest entry or line


class Subscriber(Protocol):
    """Receives change notifications."""

    def notify(self, change: TableChanged) -> None:
        """Handle a notification; must not block."""


class TableChanged:
    """Notification that a table changed. Carries no content of the match."""

    __slots__ = ("chat", "number", "only_if_newer", "people", "presence", "table", "version")

    def __init__(
        self, table: str, number: int, people: Iterable[str] = (), chat: int = 0, only_if_newer: bool = False,
        version: tuple[int, int] | None = None, presence: tuple[str, float | None] | None = None,
    ) -> None:  # fmt: skip
        self.table, self.number, self.people, self.chat = table, number, tuple(people), chat
        self.only_if_newer = only_if_newer  # a subscriber that knows this entry needs no message
        self.version = version  # in this node's cache; None for changes by other nodes
        self.presence = presence  # a player and the time of leaving, None on return; nothing else changed

    @property
    def subject(self) -> tuple[str, bool, str]:
        """What a later change with the same subject replaces."""
        return self.table, self.chat > 0, self.presence[0] if self.presence else ""

    def to_json(self, node: str) -> str:
        """The JSON sent over Redis, with the sending node."""
        return json.dumps([node, self.table, self.number, self.people, self.chat, self.presence])


class PubSub:
    """Delivers notifications to subscribers on this node, and to other nodes over Redis."""

    def __init__(self, redis: str | None = None) -> None:
        self._redis_url = redis
        self._redis_package = None if redis is None else optional_import("redis.asyncio", "nodes")
        self._name = secrets.token_hex(8)  # Redis echoes own messages; this identifies them
        self._redis: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0  # the event loop's
        self._all: set[Subscriber] = set()
        self._presence: set[Subscriber] = set()
        self._tables: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._people: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._present_since: dict[str, float] = {}
        self._published: Published = {}
        # The newest per subject replaces earlier ones, so bursts and Redis outages queue up little.
        self._outgoing: dict[tuple[str, bool, str], TableChanged] = {}
        self._has_outgoing = asyncio.Event()
        self.connected: bool | None = None if redis is None else False
        self.closing = asyncio.Event()  # set at shutdown: long polls return

    async def start(self) -> None:
        """Connect to Redis, if configured."""
        self._loop, self._thread = asyncio.get_running_loop(), get_ident()
        if self._redis_url is not None:
            assert self._redis_package is not None
            self._redis = self._redis_package.Redis.from_url(
                self._redis_url,
                socket_timeout=REDIS_TIMEOUT,
                socket_connect_timeout=REDIS_CONNECT_TIMEOUT,
                health_check_interval=REDIS_HEALTH_INTERVAL,
            )
            self._tasks = [asyncio.create_task(self._receive_all()), asyncio.create_task(self._send_outgoing())]

    async def stop(self) -> None:
        """Disconnect, and end all long polls."""
        self.closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()
        self._loop = None

    def subscribe(self, subscriber: Subscriber) -> None:
        """Notify a subscriber of all changes but those of presence, on the event loop."""
        self._all.add(subscriber)

    def subscribe_presence(self, subscriber: Subscriber) -> None:
        """Notify a subscriber of players who leave and return."""
        self._presence.add(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """End such a subscription."""
        self._all.discard(subscriber)

    def subscribe_table(self, subscriber: Subscriber, table: str) -> None:
        """Notify a subscriber of changes of a table."""
        self._tables[table].add(subscriber)

    def unsubscribe_table(self, subscriber: Subscriber, table: str) -> None:
        """End a subscription to a table."""
        _drop(self._tables, table, subscriber)

    def subscribe_person(self, subscriber: Subscriber, person: str, now: float) -> None:
        """Notify a subscriber of changes of all tables of a person, and count the person as present."""
        self._people[person].add(subscriber)
        self._present_since.setdefault(person, now)

    def unsubscribe_person(self, subscriber: Subscriber, person: str) -> None:
        """End a subscription to a person's tables."""
        _drop(self._people, person, subscriber)
        if person not in self._people:
            self._present_since.pop(person, None)

    def connection_count(self, person: str) -> int:
        """The number of subscribers for a person on this node."""
        return len(self._people.get(person, ()))

    def subscribed_tables(self) -> list[str]:
        """The tables with subscribers on this node."""
        return list(self._tables)

    def present_people(self) -> dict[str, float]:
        """The people connected to this node, each with the time of arrival."""
        return dict(self._present_since)

    def publish(self, change: TableChanged) -> None:
        """Publish a change, from any thread."""
        if self._loop is None:
            return
        if get_ident() == self._thread:
            self._loop.call_soon(self._publish_now, change)
        else:
            self._loop.call_soon_threadsafe(self._publish_now, change)

    def take_published(self) -> Published:
        """What this node published since the previous call."""
        published, self._published = self._published, {}
        return published

    def publish_locally(self, change: TableChanged) -> None:
        """Notify each subscriber on this node once."""
        if change.presence is None:
            self._published[change.table, change.chat > 0] = change.chat or change.number
        first = self._all if change.presence is None else self._presence
        subscribers = first.union(
            self._tables.get(change.table, ()), *(self._people.get(person, ()) for person in change.people)
        )
        for subscriber in subscribers:
            subscriber.notify(change)

    def _publish_now(self, change: TableChanged) -> None:
        self.publish_locally(change)
        if self._redis is not None:
            self._outgoing.pop(change.subject, None)  # re-insert: order by the newest
            self._outgoing[change.subject] = change
            self._has_outgoing.set()

    async def _send_outgoing(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            while self._outgoing:
                batch = [self._outgoing.pop(first) for first in list(self._outgoing)[:REDIS_BATCH]]
                try:
                    async with self._redis.pipeline(transaction=False) as pipeline:
                        for change in batch:
                            pipeline.publish(CHANNEL, change.to_json(self._name))
                        await pipeline.execute()
                except (RedisError, OSError) as error:
                    # the change pollers of the other nodes find it a little later
                    LOG.warning("notifications not published", extra={"reason": type(error).__name__})

    async def _receive_all(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=REDIS_WAIT)
                        if message is not None:
                            self._receive(message["data"])
            except (RedisError, OSError) as error:
                if self.connected:
                    LOG.warning("Redis connection lost", extra={"reason": type(error).__name__})
            except Exception:  # keep receiving
                LOG.exception("receiving notifications failed")
            self.connected = False
            await asyncio.sleep(REDIS_RECONNECT_DELAY)

    def _receive(self, written: bytes) -> None:
        try:
            node, table, number, people, chat, presence = json.loads(written)
            if presence is not None:
                presence = str(presence[0]), None if presence[1] is None else float(presence[1])
            change = TableChanged(str(table), int(number), map(str, people), int(chat), presence=presence)
        except (ValueError, TypeError):
            LOG.warning("invalid notification")
            return
        if node != self._name:
            self.publish_locally(change)


def _drop(kept: defaultdict[str, set[Subscriber]], name: str, subscriber: Subscriber) -> None:
    if name in kept:
        kept[name].discard(subscriber)
        if not kept[name]:
            del kept[name]
