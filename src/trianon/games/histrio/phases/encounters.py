"""Phase 2: encounters, city by city, alone or shared (HI-2, HI-P3 to HI-P6)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import component, place, step
from trianon.games.histrio.codes.component import CITIES
from trianon.games.histrio.queries import friends, friends_in, hand_of, is_actor, players_in, pull_of
from trianon.games.histrio.requests.draw import draw_request
from trianon.games.histrio.setup import renew_friendly_pile
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import discard_card, emit_caravel, move_needle, take_all_back, top_card


@rule
def next_city(s: State, t: Tables, e: Events, done: int) -> None:
    """HI-2.16: the caravels of a city that is done move onto it; then the next city with visitors."""
    if done != NONE:
        arrive(s, e, done)
    city = next_visited(s, done + 1)
    if city == NONE:
        return
    players, company = players_in(s, city), friends_in(s, city)
    follow(s, ((step.NEXT_CITY, city, 0, 0),))
    if s.city_count[city] == 0:
        follow(s, ((step.DRAWS, city, 0, 0),))
    elif players + company > 1:
        share(s, city, players)
    elif players == 1:
        follow(s, ((step.RESOLVE, visitor(s, city), city, 0),))
    else:
        discard_cards(s, e, city)


@rule
def next_visited(s: State, first: int) -> int:
    """The next city from this one on with a visitor, NONE when there is none."""
    nearest = CITIES
    for seat in range(widen(s.players)):
        city = widen(s.going[seat])
        nearest = min(nearest, city if city >= first else CITIES)
    for friend in range(friends(s)):
        city = widen(s.going[SEATS + friend])
        nearest = min(nearest, city if city >= first else CITIES)
    return nearest if nearest < CITIES else NONE


@rule
def visitor(s: State, city: int) -> int:
    """The first seat that goes to a city."""
    for seat in range(widen(s.players)):
        if s.going[seat] == city:
            return seat
    return NONE


@rule
def arrive(s: State, e: Events, city: int) -> None:
    """HI-2.16: caravels move onto the city; one that level 1 took back is not on the road any more."""
    for seat in range(widen(s.players)):
        arrive_troupe(s, e, seat, city)
    for friend in range(friends(s)):
        arrive_troupe(s, e, SEATS + friend, city)


@rule
def arrive_troupe(s: State, e: Events, troupe: int, city: int) -> None:
    """The caravel of one troupe, if it goes to this city."""
    if s.going[troupe] == city:
        s.going[troupe] = NONE
        if widen(s.spent[troupe]) & (1 << city):
            emit_caravel(e, troupe, spot(place.ROAD, city), spot(place.CITY, city))


@rule
def share(s: State, city: int, players: int) -> None:
    """HI-2.12, HI-J6, HI-P4, HI-P5: jugglers of the moment, a request for each player, then the cards."""
    follow(s, ((step.SCATTER, city, 0, 0),))
    if players > 0:
        follow(s, ((step.MOMENT, component.SHARED_CITY, 0, city), (step.DRAWS, city, 0, 0)))


@rule
def draws(s: State, t: Tables, e: Events, city: int, first: int) -> None:
    """HI-2.12, HI-2.18: a request for each player in the city, one after the other in seat order."""
    for seat in range(first, widen(s.players)):
        if s.going[seat] == city:
            if seat + 1 < s.players:
                follow(s, ((step.DRAWS, city, seat + 1, 0),))
            draw_request(s, t, e, seat)
            return


@rule
def scatter(s: State, t: Tables, e: Events, city: int) -> None:
    """HI-2.12: everything is discarded, and the needle moves once by the net of the actors' levels."""
    net = 0
    for card in s.cities[city, : widen(s.city_count[city])]:
        if is_actor(widen(card)):
            net += pull_of(widen(card))
    discard_cards(s, e, city)
    move_needle(s, t, e, net)


@rule
def discard_cards(s: State, e: Events, city: int) -> None:
    """All cards of a city are discarded; HI-P3: that is all a friendly troupe alone does."""
    while s.city_count[city] > 0:
        discard_card(s, e, NONE, top_card(s, city), spot(place.CITY, city))


@rule
def refresh(s: State, e: Events) -> None:
    """HI-2.17, HI-P6: a player with one card left takes all back; HI-2.3: new jugglers can be used from now on."""
    s.fresh = 0
    for seat in range(widen(s.players)):
        hand = hand_of(s, seat)
        if hand & (hand - 1) == 0:
            take_all_back(s, e, seat)
    for friend in range(friends(s)):
        if s.friendly_count[friend] == 1:
            take_all_back(s, e, SEATS + friend)
            renew_friendly_pile(s, e, friend)
