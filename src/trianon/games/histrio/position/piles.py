"""Cities, piles and discards in a position; what the file leaves open lies where it plausibly is."""

from trianon.core.fields import list_at, names_at
from trianon.core.positions.pieces import MAX_PIECES, in_order
from trianon.games.histrio.codes import step
from trianon.games.histrio.codes.component import CITIES, CITY_CARDS, ENCOUNTER_CARDS
from trianon.games.histrio.position.reader import Reader
from trianon.games.histrio.queries import bits
from trianon.games.histrio.setup import owned


def read_cities(r: Reader) -> None:
    """The cards of the cities that the file names, a list each, the newest last."""
    s, at = r.s, r.fields.location("cities")
    for city, row in enumerate(r.fields.entries("cities", CITIES) or []):
        here = at.item(city + 1)
        cards = r.cards.take_all(names_at(list_at(row, here, CITY_CARDS), here))
        s.cities[city, : len(cards)] = cards
        s.city_count[city] = len(cards)


def read_encounter_piles(r: Reader) -> None:
    """Pile and discard; the pile has as many cards as the round leaves, the discard takes the others."""
    s, fields = r.s, r.fields
    pile = r.cards.take_all(fields.names("encounter_pile", MAX_PIECES))
    discard = r.cards.take_all(fields.names("encounter_discard", MAX_PIECES))
    rest = in_order(s, r.cards.rest())
    if not fields.has("cities") and r.phase != "pay":
        for city in range(min(CITIES, len(rest))):
            s.cities[city, 0] = rest.pop()
            s.city_count[city] = 1
    if not fields.has("encounter_pile"):
        size = len(rest) if fields.has("encounter_discard") else min(len(rest), _cards_left(r))
        pile, rest = rest[:size], rest[size:]
    elif fields.has("encounter_discard"):
        r.cards.miss(fields.location("encounter_pile"), rest)
    for card in [*discard, *rest]:
        s.encounter_discard[card] += 1
    s.pile[: len(pile)] = pile[::-1]
    s.pile_count = len(pile)
    if r.phase == "pay" and pile:
        fields.location("encounter_pile").fault("late-pile", count=len(pile))


def _cards_left(r: Reader) -> int:
    """The size of the pile after the cards of this round were dealt."""
    if r.phase == "pay":
        return 0
    dealt = CITIES * (int(r.s.round_number) + (r.next_step == step.TRAVEL))
    kept = bits(owned(r.s)) if r.s.season > 1 else 0
    return max(0, ENCOUNTER_CARDS - kept - dealt)


def read_request_piles(r: Reader) -> None:
    """Requests nobody holds are in the pile; when that is said, in the discard."""
    s, fields = r.s, r.fields
    pile = r.requests.take_all(fields.names("request_pile", MAX_PIECES))
    discard = r.requests.take_all(fields.names("request_discard", MAX_PIECES))
    rest = in_order(s, r.requests.rest())
    if not fields.has("request_pile"):
        pile, rest = rest, []
    elif fields.has("request_discard"):
        r.requests.miss(fields.location("request_pile"), rest)
    for request in [*discard, *rest]:
        s.request_discard[request] += 1
    s.request_pile[: len(pile)] = pile[::-1]
    s.request_count = len(pile)
