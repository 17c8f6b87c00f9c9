"""An option of Rokoko as numbers: its verb, and what is printed on the piece and the place it is about."""

from trianon.core.features import Floats, Layout
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import block_number
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, option
from trianon.games.rokoko.component_features import (
    CARD,
    COINS,
    DRESS,
    FEW,
    PLACE,
    TILE,
    TILE_LACE,
    TILE_YARN,
    put_card,
    put_dress,
    put_place,
    put_tile,
)
from trianon.games.rokoko.queries import displayed
from trianon.games.rokoko.state import CARDS, GUEST_SPACES, SEGMENT_SPACES, ZONES
from trianon.games.rokoko.tables import FIRST_MUSICIAN, Tables
from trianon.games.rokoko.view import View

VERBS = tuple(block.verb for block in option.NUMBERING)
OPTION = Layout(
    ("verb", VERBS, ()),
    ("card", CARD, ()),
    ("zone", ZONES, ()),
    ("tile", TILE, ()),
    ("dress", DRESS, ()),
    ("place", (*PLACE, "own_guests", "rival_guests"), ()),
    ("decoration", (*component.DECORATIONS, "prestige", "multiplier"), ()),
    ("colour", component.COLOURS, ()),
    ("amount", ("price", "number"), ()),
)
CARD_AT, ZONE_AT, TILE_AT, DRESS_AT, PLACE_AT, DECORATION_AT, COLOUR_AT, PRICE_AT = (
    OPTION[name].first for name in ("card", "zone", "tile", "dress", "place", "decoration", "colour", "amount")
)
NUMBER_AT = PRICE_AT + 1
GUESTS_AT = PLACE_AT + len(PLACE)
PRESTIGE_AT = DECORATION_AT + len(component.DECORATIONS)
FIRSTS = option.FIRSTS


@rule
def describe_option(v: View, t: Tables, choice: int, out: Floats) -> None:
    """Fill an array of zeros with what an option of the viewer is about."""
    verb = block_number(FIRSTS, choice)
    out[verb] = 1.0
    piece = choice - FIRSTS[verb]
    first = FIRSTS[verb]
    if first == option.HAND or first == option.PLAY:
        put_card(t, out, CARD_AT, piece)
    elif first == option.DISMISS:
        out[ZONE_AT + piece // CARDS] = 1.0
        put_card(t, out, CARD_AT, piece % CARDS)
    elif first == option.HIRE:
        describe_hire(v, t, piece, out)
    elif first == option.ACQUIRE:
        describe_acquire(v, t, piece, out)
    elif first == option.MAKE:
        put_dress(t, out, DRESS_AT, widen(v.windows[piece]))
        out[PRICE_AT] = t.window_price[piece] * COINS
    elif first == option.PAY or first == option.GIVE:
        put_tile(t, out, TILE_AT, piece)
    elif first == option.KEEP:
        put_tile(t, out, TILE_AT, widen(v.tile))
    elif first == option.DISCARD or first == option.GAIN:
        out[TILE_AT + TILE_YARN] = 0.0 if piece == component.LACE else 1.0
        out[TILE_AT + TILE_LACE] = 0.0 if piece == component.YARN else 1.0
    elif first == option.RENT:
        describe_rent(v, t, piece, out)
    elif first == option.SELL:
        put_dress(t, out, DRESS_AT, widen(v.dress))
    elif first == option.DECORATE:
        describe_decoration(v, t, piece, out)
    elif first == option.DISCOUNT:
        out[COLOUR_AT + piece] = 1.0
    elif first == option.BUY:
        out[NUMBER_AT] = (piece + 1) * FEW


@rule
def describe_hire(v: View, t: Tables, space: int, out: Floats) -> None:
    """The employee and the price by the number displayed."""
    put_card(t, out, CARD_AT, widen(v.display[space]))
    out[PRICE_AT] = t.hire_price[displayed(v.display)] * COINS


@rule
def describe_acquire(v: View, t: Tables, position: int, out: Floats) -> None:
    """The tile and the price of its segment; a reward is free, which the question tells."""
    segment, tiles = position // SEGMENT_SPACES, 0
    for tile in v.warehouse[segment]:
        tiles += 1 if tile != NONE else 0
    put_tile(t, out, TILE_AT, widen(v.warehouse[segment, position % SEGMENT_SPACES]))
    out[PRICE_AT] = t.acquire_price[tiles] * COINS


@rule
def describe_rent(v: View, t: Tables, place: int, out: Floats) -> None:
    """The dress and the guest space it would stand on."""
    put_dress(t, out, DRESS_AT, widen(v.dress))
    put_place(t, out, PLACE_AT, place // GUEST_SPACES, place % GUEST_SPACES)
    describe_guests(v, place // GUEST_SPACES, out)


@rule
def describe_guests(v: View, hall: int, out: Floats) -> None:
    """How many guests the viewer and the strongest rival have in a hall."""
    for seat in range(widen(v.players)):
        guests = 0
        for host in v.host[hall]:
            guests += 1 if host == seat else 0
        if seat == v.viewer:
            out[GUESTS_AT] = guests * FEW
        else:
            out[GUESTS_AT + 1] = max(out[GUESTS_AT + 1], guests * FEW)


@rule
def describe_decoration(v: View, t: Tables, space: int, out: Floats) -> None:
    """The decoration, its price and what it brings; a musician's hall too."""
    out[DECORATION_AT + widen(t.decoration_kind[space])] = 1.0
    out[PRESTIGE_AT] = t.decoration_prestige[space] * COINS
    out[PRESTIGE_AT + 1] = t.decoration_multiplier[space] * FEW
    out[PRICE_AT] = t.decoration_price[space] * COINS
    if t.decoration_kind[space] == component.MUSICIAN:
        hall = space - FIRST_MUSICIAN
        out[PLACE_AT + 1] = t.hall_majority[hall, 0] * COINS
        out[PLACE_AT + 2] = t.hall_majority[hall, 1] * COINS
        describe_guests(v, hall, out)
