"""Worker processes of low priority for what would hold the interpreter lock of the event loop.

Processes, not threads: compiled search releases the interpreter lock, but the code around it does not, and a
low-priority thread that holds the interpreter lock delays every other thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Lock
from typing import Any, TypeVar

from trianon.bots.worker_pool import SharedStopFlag, worker_pool
from trianon.server.storage.store import Unavailable

NICENESS = 10  # below the server's own priority

T = TypeVar("T")


class WorkerLost(Unavailable):
    """A worker process died, or the pool is closing; the request can be retried."""


class WorkerProcesses:
    """A lazily started pool of worker processes; thread-safe."""

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
        """The result of work done in a worker; its exceptions come through."""
        [result] = self._run_all(work, [args], tries)
        return result

    def _run_all(self, work: Callable[..., T], calls: Sequence[tuple[Any, ...]], tries: int = 1) -> list[T]:
        """The results of several calls, each in a worker of its own where there are enough.

        Lost workers are replaced as long as there are tries.
        """
        for _ in range(tries - 1):
            with suppress(WorkerLost):
                return self._try_all(work, calls)
        return self._try_all(work, calls)

    def _try_all(self, work: Callable[..., T], calls: Sequence[tuple[Any, ...]]) -> list[T]:
        pool = self._open()
        try:
            return [future.result() for future in [pool.submit(work, *args) for args in calls]]
        except BrokenProcessPool:
            with self._lock:
                if self._pool is pool:
                    self._pool = None
                    self._forget_workers()
            raise WorkerLost from None

    def _start(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Work that nothing waits for."""
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
