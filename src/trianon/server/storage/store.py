"""The database: transactions on SQLite or PostgreSQL, non-blocking ones on the event loop, WAL checkpoints."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from trianon.core.errors import TrianonError
from trianon.core.optional_deps import MissingDependency, optional_import
from trianon.server.config import DATABASE, Config
from trianon.server.limits import (
    BUSY_TIMEOUT,
    CHECKPOINT_AFTER,
    HEALTH_TIMEOUT,
    LOCK_RETRY_DELAY,
    LOCK_WAIT,
    POOL_SIZE,
    POOL_TIMEOUT,
    READER_THREADS,
    TABLE_THREADS,
    WRITE_RETRY_DELAYS,
)

P = ParamSpec("P")
T = TypeVar("T")

LOCKED = "database is locked"  # SQLite's message
LOCK_NOT_AVAILABLE = "55P03"  # PostgreSQL's code


class Unavailable(Exception):
    """A backend the request needs, usually the database, does not respond; nothing was written."""


class WouldBlock(Exception):
    """A lock is taken and the caller may not wait; nothing was changed."""


class RowLocked(Unavailable):
    """PostgreSQL did not get a row that another transaction has locked; nothing was written."""


class NeedsThread(WouldBlock):
    """The work takes too long for the event loop, so a retry would not help."""


class Store:
    """The database of a node; safe to use from several threads."""

    def __init__(self, config: Config) -> None:
        if config.is_sqlite:
            _create_private(config.file)
            self.reader = _sqlite(config, "BEGIN", POOL_SIZE)
            self._ping_engine = _sqlite(config, "BEGIN", 1)
            self.writer = _sqlite(config, "BEGIN IMMEDIATE", 1)
            self.nonblocking_writer: NonblockingWriter | None = NonblockingWriter(
                _sqlite(config, "BEGIN IMMEDIATE", 1, nonblocking=True)
            )
        else:
            self.writer = _postgres(config.database)
            self._ping_engine = _postgres(config.database, 1)
            self.nonblocking_writer = None
            # several queries of one read must see the same state while other nodes write
            self.reader = self.writer.execution_options(isolation_level="REPEATABLE READ")
        self.locks_rows = not config.is_sqlite
        self._reader_threads = ThreadPoolExecutor(READER_THREADS, "reader")
        # apart from the readers: each may wait for SQLite's write lock
        self._table_threads = ThreadPoolExecutor(TABLE_THREADS, "table")
        self._table_queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of the event loop
        self._ping_thread = ThreadPoolExecutor(1, "ping")
        self._ping: asyncio.Future[bool] | None = None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A read transaction: all its queries see the same state."""
        with _raising_unavailable(), self.reader.connect() as connection:
            yield connection

    @contextmanager
    def write(self, *, blocking: bool = True) -> Iterator[Connection]:
        """A write transaction, rolled back on any exception.

        `blocking=False` is for the event loop: with SQLite it raises WouldBlock while another writer is active.
        """
        nonblocking = None if blocking else self.nonblocking_writer
        begin = self.writer.begin if nonblocking is None else nonblocking.begin
        with _raising_unavailable(), begin() as connection:
            yield connection

    async def run_in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run blocking database work in a thread, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._reader_threads, partial(work, *args, **kwargs))

    async def run_at_table(self, table: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work on a table in a thread, after all that came before it to the same table.

        So the requests to one table take one thread. While another node has locked its row, they wait without any
        thread or connection.
        """
        loop = asyncio.get_running_loop()
        until, queue = loop.time() + LOCK_WAIT, self._table_queues.setdefault(table, asyncio.Lock())
        try:
            async with asyncio.timeout_at(until):
                await queue.acquire()
        except TimeoutError:
            raise Unavailable("the table is locked") from None
        try:
            while True:
                try:
                    return await loop.run_in_executor(self._table_threads, partial(work, *args, **kwargs))
                except RowLocked:
                    if loop.time() > until:
                        raise
                    await asyncio.sleep(LOCK_RETRY_DELAY)
        finally:
            queue.release()

    async def run_nonblocking(self, table: str, work: Callable[[bool], T]) -> T:
        """Run a short write to a table on the event loop where the database allows it, else in a thread.

        `work` is called with `blocking`: False on the event loop, where it must raise WouldBlock rather than wait.
        Contention usually clears within 1 ms; a parked thread would hold its locks longer, so retry first.
        """
        for delay in WRITE_RETRY_DELAYS if self.nonblocking_writer is not None else ():
            try:
                return work(False)
            except NeedsThread:
                break
            except WouldBlock:
                await asyncio.sleep(delay)
        return await self.run_at_table(table, work, True)

    async def responds(self) -> bool:
        """Whether the database answers within HEALTH_TIMEOUT, on a thread and a connection that nothing else uses."""
        ping = self._ping  # its own name: another request may begin the next one meanwhile
        if ping is None or ping.done():
            ping = self._ping = asyncio.get_running_loop().run_in_executor(self._ping_thread, self._try_ping)
        done, _ = await asyncio.wait([ping], timeout=HEALTH_TIMEOUT)
        return bool(done) and ping.result()

    def _try_ping(self) -> bool:
        try:
            with _raising_unavailable(), self._ping_engine.connect() as connection:
                connection.exec_driver_sql("SELECT 1")
        except (Unavailable, SQLAlchemyError):
            return False
        return True

    def allow_long_queries(self, connection: Connection) -> None:
        """Let the queries of a transaction take as long as they need: a migration, a backup."""
        if self.locks_rows:
            driver: Any = connection.connection.driver_connection
            driver.query_timeout = float("inf")
            connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")

    def checkpoint_if_due(self) -> None:
        """Copy SQLite's write-ahead log into the database file, without blocking readers or writers."""
        if self.nonblocking_writer is None or not self.nonblocking_writer.needs_checkpoint():
            return
        with _raising_unavailable():
            raw = self.reader.raw_connection()
            try:
                raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            finally:
                raw.close()
        self.nonblocking_writer.checkpointed()

    def close(self) -> None:
        """Wait for the threads to finish, and close all connections."""
        self._reader_threads.shutdown(wait=True)
        self._table_threads.shutdown(wait=True)
        self._ping_thread.shutdown(wait=True)
        if self.nonblocking_writer is not None:
            self.nonblocking_writer.close()
        for engine in (self.reader, self.writer, self._ping_engine):
            engine.dispose()


class NonblockingWriter:
    """The event loop's own connection to SQLite: stays open, and waits for neither other writers nor the disk.

    Handing a transaction to another thread and back takes longer than the transaction itself, and every statement
    releases the interpreter lock in between. The event loop therefore writes by itself whenever no other writer holds
    the database. WAL checkpoints run elsewhere (`Store.checkpoint_if_due`): they fsync.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine  # its connections have no busy timeout
        self._connection: Connection | None = None
        self._written = 0
        self._version: object = None

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction, rolled back on any exception; raises WouldBlock while another writer is active."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            transaction = self._connection.begin()
        except OperationalError as error:
            if LOCKED in str(error.orig):
                raise WouldBlock from None
            self.close()
            raise
        try:
            with transaction:
                yield self._connection
        except OperationalError:
            self.close()
            raise
        self._written += 1

    def changed_externally(self) -> bool:
        """Whether another connection wrote since the previous call."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            cursor = self._connection.connection.cursor()  # the raw driver: no transaction begins
            version = cursor.execute("PRAGMA data_version").fetchone()
        except (OperationalError, sqlite3.Error):
            self.close()
            return True
        changed, self._version = bool(version != self._version), version
        return changed

    def invalidate(self) -> None:
        """Make the next `changed_externally` return True: the last change was not processed."""
        self._version = None

    def needs_checkpoint(self) -> bool:
        """Whether enough was written for a WAL checkpoint."""
        return self._written >= CHECKPOINT_AFTER

    def checkpointed(self) -> None:
        """Restart the count after a WAL checkpoint."""
        self._written = 0

    def close(self) -> None:
        """Close the connection; the next transaction opens another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._version = None  # every connection counts by itself
        self._engine.dispose()


@contextmanager
def _raising_unavailable() -> Iterator[None]:
    try:
        yield
    except OperationalError as error:
        kind = RowLocked if getattr(error.orig, "sqlstate", None) == LOCK_NOT_AVAILABLE else Unavailable
        raise kind(str(error.orig)) from error
    except sqlite3.Error as error:  # from a raw driver connection
        raise Unavailable(str(error)) from error
    except PoolTimeout as error:
        raise Unavailable("all connections are busy") from error
    except DBAPIError as error:
        # the plain class: not a database, or a damaged one
        if error.connection_invalidated or type(error.orig) is sqlite3.DatabaseError:
            raise Unavailable(str(error.orig)) from error
        raise


def _postgres(address: str, size: int = POOL_SIZE) -> Engine:
    try:
        optional_import("psycopg", "nodes")
        from trianon.server.storage.postgres import postgres_engine  # here: needs psycopg

        return postgres_engine(address, size)
    except MissingDependency:
        raise
    except ImportError as error:  # installed, but its library is missing
        raise TrianonError(f"PostgreSQL needs psycopg, which cannot be loaded: {error}") from None
    except (ValueError, ArgumentError):  # the address is not shown: it may contain a password
        raise TrianonError(f"{DATABASE} is no address of a database (expected postgresql://user@host/name)") from None


def _create_private(file: Path | None) -> None:
    """Create the file readable by its owner only: it holds match secrets. SQLite copies the mode to its other files."""
    if file is not None and file.parent.is_dir():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _sqlite(config: Config, begin: str, size: int, nonblocking: bool = False) -> Engine:
    engine = create_engine(
        config.database, poolclass=QueuePool, pool_size=size, max_overflow=0, pool_timeout=POOL_TIMEOUT,
        connect_args={"timeout": 0 if nonblocking else BUSY_TIMEOUT}, hide_parameters=True,
    )  # fmt: skip

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # the `begin` event below starts transactions
        for pragma in (
            "journal_mode = WAL",
            f"synchronous = {config.synchronous}",
            "foreign_keys = ON",
            "cache_size = -16000",
        ):
            connection.execute(f"PRAGMA {pragma}")
        if nonblocking:
            connection.execute("PRAGMA wal_autocheckpoint = 0")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
