"""The Queen's favor (RK-A1)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, event, option, place, reason
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre


@rule
def favor_reason(s: State, rank: int) -> int:
    """RK-3.3, RK-A1.1: a Master or Journeyman, while the card is still there."""
    if rank == component.APPRENTICE:
        return reason.RANK_FAVOR
    return reason.LEGAL if s.favor == NONE else reason.FAVOR_TAKEN


@rule
def offer_favor(s: State, o: Options, rank: int) -> None:
    """RK-A1.1: once per round."""
    if favor_reason(s, rank) == reason.LEGAL:
        offer(o, option.FAVOR)


@rule
def favor(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-A1.1, RK-A1.2: take the card and its Livre; its holder starts the next round."""
    s.favor = seat
    emit(e, event.FAVOR, seat, EVERYBODY, spot(place.BESIDE, 0), spot(place.PURSE, seat), 0, 0, 0)
    add_livre(s, e, seat, widen(t.favor_livre))
