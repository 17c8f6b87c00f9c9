"""Verbs move pieces and emit events: every change of a table that has an event goes through one of them."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, emit_amount, spot
from trianon.core.kernel.piles import take_from
from trianon.core.kernel.seats import EVERYBODY, only
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import event, place, source
from trianon.games.histrio.codes.component import CITIES, FIRST_JUGGLER
from trianon.games.histrio.queries import mood, staged
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


@rule
def add_ecu(s: State, e: Events, seat: int, change: int, why: int) -> None:
    """Gain Ecu from the bank, or pay them when the change is negative."""
    s.ecu[seat] += change
    s.ledger[seat, why] += change
    emit_amount(e, event.ECU, seat, EVERYBODY, change, spot(place.BANK, 0), spot(place.PURSE, seat), why)


@rule
def steal_ecu(s: State, e: Events, thief: int, victim: int, most: int, gain: int, loss: int) -> None:
    """Ecu change owners: as many as there are, up to the most."""
    amount = min(most, widen(s.ecu[victim]))
    s.ecu[victim] -= amount
    s.ledger[victim, loss] -= amount
    s.ecu[thief] += amount
    s.ledger[thief, gain] += amount
    emit(e, event.ECU, thief, EVERYBODY, amount, spot(place.PURSE, victim), spot(place.PURSE, thief), gain, 0)


@rule
def emit_card(e: Events, seat: int, card: int, origin: int, target: int) -> None:
    """Tell an encounter card's way; all of them are open but those in the pile."""
    emit(e, event.CARD, seat, EVERYBODY, card, origin, target, 0, 0)


@rule
def discard_card(s: State, e: Events, seat: int, card: int, origin: int) -> None:
    """HI-2.2: every discarded encounter card goes to the encounter discard."""
    s.encounter_discard[card] += 1
    emit_card(e, seat, card, origin, spot(place.ENCOUNTER_DISCARD, 0))


@rule
def top_card(s: State, city: int) -> int:
    """Take the newest card off a city."""
    top = widen(s.city_count[city]) - 1
    s.city_count[city] = top
    return take_from(s.cities[city], top)


@rule
def lay_out(s: State, e: Events, seat: int, juggler: int, city: int) -> None:
    """HI-2.3: a juggler comes to a player, usable from the end of this encounter phase on."""
    s.jugglers[seat] = widen(s.jugglers[seat]) | (1 << juggler)
    s.fresh = widen(s.fresh) | (1 << juggler)
    emit_card(e, seat, FIRST_JUGGLER + juggler, spot(place.CITY, city), spot(place.JUGGLERS, seat))


@rule
def move_needle(s: State, t: Tables, e: Events, change: int) -> None:
    """Move the needle towards comedy, or towards tragedy below zero; HI-2.15: it stops at the ends of the gauge."""
    old = widen(s.needle)
    new = max(-widen(t.spaces), min(widen(t.spaces) - 1, old + change))
    if new != old:
        s.needle = new
        emit(e, event.NEEDLE, NONE, EVERYBODY, old, new, 0, 0, 0)
        if (old < 0) != (new < 0):
            turn_backdrop(s, e)


@rule
def turn_backdrop(s: State, e: Events) -> None:
    """HI-2.14: the backdrop shows the other mood; every impresario on the stage returns to its owner."""
    emit(e, event.BACKDROP, NONE, EVERYBODY, mood(s), 0, 0, 0, 0)
    for seat in range(widen(s.players)):
        for _ in range(widen(s.on_stage[seat])):
            emit(e, event.IMPRESARIO, seat, EVERYBODY, spot(place.STAGE, 0), spot(place.IMPRESARIOS, seat), 0, 0, 0)
        s.on_stage[seat] = 0


@rule
def stage_impresario(s: State, t: Tables, e: Events, seat: int) -> None:
    """HI-2.7: put an own impresario on the stage if one is left; gain 1 Ecu for each one there."""
    if s.on_stage[seat] < t.impresarios:
        s.on_stage[seat] += 1
        emit(e, event.IMPRESARIO, seat, EVERYBODY, spot(place.IMPRESARIOS, seat), spot(place.STAGE, 0), 0, 0, 0)
    add_ecu(s, e, seat, staged(s), source.STAGE)


@rule
def owner_of(troupe: int) -> int:
    """The seat a travelling troupe belongs to, its own or its friendly one."""
    return troupe - SEATS if troupe >= SEATS else troupe


@rule
def emit_travel_card(e: Events, troupe: int, audience: int, city: int, origin: int, target: int) -> None:
    """Tell a travel card's way between zones of its troupe."""
    emit(e, event.TRAVEL_CARD, owner_of(troupe), audience, city, spot(origin, troupe), spot(target, troupe), troupe, 0)


@rule
def emit_caravel(e: Events, troupe: int, origin: int, target: int) -> None:
    """Tell a caravel's way."""
    emit(e, event.CARAVEL, owner_of(troupe), EVERYBODY, origin, target, troupe, 0, 0)


@rule
def take_back(s: State, e: Events, troupe: int, city: int) -> None:
    """A spent travel card returns to the hand, and its caravel to its owner."""
    s.spent[troupe] = widen(s.spent[troupe]) & ~(1 << city)
    emit_travel_card(e, troupe, EVERYBODY, city, place.TRAVEL_DISCARD, place.TRAVEL_HAND)
    here = spot(place.ROAD if s.going[troupe] == city else place.CITY, city)
    emit_caravel(e, troupe, here, spot(place.CARAVELS, troupe))


@rule
def take_all_back(s: State, e: Events, troupe: int) -> None:
    """HI-2.5, HI-2.17: all spent travel cards and caravels return."""
    if e.enabled:
        for city in range(CITIES):
            if widen(s.spent[troupe]) & (1 << city):
                take_back(s, e, troupe, city)
    s.spent[troupe] = 0


@rule
def emit_request(e: Events, seat: int, audience: int, request: int, origin: int, target: int) -> None:
    """Tell a request's way."""
    emit(e, event.REQUEST, seat, audience, request, origin, target, 0, 0)


@rule
def discard_request(s: State, e: Events, seat: int, request: int) -> None:
    """HI-2.13: a request goes face down to its discard; only its owner knows which."""
    s.requests[seat, request] -= 1
    s.request_discard[request] += 1
    emit_request(e, seat, only(seat), request, spot(place.REQUEST_HAND, seat), spot(place.REQUEST_DISCARD, 0))
