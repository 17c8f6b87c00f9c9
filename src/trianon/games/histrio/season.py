"""From season to season (HI-E7); the last one ends the match."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.seats import EVERYBODY, reveal_to
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import event, place, step
from trianon.games.histrio.codes.component import ACTORS, CITIES, COMEDY, TRAGEDY
from trianon.games.histrio.phases.encounters import discard_cards
from trianon.games.histrio.queries import mood
from trianon.games.histrio.requests.play import pay_again
from trianon.games.histrio.scoring.final import final_scoring
from trianon.games.histrio.setup import begin_season
from trianon.games.histrio.state import SEASONS, State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import discard_card, turn_backdrop


@rule
def end_season(s: State, t: Tables, e: Events) -> None:
    """HI-E5, HI-E7, HI-E8: after the last season the match ends, else the next one begins."""
    if s.season == SEASONS:
        pay_again(s, t, e)
        final_scoring(s, t, e)
    else:
        next_season(s, t, e)


@rule
def next_season(s: State, t: Tables, e: Events) -> None:
    """HI-E7: actors and the cities' cards are discarded, jugglers readied; a new pile, a new coin."""
    for seat in range(widen(s.players)):
        dismiss_troupe(s, e, seat)
    for city in range(CITIES):
        discard_cards(s, e, city)
    ready_jugglers(s, t, e)
    before = mood(s)
    begin_season(s, t, e)
    if mood(s) != before:
        turn_backdrop(s, e)
    reveal_to(s, EVERYBODY)
    follow(s, ((step.ROUND, 0, 0, 0),))


@rule
def dismiss_troupe(s: State, e: Events, seat: int) -> None:
    """HI-E7: the actors of a troupe are discarded."""
    for actor in range(ACTORS):
        for _ in range(widen(s.troupe[seat, actor])):
            discard_card(s, e, seat, actor, spot(place.TROUPE, seat))
        s.troupe[seat, actor] = 0


@rule
def ready_jugglers(s: State, t: Tables, e: Events) -> None:
    """HI-J2: used jugglers are turned back; what the Chameleon counted as is over."""
    for seat in range(widen(s.players)):
        mine = widen(s.jugglers[seat]) & widen(s.used)
        for juggler in range(widen(t.juggler_count)):
            if mine & (1 << juggler):
                emit(e, event.READY, seat, EVERYBODY, juggler, 0, 0, 0, 0)
    s.used = 0
    s.counted[COMEDY] = 0
    s.counted[TRAGEDY] = 0
