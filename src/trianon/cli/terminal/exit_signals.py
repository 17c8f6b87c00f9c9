"""Exit reasons of a match, and signals deferred while a move is being saved."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from types import FrameType


class ExitReason(Enum):
    """Why a match was left: the message to print, and the exit code."""

    QUIT = ("play-left", 0)
    CLOSED = ("play-closed", 2)
    INTERRUPTED = ("play-interrupted", 130)  # as shells count Ctrl-C: 128 and the number of the signal

    def __init__(self, message: str, code: int) -> None:
        self.message, self.code = message, code


class PlayExit(Exception):
    """The player quits, or the terminal is gone."""

    def __init__(self, how: ExitReason) -> None:
        super().__init__(how)
        self.how = how


SIGNALS = {signal.SIGINT: ExitReason.INTERRUPTED, signal.SIGHUP: ExitReason.CLOSED, signal.SIGTERM: ExitReason.CLOSED}
BEAT = 0.25  # seconds


@contextmanager
def heartbeat() -> Iterator[None]:
    """Interrupt a blocking read periodically, so that a signal that arrived just before it is handled.

    Python notes a signal and acts on it between two of its own steps; a read that begins in between would sleep on.
    """
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, BEAT, BEAT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class SignalGuard:
    """Turns signals into `PlayExit`, deferred while an answer is being saved."""

    def __init__(self) -> None:
        self._busy = False
        self._pending: ExitReason | None = None

    @contextmanager
    def handled(self) -> Iterator[None]:
        """Handle signals; restore the previous handlers at the end."""
        before = {number: signal.signal(number, self._on_signal) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def deferred(self) -> Iterator[None]:
        """Defer the exit until the block is done."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._pending is not None:
            raise PlayExit(self._pending)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        how = SIGNALS[signal.Signals(number)]
        if not self._busy:
            raise PlayExit(how)
        self._pending = how
