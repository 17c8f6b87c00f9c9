"""Take one first (the Bear): one card of a shared city before it resolves (HI-J7)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.reasons import missing
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import place, reason, source
from trianon.games.histrio.codes.component import FIRST_JUGGLER
from trianon.games.histrio.phases.alone import take_alms
from trianon.games.histrio.queries import is_actor, is_juggler, level_of
from trianon.games.histrio.state import State
from trianon.games.histrio.verbs import add_ecu, emit_card, lay_out


@rule
def lies_in(s: State, city: int, card: int) -> bool:
    """Whether a city has such a card."""
    for other in s.cities[city]:
        if other == card:
            return True
    return False


@rule
def take_reason(s: State, seat: int, card: int, city: int) -> int:
    """HI-J7: a card there that could be taken as if alone; a level 5 needs its Ecu."""
    if not lies_in(s, city, card):
        return reason.CARD_NOT_IN_CITY
    if is_actor(card) and level_of(card) == 5 and s.ecu[seat] == 0:
        return missing(reason.LEVEL_5_PRICE, 1)
    return reason.LEGAL


@rule
def can_take(s: State, seat: int, city: int) -> bool:
    """HI-J7: in the city, and with a card there to take."""
    if s.going[seat] != city:
        return False
    for card in s.cities[city, : widen(s.city_count[city])]:
        if take_reason(s, seat, widen(card), city) == reason.LEGAL:
            return True
    return False


@rule
def take_one(s: State, e: Events, seat: int, card: int, city: int) -> None:
    """HI-J7: alms pay, a juggler is kept, an actor joins the troupe without its effect, a level 5 for 1 Ecu."""
    remove(s, city, card)
    if is_juggler(card):
        lay_out(s, e, seat, card - FIRST_JUGGLER, city)
    elif is_actor(card):
        if level_of(card) == 5:
            add_ecu(s, e, seat, -1, source.LEVEL_5)
        s.troupe[seat, card] += 1
        emit_card(e, seat, card, spot(place.CITY, city), spot(place.TROUPE, seat))
    else:
        take_alms(s, e, seat, card, city)


@rule
def remove(s: State, city: int, card: int) -> None:
    """Take the newest card of a kind out of a city; those above it move down."""
    last = widen(s.city_count[city]) - 1
    held = NONE
    for position in range(last, -1, -1):
        other = widen(s.cities[city, position])
        s.cities[city, position] = held
        if other == card:
            break
        held = other
    s.city_count[city] = last
