"""A view of Rokoko as one flat array for learning; seats are counted from the viewer on.

Everything is read from the view, so nothing hidden can slip in. What is free on the board is summed up by hall and by
kind of decoration; the options (see `option_features`) describe each single place.
"""

from trianon.core.features import LANE, PLACES_AWAY, Floats, Layout, away, lane, observe_question, seat_flag
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import total
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, step
from trianon.games.rokoko.component_features import (
    BALES,
    CARD,
    COINS,
    DRESS,
    FEW,
    TILE,
    put_card,
    put_dress,
    put_rank,
    put_tile,
)
from trianon.games.rokoko.option_features import OPTION, describe_option
from trianon.games.rokoko.queries import displayed
from trianon.games.rokoko.state import (
    COLOUR_COUNT,
    DECORATION_SPACES,
    DISCARD,
    DISPLAY_SPACES,
    HALLS,
    HAND,
    SEGMENT_SPACES,
    SEGMENTS,
    SUPPLY,
    WINDOWS,
    ZONES,
)
from trianon.games.rokoko.tables import FIRST_LOWER, FIRST_MUSICIAN, FIRST_STATUE, FIRST_UPPER, Tables
from trianon.games.rokoko.view import View

__all__ = ["OBSERVATION", "OPTION", "describe_option", "observe"]

OPEN_QUESTIONS = step.STEPS.open_questions
HALL_NUMBERS = tuple(str(hall + 1) for hall in range(HALLS))
MATCH = (
    "round", "rounds_left", "over", "asked", "open_information", "blind", "hire_price", "employees", "stock", "bag",
    "resource_discard", "dress_discard", "players_2", "players_3", "players_4", "players_5",
)  # fmt: skip
SEAT = (
    "there", "livre", "prestige", "prestige_known", "yarn", "lace", "hand", "supply", "discard", "kept", "kept_known",
    "wanted", "sealed", *(f"silk_{colour}" for colour in component.COLOURS), *(f"guests_{n}" for n in HALL_NUMBERS),
    *(f"musician_{n}" for n in HALL_NUMBERS), *(f"dresses_{colour}" for colour in component.COLOURS), "master_spaces",
    *component.DECORATIONS, "all_halls", *(f"discard_{rank}" for rank in component.RANKS),
)  # fmt: skip

OBSERVATION = Layout(
    ("match", MATCH, ()),
    ("question", step.STEPS.questions, ()),
    ("turn", PLACES_AWAY, ()),
    ("starting_player", PLACES_AWAY, ()),
    ("favor", PLACES_AWAY, ()),
    ("seats", SEAT, (SEATS,)),
    ("cards", (*component.RANKS, *component.BONUSES), (len(ZONES),)),
    ("card", CARD, ()),
    ("tile", TILE, ()),
    ("dress", DRESS, ()),
    ("need", component.COLOURS, ()),
    ("paid", component.COLOURS, ()),
    ("display", CARD, (DISPLAY_SPACES,)),
    ("segments", ("tiles", "price"), (SEGMENTS,)),
    ("warehouse", TILE, (SEGMENTS, SEGMENT_SPACES)),
    ("windows", (*DRESS, "price"), (WINDOWS,)),
    ("halls", ("majority_first", "majority_second", "free", "free_master", "rewards"), (HALLS,)),
    ("decorations", ("free", "cheapest", "prestige"), (len(component.DECORATIONS),)),
    ("all_halls", ("free", "prestige"), ()),
)
SIZE = OBSERVATION.size
MATCH_AT, QUESTION_AT, TURN_AT = (OBSERVATION[name].first for name in ("match", "question", "turn"))
START_AT, FAVOR_AT = OBSERVATION["starting_player"].first, OBSERVATION["favor"].first
SEATS_AT, CARDS_AT, CARD_AT = (OBSERVATION[name].first for name in ("seats", "cards", "card"))
TILE_AT, DRESS_AT, NEED_AT, PAID_AT = (OBSERVATION[name].first for name in ("tile", "dress", "need", "paid"))
DISPLAY_AT, SEGMENTS_AT, WAREHOUSE_AT = (OBSERVATION[name].first for name in ("display", "segments", "warehouse"))
WINDOWS_AT, HALLS_AT, DECORATIONS_AT = (OBSERVATION[name].first for name in ("windows", "halls", "decorations"))
ALL_HALLS_AT = OBSERVATION["all_halls"].first
SEAT_WIDTH, CARD_WIDTH, TILE_WIDTH, WINDOW_WIDTH = len(SEAT), len(CARD), len(TILE), len(DRESS) + 1
OWN_WIDTH, RANK_COUNT = OBSERVATION["cards"].width, len(component.RANKS)
SILK, GUESTS, MUSICIANS = SEAT.index("silk_yellow"), SEAT.index("guests_1"), SEAT.index("musician_1")
DRESSES, MASTER_SPACES, FIREWORKS = SEAT.index("dresses_yellow"), SEAT.index("master_spaces"), SEAT.index("fireworks")
KIND_SPACES = (0, FIRST_MUSICIAN, FIRST_STATUE, FIRST_UPPER, FIRST_LOWER, DECORATION_SPACES)  # in the order of kinds
ALL_HALLS, DISCARD_RANKS = SEAT.index("all_halls"), SEAT.index("discard_master")


@rule
def observe(v: View, t: Tables, out: Floats) -> None:
    """Fill an array of zeros with what a view shows."""
    players = widen(v.players)
    viewer = widen(v.viewer) if v.viewer < players else 0
    observe_match(v, t, out, viewer, players)
    for seat in range(players):
        observe_seat(v, t, out, seat, SEATS_AT + SEAT_WIDTH * away(seat, viewer, players))
    if v.shows_cards[viewer]:
        observe_cards(v, t, out, viewer)
    observe_work(v, t, out)
    observe_market(v, t, out)
    observe_board(v, t, out, viewer, players)


@rule
def observe_match(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """How far the match is, what is asked, and the sizes of the hidden piles."""
    out[MATCH_AT] = v.round_number / t.rounds
    out[MATCH_AT + 1] = (widen(t.rounds) - widen(v.round_number)) / t.rounds
    out[MATCH_AT + 2] = v.over
    out[MATCH_AT + 4] = v.open_information
    out[MATCH_AT + 5] = v.blind
    out[MATCH_AT + 6] = t.hire_price[displayed(v.display)] * FEW
    out[MATCH_AT + 7] = v.employee_count * COINS
    out[MATCH_AT + 8] = v.stock_count * COINS
    out[MATCH_AT + 9] = v.bag_size * COINS
    out[MATCH_AT + 10] = total(v.resource_discard) * COINS
    out[MATCH_AT + 11] = total(v.dress_discard) * COINS
    out[MATCH_AT + 10 + players] = 1.0
    out[MATCH_AT + 3] = 1.0 if observe_question(v, out, QUESTION_AT, OPEN_QUESTIONS, viewer) else 0.0
    seat_flag(out, TURN_AT, widen(v.seat), viewer, players)
    seat_flag(out, START_AT, widen(v.starting_player), viewer, players)
    seat_flag(out, FAVOR_AT, widen(v.favor), viewer, players)


@rule
def observe_seat(v: View, t: Tables, out: Floats, seat: int, row: int) -> None:
    """What a seat has, as far as it is seen; its guests and decorations are added by `observe_board`."""
    out[row] = 1.0
    out[row + 1] = v.livre[seat] * COINS
    if v.prestige[seat] != NONE:
        out[row + 2] = v.prestige[seat] * COINS
        out[row + 3] = 1.0
    out[row + 4] = v.yarn[seat] * FEW
    out[row + 5] = v.lace[seat] * FEW
    out[row + 6] = v.hand_size[seat] * FEW
    out[row + 7] = v.supply_size[seat] * FEW
    out[row + 9] = v.kept_size[seat] * FEW
    out[row + 11] = v.wanted[seat] * FEW
    out[row + 12] = v.has_sealed[seat]
    discarded = 0  # counted by rank in lanes of one number: nothing to branch on
    for card in range(widen(t.card_count)):
        discarded += widen(v.cards[seat, DISCARD, card]) << (LANE * widen(t.card_rank[card]))
    for rank in range(RANK_COUNT):
        out[row + DISCARD_RANKS + rank] = lane(discarded, rank) * FEW
    out[row + 8] = (lane(discarded, 0) + lane(discarded, 1) + lane(discarded, 2)) * FEW
    if v.shows_kept[seat]:
        out[row + 10] = 1.0
        left = widen(v.kept_size[seat])
        for tile in range(widen(t.tile_count)):
            if left == 0:
                break
            kept = widen(v.kept[seat, tile])
            if kept > 0:
                left -= kept
                for colour in range(COLOUR_COUNT):
                    out[row + SILK + colour] += kept * widen(t.tile_silk[tile, colour]) * BALES


@rule
def observe_cards(v: View, t: Tables, out: Floats, viewer: int) -> None:
    """The viewer's own cards: how many of each rank and bonus lie in supply, hand and discard pile."""
    for zone in range(SUPPLY, DISCARD + 1):
        for card in range(widen(t.card_count)):
            cards = widen(v.cards[viewer, zone, card])
            if cards > 0:
                add_cards(t, out, zone, card, cards)
    if v.wanted[viewer] > 0:
        for i in range(widen(v.picked[viewer])):  # under seal: as good as in hand
            add_cards(t, out, SUPPLY, widen(v.sealed[viewer, i]), -1)
            add_cards(t, out, HAND, widen(v.sealed[viewer, i]), 1)


@rule
def add_cards(t: Tables, out: Floats, zone: int, card: int, cards: int) -> None:
    """Count cards of a zone by rank and bonus."""
    row = CARDS_AT + zone * OWN_WIDTH
    out[row + widen(t.card_rank[card])] += cards * FEW
    out[row + RANK_COUNT + widen(t.card_bonus[card])] += cards * FEW


@rule
def observe_work(v: View, t: Tables, out: Floats) -> None:
    """The card, tile and dress that the present question is about."""
    put_tile(t, out, TILE_AT, widen(v.tile))
    put_dress(t, out, DRESS_AT, widen(v.dress))
    for colour in range(COLOUR_COUNT):
        out[NEED_AT + colour] = v.need[colour] * BALES
    if v.depth == 0:
        return
    top, piece = widen(v.stack[v.depth - 1, 0]), widen(v.stack[v.depth - 1, 2])
    if v.dress != NONE or top == step.GIVE_TILES:
        for tile in range(widen(t.tile_count)):
            if v.paid[tile] > 0:
                for colour in range(COLOUR_COUNT):
                    out[PAID_AT + colour] += v.paid[tile] * widen(t.tile_silk[tile, colour]) * BALES
    if top == step.MAIN or top == step.BONUS or top == step.GIVE_TILES or top == step.BUY_MORE:
        put_card(t, out, CARD_AT, piece)
    elif top == step.CHOOSE_DISCOUNT or top == step.PAY_SILK or top == step.PLACE_DRESS:
        put_rank(out, CARD_AT, piece)


@rule
def observe_market(v: View, t: Tables, out: Floats) -> None:
    """Employees for hire, tiles in the warehouse, dresses in the windows."""
    for space in range(DISPLAY_SPACES):
        put_card(t, out, DISPLAY_AT + space * CARD_WIDTH, widen(v.display[space]))
    for segment in range(widen(t.segments)):
        tiles = 0
        for space in range(widen(t.segment_tiles)):
            tile = widen(v.warehouse[segment, space])
            tiles += 1 if tile != NONE else 0
            put_tile(t, out, WAREHOUSE_AT + (segment * SEGMENT_SPACES + space) * TILE_WIDTH, tile)
        out[SEGMENTS_AT + 2 * segment] = tiles * FEW
        out[SEGMENTS_AT + 2 * segment + 1] = t.acquire_price[tiles] * FEW
    for window in range(widen(t.window_count)):
        put_dress(t, out, WINDOWS_AT + window * WINDOW_WIDTH, widen(v.windows[window]))
        out[WINDOWS_AT + window * WINDOW_WIDTH + WINDOW_WIDTH - 1] = t.window_price[window] * FEW


@rule
def observe_board(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """Guests, decorations and "All halls": what is free, and what each seat has there."""
    for hall in range(HALLS):
        # summed up in local numbers: adding to the array again and again takes several times as long
        free, masters, gains = 0, 0, 0
        for space in range(widen(t.guest_count[hall])):
            if v.guest[hall, space] == NONE:
                free += 1
                masters += widen(t.guest_master[hall, space])
                gains += widen(t.guest_livre[hall, space]) + widen(t.guest_tile[hall, space])
                gains += widen(t.guest_yarn[hall, space]) + widen(t.guest_lace[hall, space])
            elif v.host[hall, space] >= 0:
                own = SEATS_AT + SEAT_WIDTH * away(widen(v.host[hall, space]), viewer, players)
                out[own + GUESTS + hall] += FEW
                out[own + DRESSES + widen(t.dress_colour[v.guest[hall, space]])] += FEW
                out[own + MASTER_SPACES] += t.guest_master[hall, space] * FEW
        row = HALLS_AT + 5 * hall
        out[row] = t.hall_majority[hall, 0] * COINS
        out[row + 1] = t.hall_majority[hall, 1] * COINS
        out[row + 2] = free * FEW
        out[row + 3] = masters * FEW
        out[row + 4] = gains * COINS
    observe_decorations(v, t, out, viewer, players)
    for space in range(widen(t.all_halls_count)):
        owner = widen(v.all_halls[space])
        if owner != NONE:
            out[SEATS_AT + SEAT_WIDTH * away(owner, viewer, players) + ALL_HALLS] = t.all_halls_prestige[space] * COINS
        else:
            out[ALL_HALLS_AT] += FEW
            out[ALL_HALLS_AT + 1] = max(out[ALL_HALLS_AT + 1], t.all_halls_prestige[space] * COINS)


@rule
def observe_decorations(v: View, t: Tables, out: Floats, viewer: int, players: int) -> None:
    """Free decorations by kind, and the owners of the others."""
    for kind in range(len(component.DECORATIONS)):
        free, cheapest, prestige = 0, 0, 0
        for space in range(KIND_SPACES[kind], KIND_SPACES[kind + 1]):
            owner = widen(v.decoration[space])
            if not t.decoration_there[space]:
                continue
            if owner == NONE:
                price = widen(t.decoration_price[space])
                cheapest = price if free == 0 else min(cheapest, price)
                prestige = max(prestige, widen(t.decoration_prestige[space]))
                free += 1
                continue
            own = SEATS_AT + SEAT_WIDTH * away(owner, viewer, players)
            out[own + FIREWORKS + kind] += FEW
            if kind == component.MUSICIAN:
                out[own + MUSICIANS + space - FIRST_MUSICIAN] = 1.0
        row = DECORATIONS_AT + 3 * kind
        out[row] = free * FEW
        out[row + 1] = cheapest * COINS
        out[row + 2] = prestige * COINS
