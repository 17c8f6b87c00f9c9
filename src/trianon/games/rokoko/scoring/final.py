"""Final scoring, chapter by chapter in the order of the rules (RK-F)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import event, place
from trianon.games.rokoko.scoring.board import score_markers, score_statues, score_terrace
from trianon.games.rokoko.scoring.crowns import score_crowns
from trianon.games.rokoko.scoring.lines import F1, F3, NOTHING, PLAYED, book
from trianon.games.rokoko.scoring.majorities import score_fireworks, score_halls
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre


@rule
def final_scoring(s: State, t: Tables, e: Events) -> None:
    """RK-F1 to RK-F10 in this order, then the placings (RK-F11); everything is open from now on (RK-S9)."""
    s.phase = event.SCORING
    emit(e, event.PHASE, NONE, EVERYBODY, event.SCORING, 0, 0, 0, 0)
    for seat in range(widen(s.players)):
        gained = widen(s.prestige[seat])
        s.prestige[seat] = 0
        book(s, e, seat, PLAYED, gained, spot(place.PURSE, seat), NOTHING, gained)
    for seat in range(widen(s.players)):
        score_livre(s, t, e, seat)
    for seat in range(widen(s.players)):
        score_crowns(s, t, e, seat)
    if s.favor != NONE:
        holder = widen(s.favor)
        book(s, e, holder, F3, widen(t.favor_prestige), spot(place.PURSE, holder), NOTHING, 1)
    score_halls(s, t, e)
    score_fireworks(s, t, e)
    for seat in range(widen(s.players)):
        score_terrace(s, t, e, seat)
    for seat in range(widen(s.players)):
        score_statues(s, t, e, seat)
    for seat in range(widen(s.players)):
        score_markers(s, t, e, seat)
    s.over = 1
    for seat in range(widen(s.players)):
        emit(e, event.PLACING, seat, EVERYBODY, placing(s, seat), widen(s.prestige[seat]), widen(s.livre[seat]), 0, 0)


@rule
def score_livre(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-F1: as many prestige as the Livre pay for; the remainder breaks ties."""
    price = widen(t.livre_per_prestige)
    prestige = widen(s.livre[seat]) // price
    add_livre(s, e, seat, -prestige * price)
    book(s, e, seat, F1, prestige, spot(place.PURSE, seat), NOTHING, prestige * price)


@rule
def placing(s: State, seat: int) -> int:
    """RK-F11: 1 for the winner; most prestige, then most Livre left, then the place is shared."""
    before = 1
    for other in range(widen(s.players)):
        more = s.prestige[other] > s.prestige[seat]
        richer = s.prestige[other] == s.prestige[seat] and s.livre[other] > s.livre[seat]
        if more or richer:
            before += 1
    return before
