"""The current score, as a pointer for compiled loops."""

from functools import cache
from typing import Any, NamedTuple

from trianon.core.game import Game
from trianon.core.kernel.bundle import bundle
from trianon.core.kernel.compiler.rule import pointer, rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.struct import zero
from trianon.core.outlook import rules_of


class CurrentScoreFunctions(NamedTuple):
    """The function of one game that scores an unfinished match."""

    score_known: Any  # (view, tables, state, events): scores a state as if it ended here, as far as the view shows


@rule
def score_nothing(v: Any, t: Any, s: Any, e: Any) -> None:
    """Stands in for games that cannot score an unfinished match."""


@cache
def current_score_bundle(game: Game) -> Any:
    """The current score of a game as one argument of compiled loops."""
    found = rules_of(game)
    v: Any = zero(game.view)
    t: Any = zero(game.tables)
    s: Any = zero(game.state)
    function = score_nothing if found is None else found.score_known
    return bundle(CurrentScoreFunctions(pointer(function, None, (v, t, s, zero(Events)))))
