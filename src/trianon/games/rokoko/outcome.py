"""How a finished match ended (RK-F11)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.struct import widen
from trianon.games.rokoko.scoring.final import placing
from trianon.games.rokoko.state import State


@rule
def outcome(s: State, ended: Outcome) -> None:
    """Prestige and placing of every seat."""
    for seat in range(widen(s.players)):
        ended.points[seat] = s.prestige[seat]
        ended.placings[seat] = placing(s, seat)
