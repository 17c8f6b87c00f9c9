"""Rules of thumb: every option gets a worth by the game's own rules of thumb, the best one is played."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from math import log
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.worlds import Worlds
from trianon.core.game import Game, Outcome
from trianon.core.kernel.events import Events
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import MOST_OPTIONS, Options
from trianon.core.kernel.rng import MASK, key_of
from trianon.core.kernel.rule import pointer, rule
from trianon.core.kernel.steps import SECRET
from trianon.core.kernel.struct import widen, zero

SECRET_LUCK, OPEN_LUCK = 0.2, 1e-6


@rule
def best_of(v: Any, t: Any, o: Options, score: Any, x: int) -> int:
    """The option of most worth; of equal ones any.

    In secret questions a little luck decides between good options, as those who think alike would else all choose
    the same one.
    """
    luck = SECRET_LUCK if v.depth > 0 and v.stack[v.depth - 1, 0] >= SECRET else OPEN_LUCK
    best, chosen = -1e9, widen(o.ids[0])
    for i in range(widen(o.count)):
        x = next_random(x)
        # the best of worths with such noise is a draw in which every option counts by the exponential of its worth
        value = score(v, t, widen(o.ids[i])) - luck * log(-log((x + 1.0) / (MASK + 2.0)))
        if value > best:
            best, chosen = value, widen(o.ids[i])
    return chosen


class Heuristic(NamedTuple):
    """The rules of thumb of a game, as values that compiled loops can call."""

    score: Any  # (view, tables, option) -> what it is worth to the viewer
    score_all: Any  # (world, tables, options, seat, worths): the same for several options, without a view
    estimate: Any  # (world, tables, events, outcome): how a match that is not over may end; the world is used up


@cache
def heuristic_of(game: Game) -> Heuristic:
    """The rules of thumb of a game."""
    module = import_module(f"trianon.games.{game.name}.heuristic")
    s: Any = zero(game.state)
    v: Any = zero(game.view)
    t: Any = zero(game.tables)
    return Heuristic(
        pointer(module.score, 0.0, (v, t, 0)),
        pointer(module.score_all, None, (s, t, zero(Options), 0, np.zeros(MOST_OPTIONS))),
        pointer(module.estimate, None, (s, t, zero(Events), zero(Outcome))),
    )


class HeuristicBot(Bot):
    """The rule-of-thumb opponent."""

    def __init__(self, game: Game) -> None:
        self.name, self.score = "thumb", heuristic_of(game).score

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """The best option by rule of thumb, at once."""
        o = zero(Options)
        o.count = len(options)
        o.ids[: len(options)] = options
        return int(best_of(view, worlds.setting.t, o, self.score, key_of(worlds.seed)[0] | 1))
