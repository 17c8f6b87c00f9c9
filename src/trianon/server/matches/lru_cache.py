"""A thread-safe LRU cache."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class LruCache(Generic[T]):
    """One value per table id; the least recently used one is dropped first."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._lock = Lock()

    def get(self, table: str) -> T | None:
        """The value of a table, if cached."""
        with self._lock:
            if table in self._kept:
                self._kept.move_to_end(table)
            return self._kept.get(table)

    def keep(self, table: str, value: T) -> None:
        """Store the value of a table."""
        with self._lock:
            self._kept[table] = value
            self._kept.move_to_end(table)
            while len(self._kept) > self.capacity:
                self._kept.popitem(last=False)

    def forget(self, table: str) -> None:
        """Drop the value of a table, so that the next read asks the database."""
        with self._lock:
            self._kept.pop(table, None)
