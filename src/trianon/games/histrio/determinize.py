"""A complete world that the owner of a view cannot tell from the real one, drawn as the rules imply."""

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import list_shuffled
from trianon.core.kernel.rng import below, shuffle
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.steps import next_step
from trianon.core.kernel.struct import NONE, Bytes, copy_line, widen
from trianon.core.kernel.views import world_of_core
from trianon.games.histrio.codes import step
from trianon.games.histrio.codes.component import ACTORS, CARDS, CITIES, FIRST_JUGGLER, REQUEST_CARDS
from trianon.games.histrio.queries import friends, hand_of
from trianon.games.histrio.requests.conditions import lacking
from trianon.games.histrio.requests.play import NO_REQUEST
from trianon.games.histrio.setup import owned
from trianon.games.histrio.state import SEASONS, State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View, take_over

WORLDS = 4  # the stream of chance that worlds are drawn from


@rule
def determinize(v: View, t: Tables, s: State) -> None:
    """Fill a blank state that already has a seed of its own."""
    world_of_core(v, s)
    take_over(v, s)
    stack_unseen(v, t, s)
    deal_requests(v, t, s)
    s.friendly_pile[:, :] = NONE
    for friend in range(friends(s)):
        stack_friendly(v, s, friend)
    for seat in range(widen(v.players)):
        if v.has_sealed[seat] and seat != v.viewer:
            guess_sealed(t, s, seat)


@rule
def count_unseen_cards(v: View, t: Tables, s: State, unseen: Bytes) -> None:
    """How many encounter cards of each kind lie nowhere in sight: they are in the pile."""
    copy_line(unseen, t.card_copies)
    unseen -= v.encounter_discard
    actors = unseen[:ACTORS]
    actors -= v.in_hand
    for seat in range(widen(v.players)):
        actors -= v.troupe[seat]
    kept = owned(s)
    for juggler in range(widen(t.juggler_count)):
        if kept & (1 << juggler):
            unseen[FIRST_JUGGLER + juggler] -= 1
    for city in range(CITIES):
        for card in v.cities[city, : widen(v.city_count[city])]:
            unseen[card] -= 1


@rule
def stack_unseen(v: View, t: Tables, s: State) -> None:
    """The unseen encounter cards in any order."""
    unseen = np.zeros(CARDS, np.int8)
    count_unseen_cards(v, t, s, unseen)
    s.pile[:] = NONE
    list_shuffled(s, WORLDS, s.pile, unseen)


@rule
def count_unseen_requests(v: View, t: Tables, unseen: Bytes) -> None:
    """How many requests of each kind the viewer cannot see."""
    copy_line(unseen, t.request_copies)
    if v.viewer < v.players:
        unseen -= v.requests[v.viewer]
    for seat in range(widen(v.players)):
        for season in range(SEASONS):
            if v.played[seat, season] != NONE:
                unseen[v.played[seat, season]] -= 1


@rule
def deal_requests(v: View, t: Tables, s: State) -> None:
    """Unseen requests are with rivals, in the pile or in its discard."""
    unseen, pool = np.zeros(REQUEST_CARDS, np.int8), np.zeros(REQUEST_CARDS, np.int8)
    count_unseen_requests(v, t, unseen)
    count = list_shuffled(s, WORLDS, pool, unseen)
    for seat in range(widen(v.players)):
        if seat != v.viewer:  # its own were copied
            for _ in range(widen(v.requests_size[seat])):
                count -= 1
                s.requests[seat, pool[count]] += 1
    for _ in range(widen(v.request_discard_size)):
        count -= 1
        s.request_discard[pool[count]] += 1
    s.request_pile[:] = NONE
    copy_line(s.request_pile[:count], pool[:count])


@rule
def stack_friendly(v: View, s: State, friend: int) -> None:
    """The cards of a friendly troupe that are neither spent nor revealed, in any order; one may be drawn."""
    known = widen(v.spent[SEATS + friend])
    if v.going[SEATS + friend] != NONE:
        known |= 1 << widen(v.going[SEATS + friend])
    if v.friendly_card[friend] != NONE:
        known |= 1 << widen(v.friendly_card[friend])
    pile = s.friendly_pile[friend]
    count = 0
    for city in range(CITIES):
        if not known & (1 << city):
            pile[count] = city
            count += 1
    shuffle(s, WORLDS, pile, count)
    if count > v.friendly_count[friend]:
        s.friendly_card[friend] = pile[count - 1]
        pile[count - 1] = NONE


@rule
def guess_sealed(t: Tables, s: State, seat: int) -> None:
    """A rival's sealed answer: any card of its hand, or any request that it could play, or none."""
    if next_step(s) == step.CHOOSE_CITY:
        s.sealed[seat, 0] = any_city(s, seat)
    else:
        s.sealed[seat, 0] = any_request(t, s, seat)
    s.picked[seat] = s.wanted[seat]


@rule
def any_city(s: State, seat: int) -> int:
    """A travel card of the hand at random."""
    hand = hand_of(s, seat)
    found, chosen = 0, 0
    for city in range(CITIES):
        if hand & (1 << city):
            found += 1
            if below(s, WORLDS, found) == 0:
                chosen = city
    return chosen


@rule
def any_request(t: Tables, s: State, seat: int) -> int:
    """A request that could be played at random, or none."""
    found, chosen = 1, NO_REQUEST
    for request in range(widen(t.request_kinds)):
        if s.requests[seat, request] > 0 and lacking(s, t, seat, request) == 0:
            found += 1
            if below(s, WORLDS, found) == 0:
                chosen = request
    return chosen
