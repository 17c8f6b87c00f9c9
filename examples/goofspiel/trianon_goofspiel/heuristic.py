"""Heuristic for Goofspiel: bid about the value of the prize, and no more than it takes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.rule import rule
from trianon.core.kernel.struct import widen
from trianon_goofspiel.codes import option
from trianon_goofspiel.outcome import outcome
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables
from trianon_goofspiel.view import View


@rule
def closeness(v: View | State, choice: int) -> float:
    """Score of an option: a card just above the prize is best, low prizes deserve low cards."""
    if choice == option.RECONSIDER:
        return 0.0
    over = choice - widen(v.prizes[v.tricks])
    return -0.25 * over if over > 0 else 0.3 * over


@rule
def score(v: View, t: Tables, choice: int) -> float:
    """Score of an option for the viewer, in points."""
    return closeness(v, choice)


@rule
def score_all(s: State, t: Tables, o: Options, seat: int, scores: npt.NDArray[np.float64]) -> None:
    """Scores of all options of a seat, without building its view."""
    for i in range(widen(o.count)):
        scores[i] = closeness(s, widen(o.ids[i]))


@rule
def estimate(s: State, t: Tables, e: Events, ended: Outcome) -> None:
    """Estimate the end of the match: the points so far."""
    outcome(s, ended)
