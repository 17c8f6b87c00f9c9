"""What a node keeps in memory of tables: the latest so many, safe to use from several threads."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class LruCache(Generic[T]):
    """One thing by table; what was not used for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._lock = Lock()

    def get(self, table: str) -> T | None:
        """What is kept of a table."""
        with self._lock:
            if table in self._kept:
                self._kept.move_to_end(table)
            return self._kept.get(table)

    def keep(self, table: str, thing: T) -> None:
        """Remember something."""
        with self._lock:
            self._kept[table] = thing
            self._kept.move_to_end(table)
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)

    def forget(self, table: str) -> None:
        """Ask the database again: a change of this table failed."""
        with self._lock:
            self._kept.pop(table, None)
