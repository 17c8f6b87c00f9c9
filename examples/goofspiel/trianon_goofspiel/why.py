"""Why an option is not legal."""

from __future__ import annotations

from trianon.core.kernel.rule import rule
from trianon.core.kernel.seats import may_reconsider
from trianon.core.kernel.steps import next_step
from trianon.core.kernel.struct import widen
from trianon_goofspiel.codes import option, reason
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables


@rule
def why(s: State, t: Tables, seat: int, choice: int) -> int:
    """GS-3: the reason against an option of a seat, LEGAL when there is none."""
    if next_step(s) == 0:
        return reason.MATCH_OVER
    sealed = may_reconsider(s, seat)
    if choice == option.RECONSIDER:
        return reason.LEGAL if sealed else reason.NOTHING_SEALED
    if sealed:
        return reason.SEALED_ALREADY
    return reason.LEGAL if widen(s.hands[seat]) >> choice & 1 else reason.CARD_PLAYED
