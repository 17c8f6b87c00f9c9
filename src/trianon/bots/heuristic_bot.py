"""A bot that scores every option with its game's heuristic and plays the best one."""

from functools import cache
from math import log
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.worlds import Worlds
from trianon.core.default_rules import score_all_of
from trianon.core.game import Game
from trianon.core.installed import part_of
from trianon.core.kernel.bundle import bundle, pointers
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import MAX_OPTIONS, Options
from trianon.core.kernel.rng import MASK, key_of
from trianon.core.kernel.steps import SECRET
from trianon.core.kernel.struct import widen, zero

SECRET_NOISE, OPEN_NOISE = 0.2, 1e-6


@rule
def best_of(v: Any, t: Any, o: Options, score: Any, x: int) -> int:
    """The option with the highest score; ties are broken at random.

    Secret questions add noise: otherwise identical bots would all make the same choice.
    """
    noise = SECRET_NOISE if v.depth > 0 and v.stack[v.depth - 1, 0] >= SECRET else OPEN_NOISE
    best, chosen = -1e9, widen(o.ids[0])
    for i in range(widen(o.count)):
        x = next_random(x)
        # Gumbel noise: the maximum is a draw with probabilities proportional to exp(score / noise)
        value = score(v, t, widen(o.ids[i])) - noise * log(-log((x + 1.0) / (MASK + 2.0)))
        if value > best:
            best, chosen = value, widen(o.ids[i])
    return chosen


class Heuristic(NamedTuple):
    """The heuristic of a game, as function pointers for compiled loops."""

    score: Any  # (view, tables, option) -> its score for the viewer
    score_all: Any  # (world, tables, options, seat, scores): scores all options of a seat without building its view


@cache
def heuristic_of(game: Game) -> Heuristic:
    """The heuristic of a game, compiled on first use."""
    return pointers(heuristic_samples(game))


def heuristic_samples(game: Game) -> Heuristic:
    """The functions of a game's heuristic, each with what it returns and samples of its arguments."""
    module = part_of(game.name, "heuristic")
    s: Any = zero(game.state)
    v: Any = zero(game.view)
    t: Any = zero(game.tables)
    score_all = getattr(module, "score_all", None) or score_all_of(module.score)
    return Heuristic((module.score, 0.0, (v, t, 0)), (score_all, None, (s, t, zero(Options), 0, np.zeros(MAX_OPTIONS))))


@cache
def heuristic_bundle(game: Game) -> Any:
    """The heuristic of a game as one argument of compiled loops."""
    return bundle(heuristic_of(game))


class HeuristicBot(Bot):
    """Plays the option with the best heuristic score."""

    def __init__(self, game: Game) -> None:
        self.name, self.score = "thumb", heuristic_of(game).score

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose the best-scored option, without search."""
        o = zero(Options)
        o.count = len(options)
        o.ids[: len(options)] = options
        return int(best_of(view, worlds.setting.t, o, self.score, key_of(worlds.seed)[0] | 1))
