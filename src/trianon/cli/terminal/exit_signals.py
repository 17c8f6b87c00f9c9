"""Ways to leave the table, and hearing of them at a moment when nothing can be lost."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from types import FrameType


class ExitReason(Enum):
    """How somebody leaves: the message that is said, and the exit code."""

    QUIT = ("play-left", 0)
    CLOSED = ("play-closed", 2)
    INTERRUPTED = ("play-interrupted", 130)  # as shells count Ctrl-C: 128 and the number of the signal

    @property
    def message(self) -> str:
        """The name of the message."""
        return self.value[0]

    @property
    def code(self) -> int:
        """The exit code."""
        return self.value[1]


class PlayExit(Exception):
    """Somebody leaves the table, or their terminal does."""

    def __init__(self, how: ExitReason) -> None:
        super().__init__(how)
        self.how = how


SIGNALS = {signal.SIGINT: ExitReason.INTERRUPTED, signal.SIGHUP: ExitReason.CLOSED, signal.SIGTERM: ExitReason.CLOSED}


BEAT = 0.25  # seconds


@contextmanager
def heartbeat() -> Iterator[None]:
    """Wake a read from the terminal now and then, so that a signal that came just before it is heard at all.

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
    """Turns signals into `PlayExit`, but never between an answer and its being saved."""

    def __init__(self) -> None:
        self._busy = False
        self._heard: ExitReason | None = None

    @contextmanager
    def handled(self) -> Iterator[None]:
        """Hear signals; the old way of hearing them comes back at the end."""
        before = {number: signal.signal(number, self._hear) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def deferred(self) -> Iterator[None]:
        """Put off leaving until this is done."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._heard is not None:
            raise PlayExit(self._heard)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        how = SIGNALS[signal.Signals(number)]
        if not self._busy:
            raise PlayExit(how)
        self._heard = how
