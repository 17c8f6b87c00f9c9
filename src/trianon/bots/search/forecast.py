"""Forecasts of rivals' secret picks: short searches without a net, from the rivals' own views in sampled worlds.

Picks that rivals learn beside a tree are those of players who value positions as the searching seat does. Others choose
differently, and a search that is sure of the wrong pick meets rivals where it wanted to be alone.
"""

from __future__ import annotations

from typing import Any, Protocol

from trianon.bots.budget import Budget
from trianon.bots.search.searcher import Searcher
from trianon.bots.search.secret_choices import unseal_rivals
from trianon.bots.search.tree import Scores, SearchSettings
from trianon.bots.worlds import Worlds
from trianon.core.game import Game, Setting
from trianon.core.kernel.seats import asked, is_secret
from trianon.core.kernel.struct import NONE, zero

MOST_WORLDS = 16
SIMULATIONS = 100  # of each rival in each world
SHARE = 0.25  # of the thinking that forecasts may take


class Forecaster(Protocol):
    """Tells how likely the secret picks of rivals are."""

    def forecast(self, setting: Setting, view: Any, seed: str, budget: Budget, out: Scores) -> int:
        """Fill in, by seat and option, how likely each secret pick of a rival is; returns the simulations it took.

        Only proportions count; a seat without any number has no forecast.
        """


class SearchForecaster:
    """Forecasts by searches without a net, in memory of its own."""

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        self.game, self.searcher = game, Searcher(game, settings)

    def forecast(self, setting: Setting, view: Any, seed: str, budget: Budget, out: Scores) -> int:
        """Forecast as `Forecaster` says; not where nobody else picks in secret, or the budget is too small for it."""
        out[:] = 0
        if not is_secret(view):
            return 0
        me, part, done = int(view.viewer), budget.part(SHARE), 0
        worlds = Worlds(setting, view, f"{seed} forecast")
        for number in range(MOST_WORLDS):
            world = worlds.sample()
            unseal_rivals(world, me)
            rivals = [seat for seat in range(setting.players) if seat != me and asked(world, seat)]
            cost = SIMULATIONS * len(rivals)
            if not rivals or part.exhausted(done + cost - 1):
                break
            for seat in rivals:
                seen: Any = zero(self.game.view)
                self.game.look(world, setting.t, seen, seat)
                self._add_visits(setting, seen, f"{seed} {number} {seat}", out, seat)
            done += cost
        return done

    def _add_visits(self, setting: Setting, seen: Any, seed: str, out: Scores, seat: int) -> None:
        """Add the visits of every option in a search from a rival's view.

        Visits, not the best pick alone: a longer search, or another player, may choose another of the good ones.
        """
        searcher = self.searcher
        searcher.begin(seen)
        searcher.run(setting, seen, seed, SIMULATIONS)
        child = int(searcher.nodes[searcher.root].first)
        while child != NONE:
            node = searcher.nodes[child]
            out[seat, node.action] += float(node.visits)
            child = int(node.sibling)
