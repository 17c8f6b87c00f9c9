"""The trained value network at a seat.

trianon arena rokoko --seats py:examples/learned_value/player.py:Player,thumb
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from value_net import Floats, ValueNet

from trianon.bots.external.python_bot import BotDecision
from trianon.core.feature_functions import observation_of
from trianon.core.kernel.events import Events
from trianon.core.kernel.struct import clone, zero

WEIGHTS = Path(__file__).with_name("weights.npz")
WORLDS = 4  # sampled for each decision; their values are averaged


@cache
def trained() -> ValueNet:
    """The network, read once per process: every match has a player of its own."""
    return ValueNet.load(WEIGHTS)


class Player:
    """Takes the option after which the network expects the best end."""

    def choose(self, decision: BotDecision) -> int:
        """Try every option in the same sampled worlds."""
        values = np.zeros(len(decision.options))
        for _ in range(WORLDS):
            world = decision.worlds.sample()
            values += trained()(np.array([seen_after(decision, world, option) for option in decision.options]))
        return decision.options[int(values.argmax())]


def seen_after(decision: BotDecision, world: Any, option: int) -> Floats:
    """The observation of the deciding seat after an option in a world."""
    game, t = decision.setting.game, decision.setting.t
    view: Any = zero(game.view)
    s = clone(game.state, world)
    game.answer(s, t, zero(Events), decision.seat, option)
    game.look(s, t, view, decision.seat)
    return observation_of(decision.setting, view)
