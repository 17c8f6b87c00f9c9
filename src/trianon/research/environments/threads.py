"""Persistent threads for compiled calls: handing one over costs two lock operations."""

import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

Call = tuple[Callable[..., Any], tuple[Any, ...]]  # a compiled function that releases the GIL, and its arguments
Inbox = SimpleQueue[Call | None]  # None ends its thread


class WorkerThreads:
    """A team of `threads` threads including the caller's; they end with their owner."""

    def __init__(self, threads: int) -> None:
        self._inboxes: list[Inbox] = [SimpleQueue() for _ in range(threads - 1)]
        self._outcomes: SimpleQueue[BaseException | None] = SimpleQueue()
        self._running = 0
        self._threads = [
            Thread(target=_work, args=(inbox, self._outcomes), name="trianon-matches", daemon=True)
            for inbox in self._inboxes
        ]
        for thread in self._threads:
            thread.start()
        weakref.finalize(self, _release, self._inboxes).atexit = False

    def run(self, calls: Sequence[Call]) -> None:
        """Run one call per thread in parallel and wait for all of them."""
        self._wait()  # a previous run may have been interrupted
        for inbox, call in zip(self._inboxes, calls[1:], strict=True):
            inbox.put(call)
            self._running += 1
        function, arguments = calls[0]
        function(*arguments)
        for error in self._wait():
            raise error

    def close(self) -> None:
        """End the threads after their current calls."""
        _release(self._inboxes)
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def _wait(self) -> list[BaseException]:
        """Wait until all calls are done; what they raised."""
        errors = []
        while self._running:
            error = self._outcomes.get()
            self._running -= 1
            if error is not None:
                errors.append(error)
        return errors


def _release(inboxes: Sequence[Inbox]) -> None:
    """Let the threads end without waiting, which a finalizer must not do."""
    for inbox in inboxes:
        inbox.put(None)


def _work(inbox: Inbox, outcomes: SimpleQueue[BaseException | None]) -> None:
    """Run calls until None comes; nothing of a call is kept while the thread is idle."""
    while (call := inbox.get()) is not None:
        function, arguments = call
        try:
            function(*arguments)
        except BaseException as error:
            outcomes.put(error)
        else:
            outcomes.put(None)
        del call, function, arguments
