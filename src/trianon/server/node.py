"""What every part of a node shares: its configuration, its database, the matches in memory, and who listens."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from threading import RLock
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection

from trianon.server.bots.bot_pool import BotPool
from trianon.server.config import Config
from trianon.server.errors import ApiError, Forbidden, NotFound, SeatAway
from trianon.server.http import rate_limits
from trianon.server.http.rate_limits import RateLimiter
from trianon.server.matches.lru_cache import LruCache
from trianon.server.matches.match_cache import MatchCache, Seat, seats_of
from trianon.server.matches.table_cache import CAPACITY, CachedTable, Version
from trianon.server.realtime.pubsub import PubSub
from trianon.server.storage.nonblocking import NeedsThread, WouldBlock, is_nonblocking, nonblocking
from trianon.server.storage.rows import TableRow, table_row
from trianon.server.storage.store import Store
from trianon.server.wire.messages import Clock

HINT_WORKERS = 2  # processes that think of hints
READER_THREADS, WRITER_THREADS = 4, 32  # threads that speak with the database, and that wait to write into it
RETRY_DELAYS = (0.001, 0.002, 0.004, 0.008, 0.016, 0.0)  # seconds between two tries to do something at once
LOCKS = 256  # tables that can change at the same time on this node
OPEN, RUNNING, OVER, GONE = "open", "running", "over", "gone"


P = ParamSpec("P")
T = TypeVar("T")


def random_id() -> str:
    """A name nobody can guess."""
    return secrets.token_urlsafe(12)


@dataclass
class ServerNode:
    """One node."""

    config: Config
    store: Store
    pubsub: PubSub
    match_cache: MatchCache = field(default_factory=MatchCache)
    table_cache: LruCache[CachedTable] = field(default_factory=lambda: LruCache(CAPACITY))
    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = random_id
    new_secret: Callable[[], str] = lambda: secrets.token_hex(32)  # the server's half of a seed

    writes: RateLimiter = field(init=False)  # how often each person may change something
    bot_pool: BotPool = field(init=False)
    hint_pool: BotPool = field(
        default_factory=lambda: BotPool(HINT_WORKERS)
    )  # so that nobody who plays waits for who ponders
    reader_pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(READER_THREADS, "reader"))
    # apart from those who read: all of these may wait for one who writes for long
    writer_pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WRITER_THREADS, "writer"))
    locks: tuple[RLock, ...] = field(default_factory=lambda: tuple(RLock() for _ in range(LOCKS)))

    def __post_init__(self) -> None:
        self.writes = RateLimiter(rate_limits.PERSON_RATE, rate_limits.PERSON_BURST, self.config.limits)
        self.bot_pool = BotPool(self.config.bot_workers)

    async def run_in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the database beside the loop, so that it never holds up other people."""
        return await asyncio.get_running_loop().run_in_executor(self.reader_pool, partial(work, *args, **kwargs))

    async def run_nonblocking(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something short: here and now, or in a moment, where the database is near; else beside the loop.

        Most of those who are in the way are gone in a millisecond. Who waited for them in a thread would itself be in
        the way of others, and for longer.
        """
        for pause in RETRY_DELAYS if self.store.nonblocking_writer is not None else ():
            try:
                with nonblocking():
                    return work(*args, **kwargs)
            except NeedsThread:
                break
            except WouldBlock:
                await asyncio.sleep(pause)
        return await asyncio.get_running_loop().run_in_executor(self.writer_pool, partial(work, *args, **kwargs))

    def close_pools(self) -> None:
        """Let all threads finish what they are at; who thinks answers at once."""
        self.bot_pool.close()
        self.hint_pool.close()
        self.reader_pool.shutdown(wait=True)
        self.writer_pool.shutdown(wait=True)

    @contextmanager
    def locked(self, table: str) -> Iterator[None]:
        """Nobody else on this node reads or changes the match of this table meanwhile; a failed change is forgotten."""
        lock = self.locks[hash(table) % LOCKS]
        if not lock.acquire(blocking=not is_nonblocking()):
            raise WouldBlock
        try:
            yield
        except (ApiError, WouldBlock):
            raise  # refused before anything was changed
        except BaseException:
            self.match_cache.forget(table)
            self.table_cache.forget(table)
            raise
        finally:
            lock.release()

    @contextmanager
    def try_locked(self, table: str) -> Iterator[bool]:
        """Whether the match of this table can be read right now; if so nobody changes it meanwhile."""
        lock = self.locks[hash(table) % LOCKS]
        free = lock.acquire(blocking=False)
        try:
            yield free
        finally:
            if free:
                lock.release()

    def load_table(self, connection: Connection, table: str, for_change: bool = False) -> TableRow:
        """The row of a table, locked when it is going to be changed."""
        row = table_row(connection, table, lock=for_change and self.store.locks_rows)
        if row is None or row.status == GONE:
            raise NotFound("no-table")
        return row

    def seats(self, connection: Connection, row: TableRow) -> list[Seat]:
        """Who sits at a table; from memory while nothing about the seats changed."""
        cached = self.table_cache.get(row.id)
        return (
            cached.seats
            if cached is not None and cached.row.seats_version == row.seats_version
            else seats_of(connection, row.id)
        )

    def cache_table(self, row: TableRow, seats: list[Seat]) -> Version:
        """Remember where a table stands at the end of a change: the last thing its transaction does."""
        cached = CachedTable(row, seats)
        self.table_cache.keep(row.id, cached)
        return cached.version


def seat_of(seats: list[Seat], person: str | None) -> int | None:
    """The seat of a person, None for who does not sit at the table."""
    return next((seated.seat for seated in seats if person is not None and seated.person == person), None)


def own_seat(node: ServerNode, connection: Connection, row: TableRow, person: str) -> tuple[int, list[Seat]]:
    """The seat of a person who must sit at the table, and all seats."""
    seats = node.seats(connection, row)
    seat = seat_of(seats, person)
    if seat is None:
        raise NotFound("no-table") if is_private(row) else Forbidden("not-seated")
    return seat, seats


def active_seat(node: ServerNode, connection: Connection, row: TableRow, person: str) -> tuple[int, list[Seat]]:
    """The seat of a person who plays it, and all seats; see `tables.in_person` for who is absent."""
    seat, seats = own_seat(node, connection, row, person)
    if seats[seat].away:
        raise SeatAway("raced")
    return seat, seats


def is_private(row: Any) -> bool:
    """Whether nobody but who sits there may know that there is such a table."""
    return bool(row.watch == "nobody" and row.status != OPEN)


def people_of(seats: list[Seat]) -> list[str]:
    """The people at a table."""
    return [seated.person for seated in seats if seated.person is not None]


def clock_of(row: TableRow) -> Clock | None:
    """The clock of a table."""
    said = json.loads(row.clock)
    return None if said is None else Clock(**said)
