"""An option of Histrio as numbers: its verb, and what is printed on the piece, or lies in the city, it is about."""

from trianon.core.features import PLACES_AWAY, Floats, Layout, away
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import block_number
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import component, option
from trianon.games.histrio.codes.component import ACTORS, FIRST_ALMS, FIRST_JUGGLER
from trianon.games.histrio.component_features import (
    CARD,
    ECU,
    FEW,
    LEVEL,
    REQUEST,
    put_card,
    put_juggler,
    put_request,
)
from trianon.games.histrio.queries import half_of, level_of
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.view import View

VERBS = tuple(block.verb for block in option.NUMBERING)
OPTION = Layout(
    ("verb", VERBS, ()),
    ("card", CARD, ()),
    ("city", ("cards", "comedians", "tragedians", "comedy", "tragedy", "alms", "jugglers", "rivals", "going"), ()),
    ("request", REQUEST, ()),
    ("half", component.HALVES, ()),
    ("victim", (*PLACES_AWAY, "ecu"), ()),
)
CARD_AT, CITY_AT, REQUEST_AT, HALF_AT, VICTIM_AT = (
    OPTION[name].first for name in ("card", "city", "request", "half", "victim")
)
FIRSTS = option.FIRSTS


@rule
def describe_option(v: View, t: Tables, choice: int, out: Floats) -> None:
    """Fill an array of zeros with what an option of the viewer is about."""
    verb = block_number(FIRSTS, choice)
    out[verb] = 1.0
    first, piece = FIRSTS[verb], choice - FIRSTS[verb]
    if first == option.TRAVEL or first == option.RECOVER or first == option.SWAP:
        describe_city(v, out, piece)
        if v.city_count[piece] > 0:
            put_card(t, out, CARD_AT, widen(v.cities[piece, v.city_count[piece] - 1]))
    elif first == option.USE:
        put_juggler(t, out, CARD_AT, piece)
    elif first == option.TAKE or first == option.DISCARD:
        put_card(t, out, CARD_AT, piece)
    elif first == option.PUSH or first == option.COUNT:
        out[HALF_AT + piece] = 1.0
    elif first == option.STEAL:
        out[VICTIM_AT + away(piece, widen(v.viewer), widen(v.players))] = 1.0
        out[VICTIM_AT + SEATS] = v.ecu[piece] * ECU
    elif first == option.DROP or first == option.PLAY:
        put_request(t, out, REQUEST_AT, piece)


@rule
def describe_city(v: View, out: Floats, city: int) -> None:
    """What lies in a city, how many rivals could still go there, and how many do."""
    cards = widen(v.city_count[city])
    out[CITY_AT] = cards * FEW
    for i in range(cards):
        card = widen(v.cities[city, i])
        if card < ACTORS:
            out[CITY_AT + 1 + half_of(card)] += FEW
            out[CITY_AT + 3 + half_of(card)] += level_of(card) * LEVEL
        elif card < FIRST_JUGGLER:
            out[CITY_AT + 5] += (card - FIRST_ALMS + 1) * FEW
        else:
            out[CITY_AT + 6] += FEW
    for seat in range(widen(v.players)):
        if seat != v.viewer:
            out[CITY_AT + 7] += 0.0 if widen(v.spent[seat]) & (1 << city) else FEW
            out[CITY_AT + 8] += FEW if v.going[seat] == city else 0.0
