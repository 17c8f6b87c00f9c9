"""A bot that plays uniformly at random."""

from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.worlds import Worlds
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import key_of


class RandomBot(Bot):
    """Chooses any legal option with equal probability."""

    name = "random"

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose uniformly at random."""
        return options[(next_random(key_of(worlds.seed)[0] | 1) * len(options)) >> 32]
