"""A bot with a net of one layer: it scores every legal option from its features and takes the best.

    trianon arena histrio --seats py:docs/examples/bots/greedy_net.py:Player,random --games 20

The weights here are random. Train your own on the same features and load them where these are made.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray


@cache
def weights(size: int) -> NDArray[np.float32]:
    """Weights for options of so many features; made once per process, as loading a file should be."""
    return np.random.default_rng(7).normal(size=size).astype(np.float32)


class Player:
    """One seat in one match."""

    def choose(self, decision: Any) -> int:
        """Return the number of a legal option, or its key."""
        scores = decision.option_features @ weights(decision.option_features.shape[1])
        return int(decision.options[scores.argmax()])
