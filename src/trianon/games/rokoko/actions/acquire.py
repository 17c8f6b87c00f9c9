"""Acquire resources (RK-A2): take a tile, then keep it or discard it for trimmings."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.reasons import missing
from trianon.core.kernel.seats import EVERYBODY, only
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, option, place, reason, step
from trianon.games.rokoko.queries import tiles_in
from trianon.games.rokoko.state import SEGMENT_SPACES, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_lace, add_livre, add_yarn, emit_tile


@rule
def acquire_reason(s: State, t: Tables, seat: int, position: int, free: bool) -> int:
    """RK-A2.1, RK-A2.3: an affordable tile of any segment; of equal ones the first."""
    segment, space = position // SEGMENT_SPACES, position % SEGMENT_SPACES
    tile = s.warehouse[segment, space]
    if tile == NONE:
        return reason.SEGMENT_EMPTY
    price = 0 if free else widen(t.acquire_price[tiles_in(s, segment)])
    if s.livre[seat] < price:
        return missing(reason.ACQUIRE_PRICE, price - widen(s.livre[seat]))
    for before in range(space):
        if s.warehouse[segment, before] == tile:
            return reason.SAME_TILE
    return reason.LEGAL


@rule
def offer_acquire(s: State, t: Tables, o: Options, seat: int, free: bool) -> None:
    """RK-A2.1, and RK-A3.8 when it is free."""
    for segment in range(widen(t.segments)):
        for space in range(widen(t.segment_tiles)):
            position = segment * SEGMENT_SPACES + space
            if acquire_reason(s, t, seat, position, free) == reason.LEGAL:
                offer(o, option.ACQUIRE + position)


@rule
def acquire(s: State, t: Tables, e: Events, seat: int, position: int, free: bool) -> None:
    """RK-A2.1: pay by the tiles in the segment before taking, take the tile."""
    segment, space = position // SEGMENT_SPACES, position % SEGMENT_SPACES
    if not free:
        add_livre(s, e, seat, -widen(t.acquire_price[tiles_in(s, segment)]))
    s.tile = s.warehouse[segment, space]
    s.blind = 0
    s.warehouse[segment, space] = NONE
    origin = spot(place.WAREHOUSE, segment * place.ROW + space)
    emit_tile(e, seat, EVERYBODY, widen(s.tile), origin, spot(place.DECIDING, seat))
    follow(s, ((step.TILE, seat, 0, 0),))


@rule
def tile_reason(s: State, t: Tables, choice: int) -> int:
    """RK-A2.2: keep it, or discard it for what it shows."""
    if choice == option.KEEP:
        return reason.LEGAL
    shown, wanted = widen(t.tile_trimming[s.tile]), choice - option.DISCARD
    if shown == component.EITHER:
        return reason.OTHER_TRIMMING if wanted == component.BOTH else reason.LEGAL
    return reason.LEGAL if shown == wanted else reason.OTHER_TRIMMING


@rule
def offer_tile(s: State, t: Tables, o: Options) -> None:
    """RK-A2.2: what can be done with the tile just taken."""
    offer(o, option.KEEP)
    for choice in range(option.DISCARD, option.DISCARD + 3):
        if tile_reason(s, t, choice) == reason.LEGAL:
            offer(o, choice)


@rule
def decide_tile(s: State, e: Events, seat: int, choice: int) -> None:
    """RK-A2.2: kept face down it is only silk (RK-S9); discarded it gives its trimmings."""
    tile = widen(s.tile)
    deciding = spot(place.DECIDING, seat)
    if choice == option.KEEP:
        s.kept[seat, tile] += 1
        audience = only(seat) if s.blind and not s.open_information else EVERYBODY
        emit_tile(e, seat, audience, tile, deciding, spot(place.KEPT, seat))
    else:
        s.resource_discard[tile] += 1
        emit_tile(e, seat, EVERYBODY, tile, deciding, spot(place.RESOURCE_DISCARD, 0))
        trimming = choice - option.DISCARD
        if trimming != component.LACE:
            add_yarn(s, e, seat, 1)
        if trimming != component.YARN:
            add_lace(s, e, seat, 1)
    s.tile = NONE
    s.blind = 0
