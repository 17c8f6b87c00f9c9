"""A search thread that values positions with a net."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from trianon.bots.budget import Budget
from trianon.bots.levels import settings_of
from trianon.bots.nets.forward import memory_for
from trianon.bots.nets.layout import net_features
from trianon.bots.nets.weights import NetWeights, weights_of
from trianon.bots.search.forecast import Forecaster, SearchForecaster
from trianon.bots.search.loop import DEEPEST
from trianon.bots.search.net_loop import NetSettings, NetTools, net_search
from trianon.bots.search.searcher import Searcher
from trianon.bots.search.tree import SearchSettings
from trianon.core.game import Game, Setting
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.options import MAX_OPTIONS
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import zero


class NetSearcher(Searcher):
    """One search thread with a net: buffers, tree and compiled rules."""

    def __init__(
        self, game: Game, settings: SearchSettings, changed: Mapping[str, float], weights: NetWeights | None = None
    ) -> None:
        super().__init__(game, settings)
        self._search: Callable[..., int] | None = None
        self.forecaster: Forecaster | None = None
        if changed.get("forecast"):
            self.forecaster = SearchForecaster(game, settings_of(game.name))
        chosen: Any = zero(NetSettings)
        for name, value in changed.items():
            setattr(chosen, name, value)
        net = weights_of(game.name) if weights is None else weights
        values, rollouts, points = (np.zeros(SEATS) for _ in range(3))
        self.tools = NetTools(
            net, memory_for(net), chosen, net_features(game, len(net.first)).bundle, values, rollouts, points,
            np.zeros(MAX_OPTIONS), np.zeros(SEATS, np.int64), np.zeros((DEEPEST + 1, 3), np.int64),
            np.zeros((SEATS, game.numbering.size)),
        )  # fmt: skip

    def forecast_rivals(self, setting: Setting, view: Any, seed: str, budget: Budget) -> None:
        """Forecast rivals' secret picks, if the settings say so; its simulations count as those of this search."""
        if self.forecaster is not None:
            self.done += self.forecaster.forecast(setting, view, seed, budget, self.tools.forecast)

    def run(self, setting: Setting, view: Any, seed: str, count: int) -> None:
        """Run more simulations."""
        arguments = (
            self.game.rules, self.heuristic, self.workspace(setting), self.tools, self.tree, self.used, self.root,
            view, np.array(key_of(seed), np.int64), self.done, count,
        )  # fmt: skip
        if self._search is None:
            # numba would look at the type of every layer in every call, which takes as long as some 30 simulations
            self._search = fast_call(net_search, arguments)
        self.used = self._search(*arguments)
        self.done += count
