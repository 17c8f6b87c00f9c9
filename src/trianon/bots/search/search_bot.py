"""A bot that plays the most visited option of an information-set tree search."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.heuristic_bot import heuristic_of
from trianon.bots.search.choices import Choice, MoveStats, most_visited
from trianon.bots.search.forecast import SearchForecaster
from trianon.bots.search.searcher import BATCH, ROLLOUTS, Evaluator, Searcher, VisitTotals
from trianon.bots.search.tree import DONE
from trianon.bots.worlds import Worlds
from trianon.core.game import Game
from trianon.core.levels import Level


class SearchBot(Bot):
    """Searches a fixed number of simulations, unless the budget sets a limit."""

    def __init__(
        self, name: str, game: Game, level: Level, threads: int = 1, choice: Choice = most_visited,
        evaluator: Callable[[], Evaluator] = lambda: ROLLOUTS,
    ) -> None:  # fmt: skip
        self.choice = choice
        self.name, self.simulations, self.heuristic = name, level.simulations, heuristic_of(game)
        self.searchers = [Searcher(game, level.search, evaluator()) for _ in range(threads)]
        self.forecasters = [SearchForecaster(game) for _ in range(threads if level.search.forecast else 0)]
        self.last_stats: list[MoveStats] = []  # of the last choice, best first; empty where it was forced

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose the most visited option, or the one with the best prior if none was visited, or as the level does.

        A forced option needs no search.
        """
        self.last_stats = []
        if len(options) == 1:
            return options[0]
        self.last_stats = self.move_stats(view, options, worlds, budget)
        chosen = self.choice(self.last_stats, worlds)
        for searcher in self.searchers:
            searcher.keep_subtree(worlds.setting, view, chosen)
        return chosen

    def move_stats(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> list[MoveStats]:
        """Statistics of every option, best first."""
        limit = replace(budget)
        if limit.simulations is None and limit.milliseconds is None:
            limit.simulations = self.simulations
        share = None if limit.simulations is None else -(-limit.simulations // len(self.searchers))

        def think(number: int) -> None:
            searcher = self.searchers[number]
            searcher.begin(view)
            own, seed = replace(limit, simulations=share), f"{worlds.seed} {number}"
            for forecaster in self.forecasters[number : number + 1]:
                searcher.tree.cursor[DONE] += forecaster.forecast(
                    worlds.setting, view, seed, own, searcher.tree.forecast
                )
            while not own.exhausted(searcher.done):
                batch = BATCH if share is None else min(BATCH, share - searcher.done)
                searcher.run(worlds.setting, view, seed, batch)

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
        all_visits = max(1, sum(totals.visits for totals in found.values()))
        stats = []
        for option, totals in found.items():
            n = totals.visits
            value, placing, lead = (total / n if n else None for total in (totals.value, totals.placing, totals.lead))
            prior = float(self.heuristic.score(view, t, option))
            stats.append(MoveStats(option, n, n / all_visits, value, placing, lead, prior))
        return sorted(stats, key=lambda one: (-one.visits, -(one.value or 0.0), -one.prior))
