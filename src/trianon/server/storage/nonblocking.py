"""Non-blocking SQLite writes on the event loop.

Handing a transaction to another thread and back takes longer than the transaction itself, and every statement releases
the interpreter lock in between. The event loop therefore writes by itself whenever no other writer holds the database.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from trianon.server.limits import CHECKPOINT_AFTER

LOCKED = "database is locked"  # SQLite's message


class WouldBlock(Exception):
    """A lock is taken and the caller may not wait; nothing was changed."""


class NeedsThread(WouldBlock):
    """The work takes too long for the event loop, so a retry would not help."""


class NonblockingWriter:
    """The event loop's own connection: stays open, and waits for neither other writers nor the disk.

    WAL checkpoints run elsewhere (`Store.checkpoint`): they fsync.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine  # whose connections have no busy timeout
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
