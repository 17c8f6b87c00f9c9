"""Travel cards and caravels of a seat and of its friendly troupe in a position."""

from trianon.core.faults import FileLocation
from trianon.core.fields import Fields
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import in_order
from trianon.core.wording import Argument, comma_list, message
from trianon.games.histrio.codes import step
from trianon.games.histrio.codes.component import CITIES
from trianon.games.histrio.position.reader import Reader
from trianon.games.histrio.queries import bits, friends

FRIENDLY = ("friendly_pile", "friendly_drawn", "friendly_spent", "friendly_going")
TRAVEL_KEYS = ("spent", "going", *FRIENDLY)


def read_travel(r: Reader, fields: Fields, seat: int) -> None:
    """The seat's own cards, and with two players those of its friendly troupe."""
    _read_troupe(r, fields, seat, "spent", "going")
    if friends(r.s):
        _read_troupe(r, fields, SEATS + seat, "friendly_spent", "friendly_going")
        _read_friendly_pile(r, fields, seat)
    elif fields.has(*FRIENDLY):
        fields.at.fault("no-friends")


def _set_of(r: Reader, fields: Fields, key: str) -> int:
    cards = 0
    for number, city in enumerate(fields.numbers(key, CITIES, 1, CITIES) or [], 1):
        if cards & 1 << (city - 1):
            fields.location(key).item(number).fault("city-again", city=city)
        cards |= 1 << (city - 1)
    return cards


def _read_troupe(r: Reader, fields: Fields, troupe: int, spent_key: str, going_key: str) -> None:
    """Spent cards, and the city of this round; its card is spent once the caravels have set out."""
    s = r.s
    going = fields.number(going_key, 0, CITIES, 0) - 1
    s.going[troupe] = going
    kinds = {what for what, *_ in r.steps}
    chosen = not kinds & {step.TRAVEL, step.CHOOSE_CITY}
    waits = step.DEPART in kinds
    if going != NONE and (r.phase not in ("travel", "encounters") or not chosen):
        fields.location(going_key).fault("early-journey", city=going + 1)
    elif going == NONE and chosen and (waits or r.sets_out):
        fields.location(going_key).fault("no-city")
    spent = _set_of(r, fields, spent_key)
    if not fields.has(spent_key) and going != NONE and not waits:
        spent = 1 << going
    if waits and going != NONE and spent & 1 << going:
        fields.location(spent_key).fault("just-revealed", city=going + 1)
    most = CITIES - 1 if step.REFRESH in kinds and not waits else CITIES - 2  # HI-2.17 leaves nobody with one card
    if bits(spent) > most:
        fields.location(spent_key).fault("many-spent", count=bits(spent), most=most)
    s.spent[troupe] = spent


def _read_friendly_pile(r: Reader, fields: Fields, friend: int) -> None:
    """The cards that are neither spent nor on the way: one is drawn while cards are chosen, the others lie in order."""
    s = r.s
    known = int(s.spent[SEATS + friend])
    if s.going[SEATS + friend] != NONE:
        known |= 1 << int(s.going[SEATS + friend])
    choosing = r.next_step == step.CHOOSE_CITY
    drawn = fields.number("friendly_drawn", 1, CITIES, 0) - 1
    if drawn != NONE and (not choosing or known & 1 << drawn):
        fields.location("friendly_drawn").fault("drawn-card", city=drawn + 1)
    rest = [city for city in range(CITIES) if not known & 1 << city and city != drawn]
    pile = in_order(s, rest)
    if fields.has("friendly_pile"):
        said = [city - 1 for city in fields.numbers("friendly_pile", CITIES, 1, CITIES) or []]
        if drawn == NONE and choosing and len(rest) == len(said) + 1:
            said = [next((city for city in rest if city not in said), NONE), *said]
        _check_pile(fields.location("friendly_pile"), said, rest)
        pile = said[::-1]
    if choosing and drawn == NONE and pile:
        drawn = pile.pop()
    s.friendly_card[friend] = drawn
    s.friendly_pile[friend, : len(pile)] = pile[:CITIES]
    s.friendly_count[friend] = len(pile)


def _check_pile(at: FileLocation, said: list[int], rest: list[int]) -> None:
    if sorted(said) != rest:
        at.fault("friendly-pile", found=_listed(said), wanted=_listed(rest))


def _listed(cities: list[int]) -> Argument:
    return comma_list(str(city + 1) for city in cities) if cities else message("wanted-none")
