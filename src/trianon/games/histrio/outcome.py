"""How a finished match ended (HI-E8)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.struct import widen
from trianon.games.histrio.state import State


@rule
def placing(s: State, seat: int) -> int:
    """HI-E8: 1 for the most Ecu; ties share the better place."""
    before = 1
    for other in range(widen(s.players)):
        if s.ecu[other] > s.ecu[seat]:
            before += 1
    return before


@rule
def outcome(s: State, ended: Outcome) -> None:
    """Ecu and placing of every seat."""
    for seat in range(widen(s.players)):
        ended.points[seat] = s.ecu[seat]
        ended.placings[seat] = placing(s, seat)
