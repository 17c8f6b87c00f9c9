"""Paying silk (RK-A3.2): whole kept tiles, combined at will, none of them superfluous."""

from __future__ import annotations

from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.rule import rule
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import Bytes, widen
from trianon.games.rokoko.codes import option, reason, step
from trianon.games.rokoko.state import COLOUR_COUNT, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import discard_kept


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
    if has_superfluous(t, need, chosen):
        return False
    lacking = -1
    for colour in range(COLOUR_COUNT):
        if bales(t, chosen, colour) < need[colour]:
            lacking = colour
            break
    if lacking < 0:
        return True
    for tile in range(widen(t.tile_count)):
        if kept[tile] > 0 and t.tile_silk[tile, lacking] > 0:
            kept[tile] -= 1
            chosen[tile] += 1
            found = completes(t, need, kept, chosen)
            kept[tile] += 1
            chosen[tile] -= 1
            if found:
                return True
    return False


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
