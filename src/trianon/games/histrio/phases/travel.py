"""Phase 1: travel, all at once and in secret (HI-1, HI-P2)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.options import Options, offer, offer_set
from trianon.core.kernel.piles import take_from
from trianon.core.kernel.seats import EVERYBODY, answer_in_secret, ask_in_secret, clear_sealed, only, reveal_to
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.steps import follow, pop
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import event, option, place, reason, step
from trianon.games.histrio.codes.component import CITIES
from trianon.games.histrio.queries import friends, hand_of
from trianon.games.histrio.state import State
from trianon.games.histrio.verbs import emit_caravel, emit_travel_card


@rule
def travel(s: State, e: Events) -> None:
    """HI-1.1, HI-P2: friendly cards are drawn; then everybody is asked for a card of the hand."""
    s.round_number += 1
    s.phase = event.TRAVEL
    emit(e, event.ROUND, NONE, EVERYBODY, widen(s.round_number), 0, 0, 0, 0)
    emit(e, event.PHASE, NONE, EVERYBODY, event.TRAVEL, 0, 0, 0, 0)
    for friend in range(friends(s)):
        draw_friendly_card(s, e, friend)
    for seat in range(widen(s.players)):
        ask_in_secret(s, seat, 1)
    follow(s, ((step.CHOOSE_CITY, 0, 0, 0),))


@rule
def draw_friendly_card(s: State, e: Events, friend: int) -> None:
    """HI-P2: its owner alone sees the top card of the friendly troupe."""
    top = widen(s.friendly_count[friend]) - 1
    city = take_from(s.friendly_pile[friend], top)
    s.friendly_count[friend] = top
    s.friendly_card[friend] = city
    emit_travel_card(e, SEATS + friend, only(friend), city, place.TRAVEL_HAND, place.TRAVEL_DRAWN)
    # its owner knows the card now: no seat takes back what lies before
    reveal_to(s, EVERYBODY)


@rule
def travel_reason(s: State, seat: int, city: int) -> int:
    """HI-1.1: a card of the hand, unless one is sealed."""
    if s.picked[seat] == s.wanted[seat]:
        return reason.SEALED_ALREADY
    return reason.LEGAL if hand_of(s, seat) & (1 << city) else reason.CARD_SPENT


@rule
def offer_travel(s: State, o: Options, seat: int) -> None:
    """HI-1.1: the hand; a seat that has sealed may reconsider until the last one has."""
    if s.picked[seat] == s.wanted[seat]:
        offer(o, option.RECONSIDER)
        return
    offer_set(o, option.TRAVEL, hand_of(s, seat), CITIES)


@rule
def choose_city(s: State, e: Events, seat: int, choice: int) -> None:
    """HI-1.1: seal a card, or take the sealed one back; the last answer opens all."""
    if answer_in_secret(s, e, event.SEALED, seat, choice - option.TRAVEL, choice == option.RECONSIDER):
        reveal(s, e)


@rule
def reveal(s: State, e: Events) -> None:
    """HI-1.2, HI-P2: all cards are revealed together."""
    pop(s)
    for seat in range(widen(s.players)):
        city = widen(s.sealed[seat, 0])
        s.going[seat] = city
        emit_travel_card(e, seat, EVERYBODY, city, place.TRAVEL_HAND, place.TRAVEL_CHOICE)
    for friend in range(friends(s)):
        city = widen(s.friendly_card[friend])
        s.friendly_card[friend] = NONE
        s.going[SEATS + friend] = city
        emit_travel_card(e, SEATS + friend, EVERYBODY, city, place.TRAVEL_DRAWN, place.TRAVEL_CHOICE)
    clear_sealed(s)


@rule
def depart(s: State, e: Events) -> None:
    """HI-1.3: caravels set out, and the cards go to the discard piles."""
    for seat in range(widen(s.players)):
        spend(s, e, seat)
    for friend in range(friends(s)):
        spend(s, e, SEATS + friend)
    s.phase = event.ENCOUNTERS
    emit(e, event.PHASE, NONE, EVERYBODY, event.ENCOUNTERS, 0, 0, 0, 0)


@rule
def spend(s: State, e: Events, troupe: int) -> None:
    """HI-1.3: a caravel to the city, the card to the seat's discard pile."""
    city = widen(s.going[troupe])
    s.spent[troupe] = widen(s.spent[troupe]) | (1 << city)
    emit_travel_card(e, troupe, EVERYBODY, city, place.TRAVEL_CHOICE, place.TRAVEL_DISCARD)
    emit_caravel(e, troupe, spot(place.CARAVELS, troupe), spot(place.ROAD, city))
