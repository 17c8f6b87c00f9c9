"""Rate limits: a bucket that fills by the second for every person and every address."""

from __future__ import annotations

import time
from collections import OrderedDict
from threading import Lock

MOST_BUCKETS = 20_000


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float, factor: float = 1.0) -> None:
        self.rate, self.burst = (rate * factor, burst * factor) if factor else (float("inf"), float("inf"))
        self.left, self.then = self.burst, time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.left = (
            min(self.burst, self.left + (now - self.then) * self.rate) if self.rate < float("inf") else self.burst
        )
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self.left) / self.rate)


class Buckets:
    """A bucket for every name; the one not used for longest is forgotten first."""

    def __init__(self, rate: float, burst: float, factor: float) -> None:
        self.rate, self.burst, self.factor = rate, burst, factor
        self._kept: OrderedDict[str, Bucket] = OrderedDict()
        self._lock = Lock()

    def take(self, name: str) -> float | None:
        """Take one for this name; the seconds to wait when there is none."""
        with self._lock:
            bucket = self._kept.get(name)
            if bucket is None:
                bucket = self._kept[name] = Bucket(self.rate, self.burst, self.factor)
            self._kept.move_to_end(name)
            while len(self._kept) > MOST_BUCKETS:
                self._kept.popitem(last=False)
            return None if bucket.take() else bucket.wait()
