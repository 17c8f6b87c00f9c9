"""A bot for a player's first matches: it overlooks options, misjudges the rest, and never looks ahead.

It scores options with its game's heuristic, so what it does makes sense; but it notices only some of them, and its
judgement of each is off by chance. It never refuses what it finds good: a beginner takes gifts.
"""

from math import ceil, log
from random import Random
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.heuristic_bot import heuristic_of
from trianon.bots.levels import NOVICE, levels_of
from trianon.bots.search.choices import MIN_NOTICED, tempting
from trianon.bots.worlds import Worlds
from trianon.core.game import Game


class NoviceBot(Bot):
    """Plays the best of the options it notices, as it misjudges them."""

    def __init__(self, game: Game, players: int = 2) -> None:
        self.name, self.game, self.score = NOVICE, game, heuristic_of(game).score
        self.mistakes = levels_of(game.name, players).novice

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose without search; the same seed notices and misjudges the same."""
        rng, t = Random(worlds.seed), worlds.setting.t
        seen = rng.sample(options, min(len(options), max(MIN_NOTICED, ceil(self.mistakes.noticed * len(options)))))
        scores = {option: float(self.score(view, t, option)) for option in seen}
        # Gumbel noise, as the heuristic's own choice of a secret answer has
        judged = {
            option: scores[option] - self.mistakes.misjudged * log(-log(_chance(rng)))
            for option in tempting(self.game, scores)
        }
        return max(judged, key=judged.__getitem__)


def _chance(rng: Random) -> float:
    """A chance above 0 and below 1."""
    return (rng.randrange(2**32) + 1.0) / (2**32 + 2.0)
