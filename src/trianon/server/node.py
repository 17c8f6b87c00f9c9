"""The parts that all requests of one node share: configuration, database, tables, worker pools, pub/sub."""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field

from trianon.server import limits
from trianon.server.caches import TimedCache
from trianon.server.config import Config
from trianon.server.limits import HINT_WORKERS
from trianon.server.load_shedding import LoadShedder
from trianon.server.mail.sender import MailSender
from trianon.server.preparation import RulesPreparation
from trianon.server.pubsub import PubSub
from trianon.server.rate_limits import RequestLimiters
from trianon.server.sessions.device_sessions import DeviceSessions
from trianon.server.storage.store import Store, Unavailable
from trianon.server.table_store.match_cache import MatchCache
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.analysis_messages import AnalysisProgress
from trianon.server.wire.history_messages import GameStatistics
from trianon.server.workers.analysis_queue import AnalysisQueue
from trianon.server.workers.bot_pool import BotPool
from trianon.server.workers.upload_checker import UploadChecker


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
    new_id: Callable[[], str] = random_id
    new_secret: Callable[[], str] = lambda: secrets.token_hex(32)  # the server's half of a seed

    tables: TableRepository = field(init=False)
    limiters: RequestLimiters = field(init=False)
    device_sessions: DeviceSessions = field(init=False)
    load_shedder: LoadShedder = field(init=False)
    bot_pool: BotPool = field(init=False)
    mail: MailSender | None = field(init=False)  # None unless the operator configured an SMTP server
    hint_pool: BotPool = field(default_factory=lambda: BotPool(HINT_WORKERS))  # apart: hints must not delay bot moves
    analysis_queue: AnalysisQueue[AnalysisProgress] = field(default_factory=AnalysisQueue)
    upload_checker: UploadChecker = field(default_factory=UploadChecker)
    personal_files: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))  # pieces at a time
    statistics: TimedCache[GameStatistics] = field(init=False)  # by game and players
    # one thread for each worker: requests that wait for hints must not delay others
    hint_threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(HINT_WORKERS, "hint"))

    def __post_init__(self) -> None:
        self.tables = TableRepository(self.store, self.pubsub, MatchCache(self.preparation.require))
        self.limiters = RequestLimiters(self.config.rate_limit_factor)
        self.load_shedder = LoadShedder(self.store, self.limiters.turns)
        self.bot_pool = BotPool(self.config.bot_workers)
        self.mail = MailSender(self.config.mail) if self.config.mail is not None else None
        self.device_sessions = DeviceSessions(self.store, self.now)
        self.statistics = TimedCache(limits.STATISTICS_LIFETIME, self.now)

    def now(self) -> float:
        """The present time, by the clock of the tables."""
        return self.tables.now()

    def keyed_hash(self, value: str) -> str:
        """What stands for an address in the database, which holds none of strangers."""
        return hmac.new(self.config.secret, value.encode(), "sha256").hexdigest()

    def prepare_analysis(self, game: str) -> None:
        """Warm up the workers for an analysis that is likely to be asked for soon."""
        if self.preparation.is_warm(game):
            with suppress(Unavailable):  # the analysis itself will say so
                self.hint_pool.prepare_analysis(game)

    def close(self) -> None:
        """Stop the worker processes, wait for the threads of hints to finish, and close the database."""
        self.bot_pool.close()
        self.hint_pool.close()
        self.upload_checker.close()
        self.hint_threads.shutdown(wait=True)
        self.store.close()
