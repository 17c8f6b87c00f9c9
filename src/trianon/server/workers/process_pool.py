"""Process pool of low priority, for work that would hold the interpreter lock of the event loop.

Processes, not threads: compiled search releases the interpreter lock, but the code around it does not, and a
low-priority thread that holds the interpreter lock delays every other thread.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from threading import Lock
from time import monotonic
from typing import Any, TypeVar

from trianon.bots.worker_pool import SharedStopFlag, worker_pool
from trianon.server.storage.store import Unavailable

NICENESS = 10  # below the server's own priority

T = TypeVar("T")


class WorkerLost(Unavailable):
    """A worker process died, or the pool is closing; the request can be retried."""


class ProcessPool:
    """Worker processes, started with the first work; thread-safe."""

    def __init__(self, count: int) -> None:
        self._count, self._lock, self._stop = count, Lock(), SharedStopFlag()
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Ask running work to stop at once and end the processes."""
        self._stop.set()
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _run(self, work: Callable[..., T], *args: Any, tries: int = 1) -> T:
        """The result of work done in a worker; its exceptions come through. Lost workers are replaced by tries."""

        def attempt() -> T:
            with self._opened() as pool:
                return pool.submit(work, *args).result()

        return _retried(attempt, tries)

    def _run_within(
        self, work: Callable[..., T], calls: Sequence[tuple[Any, ...]], seconds: float, tries: int = 1
    ) -> list[T]:
        """Start calls until the time is up, at least one per worker, and return the results of all started.

        While calls that began in time still run, the other workers are kept busy with further calls.
        """
        return _retried(lambda: self._try_within(work, calls, seconds), tries)

    def _try_within(self, work: Callable[..., T], calls: Sequence[tuple[Any, ...]], seconds: float) -> list[T]:
        waiting, until, found = deque(calls), monotonic() + seconds, list[T]()
        began_in_time: set[Future[T]] | None = None  # those still running when the time was up; None before
        with self._opened() as pool:
            running = {pool.submit(work, *waiting.popleft()) for _ in range(min(self._count, len(calls)))}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                found += [future.result() for future in done]
                if began_in_time is None and monotonic() >= until:
                    began_in_time = set(running)
                while waiting and len(running) < self._count and (began_in_time is None or began_in_time & running):
                    running.add(pool.submit(work, *waiting.popleft()))
        return found

    @contextmanager
    def _opened(self) -> Iterator[ProcessPoolExecutor]:
        """Yield the pool; discard it if a worker died, so that the next call starts a new one."""
        pool = self._open()
        try:
            yield pool
        except BrokenProcessPool:
            with self._lock:
                if self._pool is pool:
                    self._pool = None
                    self._forget_workers()
            raise WorkerLost from None

    def _start(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Submit work without waiting for its result."""
        return self._open().submit(work, *args)

    def _open(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._stop.is_set():
                raise WorkerLost
            if self._pool is None:
                self._pool = worker_pool(self._count, self._stop, NICENESS)
            return self._pool

    def _forget_workers(self) -> None:
        """Forget what is known of lost workers; called with the lock held."""


def _retried(attempt: Callable[[], T], tries: int) -> T:
    for _ in range(tries - 1):
        with suppress(WorkerLost):
            return attempt()
    return attempt()
