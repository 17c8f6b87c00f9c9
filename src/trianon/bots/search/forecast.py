"""Forecasts of rivals' secret picks: short searches without a net, from the rivals' own views in sampled worlds.

Picks that rivals learn beside a tree are those of players that value positions as the searching seat does. Others
choose differently, and a search that is sure of the wrong pick meets rivals where it wanted to be alone.
"""

from typing import Any

import numpy as np

from trianon.bots.budget import Budget
from trianon.bots.levels import levels_of
from trianon.bots.search.searcher import BATCH, Searcher
from trianon.bots.search.secret_choices import unseal_rivals
from trianon.bots.search.tree import Scores
from trianon.bots.worlds import Worlds
from trianon.core.game import Game, Setting
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import asked, is_secret
from trianon.core.kernel.struct import NONE, zero

MAX_WORLDS = 16
SIMULATIONS = 100  # of each rival in each world
SHARE = 0.25  # of the thinking that forecasts may take


class SearchForecaster:
    """Forecasts by searches without a net, in memory of its own."""

    def __init__(self, game: Game) -> None:
        self.game, self.searcher = game, Searcher(game, levels_of(game.name).search)
        self._options: Any = zero(Options)

    def forecast(self, setting: Setting, view: Any, seed: str, budget: Budget, out: Scores) -> int:
        """Fill in, by seat and option, how likely each secret pick of a rival is; returns the simulations it took.

        Only proportions count. A seat without any number has no forecast: rivals must pick one thing each, and the
        budget have room for a whole world.
        """
        out[:] = 0
        if not is_secret(view):
            return 0
        me, part, done = int(view.viewer), budget.part(SHARE), 0
        worlds = Worlds(setting, view, f"{seed} forecast")
        for number in range(MAX_WORLDS):
            world = worlds.sample()
            unseal_rivals(world, me)
            rivals = [seat for seat in range(setting.players) if seat != me and self._picks_one(setting, world, seat)]
            cost = SIMULATIONS * len(rivals)
            if part.exhausted(done + cost - 1):
                break
            found = np.zeros_like(out)
            for seat in rivals:
                seen: Any = zero(self.game.view)
                self.game.look(world, setting.t, seen, seat)
                if not self._add_visits(setting, seen, f"{seed} {number} {seat}", part, found[seat]):
                    return done  # the time is over: a world is counted for all rivals or for none
            out += found
            done += cost
        return done

    def _picks_one(self, setting: Setting, world: Any, seat: int) -> bool:
        """Whether a seat is asked for a single pick and has a choice."""
        if world.wanted[seat] != 1 or not asked(world, seat):
            return False
        self.game.legal(world, setting.t, self._options, seat)
        return bool(self._options.count > 1)

    def _add_visits(self, setting: Setting, seen: Any, seed: str, budget: Budget, out: Scores) -> bool:
        """Add the visits of every option in a search from a rival's view; False when the time is over before.

        Visits, not the best pick alone: a longer search, or another player, may choose another of the good ones.
        """
        searcher = self.searcher
        searcher.begin(seen)
        while searcher.done < SIMULATIONS:
            if budget.exhausted(0):
                return False
            searcher.run(setting, seen, seed, min(BATCH, SIMULATIONS - searcher.done))
        child = int(searcher.nodes[searcher.root].first)
        while child != NONE:
            node = searcher.nodes[child]
            out[node.action] += float(node.visits)
            child = int(node.sibling)
        return True
