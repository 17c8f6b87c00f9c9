"""The end of a season: pay for actors and shows (HI-E1 to HI-E3); requests have a chapter of their own."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import event, source
from trianon.games.histrio.queries import actors_of, best_difference, difference, mood
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import add_ecu


@rule
def pay_actors(s: State, e: Events) -> None:
    """HI-E1: 1 Ecu per actor that matches the mood."""
    s.phase = event.PAY
    emit(e, event.PHASE, NONE, EVERYBODY, event.PAY, 0, 0, 0, 0)
    for seat in range(widen(s.players)):
        add_ecu(s, e, seat, actors_of(s, seat, mood(s)), source.ACTORS)


@rule
def pay_shows(s: State, t: Tables, e: Events) -> None:
    """HI-E2, HI-E3: every show that pleases is paid, the best ones are paid their multiple."""
    fee = widen(t.pleases[s.season - 1])
    best = best_difference(s)
    for seat in range(widen(s.players)):
        lead = difference(s, seat)
        if lead > 0:
            add_ecu(s, e, seat, fee, source.SHOW)
            if lead == best:
                add_ecu(s, e, seat, fee * (widen(t.best_show_factor) - 1), source.BEST_SHOW)
