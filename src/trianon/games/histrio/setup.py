"""Setup: the chapter HI-S of the rulebook, and HI-P1 with two players."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.piles import emit_order, list_shuffled, take_from
from trianon.core.kernel.rng import below, shuffle
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import event, place, source, step
from trianon.games.histrio.codes.component import CARDS, CITIES, CITY_CARDS, COMEDY, FIRST_JUGGLER
from trianon.games.histrio.queries import friends
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import add_ecu

# named streams of chance
ENCOUNTERS, REQUESTS, COIN, FRIENDLY = 0, 1, 2, 3


@rule
def clear(s: State) -> None:
    """An empty table: nothing lies anywhere."""
    s.seat = NONE
    s.going[:] = NONE
    s.friendly_pile[:, :] = NONE
    s.friendly_card[:] = NONE
    s.pile[:] = NONE
    s.cities[:, :] = NONE
    s.request_pile[:] = NONE
    s.played[:, :] = NONE


@rule
def setup(s: State, t: Tables, e: Events, starting_player: int) -> None:
    """HI-S1 to HI-S4 for a state that knows its players and its seed; the game has no starting player."""
    clear(s)
    for seat in range(widen(s.players)):
        add_ecu(s, e, seat, widen(t.starting_ecu), source.START)
    for friend in range(friends(s)):
        renew_friendly_pile(s, e, friend)
    stack_requests(s, t, e)
    begin_season(s, t, e)
    follow(s, ((step.ROUND, 0, 0, 0),))


@rule
def begin_season(s: State, t: Tables, e: Events) -> None:
    """HI-S2, HI-S4, HI-E7: a shuffled pile, one card per city, a coin for the needle."""
    s.season += 1
    s.round_number = 0
    emit(e, event.SEASON, NONE, EVERYBODY, widen(s.season), 0, 0, 0, 0)
    stack_encounters(s, t, e)
    toss_coin(s, e)
    deal(s, e)


@rule
def toss_coin(s: State, e: Events) -> None:
    """HI-S2: space 1 of the comedy or of the tragedy half."""
    half = below(s, COIN, 2)
    s.needle = 0 if half == COMEDY else -1
    emit(e, event.COIN, NONE, EVERYBODY, half, 0, 0, 0, 0)


@rule
def owned(s: State) -> int:
    """The jugglers laid out before players, a bit each."""
    jugglers = 0
    for seat in range(widen(s.players)):
        jugglers |= widen(s.jugglers[seat])
    return jugglers


@rule
def stack_encounters(s: State, t: Tables, e: Events) -> None:
    """HI-S4, HI-E7: all encounter cards but the players' jugglers, shuffled."""
    count = 0
    kept = owned(s)
    for card in range(CARDS):
        if card >= FIRST_JUGGLER and kept & (1 << (card - FIRST_JUGGLER)):
            continue
        for _ in range(widen(t.card_copies[card])):
            s.pile[count] = card
            count += 1
    shuffle(s, ENCOUNTERS, s.pile, count)
    s.pile_count = count
    s.encounter_discard[:] = 0
    emit_order(e, event.SHUFFLE, event.ORDER, spot(place.ENCOUNTER_PILE, 0), s.pile, count)


@rule
def stack_requests(s: State, t: Tables, e: Events) -> None:
    """HI-S4: all requests, shuffled."""
    count = list_shuffled(s, REQUESTS, s.request_pile, t.request_copies)
    s.request_count = count
    emit_order(e, event.SHUFFLE, event.REQUEST_ORDER, spot(place.REQUEST_PILE, 0), s.request_pile, count)


@rule
def deal(s: State, e: Events) -> None:
    """HI-S4, HI-3.2: one card per city from city 1, on top of those there, while the pile lasts."""
    for city in range(CITIES):
        if s.pile_count == 0:
            return
        if s.city_count[city] == CITY_CARDS:  # only a match that began from a position can come to this
            continue
        s.pile_count -= 1
        card = take_from(s.pile, widen(s.pile_count))
        s.cities[city, s.city_count[city]] = card
        s.city_count[city] += 1
        emit(e, event.CARD, NONE, EVERYBODY, card, spot(place.ENCOUNTER_PILE, 0), spot(place.CITY, city), 0, 0)


@rule
def renew_friendly_pile(s: State, e: Events, friend: int) -> None:
    """HI-P1, HI-P6: all travel cards of a friendly troupe, shuffled face down."""
    pile, here = s.friendly_pile[friend], spot(place.TRAVEL_HAND, SEATS + friend)
    for city in range(CITIES):
        pile[city] = city
    shuffle(s, FRIENDLY, pile, CITIES)
    s.friendly_count[friend] = CITIES
    emit_order(e, event.SHUFFLE, event.TRAVEL_ORDER, here, pile, CITIES)
