"""Count as level 1 (the Chameleon): at the end of a season it must count as one comedian or tragedian (HI-J3)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import component, event, option, step
from trianon.games.histrio.codes.component import COMEDY, TRAGEDY
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


@rule
def count_jugglers(s: State, t: Tables) -> None:
    """HI-J3, HI-J6: openly in seat order, every owner of such a juggler is asked once for each."""
    open_ = widen(t.moment_jugglers[component.SEASON_END]) & ~(widen(s.counted[COMEDY]) | widen(s.counted[TRAGEDY]))
    for seat in range(widen(s.players)):
        mine = widen(s.jugglers[seat]) & open_
        if mine != 0:
            follow(s, ((step.COUNT_AS, seat, first_of(mine), 0), (step.COUNT_JUGGLERS, 0, 0, 0)))
            return


@rule
def first_of(jugglers: int) -> int:
    """The first juggler of a set that is not empty."""
    juggler = 0
    while not jugglers & (1 << juggler):
        juggler += 1
    return juggler


@rule
def offer_kinds(o: Options) -> None:
    """HI-J3: as a comedian or as a tragedian."""
    offer(o, option.COUNT + COMEDY)
    offer(o, option.COUNT + TRAGEDY)


@rule
def count_as(s: State, e: Events, seat: int, juggler: int, half: int) -> None:
    """HI-J3: for the sums of this season; it is never turned sideways."""
    s.counted[half] = widen(s.counted[half]) | (1 << juggler)
    emit(e, event.COUNT_AS, seat, EVERYBODY, juggler, half, 0, 0, 0)
