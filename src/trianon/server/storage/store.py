"""The database: connections that read, and one transaction for everything that writes."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from trianon.core.errors import TrianonError
from trianon.server.config import DATABASE, Config
from trianon.server.storage.nonblocking import NeedsThread, NonblockingWriter, is_nonblocking

BUSY_TIMEOUT = 10  # seconds that a writer waits for another process on the same file
POOL_SIZE = 8
POOL_TIMEOUT = 10  # seconds that a thread waits for a connection to be free

# A node whose machine is lost holds its row locks no longer than this; one that hangs makes others give up, not wait.
POSTGRES = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": "-c lock_timeout=10s -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3",
}


class Unavailable(Exception):
    """Something that is needed does not answer, mostly the database; nothing was written."""


class Store:
    """The database of a node; safe to use from several threads."""

    def __init__(self, config: Config) -> None:
        if config.is_sqlite:
            _create_private(config.file)
            self.reader = _sqlite(config.database, "BEGIN", POOL_SIZE)
            self.writer = _sqlite(config.database, "BEGIN IMMEDIATE", 1)
            self.nonblocking_writer: NonblockingWriter | None = NonblockingWriter(
                _sqlite(config.database, "BEGIN IMMEDIATE", 1, nonblocking_writer=True)
            )
        else:
            self.writer = _postgres(config.database)
            self.nonblocking_writer = None
            # what is read in several queries must be of one moment, while other nodes go on
            self.reader = self.writer.execution_options(isolation_level="REPEATABLE READ")
        self.locks_rows = not config.is_sqlite

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one state of the database."""
        if is_nonblocking():
            raise NeedsThread  # all of them may be taken
        with _raising_unavailable(), self.reader.connect() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction: all of it is there afterwards, or nothing when anything was raised."""
        begin = (
            self.nonblocking_writer.begin
            if self.nonblocking_writer is not None and is_nonblocking()
            else self.writer.begin
        )
        with _raising_unavailable(), begin() as connection:
            yield connection

    def checkpoint(self) -> None:
        """Write what is in SQLite's log into the file, so that it stays short; others read and write meanwhile."""
        with _raising_unavailable():
            line = self.reader.raw_connection()
            try:
                line.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            finally:
                line.close()

    def close(self) -> None:
        """Give back all connections."""
        if self.nonblocking_writer is not None:
            self.nonblocking_writer.close()
        self.reader.dispose()
        self.writer.dispose()


@contextmanager
def _raising_unavailable() -> Iterator[None]:
    try:
        yield
    except OperationalError as error:
        raise Unavailable(str(error.orig)) from error
    except sqlite3.Error as error:  # of a line that was used by itself
        raise Unavailable(str(error)) from error
    except PoolTimeout as error:
        raise Unavailable("all connections are busy") from error
    except DBAPIError as error:
        if error.connection_invalidated or type(error.orig) is sqlite3.DatabaseError:  # no database, or a damaged one
            raise Unavailable(str(error.orig)) from error
        raise


def _postgres(address: str) -> Engine:
    try:
        return create_engine(
            address,
            pool_size=POOL_SIZE,
            max_overflow=0,
            pool_timeout=POOL_TIMEOUT,
            pool_pre_ping=True,
            hide_parameters=True,  # a fault is logged; what was to be written is nobody's business there
            connect_args=POSTGRES,
        )
    except ImportError as error:
        raise TrianonError(f"PostgreSQL needs psycopg, which cannot be loaded: {error}") from None
    except (ValueError, ArgumentError):  # not shown, as it may hold a password
        raise TrianonError(f"{DATABASE} is no address of a database (expected postgresql://user@host/name)") from None


def _create_private(file: Path | None) -> None:
    """Make a new file readable by its owner alone, as it holds the secrets of matches; SQLite's others follow it."""
    if file is not None and file.parent.is_dir():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _sqlite(address: str, begin: str, size: int, nonblocking_writer: bool = False) -> Engine:
    engine = create_engine(
        address, poolclass=QueuePool, pool_size=size, max_overflow=0, pool_timeout=POOL_TIMEOUT,
        connect_args={"timeout": 0 if nonblocking_writer else BUSY_TIMEOUT}, hide_parameters=True,
    )  # fmt: skip

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin below, as this project means them
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "cache_size = -16000"):
            connection.execute(f"PRAGMA {pragma}")
        if nonblocking_writer:
            connection.execute("PRAGMA wal_autocheckpoint = 0")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
