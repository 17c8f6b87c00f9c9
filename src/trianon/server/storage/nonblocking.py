"""Writing without waiting: on the node's own loop, into a database that lies in a file.

Handing a transaction to another thread and back takes longer than making it, and every statement gives the
interpreter away in between. So an answer is written on the loop itself, if nobody else writes at this very moment.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

LOCKED = "database is locked"  # what SQLite says
CHECKPOINT_AFTER = 250  # transactions after which the log is worth bringing home

_here = threading.local()


class WouldBlock(Exception):
    """Somebody else is at it, and who asks may not wait; nothing was changed."""


class NeedsThread(WouldBlock):
    """It is more than one short thing, so trying again soon does not help."""


@contextmanager
def nonblocking() -> Iterator[None]:
    """This thread waits for nobody meanwhile: what cannot be done at once raises `Busy`."""
    _here.active = True
    try:
        yield
    finally:
        _here.active = False


def is_nonblocking() -> bool:
    """Whether this thread may not wait now."""
    return getattr(_here, "active", False)


class NonblockingWriter:
    """The loop's own connection: it stays open, and waits neither for other writers nor for the disk.

    Its log is not brought home to the file as a part of some answer, as that needs an fsync; see `Store.bring_home`.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine  # whose connections wait for nobody
        self._connection: Connection | None = None
        self._written = 0
        self._version: object = None

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction: all of it is there afterwards, or nothing when anything was raised."""
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
        """Whether anybody but this connection wrote since this was asked last."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            line = self._connection.connection.cursor()  # by itself: asking begins no transaction
            version = line.execute("PRAGMA data_version").fetchone()
        except (OperationalError, sqlite3.Error):
            self.close()
            return True
        changed, self._version = bool(version != self._version), version
        return changed

    def invalidate(self) -> None:
        """Say that others wrote when asked next: nobody looked at what they did."""
        self._version = None

    def needs_checkpoint(self) -> bool:
        """Whether so much was written that the log should be brought home."""
        return self._written >= CHECKPOINT_AFTER

    def checkpointed(self) -> None:
        """Count anew."""
        self._written = 0

    def close(self) -> None:
        """Give the connection back; the next transaction opens another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._version = None  # counted anew by every connection
        self._engine.dispose()
