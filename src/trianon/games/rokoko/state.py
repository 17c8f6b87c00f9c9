"""The whole of a Rokoko table in one flat record: copying it copies the game."""

from typing import Annotated

import numpy as np

from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import Byte, Bytes, Shorts
from trianon.core.kernel.visibility import Open, SizeOnly

# hard limits of the record; editions are checked against them
STACK_CARDS = 28  # employees for hire
BASE_CARDS = 5  # of each player
CARDS = STACK_CARDS + BASE_CARDS  # kinds of employees
TILES = 48  # kinds of resource tiles
DRESSES = 42  # kinds of dresses
COLOUR_COUNT = 4
STOCK_TILES = 48
SEGMENTS, SEGMENT_SPACES = 3, 6
WINDOWS = 10
DISPLAY_SPACES = 6
HALLS, GUEST_SPACES = 5, 8
ALL_HALLS_SPACES = 6
FIREWORKS_SPACES, STATUE_SPACES, FOUNTAIN_SPACES = 6, 6, 4
DECORATION_SPACES = FIREWORKS_SPACES + HALLS + STATUE_SPACES + 2 * FOUNTAIN_SPACES

# zones of a player's deck
SUPPLY, HAND, DISCARD = 0, 1, 2
ZONES = ("supply", "hand", "discard")
BOARD = SEATS  # the row of `left` for employees nobody hired


class State(CoreState):
    """One table of Rokoko, complete (RK-S9: a field without a mark is hidden, or shown by hand in `view`)."""

    round_number: Open[Byte]
    phase: Open[Byte]
    seat: Open[Byte]  # the one to move in the actions
    starting_player: Open[Byte]
    favor: Open[Byte]  # the holder of the Favor card, NONE beside the board

    livre: Open[Annotated[Shorts, (np.int16, (SEATS,))]]
    prestige: Annotated[Shorts, (np.int16, (SEATS,))]
    yarn: Open[Annotated[Shorts, (np.int16, (SEATS,))]]
    lace: Open[Annotated[Shorts, (np.int16, (SEATS,))]]

    cards: Annotated[Bytes, (np.int8, (SEATS, 3, CARDS))]  # by zone and kind
    in_play: Open[Annotated[Bytes, (np.int8, (CARDS,))]]  # of the seat to move
    leaving: Open[Annotated[Bytes, (np.int8, (CARDS,))]]  # deputed, its bonus still to be done
    left: Open[Annotated[Bytes, (np.int8, (SEATS + 1, CARDS))]]  # the game, by owner; the last row never hired
    employees: Annotated[Bytes, (np.int8, (STACK_CARDS,))]  # the stack, the last one on top
    employee_count: Open[Byte]
    display: Open[Annotated[Bytes, (np.int8, (DISPLAY_SPACES,))]]

    kept: SizeOnly[Annotated[Bytes, (np.int8, (SEATS, TILES))]]
    stock: Annotated[Bytes, (np.int8, (STOCK_TILES,))]  # the last one is drawn next
    stock_count: Open[Byte]
    resource_discard: Open[Annotated[Bytes, (np.int8, (TILES,))]]
    warehouse: Open[Annotated[Bytes, (np.int8, (SEGMENTS, SEGMENT_SPACES))]]
    tile: Byte  # being decided: keep or discard
    blind: Open[Byte]  # 1 when only its owner has seen it

    bag: SizeOnly[Annotated[Bytes, (np.int8, (DRESSES,))]]
    dress_discard: Open[Annotated[Bytes, (np.int8, (DRESSES,))]]
    windows: Open[Annotated[Bytes, (np.int8, (WINDOWS,))]]
    dress: Open[Byte]  # being made
    need: Open[Annotated[Bytes, (np.int8, (COLOUR_COUNT,))]]  # bales it needs, after the discount
    paid: Open[Annotated[Bytes, (np.int8, (TILES,))]]  # tiles chosen for it, or given for prestige

    guest: Open[Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]]  # the dress there
    host: Open[Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]]  # its owner
    decoration: Open[Annotated[Bytes, (np.int8, (DECORATION_SPACES,))]]  # the seat that funded it
    all_halls: Open[Annotated[Bytes, (np.int8, (ALL_HALLS_SPACES,))]]
    terrace: Open[Annotated[Bytes, (np.int8, (FIREWORKS_SPACES,))]]  # dresses moved there in the final scoring
