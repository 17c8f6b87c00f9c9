"""An opponent that searches: worlds drawn from its view, a tree of answers, the answer tried most."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.heuristic_bot import heuristic_of
from trianon.bots.search.searcher import Searcher, VisitTotals
from trianon.bots.search.tree import SearchSettings
from trianon.bots.worlds import Worlds
from trianon.core.game import Game

BATCH = 32  # simulations between two looks at the budget


@dataclass(frozen=True)
class MoveStats:
    """What search thinks of one option; what it never tried has no mean, and is judged by rule of thumb."""

    option: int
    visits: int
    share: float  # of all visits
    value: float | None  # 0 to 1: victory and lead, as the asking seat may expect them
    placing: float | None  # its mean place
    lead: float | None  # its mean points less the best rival's
    prior: float  # the worth by rule of thumb


class SearchBot(Bot):
    """Search with a fixed number of simulations, or as the budget says."""

    def __init__(self, name: str, game: Game, settings: SearchSettings, simulations: int, threads: int = 1) -> None:
        self.name, self.simulations, self.heuristic = name, simulations, heuristic_of(game)
        self.searchers = [Searcher(game, self.heuristic, settings) for _ in range(threads)]

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """The option tried most, or the best by rule of thumb when there was no time to try any.

        A forced one costs nothing.
        """
        if len(options) == 1:
            return options[0]
        best = self.move_stats(view, options, worlds, budget)[0].option
        for searcher in self.searchers:
            searcher.keep_subtree(worlds.setting, view, best)
        return best

    def move_stats(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> list[MoveStats]:
        """What search thinks of every option, best first."""
        limit = Budget(budget.simulations, budget.milliseconds, budget.stop, budget.begun)
        if limit.simulations is None and limit.milliseconds is None:
            limit.simulations = self.simulations
        share = None if limit.simulations is None else -(-limit.simulations // len(self.searchers))

        def think(number: int) -> None:
            searcher = self.searchers[number]
            searcher.begin(view)
            own = Budget(share, limit.milliseconds, limit.stop, limit.begun)
            while not own.spent(searcher.done):
                batch = BATCH if share is None else min(BATCH, share - searcher.done)
                searcher.run(worlds.setting, view, f"{worlds.seed} {number}", batch)

        if len(self.searchers) == 1:
            think(0)
        else:
            with ThreadPoolExecutor(len(self.searchers)) as pool:
                list(pool.map(think, range(len(self.searchers))))
        return self._ranked(view, worlds.setting.t, options)

    def _ranked(self, view: Any, t: Any, options: list[int]) -> list[MoveStats]:
        seat = int(view.viewer)
        found = {
            option: sum((searcher.totals_of(option, seat) for searcher in self.searchers), VisitTotals())
            for option in options
        }
        everything = max(1, sum(visited.visits for visited in found.values()))
        move_stats = []
        for option, visited in found.items():
            n = visited.visits
            value, placing, lead = (
                total / n if n else None for total in (visited.value, visited.placing, visited.lead)
            )
            prior = float(self.heuristic.score(view, t, option))
            move_stats.append(MoveStats(option, n, n / everything, value, placing, lead, prior))
        return sorted(move_stats, key=lambda one: (-one.visits, -(one.value or 0.0), -one.prior))
