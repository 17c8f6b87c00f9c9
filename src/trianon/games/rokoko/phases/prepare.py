"""Phase 1: prepare the round (RK-1)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.piles import emit_shuffle, reshuffle_discard, take_from, total
from trianon.core.kernel.rng import draw_one
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import NONE, copy_line, widen
from trianon.games.rokoko.codes import event, place
from trianon.games.rokoko.setup import DRESSES, RESOURCES
from trianon.games.rokoko.state import BOARD, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import emit_card, emit_dress, emit_tile, reveal


@rule
def prepare(s: State, t: Tables, e: Events) -> None:
    """RK-1.1 to RK-1.6, in this order."""
    s.round_number += 1
    s.phase = event.PREPARE
    emit(e, event.ROUND, NONE, EVERYBODY, widen(s.round_number), 0, 0, 0, 0)
    emit(e, event.PHASE, NONE, EVERYBODY, event.PREPARE, 0, 0, 0, 0)
    if s.round_number > 1:
        pass_starting_player(s, e)
    s.seat = s.starting_player
    renew_display(s, t, e)
    fill_warehouse(s, t, e)
    renew_windows(s, t, e)
    reveal(s)


@rule
def pass_starting_player(s: State, e: Events) -> None:
    """RK-1.1, RK-A1.2: the holder of the Favor card starts and puts it back; else the starting player stays."""
    how = event.STAYS
    if s.favor != NONE:
        how = event.BY_FAVOR
        s.starting_player = s.favor
        s.favor = NONE
        holder = widen(s.starting_player)
        emit(e, event.FAVOR, holder, EVERYBODY, spot(place.PURSE, holder), spot(place.BESIDE, 0), 0, 0, 0)
    emit(e, event.START, widen(s.starting_player), EVERYBODY, how, 0, 0, 0, 0)


@rule
def renew_display(s: State, t: Tables, e: Events) -> None:
    """RK-1.2: employees still displayed leave the game; new ones are revealed."""
    for space in range(widen(t.hire_spaces)):
        card = widen(s.display[space])
        if card != NONE:
            s.left[BOARD, card] += 1
            emit_card(e, NONE, EVERYBODY, card, spot(place.DISPLAY, space), spot(place.GONE, 0))
        s.display[space] = NONE
        if s.employee_count > 0:
            s.employee_count -= 1
            card = take_from(s.employees, widen(s.employee_count))
            s.display[space] = card
            emit_card(e, NONE, EVERYBODY, card, spot(place.STACK, 0), spot(place.DISPLAY, space))


@rule
def fill_warehouse(s: State, t: Tables, e: Events) -> None:
    """RK-1.3: every empty space gets a tile, segment 1 first, first space first."""
    for segment in range(widen(t.segments)):
        for space in range(widen(t.segment_tiles)):
            if s.warehouse[segment, space] == NONE:
                tile = draw_tile(s, t, e)
                s.warehouse[segment, space] = tile
                if tile != NONE:
                    there = spot(place.WAREHOUSE, segment * place.ROW + space)
                    emit_tile(e, NONE, EVERYBODY, tile, spot(place.STOCK, 0), there)


@rule
def draw_tile(s: State, t: Tables, e: Events) -> int:
    """RK-1.3: the top tile of the stock; an empty stock is shuffled from the discard first; NONE with neither."""
    if s.stock_count == 0:
        reshuffle(s, t, e)
    if s.stock_count == 0:
        return NONE
    s.stock_count -= 1
    return take_from(s.stock, widen(s.stock_count))


@rule
def reshuffle(s: State, t: Tables, e: Events) -> None:
    """RK-1.3: the resource discard becomes the new stock."""
    here = spot(place.STOCK, 0)
    s.stock_count = reshuffle_discard(
        s, e, RESOURCES, s.stock, s.resource_discard, event.SHUFFLE, event.TILE_ORDER, here
    )


@rule
def renew_windows(s: State, t: Tables, e: Events) -> None:
    """RK-1.4 to RK-1.6: dark windows are cleared, dresses slide right, new ones come from right to left."""
    last = widen(t.window_count) - 1
    for window in range(last, last - widen(t.dark_windows), -1):
        dress = widen(s.windows[window])
        if dress != NONE:
            s.windows[window] = NONE
            s.dress_discard[dress] += 1
            emit_dress(e, NONE, dress, spot(place.WINDOW, window), spot(place.DRESS_DISCARD, 0))
    free = last
    for window in range(last, -1, -1):
        dress = widen(s.windows[window])
        if dress != NONE:
            if window != free:
                s.windows[window] = NONE
                s.windows[free] = dress
                emit_dress(e, NONE, dress, spot(place.WINDOW, window), spot(place.WINDOW, free))
            free -= 1
    for window in range(free, -1, -1):
        dress = draw_dress(s, e)
        s.windows[window] = dress
        if dress != NONE:
            emit_dress(e, NONE, dress, spot(place.BAG, 0), spot(place.WINDOW, window))


@rule
def draw_dress(s: State, e: Events) -> int:
    """RK-1.6: a dress from the bag; an empty bag takes in the dress discard first; NONE with neither."""
    if total(s.bag) == 0:
        discarded = total(s.dress_discard)
        if discarded == 0:
            return NONE
        copy_line(s.bag, s.dress_discard)
        s.dress_discard[:] = 0
        emit_shuffle(e, event.SHUFFLE, spot(place.BAG, 0), discarded)
    return draw_one(s, DRESSES, s.bag)
