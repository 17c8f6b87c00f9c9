"""A thread-safe cache whose values expire; each is computed by one thread at a time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class TimedCache(Generic[T]):
    """One value per key for a while; keys are few and bounded by the caller."""

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
