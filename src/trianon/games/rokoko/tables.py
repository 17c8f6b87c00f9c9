"""What is printed on the components of one edition and board side, as one read-only record."""

from typing import Annotated, Any

import numpy as np

from trianon.core.editions.edition import Edition
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import Byte, Bytes, Short, Shorts, zero
from trianon.games.rokoko.codes import component
from trianon.games.rokoko.state import (
    ALL_HALLS_SPACES,
    CARDS,
    COLOUR_COUNT,
    DECORATION_SPACES,
    DISPLAY_SPACES,
    DRESSES,
    FIREWORKS_SPACES,
    FOUNTAIN_SPACES,
    GUEST_SPACES,
    HALLS,
    SEGMENT_SPACES,
    STATUE_SPACES,
    TILES,
    WINDOWS,
)

AMOUNTS = 4  # numbers of one bonus
FIRST_MUSICIAN = FIREWORKS_SPACES
FIRST_STATUE = FIRST_MUSICIAN + HALLS
FIRST_UPPER = FIRST_STATUE + STATUE_SPACES
FIRST_LOWER = FIRST_UPPER + FOUNTAIN_SPACES


class Tables:
    """The values of one edition on one board side; rules read them, nothing writes them."""

    start_livre: Short
    start_yarn: Short
    start_lace: Short
    favor_livre: Short
    favor_prestige: Short
    income: Short
    livre_per_prestige: Short
    hire_price: Annotated[Shorts, (np.int16, (DISPLAY_SPACES + 1,))]  # by employees displayed
    acquire_price: Annotated[Shorts, (np.int16, (SEGMENT_SPACES + 1,))]  # by tiles in the segment
    depute: Annotated[Shorts, (np.int16, (3,))]  # by rank
    minimum_deck: Byte
    rounds: Byte
    hand: Byte
    segments: Byte
    deck_steps: Annotated[Shorts, (np.int16, (AMOUNTS,))]
    statue_prestige: Short
    tile_red: Short
    tile_blue: Short
    tile_pair: Short
    lady: Annotated[Bytes, (np.int8, (COLOUR_COUNT,))]  # 1 where the main colour makes a ladies' dress

    card_count: Byte
    card_level: Annotated[Bytes, (np.int8, (CARDS,))]  # 0 = base
    card_rank: Annotated[Bytes, (np.int8, (CARDS,))]
    card_bonus: Annotated[Bytes, (np.int8, (CARDS,))]
    card_amount: Annotated[Shorts, (np.int16, (CARDS, AMOUNTS))]  # the numbers of its bonus
    card_copies: Annotated[Bytes, (np.int8, (CARDS,))]

    tile_count: Byte
    tile_silk: Annotated[Bytes, (np.int8, (TILES, COLOUR_COUNT))]
    tile_trimming: Annotated[Bytes, (np.int8, (TILES,))]
    tile_copies: Annotated[Bytes, (np.int8, (TILES,))]

    dress_count: Byte
    dress_colour: Annotated[Bytes, (np.int8, (DRESSES,))]
    dress_silk: Annotated[Bytes, (np.int8, (DRESSES, COLOUR_COUNT))]
    dress_yarn: Annotated[Bytes, (np.int8, (DRESSES,))]
    dress_lace: Annotated[Bytes, (np.int8, (DRESSES,))]
    dress_thimble: Annotated[Bytes, (np.int8, (DRESSES,))]
    dress_livre: Annotated[Shorts, (np.int16, (DRESSES,))]
    dress_prestige: Annotated[Shorts, (np.int16, (DRESSES,))]
    dress_copies: Annotated[Bytes, (np.int8, (DRESSES,))]

    segment_tiles: Byte
    window_count: Byte
    dark_windows: Byte
    window_price: Annotated[Shorts, (np.int16, (WINDOWS,))]
    hire_spaces: Byte
    fireworks_majority: Annotated[Shorts, (np.int16, (2,))]
    all_halls_count: Byte
    all_halls_prestige: Annotated[Shorts, (np.int16, (ALL_HALLS_SPACES,))]
    hall_majority: Annotated[Shorts, (np.int16, (HALLS, 2))]
    guest_count: Annotated[Bytes, (np.int8, (HALLS,))]
    guest_master: Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]
    guest_livre: Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]
    guest_yarn: Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]
    guest_lace: Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]
    guest_tile: Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]
    decoration_there: Annotated[Bytes, (np.int8, (DECORATION_SPACES,))]  # 1 where this side has the space
    decoration_kind: Annotated[Bytes, (np.int8, (DECORATION_SPACES,))]
    decoration_price: Annotated[Shorts, (np.int16, (DECORATION_SPACES,))]
    decoration_prestige: Annotated[Shorts, (np.int16, (DECORATION_SPACES,))]
    decoration_multiplier: Annotated[Bytes, (np.int8, (DECORATION_SPACES,))]
    livre_by_seat: Annotated[Shorts, (np.int16, (SEATS,))]  # RK-H1, from the starting player on


def board_of(edition: Edition, players: int) -> dict[str, Any]:
    """The board side for this number of players (RK-S1)."""
    sides: dict[str, dict[str, Any]] = edition.data["board"]
    return next(side for side in sides.values() if players in side["players"])


def tables_of(edition: Edition, players: int) -> Tables:
    """The record of an edition for this number of players."""
    t = zero(Tables)
    _fill_plain(t, edition.data["edition"])
    _fill_cards(t, edition.data["employee"])
    _fill_tiles(t, edition.data["resource"])
    _fill_dresses(t, edition.data["dress"])
    _fill_board(t, board_of(edition, players))
    extra = edition.data["edition"].get("livre_by_seat", {}).get(str(players), [])
    t.livre_by_seat[: len(extra)] = extra
    return t


def _fill_plain(t: Tables, values: dict[str, Any]) -> None:
    t.start_livre, t.start_yarn, t.start_lace = (values["start"][key] for key in ("livre", "yarn", "lace"))
    t.favor_livre, t.favor_prestige = values["favor"]["livre"], values["favor"]["prestige"]
    for name in ("income", "livre_per_prestige", "minimum_deck", "rounds", "hand", "segments", "statue_prestige"):
        setattr(t, name, values[name])
    t.hire_price[: len(values["hire_price"])] = values["hire_price"]
    t.acquire_price[: len(values["acquire_price"])] = values["acquire_price"]
    t.depute[:] = [values["depute"][rank] for rank in component.RANKS]
    t.deck_steps[:] = values["deck_steps"]
    prices = values["tile_prestige"]
    t.tile_red, t.tile_blue, t.tile_pair = prices["red"], prices["blue"], prices["green_yellow_pair"]
    for number, colour in enumerate(component.COLOURS):
        t.lady[number] = colour in values["ladies"]


def _bonus_amounts(card: dict[str, Any]) -> list[int]:
    """The numbers of a card's bonus, in the order the rules read them."""
    if card["bonus"] == "extra_dress":
        colours = sum(1 << component.COLOURS.index(colour) for colour in card["of"])
        return [card["fewer"], colours]
    if "steps" in card:
        return list(card["steps"])
    keys = ("livre", "price", "every", "discount", "yellow", "red", "green", "blue", *component.RANKS, "prestige")
    return [card[key] for key in keys if key in card]


def _fill_cards(t: Tables, cards: list[dict[str, Any]]) -> None:
    t.card_count = len(cards)
    for kind, card in enumerate(cards):
        t.card_level[kind] = card["level"]
        t.card_rank[kind] = component.RANKS.index(card["rank"])
        t.card_bonus[kind] = component.BONUSES.index(card["bonus"])
        t.card_copies[kind] = card["copies"]
        amounts = _bonus_amounts(card)
        t.card_amount[kind, : len(amounts)] = amounts


def _silk(silk: dict[str, int]) -> list[int]:
    return [silk.get(colour, 0) for colour in component.COLOURS]


def _fill_tiles(t: Tables, tiles: list[dict[str, Any]]) -> None:
    t.tile_count = len(tiles)
    for kind, tile in enumerate(tiles):
        t.tile_silk[kind] = _silk(tile["silk"])
        t.tile_trimming[kind] = component.TRIMMINGS.index(tile["trimming"])
        t.tile_copies[kind] = tile["copies"]


def _fill_dresses(t: Tables, dresses: list[dict[str, Any]]) -> None:
    t.dress_count = len(dresses)
    for kind, dress in enumerate(dresses):
        t.dress_colour[kind] = component.COLOURS.index(dress["colour"])
        t.dress_silk[kind] = _silk(dress["silk"])
        t.dress_yarn[kind], t.dress_lace[kind] = dress["yarn"], dress["lace"]
        t.dress_thimble[kind] = dress["thimble"]
        t.dress_livre[kind], t.dress_prestige[kind] = dress["livre"], dress["prestige"]
        t.dress_copies[kind] = dress["copies"]


def _fill_board(t: Tables, board: dict[str, Any]) -> None:
    t.segment_tiles, t.dark_windows, t.hire_spaces = board["segment_tiles"], board["dark_windows"], board["hire_spaces"]
    t.window_count = len(board["windows"])
    t.window_price[: t.window_count] = board["windows"]
    t.fireworks_majority[:] = board["fireworks_majority"]
    t.all_halls_count = len(board["all_halls"])
    t.all_halls_prestige[: t.all_halls_count] = board["all_halls"]
    for number, hall in enumerate(board["hall"]):
        t.hall_majority[number] = hall["majority"]
        t.guest_count[number] = len(hall["guests"])
        for space, guest in enumerate(hall["guests"]):
            t.guest_master[number, space] = guest["kind"] == "master"
            t.guest_livre[number, space], t.guest_tile[number, space] = guest["livre"], guest["tile"]
            t.guest_yarn[number, space], t.guest_lace[number, space] = guest["yarn"], guest["lace"]
        _fill_decoration(t, FIRST_MUSICIAN + number, component.MUSICIAN, hall["musician"])
    rows = (
        (0, component.FIREWORKS, "fireworks"),
        (FIRST_STATUE, component.STATUE, "statues"),
        (FIRST_UPPER, component.FOUNTAIN_UPPER, "fountain_upper"),
        (FIRST_LOWER, component.FOUNTAIN_LOWER, "fountain_lower"),
    )
    for first, kind, key in rows:
        for position, space in enumerate(board[key]):
            _fill_decoration(t, first + position, kind, space)


def _fill_decoration(t: Tables, place: int, kind: int, space: dict[str, Any]) -> None:
    t.decoration_there[place] = 1
    t.decoration_kind[place] = kind
    t.decoration_price[place] = space["price"]
    t.decoration_prestige[place] = space["prestige"]
    t.decoration_multiplier[place] = space.get("multiplier", 0)
