"""How a match of Goofspiel ended."""

from __future__ import annotations

from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.rule import rule
from trianon.core.kernel.struct import widen
from trianon_goofspiel.state import State


@rule
def placing(s: State, seat: int) -> int:
    """GS-7: 1 for the most points; ties share the better place."""
    before = 1
    for other in range(widen(s.players)):
        before += 1 if s.points[other] > s.points[seat] else 0
    return before


@rule
def outcome(s: State, ended: Outcome) -> None:
    """GS-7: points and placing of every seat."""
    for seat in range(widen(s.players)):
        ended.points[seat] = s.points[seat]
        ended.placings[seat] = placing(s, seat)
