"""Rate limits: token buckets per key, and limits on concurrency."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_network
from threading import Lock

from trianon.server.limits import MAX_BUCKETS


class TokenBucket:
    """A token bucket: `rate` tokens per second, at most `burst`."""

    __slots__ = ("burst", "left", "now", "rate", "then")

    def __init__(
        self, rate: float, burst: float, factor: float = 1.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst = (rate * factor, burst * factor) if factor else (float("inf"), float("inf"))
        self.now, self.left, self.then = now, self.burst, now()

    def take(self, cost: float = 1) -> bool:
        """Take tokens if there are enough; a cost above `burst` takes all."""
        now = self.now()
        self.left = (
            min(self.burst, self.left + (now - self.then) * self.rate) if self.rate < float("inf") else self.burst
        )
        self.then, cost = now, min(cost, max(1, self.burst))
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take tokens for work that is done already; what is missing delays the requests to come."""
        self.left = max(-self.burst, self.left - cost)

    def wait(self, cost: float = 1) -> float:
        """Seconds until there are enough tokens."""
        return max(0.0, (min(cost, max(1, self.burst)) - self.left) / self.rate)


class RateLimiter:
    """One token bucket per key; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.factor, self.now = rate, burst, factor, now
        self._kept: OrderedDict[str, TokenBucket] = OrderedDict()
        self._lock = Lock()

    def take(self, name: str, cost: float = 1) -> float | None:
        """Take tokens of a key; None, or the seconds to wait."""
        with self._lock:
            bucket = self._kept.get(name)
            if bucket is None:
                bucket = self._kept[name] = TokenBucket(self.rate, self.burst, self.factor, self.now)
            self._kept.move_to_end(name)
            while len(self._kept) > MAX_BUCKETS:
                self._kept.popitem(last=False)
            return None if bucket.take(cost) else bucket.wait(cost)

    def charge(self, name: str, cost: float) -> None:
        """Take tokens of a key for work that is done already."""
        with self._lock:
            bucket = self._kept.get(name)
            if bucket is not None:
                bucket.charge(cost)


class ConcurrencyLimit:
    """A limit on concurrent holders per key, and of all keys together."""

    def __init__(self, most: float, factor: float, in_all: float = float("inf")) -> None:
        self.most = most * factor if factor else float("inf")
        self.in_all = in_all
        self._here: Counter[str] = Counter()

    def acquire(self, name: str) -> bool:
        """Add a holder unless a limit is reached."""
        if self._here.get(name, 0) >= self.most or self._here.total() >= self.in_all:
            return False
        self._here[name] += 1
        return True

    def release(self, name: str) -> None:
        """Remove a holder."""
        self._here[name] -= 1
        if self._here[name] <= 0:
            del self._here[name]


def client_network(address: str) -> str:
    """The rate-limit key of an address: for IPv6 its /64 network, as a host can use any address in it."""
    try:
        IPv6Address(address)
    except ValueError:
        return address
    return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))
