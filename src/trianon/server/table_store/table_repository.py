"""Tables as units of change: each is locked, read or changed in one transaction, and announced after the commit."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from threading import RLock

from sqlalchemy import Connection

from trianon.server.caches import LruCache
from trianon.server.errors import ApiError, NotFound, StaleDecision
from trianon.server.limits import TABLE_CACHE_SIZE, TABLE_LOCKS
from trianon.server.presence import Presence
from trianon.server.pubsub import PubSub
from trianon.server.storage.rows import GONE, OPEN, RUNNING, table_row
from trianon.server.storage.store import NeedsThread, Store, Unavailable, WouldBlock
from trianon.server.table_store.editions import table_setting, warm_setting
from trianon.server.table_store.match_cache import CachedTable, MatchCache
from trianon.server.table_store.table_transaction import TableTransaction


@dataclass
class TableRepository:
    """The tables of the database as one node reads and changes them, with what it keeps of them in memory."""

    store: Store
    pubsub: PubSub
    match_cache: MatchCache
    now: Callable[[], float] = time.time
    table_cache: LruCache[str, CachedTable] = field(default_factory=lambda: LruCache(TABLE_CACHE_SIZE))
    presence: Presence = field(init=False)
    _locks: tuple[RLock, ...] = field(default_factory=lambda: tuple(RLock() for _ in range(TABLE_LOCKS)))

    def __post_init__(self) -> None:
        self.presence = Presence(self.pubsub, self.now)

    @contextmanager
    def change(self, table: str, *, blocking: bool = True) -> Iterator[TableTransaction]:
        """Lock a table, change it in one write transaction, and publish its notification after the commit."""
        with self._locked(table, blocking):
            if blocking:
                self._preload(table)
            with self.store.write(blocking=blocking) as connection:
                transaction = self.open(connection, table, for_change=True, blocking=blocking)
                yield transaction
        if transaction.notification is not None:
            self.pubsub.publish(transaction.notification)

    def _preload(self, table: str) -> None:
        """Load the edition and the match that a change may need before it holds SQLite's only write lock."""
        loaded = self.match_cache.get(table)
        if loaded is not None and not loaded.match.over:
            return
        with self.store.read() as connection:
            row = table_row(connection, table)
            if row is not None and row.status != GONE:
                warm_setting(table_setting(row), row.position if row.status == OPEN else None)
                if row.status == RUNNING:
                    with suppress(Unavailable):  # the rules are being compiled: not every change needs them
                        self.match_cache.load(connection, row)

    @contextmanager
    def change_as_player(
        self, table: str, person: str, *, blocking: bool = True
    ) -> Iterator[tuple[TableTransaction, int]]:
        """`change` a table as a person that plays there, with the person's seat.

        A seat that a stand-in plays is reclaimed first, in a transaction of its own: it stays so if the change fails.
        """
        with self.change(table, blocking=blocking) as transaction:
            seat = transaction.own_seat(person)
            if not transaction.seats[seat].away:
                yield transaction, seat
                return
        if not blocking:
            raise NeedsThread
        self.reclaim_seat(table, person)
        with self.change(table) as transaction:
            seat = transaction.own_seat(person)
            if transaction.seats[seat].away:
                raise StaleDecision("raced")
            yield transaction, seat

    def reclaim_seat(self, table: str, person: str) -> None:
        """Give a person the seat back from the stand-in; no effect while there is none."""
        with self.change(table) as transaction:
            transaction.reclaim_seat(transaction.own_seat(person), self.now())

    @contextmanager
    def read(self, table: str) -> Iterator[TableTransaction]:
        """Lock a table and read it in one transaction."""
        with self._locked(table, True), self.store.read() as connection:
            yield self.open(connection, table)

    def open(
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
        lock = self._lock_of(table)
        if not lock.acquire(blocking=blocking):
            raise WouldBlock
        try:
            yield
        except (ApiError, WouldBlock):
            raise  # raised before any change; a raced answer has discarded its match itself (`answers.py`)
        except BaseException:
            self.match_cache.discard(table)
            self.table_cache.discard(table)
            raise
        finally:
            lock.release()

    @contextmanager
    def try_lock(self, table: str) -> Iterator[bool]:
        """Take a table's lock if it is free; whether it was."""
        lock = self._lock_of(table)
        free = lock.acquire(blocking=False)
        try:
            yield free
        finally:
            if free:
                lock.release()

    def _lock_of(self, table: str) -> RLock:
        return self._locks[hash(table) % TABLE_LOCKS]
