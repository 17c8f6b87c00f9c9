"""Rate limits: token buckets per key, and limits on concurrency."""

import asyncio
import resource
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextlib import ExitStack
from ipaddress import IPv6Address, ip_address, ip_network
from threading import Lock

from trianon.server import limits
from trianon.server.limits import MAX_BUCKETS, SITE_FACTOR

HOST, SITE = "/64", "/48"  # IPv6 networks: a host can use any address of the one, a customer any of the other


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
        if self.wait(cost):
            return False
        self.left -= min(cost, max(1, self.burst))
        return True

    def charge(self, cost: float = 1) -> float:
        """Take tokens that need not be there yet; the seconds until they are."""
        self._refill()
        self.left = max(-self.burst, self.left - cost)
        return max(0.0, -self.left / self.rate)

    def wait(self, cost: float = 1) -> float:
        """Seconds until there are enough tokens."""
        self._refill()
        return max(0.0, (min(cost, max(1, self.burst)) - self.left) / self.rate)

    def _refill(self) -> None:
        now = self.now()
        if self.rate < float("inf"):
            self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now


class RateLimiter:
    """One token bucket per key; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.factor, self.now = rate, burst, factor, now
        self._kept: OrderedDict[str, TokenBucket] = OrderedDict()
        self._lock = Lock()

    def take(self, *names: str, cost: float = 1) -> float | None:
        """Take tokens of all these keys; None, or the seconds to wait."""
        with self._lock:
            buckets = [self._bucket(name) for name in names]
            wait = max(bucket.wait(cost) for bucket in buckets)
            if wait:
                return wait
            for bucket in buckets:
                bucket.take(cost)
            return None

    def charge(self, *names: str, cost: float = 1) -> float:
        """Take tokens of all these keys that need not be there yet; the seconds until they are."""
        with self._lock:
            return max(self._bucket(name).charge(cost) for name in names)

    def _bucket(self, name: str) -> TokenBucket:
        bucket = self._kept.get(name)
        if bucket is None:
            bucket = self._kept[name] = TokenBucket(self.rate, self.burst, self.factor * network_width(name), self.now)
        self._kept.move_to_end(name)
        if len(self._kept) > MAX_BUCKETS:
            self._kept.popitem(last=False)
        return bucket


class ConcurrencyLimit:
    """A limit on concurrent holders per key, and of all keys together."""

    def __init__(self, most: float, factor: float, in_all: float = float("inf")) -> None:
        self.most = most * factor if factor else float("inf")
        self.in_all, self.count = in_all, 0
        self._here: Counter[str] = Counter()

    def acquire(self, *names: str) -> bool:
        """Add a holder to all these keys unless a limit is reached."""
        if self.count >= self.in_all or any(self._here[name] >= self.most * network_width(name) for name in names):
            return False
        self.count += 1
        self._here.update(names)
        return True

    def hold(self, held: ExitStack, *names: str) -> bool:
        """Add a holder that is removed with the stack."""
        if not self.acquire(*names):
            return False
        held.callback(self.release, *names)
        return True

    def release(self, *names: str) -> None:
        """Remove a holder."""
        self.count -= 1
        for name in names:
            self._here[name] -= 1
            if self._here[name] <= 0:
                del self._here[name]


class Turnstile:
    """Lets so many tasks pass in each iteration of the event loop; the others follow in the order they came.

    The loop runs all that is ready before it looks at the network again: without this, a thousand messages that arrive
    together would delay /health and everybody else until the last of them is handled.
    """

    def __init__(self, most: int) -> None:
        self.most = self.left = most
        self._waiting: deque[tuple[float, asyncio.Future[None]]] = deque()  # since when

    @property
    def delay(self) -> float:
        """Seconds the first of those who wait has waited."""
        return time.monotonic() - self._waiting[0][0] if self._waiting else 0.0

    async def enter(self) -> None:
        """Wait for a turn; at once while there are turns left in this iteration."""
        loop = asyncio.get_running_loop()
        if self.left == self.most:
            loop.call_soon(self._next)
        if self.left:
            self.left -= 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append((time.monotonic(), turn))
        await turn

    def _next(self) -> None:
        """Begin an iteration: those who wait come first."""
        self.left = self.most
        while self.left and self._waiting:
            _, turn = self._waiting.popleft()
            if not turn.done():  # cancelled ones
                turn.set_result(None)
                self.left -= 1
        if self.left < self.most:
            asyncio.get_running_loop().call_soon(self._next)


class RequestLimiters:
    """The limits of requests over HTTP and sockets: writes of a person, and what an address does and holds."""

    def __init__(self, factor: float) -> None:
        self.people = RateLimiter(limits.PERSON_RATE, limits.PERSON_BURST, factor)
        self.writes = RateLimiter(limits.ADDRESS_RATE, limits.ADDRESS_BURST, factor)
        self.reads = RateLimiter(limits.READ_RATE, limits.READ_BURST, factor)
        self.worker_time = RateLimiter(limits.WORKER_RATE, limits.WORKER_BURST, factor)
        most = max_connections()
        self.turns = Turnstile(limits.MESSAGES_PER_ITERATION)
        own = min(limits.MAX_ADDRESS_CONNECTIONS, most // (2 * SITE_FACTOR))
        self.connections = ConcurrencyLimit(own, factor, most)
        self.sockets = ConcurrencyLimit(limits.MAX_ADDRESS_SOCKETS, factor, limits.MAX_SOCKETS)
        self.requests = ConcurrencyLimit(limits.MAX_ADDRESS_REQUESTS, factor)
        self.searches = ConcurrencyLimit(limits.MAX_ADDRESS_SEARCHES, factor)


def max_connections() -> int:
    """The connections there may be, so that enough open files are left for the database."""
    return max(1, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - limits.RESERVED_FILES)


def raise_file_limit() -> None:
    """Let this process have as many files open as it may: some systems start programs with 1,024."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.MAX_FILES if most == resource.RLIM_INFINITY else min(limits.MAX_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def client_networks(address: str) -> tuple[str, ...]:
    """The keys an address is counted by: for IPv6 the network of its host, and that of its site with a wider limit."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return (address,)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return tuple(str(ip_network(f"{found}{length}", strict=False)) for length in (HOST, SITE))
    return (str(getattr(found, "ipv4_mapped", None) or found),)


def network_width(name: str) -> float:
    """How much more of a limit a key has than a host."""
    return SITE_FACTOR if name.endswith(SITE) else 1
