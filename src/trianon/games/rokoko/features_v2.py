"""Observation version 2 of Rokoko: version 1, followed by all else that a view shows.

Single places instead of sums, open discard piles by bonus, employees out of the game by owner, what waits on the stack.
Compiled on demand: play and version 1 do without it.
"""

from trianon.core.features import PLACES_AWAY, Floats, Layout, away, seat_flag
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko import features
from trianon.games.rokoko.codes import component, event, step
from trianon.games.rokoko.component_features import (
    BALES,
    CARD,
    COINS,
    DRESS,
    FEW,
    WITH_LACE,
    WITH_YARN,
    put_card,
    put_dress,
)
from trianon.games.rokoko.features import OPTION, describe_option
from trianon.games.rokoko.features import observe as observe_version_1
from trianon.games.rokoko.state import (
    ALL_HALLS_SPACES,
    BOARD,
    COLOUR_COUNT,
    DECORATION_SPACES,
    DISCARD,
    FIREWORKS_SPACES,
    GUEST_SPACES,
    HALLS,
    ZONES,
)
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.view import View

__all__ = ["OBSERVATION", "OPTION", "describe_option", "observe"]

KIND = (*component.RANKS, *component.BONUSES)  # employees counted by rank and by bonus
PAIRS = tuple(f"{rank}_{bonus}" for rank in component.RANKS for bonus in component.BONUSES)
TILES_OF = ("tiles", *component.COLOURS, "yarn", "lace", "either")  # tiles counted by what is printed on them
GUEST = (
    "there", "free", "master", "livre", "yarn", "lace", "tile", *(f"guest_{c}" for c in component.COLOURS),
    *PLACES_AWAY,
)  # fmt: skip
DECORATION = ("there", "free", *component.DECORATIONS, "price", "prestige", "multiplier", *PLACES_AWAY)

OBSERVATION = Layout(
    *((part.name, part.labels, part.shape[:-1]) for part in features.OBSERVATION),
    ("phase", event.PHASES[1:], ()),
    ("own_cards", PAIRS, (len(ZONES),)),
    ("discards", KIND, (SEATS,)),
    ("left", KIND, (SEATS + 1,)),
    ("in_play", KIND, ()),
    ("leaving", KIND, ()),
    ("pending_bonus", CARD, ()),
    ("discount", ("bales", *component.COLOURS), ()),
    ("kept", TILES_OF, (SEATS,)),
    ("paid_tiles", TILES_OF, ()),
    ("discarded_tiles", TILES_OF, ()),
    ("discarded_dresses", component.COLOURS, ()),
    ("guest_spaces", GUEST, (HALLS, GUEST_SPACES)),
    ("decoration_spaces", DECORATION, (DECORATION_SPACES,)),
    ("all_halls_spaces", ("there", "free", "prestige", *PLACES_AWAY), (ALL_HALLS_SPACES,)),
    ("terrace", DRESS, (FIREWORKS_SPACES,)),
)
PHASE_AT, OWN_AT, DISCARDS_AT, LEFT_AT = (OBSERVATION[n].first for n in ("phase", "own_cards", "discards", "left"))
IN_PLAY_AT, LEAVING_AT, PENDING_AT = (OBSERVATION[name].first for name in ("in_play", "leaving", "pending_bonus"))
DISCOUNT_AT, KEPT_AT, PAID_AT = (OBSERVATION[name].first for name in ("discount", "kept", "paid_tiles"))
TILES_AT, DRESSES_AT = OBSERVATION["discarded_tiles"].first, OBSERVATION["discarded_dresses"].first
GUESTS_AT, DECORATIONS_AT = OBSERVATION["guest_spaces"].first, OBSERVATION["decoration_spaces"].first
ALL_HALLS_AT, TERRACE_AT = OBSERVATION["all_halls_spaces"].first, OBSERVATION["terrace"].first
KIND_WIDTH, TILES_WIDTH, GUEST_WIDTH, DECORATION_WIDTH = len(KIND), len(TILES_OF), len(GUEST), len(DECORATION)
ALL_HALLS_WIDTH, DRESS_WIDTH = OBSERVATION["all_halls_spaces"].width, len(DRESS)
RANK_COUNT, BONUS_COUNT = len(component.RANKS), len(component.BONUSES)
GUEST_COLOUR, GUEST_HOST = GUEST.index("guest_yellow"), GUEST.index(PLACES_AWAY[0])
DECORATION_PRICE, DECORATION_OWNER = DECORATION.index("price"), DECORATION.index(PLACES_AWAY[0])


@rule
def observe(v: View, t: Tables, out: Floats) -> None:
    """Fill an array of zeros with what a view shows."""
    observe_version_1(v, t, out)
    players = widen(v.players)
    viewer = widen(v.viewer) if v.viewer < players else 0
    if v.phase > 0:
        out[PHASE_AT + widen(v.phase) - 1] = 1.0
    observe_cards(v, t, out, viewer, players)
    observe_stack(v, t, out)
    observe_tiles(v, t, out, viewer, players)
    observe_guests(v, t, out, viewer, players)
    observe_decorations(v, t, out, viewer, players)


@rule
def count_card(t: Tables, out: Floats, first: int, card: int, cards: int) -> None:
    """Count copies of an employee by rank and by bonus."""
    out[first + widen(t.card_rank[card])] += cards * FEW
    out[first + RANK_COUNT + widen(t.card_bonus[card])] += cards * FEW


@rule
def count_tile(t: Tables, out: Floats, first: int, tile: int, tiles: int) -> None:
    """Count copies of a tile by its silk and its trimmings."""
    trimming = widen(t.tile_trimming[tile])
    out[first] += tiles * FEW
    for colour in range(COLOUR_COUNT):
        out[first + 1 + colour] += tiles * widen(t.tile_silk[tile, colour]) * BALES
    out[first + 1 + COLOUR_COUNT] += tiles * ((WITH_YARN >> trimming) & 1) * FEW
    out[first + 2 + COLOUR_COUNT] += tiles * ((WITH_LACE >> trimming) & 1) * FEW
    if trimming == component.EITHER:
        out[first + 3 + COLOUR_COUNT] += tiles * FEW


@rule
def observe_cards(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """Employees: the viewer's own by rank with bonus, open discard piles, those in play, those out of the game."""
    for card in range(widen(t.card_count)):
        pair = widen(t.card_rank[card]) * BONUS_COUNT + widen(t.card_bonus[card])
        if v.shows_cards[viewer]:
            for zone in range(len(ZONES)):
                own = OWN_AT + zone * RANK_COUNT * BONUS_COUNT + pair
                out[own] += widen(v.cards[viewer, zone, card]) * FEW
        for seat in range(players):
            row = KIND_WIDTH * away(seat, viewer, players)
            if v.cards[seat, DISCARD, card] > 0:
                count_card(t, out, DISCARDS_AT + row, card, widen(v.cards[seat, DISCARD, card]))
            if v.left[seat, card] > 0:
                count_card(t, out, LEFT_AT + row, card, widen(v.left[seat, card]))
        if v.left[BOARD, card] > 0:
            count_card(t, out, LEFT_AT + KIND_WIDTH * SEATS, card, widen(v.left[BOARD, card]))
        if v.in_play[card] > 0:
            count_card(t, out, IN_PLAY_AT, card, widen(v.in_play[card]))
        if v.leaving[card] > 0:
            count_card(t, out, LEAVING_AT, card, widen(v.leaving[card]))


@rule
def observe_stack(v: View, t: Tables, out: Floats) -> None:
    """The employee with a bonus still to follow, and the discount that is being chosen."""
    for i in range(widen(v.depth)):
        if v.stack[i, 0] == step.USE_BONUS:
            put_card(t, out, PENDING_AT, widen(v.stack[i, 2]))
        elif v.stack[i, 0] == step.CHOOSE_DISCOUNT:
            out[DISCOUNT_AT] = widen(v.stack[i, 2]) * BALES
            for colour in range(COLOUR_COUNT):
                out[DISCOUNT_AT + 1 + colour] = (widen(v.stack[i, 3]) >> colour) & 1


@rule
def observe_tiles(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """Tiles kept as far as they are seen, tiles paid now, and both discards."""
    for tile in range(widen(t.tile_count)):
        for seat in range(players):
            if v.shows_kept[seat] and v.kept[seat, tile] > 0:
                row = KEPT_AT + TILES_WIDTH * away(seat, viewer, players)
                count_tile(t, out, row, tile, widen(v.kept[seat, tile]))
        if v.paid[tile] > 0:
            count_tile(t, out, PAID_AT, tile, widen(v.paid[tile]))
        if v.resource_discard[tile] > 0:
            count_tile(t, out, TILES_AT, tile, widen(v.resource_discard[tile]))
    for dress in range(widen(t.dress_count)):
        if v.dress_discard[dress] > 0:
            out[DRESSES_AT + widen(t.dress_colour[dress])] += widen(v.dress_discard[dress]) * FEW


@rule
def observe_guests(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """Every guest space: what it asks for and brings, and the guest on it."""
    for hall in range(HALLS):
        for space in range(widen(t.guest_count[hall])):
            row = GUESTS_AT + (hall * GUEST_SPACES + space) * GUEST_WIDTH
            guest = widen(v.guest[hall, space])
            out[row] = 1.0
            out[row + 1] = 1.0 if guest == NONE else 0.0
            out[row + 2] = t.guest_master[hall, space]
            out[row + 3] = t.guest_livre[hall, space] * COINS
            out[row + 4] = t.guest_yarn[hall, space] * FEW
            out[row + 5] = t.guest_lace[hall, space] * FEW
            out[row + 6] = t.guest_tile[hall, space]
            if guest != NONE:
                out[row + GUEST_COLOUR + widen(t.dress_colour[guest])] = 1.0
                seat_flag(out, row + GUEST_HOST, widen(v.host[hall, space]), viewer, players)


@rule
def observe_decorations(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """Every decoration and every space of "All halls" with its owner, and the dresses on the terrace."""
    for space in range(DECORATION_SPACES):
        row, owner = DECORATIONS_AT + space * DECORATION_WIDTH, widen(v.decoration[space])
        if t.decoration_there[space]:
            out[row] = 1.0
            out[row + 1] = 1.0 if owner == NONE else 0.0
            out[row + 2 + widen(t.decoration_kind[space])] = 1.0
            out[row + DECORATION_PRICE] = t.decoration_price[space] * COINS
            out[row + DECORATION_PRICE + 1] = t.decoration_prestige[space] * COINS
            out[row + DECORATION_PRICE + 2] = t.decoration_multiplier[space] * FEW
            seat_flag(out, row + DECORATION_OWNER, owner, viewer, players)
    for space in range(widen(t.all_halls_count)):
        row, owner = ALL_HALLS_AT + space * ALL_HALLS_WIDTH, widen(v.all_halls[space])
        out[row] = 1.0
        out[row + 1] = 1.0 if owner == NONE else 0.0
        out[row + 2] = t.all_halls_prestige[space] * COINS
        seat_flag(out, row + 3, owner, viewer, players)
    for space in range(FIREWORKS_SPACES):
        put_dress(t, out, TERRACE_AT + space * DRESS_WIDTH, widen(v.terrace[space]))
