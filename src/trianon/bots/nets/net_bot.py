"""A bot that draws its answers from a net's policy, without search."""

from typing import Any

import numpy as np

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.nets.forward import memory_for, read_view, score_options
from trianon.bots.nets.layout import net_features
from trianon.bots.nets.weights import NetWeights, weights_of
from trianon.bots.worlds import Worlds
from trianon.core.game import Game
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import MAX_OPTIONS
from trianon.core.kernel.rng import MASK, key_of

MIN_UNIFORM = 1e-12


@rule
def net_logits(features: Any, view: Any, t: Any, ids: Any, count: int, net: Any, m: Any, logits: Any) -> None:
    """Fill in the logits of a view's options."""
    read_view(features.functions.observe, view, t, net, m)
    score_options(features.functions.describe, view, t, ids, count, net, m, logits)


class NetBot(Bot):
    """Plays the policy of a net."""

    def __init__(self, game: Game, weights: NetWeights | None = None) -> None:
        self.name = "net"
        self.weights = weights_of(game.name) if weights is None else weights
        self.memory, self.features = memory_for(self.weights), net_features(game, len(self.weights.first)).bundle
        self.logits = np.zeros(MAX_OPTIONS)

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Draw an option by its probability."""
        count = len(options)
        net_logits(
            self.features, view, worlds.setting.t, np.array(options, np.int16), count, self.weights, self.memory,
            self.logits,
        )  # fmt: skip
        uniform = np.array([key_of(f"{worlds.seed} {number}")[0] for number in range(count)]) / (MASK + 1.0)
        noise = -np.log(-np.log(uniform.clip(MIN_UNIFORM, 1 - MIN_UNIFORM)))  # Gumbel noise: the largest sum wins
        return options[int(np.argmax(self.logits[:count] + noise))]
