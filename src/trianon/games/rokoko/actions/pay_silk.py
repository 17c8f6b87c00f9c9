"""Paying silk (RK-A3.2): whole kept tiles, combined at will, none of them superfluous."""

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import Bytes, Longs, widen
from trianon.games.rokoko.codes import option, reason, step
from trianon.games.rokoko.codes.component import MAX_BALES
from trianon.games.rokoko.state import COLOUR_COUNT, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import discard_kept

FOUND = -1
TRIES = 2000  # of a search; the reference edition never needs a tenth of them
SUMS = 2 * MAX_BALES + 1
SUM_WORDS = SUMS**4 // 64 + 1  # a bit for each combination of sums


@rule
def bales(t: Tables, tiles: Bytes, colour: int) -> int:
    """The bales of a colour on some tiles."""
    silk = 0
    for tile in range(widen(t.tile_count)):
        if tiles[tile] > 0:
            silk += widen(tiles[tile]) * widen(t.tile_silk[tile, colour])
    return silk


@rule
def payment(s: State, t: Tables, seat: int) -> None:
    """RK-A3.2: ask for another tile until the need is met."""
    for colour in range(COLOUR_COUNT):
        if bales(t, s.paid, colour) < s.need[colour]:
            follow(s, ((step.PAY_SILK, seat, 0, 0),))
            return
    s.paid[:] = 0
    s.need[:] = 0


@rule
def has_superfluous(t: Tables, need: Bytes, tiles: Bytes) -> bool:
    """RK-A3.2: whether one of the tiles could be left out without lacking anything the others do not lack already."""
    for tile in range(widen(t.tile_count)):
        if tiles[tile] > 0:
            needed = False
            for colour in range(COLOUR_COUNT):
                without = bales(t, tiles, colour) - widen(t.tile_silk[tile, colour])
                if t.tile_silk[tile, colour] > 0 and without < need[colour]:
                    needed = True
            if not needed:
                return True
    return False


@rule
def completes(t: Tables, need: Bytes, kept: Bytes, chosen: Bytes) -> bool:
    """RK-A3.2: whether the chosen tiles are part of a payment in which none is superfluous.

    A tile that is superfluous now stays so whatever is added, and a payment can be thinned out without making any of
    the tiles left superfluous: so it is enough to look for any way to cover the need that keeps the chosen ones needed.
    """
    left = search(t, need, kept, chosen, TRIES)
    return completes_by_sums(t, need, kept, chosen) if left == 0 else left == FOUND


@rule
def search(t: Tables, need: Bytes, kept: Bytes, chosen: Bytes, tries: int) -> int:
    """Add tile after tile while tries are left: FOUND, or how many are left; 0 says that it gave up."""
    if tries == 0 or has_superfluous(t, need, chosen):
        return max(0, tries - 1)
    tries -= 1
    lacking = -1
    for colour in range(COLOUR_COUNT):
        if bales(t, chosen, colour) < need[colour]:
            lacking = colour
            break
    if lacking < 0:
        return FOUND
    for tile in range(widen(t.tile_count)):
        if kept[tile] > 0 and t.tile_silk[tile, lacking] > 0:
            kept[tile] -= 1
            chosen[tile] += 1
            tries = search(t, need, kept, chosen, tries)
            kept[tile] += 1
            chosen[tile] -= 1
            if tries <= 0:
                return tries
    return tries


@rule
def completes_by_sums(t: Tables, need: Bytes, kept: Bytes, chosen: Bytes) -> bool:
    """Whether the tiles can complete a price, found over all sums of bales they can make: the work is bounded.

    A sum counts up to the need plus the bales of one tile; from there on no tile of that colour is needed anyway.
    """
    reached = np.zeros(SUM_WORDS, np.int64)
    start = 0
    for colour in range(COLOUR_COUNT):
        start = start * SUMS + min(bales(t, chosen, colour), widen(need[colour]) + MAX_BALES)
    reach(reached, start)
    for tile in range(widen(t.tile_count)):
        for _ in range(widen(kept[tile])):
            for sums in range(SUMS**4 - 1, -1, -1):  # downwards, so that this tile is added once
                if is_reached(reached, sums):
                    reach(reached, with_tile(t, need, sums, tile))
    for sums in range(SUMS**4):
        if is_reached(reached, sums) and pays(t, need, chosen, sums):
            return True
    return False


@rule
def reach(reached: Longs, sums: int) -> None:
    """Mark sums as reached."""
    reached[sums >> 6] |= 1 << (sums & 63)


@rule
def is_reached(reached: Longs, sums: int) -> bool:
    """Whether sums are marked as reached."""
    return (widen(reached[sums >> 6]) >> (sums & 63)) & 1 == 1


@rule
def sum_of(sums: int, colour: int) -> int:
    """The bales of one colour in a set of sums."""
    for _ in range(COLOUR_COUNT - 1 - colour):
        sums //= SUMS
    return sums % SUMS


@rule
def with_tile(t: Tables, need: Bytes, sums: int, tile: int) -> int:
    """The sums with one more tile."""
    more = 0
    for colour in range(COLOUR_COUNT):
        silk = sum_of(sums, colour) + widen(t.tile_silk[tile, colour])
        more = more * SUMS + min(silk, widen(need[colour]) + MAX_BALES)
    return more


@rule
def pays(t: Tables, need: Bytes, chosen: Bytes, sums: int) -> bool:
    """Whether the sums cover the need and every chosen tile is needed for them."""
    for colour in range(COLOUR_COUNT):
        if sum_of(sums, colour) < need[colour]:
            return False
    for tile in range(widen(t.tile_count)):
        if chosen[tile] > 0:
            needed = False
            for colour in range(COLOUR_COUNT):
                silk = widen(t.tile_silk[tile, colour])
                if silk > 0 and sum_of(sums, colour) - silk < need[colour]:
                    needed = True
            if not needed:
                return False
    return True


@rule
def pay_reason(s: State, t: Tables, seat: int, tile: int) -> int:
    """RK-A3.2: a kept tile that is not superfluous."""
    if s.kept[seat, tile] == 0:
        return reason.TILE_NOT_KEPT
    s.kept[seat, tile] -= 1
    s.paid[tile] += 1
    fits = completes(t, s.need, s.kept[seat], s.paid)
    s.kept[seat, tile] += 1
    s.paid[tile] -= 1
    return reason.LEGAL if fits else reason.SUPERFLUOUS


@rule
def offer_pay(s: State, t: Tables, o: Options, seat: int) -> None:
    """RK-A3.2: the tiles that can be part of the payment."""
    for tile in range(widen(t.tile_count)):
        if s.kept[seat, tile] > 0 and pay_reason(s, t, seat, tile) == reason.LEGAL:
            offer(o, option.PAY + tile)


@rule
def pay(s: State, e: Events, seat: int, tile: int) -> None:
    """RK-A3.2: the tile goes to the resource discard; surplus bales are lost."""
    s.paid[tile] += 1
    discard_kept(s, e, seat, tile)
    follow(s, ((step.PAYMENT, seat, 0, 0),))
