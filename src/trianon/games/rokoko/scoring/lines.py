"""A line of the final scoring: seat, rule, how many points, from what."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import NONE
from trianon.games.rokoko.codes import event
from trianon.games.rokoko.state import State

# the rule a line is booked under
PLAYED, F1, B20, B21, B22, B23, F3, F4, F6, F8, F9, F10 = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
RULES = (
    "RK-S9", "RK-F1", "RK-B20", "RK-B21", "RK-B22", "RK-B23", "RK-F3", "RK-F4", "RK-F6", "RK-F8", "RK-F9", "RK-F10",
)  # fmt: skip

# what a line counts: a dress and a card share the number space of `what`
NOTHING = NONE
CARD_KIND = 100  # cards stand behind the dresses


@rule
def book(s: State, e: Events, seat: int, rule_: int, points: int, where: int, what: int, count: int) -> None:
    """Write a line and add its points; what gives nothing is not written."""
    if points != 0:
        s.prestige[seat] += points
        emit(e, event.SCORE, seat, EVERYBODY, rule_, points, where, what, count)
