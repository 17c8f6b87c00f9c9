"""Limits on thinking: simulations, milliseconds and a stop flag."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Event
from time import perf_counter
from typing import Any, Protocol, TypeGuard

from trianon.core.errors import TrianonError


class StopFlag(Protocol):
    """A flag that asks for a stop: an event of this process, or one shared by several."""

    def is_set(self) -> bool:
        """Whether a stop was requested."""


@dataclass
class Budget:
    """A limit on thinking; with a limit on simulations alone, the same seed gives the same choice."""

    simulations: int | None = None
    milliseconds: float | None = None
    stop: StopFlag = field(default_factory=Event)  # when set, the bot returns its best choice so far
    started: float = field(default_factory=perf_counter)
    clock: Callable[[], float] = perf_counter  # of `started`, in seconds

    def __post_init__(self) -> None:
        check_limits(self.simulations, self.milliseconds)

    def part(self, share: float) -> Budget:
        """A share of this budget, from its beginning on."""
        simulations = None if self.simulations is None else int(share * self.simulations)
        milliseconds = None if self.milliseconds is None else share * self.milliseconds
        return replace(self, simulations=simulations, milliseconds=milliseconds)

    def exhausted(self, simulations: int) -> bool:
        """Whether to stop after this many simulations."""
        if self.stop.is_set():
            return True
        if self.milliseconds is not None and (self.clock() - self.started) * 1000 >= self.milliseconds:
            return True
        return self.simulations is not None and simulations >= self.simulations


def check_limits(simulations: object, milliseconds: object) -> None:
    """Reject negative limits and NaN, which would never expire."""
    if simulations is not None and not (_number(simulations, int) and simulations >= 0):
        raise TrianonError(f"simulations are a whole number from 0 on, or None, not {simulations!r}")
    if milliseconds is not None and not (_number(milliseconds, int | float) and milliseconds >= 0):
        raise TrianonError(f"milliseconds are a number from 0 on, or None, not {milliseconds!r}")


def _number(value: Any, kind: Any) -> TypeGuard[float]:
    return isinstance(value, kind) and not isinstance(value, bool)
