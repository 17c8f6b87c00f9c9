"""Heuristic for Goofspiel: bid about the value of the prize, and no more than it takes."""

from trianon.core.kernel.compiler.rule import rule
from trianon_goofspiel.codes import option
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables
from trianon_goofspiel.view import View


@rule
def score(v: View | State, t: Tables, choice: int) -> float:
    """Score of an option, in points: a card just above the prize is best, low prizes deserve low cards."""
    if choice == option.RECONSIDER:
        return 0.0
    over = choice + 1 - v.prize
    return -0.4 * over if over > 0 else 0.3 * over
