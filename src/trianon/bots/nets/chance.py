"""The chance of winning that a net sees in a view."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.nets.forward import memory_for, read_view, win_shares
from trianon.bots.nets.layout import net_features
from trianon.bots.nets.weights import NetWeights, weights_of
from trianon.core.game import Game, Setting
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import widen


@rule
def view_shares(features: Any, view: Any, t: Any, net: Any, m: Any, shares: Any) -> None:
    """Fill in the share of the victory that every seat can expect."""
    read_view(features.functions.observe, view, t, net, m)
    win_shares(m, widen(view.viewer), widen(view.players), shares)


class NetChances:
    """Estimates shares of the victory from a view in which its owner is asked."""

    def __init__(self, game: Game, weights: NetWeights | None = None) -> None:
        self.weights = weights_of(game.name) if weights is None else weights
        self.memory, self.features = memory_for(self.weights), net_features(game, len(self.weights.first)).bundle

    def shares(self, setting: Setting, view: Any) -> npt.NDArray[np.float64]:
        """The share of the victory of every seat; they add up to 1."""
        found = np.zeros(setting.players)
        view_shares(self.features, view, setting.t, self.weights, self.memory, found)
        return found
