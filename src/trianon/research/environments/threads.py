"""Threads that wait for compiled calls: handing one over takes two locks, which a step of a millisecond can afford."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any

Call = tuple[
    Callable[..., Any], tuple[Any, ...]
]  # a compiled function that releases the interpreter lock, and its arguments


class WorkerThread:
    """One thread: it waits, makes the call it was given, and says so."""

    def __init__(self) -> None:
        self.call: Call | None = None
        self.error: BaseException | None = None
        self.busy = False
        self._given, self._done = threading.Lock(), threading.Lock()
        self._given.acquire()
        self._done.acquire()
        self._thread = threading.Thread(target=self._work, name="trianon-matches", daemon=True)
        self._thread.start()

    def give(self, call: Call | None) -> None:
        """Hand over a call; None ends the thread."""
        self.call, self.busy = call, True
        self._given.release()

    def wait(self) -> None:
        """Wait until the call is over."""
        if self.busy:
            self._done.acquire()
            self.busy = False

    def end(self) -> None:
        """End the thread, once its call is over."""
        self.wait()
        self.release()
        self._thread.join()

    def release(self) -> None:
        """Let the thread end by itself: nobody waits, not even the garbage collector, which may run anywhere."""
        self.give(None)

    def _work(self) -> None:
        while self._given.acquire():
            if self.call is None:
                return
            function, arguments = self.call
            try:
                function(*arguments)
            except BaseException as error:
                self.error = error
            function, arguments = _nothing, ()  # so that nothing is kept alive while it waits
            self.call = None
            self._done.release()


class WorkerThreads:
    """As many threads as were asked for, the one that asks among them; they end with whoever has them."""

    def __init__(self, threads: int) -> None:
        self._helpers = [WorkerThread() for _ in range(threads - 1)]
        weakref.finalize(self, _dismiss, self._helpers).atexit = False

    def make(self, calls: Sequence[Call]) -> None:
        """Make one call on each thread at the same time; back when all are over."""
        for helper in self._helpers:
            helper.wait()  # of a time before, if somebody interrupted it
        for helper, call in zip(self._helpers, calls[1:], strict=True):
            helper.give(call)
        function, arguments = calls[0]
        function(*arguments)
        for helper in self._helpers:
            helper.wait()
        for helper in self._helpers:
            error, helper.error = helper.error, None
            if error is not None:
                raise error

    def end(self) -> None:
        """End the threads."""
        for helper in self._helpers:
            helper.end()
        self._helpers.clear()


def _dismiss(helpers: Sequence[WorkerThread]) -> None:
    """Let go of the threads of matches that nobody closed."""
    for helper in helpers:
        helper.release()


def _nothing() -> None:
    """What a thread has to do while it waits."""
