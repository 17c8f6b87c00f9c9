"""Rules of a game that its package may leave out: they read nothing but fields that bear the usual names."""

from typing import Any

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.generated import generated
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import widen

SCORE_ALL = """
def score_all(s, t, o, seat, scores):
    for i in range(widen(o.count)):
        scores[i] = score(s, t, widen(o.ids[i]))
"""


@rule
def clear(s: CoreState) -> None:
    """No-op: an empty table is all zeros."""


@rule
def locate(s: CoreState, kind: int, piece: int, place: int) -> int:
    """Every key always means the same option."""
    return widen(piece)


@rule
def final_scoring(s: CoreState, t: Any, e: Events) -> None:
    """The points are counted on the way."""


@rule
def sound(s: CoreState, t: Any) -> bool:
    """No pieces to count."""
    return True


@rule
def placing(s: Any, seat: int) -> int:
    """The place of a seat by the field `points`: 1 for the most; ties share the better place."""
    before = 1
    for other in range(widen(s.players)):
        before += 1 if s.points[other] > s.points[seat] else 0
    return before


@rule
def outcome(s: Any, ended: Outcome) -> None:
    """Points, from the field of that name, and placing of every seat."""
    for seat in range(widen(s.players)):
        ended.points[seat] = s.points[seat]
        ended.placings[seat] = placing(s, seat)


def score_all_of(score: Any) -> Any:
    """Score the options of a seat one by one with a heuristic that reads views and states alike."""
    return generated(SCORE_ALL, module_of(score), score=score)["score_all"]


def module_of(function: Any) -> str:
    """The module that a rule belongs to."""
    return str(getattr(function, "py_func", function).__module__)
