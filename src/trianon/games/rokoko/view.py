"""What a seat may see (RK-S9): a record built field by field from nothing; what is not named here stays hidden."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from trianon.core.kernel.piles import total
from trianon.core.kernel.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Byte, Bytes, Shorts, copy_grid, copy_line, widen
from trianon.core.kernel.views import CoreView, look_at_core
from trianon.games.rokoko.state import (
    ALL_HALLS_SPACES,
    CARDS,
    COLOUR_COUNT,
    DECORATION_SPACES,
    DISCARD,
    DISPLAY_SPACES,
    DRESSES,
    FIREWORKS_SPACES,
    GUEST_SPACES,
    HALLS,
    HAND,
    SEGMENT_SPACES,
    SEGMENTS,
    SUPPLY,
    TILES,
    WINDOWS,
    State,
)
from trianon.games.rokoko.tables import Tables


class View(CoreView):
    """A table of Rokoko as one seat, or a spectator, may see it."""

    number: Byte
    phase: Byte
    seat: Byte  # whose turn it is
    starting_player: Byte
    favor: Byte

    livre: Annotated[Shorts, (np.int16, (SEATS,))]
    prestige: Annotated[Shorts, (np.int16, (SEATS,))]  # NONE where hidden
    yarn: Annotated[Shorts, (np.int16, (SEATS,))]
    lace: Annotated[Shorts, (np.int16, (SEATS,))]

    shows_cards: Annotated[Bytes, (np.int8, (SEATS,))]  # 1 where hand and supply are seen
    cards: Annotated[Bytes, (np.int8, (SEATS, 3, CARDS))]
    hand_size: Annotated[Bytes, (np.int8, (SEATS,))]
    supply_size: Annotated[Bytes, (np.int8, (SEATS,))]
    in_play: Annotated[Bytes, (np.int8, (CARDS,))]
    leaving: Annotated[Bytes, (np.int8, (CARDS,))]
    left: Annotated[Bytes, (np.int8, (SEATS + 1, CARDS))]
    employee_count: Byte
    display: Annotated[Bytes, (np.int8, (DISPLAY_SPACES,))]

    shows_kept: Annotated[Bytes, (np.int8, (SEATS,))]
    kept: Annotated[Bytes, (np.int8, (SEATS, TILES))]
    kept_size: Annotated[Bytes, (np.int8, (SEATS,))]
    stock_count: Byte
    resource_discard: Annotated[Bytes, (np.int8, (TILES,))]
    warehouse: Annotated[Bytes, (np.int8, (SEGMENTS, SEGMENT_SPACES))]
    tile: Byte  # NONE where hidden
    blind: Byte

    bag_size: Byte
    dress_discard: Annotated[Bytes, (np.int8, (DRESSES,))]
    windows: Annotated[Bytes, (np.int8, (WINDOWS,))]
    dress: Byte
    need: Annotated[Bytes, (np.int8, (COLOUR_COUNT,))]
    paid: Annotated[Bytes, (np.int8, (TILES,))]

    guest: Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]
    host: Annotated[Bytes, (np.int8, (HALLS, GUEST_SPACES))]
    decoration: Annotated[Bytes, (np.int8, (DECORATION_SPACES,))]
    all_halls: Annotated[Bytes, (np.int8, (ALL_HALLS_SPACES,))]
    terrace: Annotated[Bytes, (np.int8, (FIREWORKS_SPACES,))]


@rule
def look(s: State, t: Tables, v: View, seat: int) -> None:
    """RK-S9: fill a blank view for a seat (SPECTATOR for those who only watch)."""
    look_at_core(s, v, seat)
    look_at_board(s, v)
    for other in range(widen(s.players)):
        mine = other == seat or s.over == 1
        v.livre[other] = s.livre[other]
        v.yarn[other] = s.yarn[other]
        v.lace[other] = s.lace[other]
        v.prestige[other] = s.prestige[other] if mine or s.open_information else NONE
        v.hand_size[other] = total(s.cards[other, HAND])
        v.supply_size[other] = total(s.cards[other, SUPPLY])
        v.kept_size[other] = total(s.kept[other])
        copy_line(v.cards[other, DISCARD], s.cards[other, DISCARD])
        if mine:
            v.shows_cards[other] = 1
            copy_line(v.cards[other, HAND], s.cards[other, HAND])
            copy_line(v.cards[other, SUPPLY], s.cards[other, SUPPLY])
        if mine or s.open_information:
            v.shows_kept[other] = 1
            copy_line(v.kept[other], s.kept[other])
    v.blind = s.blind
    v.tile = s.tile if s.blind == 0 or s.seat == seat else NONE


@rule
def look_at_board(s: State, v: View) -> None:
    """RK-S9: what lies open to everybody, and the sizes of what does not."""
    v.number = s.number
    v.phase = s.phase
    v.seat = s.seat
    v.starting_player = s.starting_player
    v.favor = s.favor
    copy_line(v.in_play, s.in_play)
    copy_line(v.leaving, s.leaving)
    copy_grid(v.left, s.left)
    v.employee_count = s.employee_count
    copy_line(v.display, s.display)
    v.stock_count = s.stock_count
    copy_line(v.resource_discard, s.resource_discard)
    copy_grid(v.warehouse, s.warehouse)
    v.bag_size = total(s.bag)
    copy_line(v.dress_discard, s.dress_discard)
    copy_line(v.windows, s.windows)
    v.dress = s.dress
    copy_line(v.need, s.need)
    copy_line(v.paid, s.paid)
    copy_grid(v.guest, s.guest)
    copy_grid(v.host, s.host)
    copy_line(v.decoration, s.decoration)
    copy_line(v.all_halls, s.all_halls)
    copy_line(v.terrace, s.terrace)
