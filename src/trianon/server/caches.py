"""Thread-safe caches: one that drops the least recently used value, and one with values that expire."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class LruCache(Generic[K, T]):
    """A bounded number of values; the least recently used one is dropped first."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._kept: OrderedDict[K, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: K) -> T | None:
        """The value of a key, if cached."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def put(self, key: K, value: T) -> None:
        """Store the value of a key."""
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self.capacity:
                self._kept.popitem(last=False)

    def discard(self, key: K) -> None:
        """Drop the value of a key, so that the next read asks the database."""
        with self._lock:
            self._kept.pop(key, None)

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._kept.clear()


class TimedCache(Generic[T]):
    """Values that expire, each computed by one thread at a time; keys are few and bounded by the caller."""

    def __init__(self, lifetime: float, now: Callable[[], float]) -> None:
        self.lifetime, self.now = lifetime, now
        self._kept: dict[Hashable, tuple[float, T]] = {}
        self._lock = Lock()

    def get(self, key: Hashable, compute: Callable[[], T]) -> T:
        """The value of a key, computed if it is missing or expired."""
        kept = self._kept.get(key)
        if kept is not None and self.now() < kept[0]:
            return kept[1]
        with self._lock:
            kept = self._kept.get(key)  # another thread may have computed it meanwhile
            if kept is None or self.now() >= kept[0]:
                kept = self._kept[key] = (self.now() + self.lifetime, compute())
            return kept[1]
