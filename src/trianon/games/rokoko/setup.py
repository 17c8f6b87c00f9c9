"""Setup: the chapter RK-S of the rulebook."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.piles import emit_order, list_shuffled
from trianon.core.kernel.rng import below, shuffle
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, copy_line, widen
from trianon.games.rokoko.codes import event, place, step
from trianon.games.rokoko.state import SUPPLY, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre

# named streams of chance
EMPLOYEES, RESOURCES, DRESSES, START = 0, 1, 2, 3


@rule
def clear(s: State) -> None:
    """An empty table: nothing lies anywhere, nobody holds the Favor card (RK-S2)."""
    s.favor = NONE
    s.tile = NONE
    s.dress = NONE
    s.employees[:] = NONE
    s.display[:] = NONE
    s.stock[:] = NONE
    s.warehouse[:, :] = NONE
    s.windows[:] = NONE
    s.guest[:, :] = NONE
    s.host[:, :] = NONE
    s.decoration[:] = NONE
    s.all_halls[:] = NONE
    s.terrace[:] = NONE


@rule
def setup(s: State, t: Tables, e: Events, starting_player: int) -> None:
    """RK-S1 to RK-S8 for a state that knows its players and its seed; NONE draws the starting player."""
    clear(s)
    stack_employees(s, t)
    emit_order(e, event.SHUFFLE, event.ORDER, spot(place.STACK, 0), s.employees, widen(s.employee_count))
    fill_stock(s, t)
    emit_order(e, event.SHUFFLE, event.TILE_ORDER, spot(place.STOCK, 0), s.stock, widen(s.stock_count))
    copy_line(s.bag, t.dress_copies)
    for seat in range(widen(s.players)):
        deal(s, t, seat)
    how = event.CHOSEN
    if starting_player == NONE:
        how = event.DRAWN
        starting_player = below(s, START, widen(s.players))
    s.starting_player = starting_player
    emit(e, event.START, starting_player, EVERYBODY, how, 0, 0, 0, 0)
    add_house_livre(s, t, e)
    follow(s, ((step.ROUND, 0, 0, 0),))


@rule
def stack_employees(s: State, t: Tables) -> None:
    """RK-S3: one stack by level, level 1 on top, each level shuffled on its own."""
    highest = 0
    for level in t.card_level:
        highest = max(highest, widen(level))
    count = 0
    for level in range(highest, 0, -1):
        first = count
        for card in range(widen(t.card_count)):
            if t.card_level[card] == level:
                for _ in range(widen(t.card_copies[card])):
                    s.employees[count] = card
                    count += 1
        shuffle(s, EMPLOYEES, s.employees[first:count], count - first)
    s.employee_count = count


@rule
def fill_stock(s: State, t: Tables) -> None:
    """RK-S4: all resource tiles shuffled into one hidden stock."""
    s.stock_count = list_shuffled(s, RESOURCES, s.stock, t.tile_copies)


@rule
def deal(s: State, t: Tables, seat: int) -> None:
    """RK-S6, RK-S7: the base cards in the supply; Livre, yarn and lace."""
    for card in range(widen(t.card_count)):
        if t.card_level[card] == 0:
            s.cards[seat, SUPPLY, card] = t.card_copies[card]
    s.livre[seat] = t.start_livre
    s.yarn[seat] = t.start_yarn
    s.lace[seat] = t.start_lace


@rule
def add_house_livre(s: State, t: Tables, e: Events) -> None:
    """RK-H1: what an edition with the house rule gives on top, by distance from the starting player."""
    players, is_told = widen(s.players), False
    for distance in range(players):
        extra = widen(t.livre_by_seat[distance])
        if extra > 0:
            if not is_told:
                emit(e, event.HOUSE_RULE, NONE, EVERYBODY, 0, 0, 0, 0, 0)
                is_told = True
            add_livre(s, e, (widen(s.starting_player) + distance) % players, extra)
