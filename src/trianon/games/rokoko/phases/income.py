"""Phase 4: income (RK-4)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import event
from trianon.games.rokoko.queries import decorations, dresses_on_board, has_lower_fountain, has_upper_fountain
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre


@rule
def income_of(s: State, t: Tables, seat: int) -> int:
    """RK-4.1: the income of a seat; the fountain's rows add 1 per decoration and 1 per dress."""
    livre = widen(t.income)
    if has_upper_fountain(s, seat):
        livre += decorations(s, seat)
    if has_lower_fountain(s, seat):
        livre += dresses_on_board(s, seat)
    return livre


@rule
def income(s: State, t: Tables, e: Events) -> None:
    """RK-4.1: everybody's income."""
    s.phase = event.INCOME
    emit(e, event.PHASE, NONE, EVERYBODY, event.INCOME, 0, 0, 0, 0)
    for seat in range(widen(s.players)):
        add_livre(s, e, seat, income_of(s, t, seat))
