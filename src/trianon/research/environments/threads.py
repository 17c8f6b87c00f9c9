"""Persistent threads for compiled calls: handing one over costs two lock operations."""

import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any

Call = tuple[Callable[..., Any], tuple[Any, ...]]  # a compiled function that releases the GIL, and its arguments


class WorkerThread:
    """One daemon thread that runs one call at a time."""

    def __init__(self) -> None:
        self.call: Call | None = None
        self.error: BaseException | None = None
        self.busy = False
        self._submitted, self._done = threading.Lock(), threading.Lock()
        self._submitted.acquire()
        self._done.acquire()
        self._thread = threading.Thread(target=self._loop, name="trianon-matches", daemon=True)
        self._thread.start()

    def submit(self, call: Call | None) -> None:
        """Start a call; None ends the thread."""
        self.call, self.busy = call, True
        self._submitted.release()

    def wait(self) -> None:
        """Wait until the current call is done."""
        if self.busy:
            self._done.acquire()
            self.busy = False

    def close(self) -> None:
        """End the thread after its current call, and join it."""
        self.wait()
        self.release()
        self._thread.join()

    def release(self) -> None:
        """Let the thread end without waiting, which a finalizer must not do."""
        self.submit(None)

    def _loop(self) -> None:
        while self._submitted.acquire():
            if self.call is None:
                return
            function, arguments = self.call
            try:
                function(*arguments)
            except BaseException as error:
                self.error = error
            function, arguments = _idle, ()  # drop references while idle
            self.call = None
            self._done.release()


class WorkerThreads:
    """A team of `threads` threads including the caller's; they end with their owner."""

    def __init__(self, threads: int) -> None:
        self._threads = [WorkerThread() for _ in range(threads - 1)]
        weakref.finalize(self, _release, self._threads).atexit = False

    def run(self, calls: Sequence[Call]) -> None:
        """Run one call per thread in parallel and wait for all of them."""
        for thread in self._threads:
            thread.wait()  # a previous run may have been interrupted
        for thread, call in zip(self._threads, calls[1:], strict=True):
            thread.submit(call)
        function, arguments = calls[0]
        function(*arguments)
        for thread in self._threads:
            thread.wait()
        for thread in self._threads:
            error, thread.error = thread.error, None
            if error is not None:
                raise error

    def close(self) -> None:
        """End the threads."""
        for thread in self._threads:
            thread.close()
        self._threads.clear()


def _release(threads: Sequence[WorkerThread]) -> None:
    """End the threads of an owner that was never closed."""
    for thread in threads:
        thread.release()


def _idle() -> None:
    """Placeholder of a thread without a call."""
