"""An opponent that searches: worlds drawn from its view, a tree of answers, the answer tried most."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.search.searcher import Searcher, Tried
from trianon.bots.search.tree import Settings
from trianon.bots.thumb_bot import rules_of_thumb
from trianon.bots.worlds import Worlds
from trianon.core.game import Game

BATCH = 32  # simulations between two looks at the budget


@dataclass(frozen=True)
class Opinion:
    """What search thinks of one option; what it never tried has no mean, and is judged by rule of thumb."""

    option: int
    visits: int
    share: float  # of all visits
    value: float | None  # 0 to 1: victory and lead, as the asking seat may expect them
    placing: float | None  # its mean place
    lead: float | None  # its mean points less the best rival's
    impression: float  # the worth by rule of thumb


class SearchBot(Bot):
    """Search with a fixed number of simulations, or as the budget says."""

    def __init__(self, name: str, game: Game, settings: Settings, simulations: int, threads: int = 1) -> None:
        self.name, self.simulations, self.thumb = name, simulations, rules_of_thumb(game)
        self.searchers = [Searcher(game, self.thumb, settings) for _ in range(threads)]

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """The option tried most, or the best by rule of thumb when there was no time to try any.

        A forced one costs nothing.
        """
        if len(options) == 1:
            return options[0]
        best = self.opinions(view, options, worlds, budget)[0].option
        for searcher in self.searchers:
            searcher.remember(worlds.setting, view, best)
        return best

    def opinions(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> list[Opinion]:
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

    def _ranked(self, view: Any, t: Any, options: list[int]) -> list[Opinion]:
        seat = int(view.viewer)
        found = {
            option: sum((searcher.tried(option, seat) for searcher in self.searchers), Tried()) for option in options
        }
        everything = max(1, sum(tried.visits for tried in found.values()))
        opinions = []
        for option, tried in found.items():
            n = tried.visits
            value, placing, lead = (total / n if n else None for total in (tried.value, tried.placing, tried.lead))
            impression = float(self.thumb.worth(view, t, option))
            opinions.append(Opinion(option, n, n / everything, value, placing, lead, impression))
        return sorted(opinions, key=lambda one: (-one.visits, -(one.value or 0.0), -one.impression))
