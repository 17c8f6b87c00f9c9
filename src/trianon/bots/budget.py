"""How long an opponent may think: simulations or milliseconds, and until somebody says stop."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Event
from time import perf_counter
from typing import Protocol


class Flag(Protocol):
    """Something that somebody may set to say stop: an event of this process, or of several."""

    def is_set(self) -> bool:
        """Whether it was set."""


@dataclass
class Budget:
    """A limit to thinking; with simulations alone the same seed gives the same choice."""

    simulations: int | None = None
    milliseconds: float | None = None
    stop: Flag = field(default_factory=Event)  # set it, and the best choice so far comes at once
    begun: float = field(default_factory=perf_counter)

    def spent(self, simulations: int) -> bool:
        """Whether to stop thinking after this many simulations."""
        if self.stop.is_set():
            return True
        if self.milliseconds is not None and (perf_counter() - self.begun) * 1000 >= self.milliseconds:
            return True
        return self.simulations is not None and simulations >= self.simulations
