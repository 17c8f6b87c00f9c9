"""The account of everybody's Ecu, and the end of the match (HI-E8)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import event, source
from trianon.games.histrio.outcome import placing
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


@rule
def final_scoring(s: State, t: Tables, e: Events) -> None:
    """HI-E8: the lines that sum up to everybody's Ecu, source by source, and the placings."""
    s.over = 1
    for seat in range(widen(s.players)):
        for why in range(source.SOURCES):
            if s.ledger[seat, why] != 0:
                emit(e, event.SCORE, seat, EVERYBODY, why, widen(s.ledger[seat, why]), why, 0, 0)
    for seat in range(widen(s.players)):
        emit(e, event.PLACING, seat, EVERYBODY, placing(s, seat), widen(s.ecu[seat]), 0, 0, 0)
