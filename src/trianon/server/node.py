"""The parts that all requests of one node share: configuration, database, tables, worker pools, pub/sub."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

from trianon.server import limits
from trianon.server.bots.analysis_queue import AnalysisQueue
from trianon.server.bots.bot_pool import BotPool
from trianon.server.caches import TimedCache
from trianon.server.config import Config
from trianon.server.limits import (
    HINT_WORKERS,
    READER_THREADS,
    WRITE_RETRY_DELAYS,
    WRITER_THREADS,
)
from trianon.server.matches.match_cache import MatchCache
from trianon.server.matches.table_repository import TableRepository
from trianon.server.matches.upload_checker import UploadChecker
from trianon.server.people.device_sessions import DeviceSessions
from trianon.server.preparation import RulesPreparation
from trianon.server.rate_limits import RateLimiter
from trianon.server.realtime.pubsub import PubSub
from trianon.server.storage.store import NeedsThread, Store, Unavailable, WouldBlock
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
    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = random_id
    new_secret: Callable[[], str] = lambda: secrets.token_hex(32)  # the server's half of a seed

    tables: TableRepository = field(init=False)
    writes: RateLimiter = field(init=False)  # per person
    device_sessions: DeviceSessions = field(init=False)
    bot_pool: BotPool = field(init=False)
    hint_pool: BotPool = field(default_factory=lambda: BotPool(HINT_WORKERS))  # apart: hints must not delay bot moves
    analysis_queue: AnalysisQueue[AnalysisProgress] = field(default_factory=AnalysisQueue)
    upload_checker: UploadChecker = field(default_factory=UploadChecker)
    statistics: TimedCache[GameStatistics] = field(init=False)  # by game and players
    # one thread for each worker: requests that wait for hints must not delay others
    hint_threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(HINT_WORKERS, "hint"))
    reader_pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(READER_THREADS, "reader"))
    # apart from the readers: all writer threads may wait for one long transaction
    writer_pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WRITER_THREADS, "writer"))

    def __post_init__(self) -> None:
        self.tables = TableRepository(self.store, self.pubsub, MatchCache(self.preparation.require), self._time)
        self.writes = RateLimiter(limits.PERSON_RATE, limits.PERSON_BURST, self.config.rate_limit_factor)
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
        self.upload_checker.close()
        self.hint_threads.shutdown(wait=True)
        self.reader_pool.shutdown(wait=True)
        self.writer_pool.shutdown(wait=True)
