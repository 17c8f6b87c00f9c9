"""What a seat may see (RK-S9): the fields marked in the state, and those below, which need more than a mark."""

from typing import Annotated

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import total
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Byte, Bytes, Shorts, copy_grid, copy_line, widen
from trianon.core.kernel.view_copies import copies_of, view_of
from trianon.core.kernel.views import CoreView, look_at_core
from trianon.games.rokoko.state import CARDS, DISCARD, HAND, SUPPLY, TILES, State
from trianon.games.rokoko.tables import Tables


@view_of(State)
class View(CoreView, State):
    """A table of Rokoko as one seat, or a spectator, may see it."""

    prestige: Annotated[Shorts, (np.int16, (SEATS,))]  # NONE where hidden
    shows_cards: Annotated[Bytes, (np.int8, (SEATS,))]  # 1 where hand and supply are seen
    cards: Annotated[Bytes, (np.int8, (SEATS, 3, CARDS))]  # the discard is always seen
    hand_size: Annotated[Bytes, (np.int8, (SEATS,))]
    supply_size: Annotated[Bytes, (np.int8, (SEATS,))]
    shows_kept: Annotated[Bytes, (np.int8, (SEATS,))]  # 1 where kept tiles are seen
    kept: Annotated[Bytes, (np.int8, (SEATS, TILES))]
    kept_size: Annotated[Bytes, (np.int8, (SEATS,))]
    tile: Byte  # NONE where hidden
    bag_size: Byte


copy_visible, copy_known = copies_of(View)


@rule
def look(s: State, t: Tables, v: View, seat: int) -> None:
    """RK-S9: fill a zeroed view for a seat (or SPECTATOR)."""
    look_at_core(s, v, seat)
    copy_visible(s, v, seat)
    for other in range(widen(s.players)):
        mine = other == seat or s.over == 1
        v.prestige[other] = s.prestige[other] if mine or s.open_information else NONE
        v.hand_size[other] = total(s.cards[other, HAND])
        v.supply_size[other] = total(s.cards[other, SUPPLY])
        copy_line(v.cards[other, DISCARD], s.cards[other, DISCARD])
        if mine:
            v.shows_cards[other] = 1
            copy_line(v.cards[other, HAND], s.cards[other, HAND])
            copy_line(v.cards[other, SUPPLY], s.cards[other, SUPPLY])
        if mine or s.open_information:
            v.shows_kept[other] = 1
            copy_line(v.kept[other], s.kept[other])
    v.tile = s.tile if s.blind == 0 or s.seat == seat else NONE


@rule
def take_over(v: View, s: State) -> None:
    """Copy what a view shows into a zeroed world."""
    copy_known(v, s)
    copy_line(s.prestige, v.prestige)
    for seat in range(SEATS):
        copy_grid(s.cards[seat], v.cards[seat])
    copy_grid(s.kept, v.kept)
    s.tile = v.tile
