"""The parts that all requests of one node share: configuration, database, caches, locks, worker pools, pub/sub."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from threading import RLock
from typing import ParamSpec, TypeVar

from sqlalchemy import Connection

from trianon.server import limits
from trianon.server.bots.bot_pool import BotPool
from trianon.server.bots.piece_queue import PieceQueue
from trianon.server.config import Config
from trianon.server.errors import ApiError, NotFound
from trianon.server.http.rate_limits import RateLimiter
from trianon.server.limits import (
    HINT_WORKERS,
    READER_THREADS,
    TABLE_CACHE_SIZE,
    TABLE_LOCKS,
    WRITE_RETRY_DELAYS,
    WRITER_THREADS,
)
from trianon.server.lobby.device_sessions import DeviceSessions
from trianon.server.matches.edition_checker import EditionChecker
from trianon.server.matches.lru_cache import LruCache
from trianon.server.matches.match_cache import CachedTable, MatchCache
from trianon.server.matches.table_transaction import TableTransaction
from trianon.server.matches.timed_cache import TimedCache
from trianon.server.preparation import RulesPreparation
from trianon.server.realtime.pubsub import PubSub
from trianon.server.storage.nonblocking import NeedsThread, WouldBlock
from trianon.server.storage.rows import GONE, table_row
from trianon.server.storage.store import Store, Unavailable
from trianon.server.wire.analysis_messages import AnalysisProgress
from trianon.server.wire.history_messages import GameStatistics

P = ParamSpec("P")
T = TypeVar("T")


def random_id() -> str:
    """An unguessable identifier; it begins with no hyphen, which a command line would take for an option."""
    found = secrets.token_urlsafe(12)
    return random_id() if found.startswith("-") else found


@dataclass
class ServerNode:
    """One server process."""

    config: Config
    store: Store
    pubsub: PubSub
    preparation: RulesPreparation = field(default_factory=RulesPreparation)
    table_cache: LruCache[CachedTable] = field(default_factory=lambda: LruCache(TABLE_CACHE_SIZE))
    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = random_id
    new_secret: Callable[[], str] = lambda: secrets.token_hex(32)  # the server's half of a seed

    match_cache: MatchCache = field(init=False)
    writes: RateLimiter = field(init=False)  # per person
    device_sessions: DeviceSessions = field(init=False)
    bot_pool: BotPool = field(init=False)
    hint_pool: BotPool = field(default_factory=lambda: BotPool(HINT_WORKERS))  # apart: hints must not delay bot moves
    analysis_queue: PieceQueue[AnalysisProgress] = field(default_factory=PieceQueue)
    edition_checker: EditionChecker = field(default_factory=EditionChecker)
    statistics: TimedCache[GameStatistics] = field(init=False)  # by game, players and language
    reader_pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(READER_THREADS, "reader"))
    # apart from the readers: all writer threads may wait for one long transaction
    writer_pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WRITER_THREADS, "writer"))
    locks: tuple[RLock, ...] = field(default_factory=lambda: tuple(RLock() for _ in range(TABLE_LOCKS)))

    def __post_init__(self) -> None:
        self.match_cache = MatchCache(self.preparation.require)
        self.writes = RateLimiter(limits.PERSON_RATE, limits.PERSON_BURST, self.config.limits)
        self.bot_pool = BotPool(self.config.bot_workers)
        self.device_sessions = DeviceSessions(self.store, self._time)
        self.statistics = TimedCache(limits.STATISTICS_LIFETIME, self._time)

    def _time(self) -> float:
        """The present time, also after `now` was replaced."""
        return self.now()

    async def run_in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run blocking database work in a thread, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.reader_pool, partial(work, *args, **kwargs))

    async def run_nonblocking(self, work: Callable[[bool], T]) -> T:
        """Run a short write on the event loop where the database allows it, else in a thread.

        `work` is called with `blocking`: False on the event loop, where it must raise WouldBlock rather than wait.
        Contention usually clears within 1 ms; a parked thread would hold its locks longer, so retry first.
        """
        for delay in WRITE_RETRY_DELAYS if self.store.nonblocking_writer is not None else ():
            try:
                return work(False)
            except NeedsThread:
                break
            except WouldBlock:
                await asyncio.sleep(delay)
        return await asyncio.get_running_loop().run_in_executor(self.writer_pool, work, True)

    def prepare_analysis(self, game: str) -> None:
        """Warm up the workers for an analysis that is likely to be asked for soon."""
        if self.preparation.is_warm(game):
            with suppress(Unavailable):  # the analysis itself will say so
                self.hint_pool.prepare_analysis(game)

    def close_pools(self) -> None:
        """Stop the worker processes and wait for the threads to finish."""
        self.bot_pool.close()
        self.hint_pool.close()
        self.edition_checker.close()
        self.reader_pool.shutdown(wait=True)
        self.writer_pool.shutdown(wait=True)

    @contextmanager
    def change_table(self, table: str, *, blocking: bool = True) -> Iterator[TableTransaction]:
        """Lock a table, change it in one write transaction, and publish its notification after the commit."""
        with self._locked(table, blocking), self.store.write(blocking=blocking) as connection:
            transaction = self.open_table(connection, table, for_change=True, blocking=blocking)
            yield transaction
        if transaction.notification is not None:
            self.pubsub.publish(transaction.notification)

    @contextmanager
    def read_table(self, table: str) -> Iterator[TableTransaction]:
        """Lock a table and read it in one transaction."""
        with self._locked(table, True), self.store.read() as connection:
            yield self.open_table(connection, table)

    def open_table(
        self, connection: Connection, table: str, *, for_change: bool = False, blocking: bool = True
    ) -> TableTransaction:
        """A table within an open transaction; `for_change` locks its row against other nodes."""
        row = table_row(connection, table, lock=for_change and self.store.locks_rows)
        if row is None or row.status == GONE:
            raise NotFound("no-table")
        return TableTransaction(connection, row, self.match_cache, self.table_cache, blocking)

    @contextmanager
    def _locked(self, table: str, blocking: bool) -> Iterator[None]:
        """Hold a table's lock on this node; a failed change drops the table from the caches."""
        lock = self.locks[hash(table) % TABLE_LOCKS]
        if not lock.acquire(blocking=blocking):
            raise WouldBlock
        try:
            yield
        except (ApiError, WouldBlock):
            raise  # raised before any change
        except BaseException:
            self.match_cache.forget(table)
            self.table_cache.forget(table)
            raise
        finally:
            lock.release()

    @contextmanager
    def try_lock(self, table: str) -> Iterator[bool]:
        """Take a table's lock if it is free; whether it was."""
        lock = self.locks[hash(table) % TABLE_LOCKS]
        free = lock.acquire(blocking=False)
        try:
            yield free
        finally:
            if free:
                lock.release()
