"""Resource tiles in a world: those a viewer does not see lie in the stock, with rivals, or blind before one of them."""

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import list_shuffled, total
from trianon.core.kernel.rng import below
from trianon.core.kernel.steps import argument, next_step
from trianon.core.kernel.struct import NONE, Bytes, copy_line, widen
from trianon.games.rokoko.actions.pay_silk import bales, has_superfluous
from trianon.games.rokoko.codes import step
from trianon.games.rokoko.state import COLOUR_COUNT, STOCK_TILES, TILES, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.view import View

WORLDS = 4  # the stream of chance that worlds are drawn from


@rule
def count_unseen_tiles(v: View, t: Tables, left: Bytes) -> None:
    """How many of each tile lie where the viewer cannot see."""
    copy_line(left, t.tile_copies)
    left -= v.resource_discard
    for seat in range(widen(v.players)):
        left -= v.kept[seat]
    for segment in v.warehouse:
        for tile in segment:
            if tile != NONE:
                left[tile] -= 1
    if v.tile != NONE:
        left[v.tile] -= 1


@rule
def deal_tiles(v: View, t: Tables, s: State) -> None:
    """Deal what is unseen at random; a rival that is paying silk can pay it."""
    left = np.zeros(TILES, np.int8)
    count_unseen_tiles(v, t, left)
    hand_out_payment(v, t, s, left)
    pool = np.zeros(STOCK_TILES, np.int8)
    count = list_shuffled(s, WORLDS, pool, left)
    for seat in range(widen(v.players)):
        if not v.shows_kept[seat]:
            for _ in range(widen(v.kept_size[seat]) - total(s.kept[seat])):
                count -= 1
                s.kept[seat, pool[count]] += 1
    if v.blind == 1 and v.tile == NONE:
        count -= 1
        s.tile = pool[count]
    s.stock[:] = NONE
    copy_line(s.stock[:count], pool[:count])


@rule
def hand_out_payment(v: View, t: Tables, s: State, left: Bytes) -> None:
    """RK-A3.10: a rival that is making a dress holds the silk for it, so some of its tiles are chosen to that end."""
    what = next_step(s)
    if what != step.PAY_SILK and what != step.CHOOSE_DISCOUNT:
        return
    seat = argument(s, 1)
    if v.shows_kept[seat]:
        return
    fewer, colours = 0, 0
    if what == step.CHOOSE_DISCOUNT:
        fewer, colours = argument(s, 2), argument(s, 3)
    chosen, need = np.zeros(TILES, np.int8), np.zeros(COLOUR_COUNT, np.int8)
    copy_line(chosen, s.paid)
    copy_line(need, s.need)
    first = below(s, WORLDS, widen(t.tile_count))
    if pays_less(t, need, left, chosen, widen(v.kept_size[seat]), first, fewer, colours):
        kept = s.kept[seat]
        kept += chosen
        kept -= s.paid


@rule
def pays(t: Tables, need: Bytes, left: Bytes, chosen: Bytes, room: int, first: int) -> bool:
    """Move at most `room` tiles from `left` to `chosen` so that these pay, none of them superfluous (RK-A3.2).

    The search begins with the tile `first`, so that it does not always end with the same ones.
    """
    if has_superfluous(t, need, chosen):
        return False
    lacking = NONE
    for colour in range(COLOUR_COUNT):
        if bales(t, chosen, colour) < need[colour]:
            lacking = colour
    if lacking == NONE or room == 0:
        return lacking == NONE
    for i in range(widen(t.tile_count)):
        tile = (first + i) % widen(t.tile_count)
        if left[tile] > 0 and t.tile_silk[tile, lacking] > 0:
            left[tile] -= 1
            chosen[tile] += 1
            if pays(t, need, left, chosen, room - 1, first):
                return True
            left[tile] += 1
            chosen[tile] -= 1
    return False


@rule
def pays_less(
    t: Tables, need: Bytes, left: Bytes, chosen: Bytes, room: int, first: int, fewer: int, colours: int
) -> bool:
    """Whether a price can be paid with a discount of `fewer` bales of `colours` still to be taken in full (RK-B10)."""
    needed = False
    for colour in range(COLOUR_COUNT):
        if fewer > 0 and colours & (1 << colour) and need[colour] > 0:
            needed = True
            need[colour] -= 1
            found = pays_less(t, need, left, chosen, room, first, fewer - 1, colours)
            need[colour] += 1
            if found:
                return True
    return not needed and pays(t, need, left, chosen, room, first)
