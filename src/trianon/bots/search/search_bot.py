"""An opponent that searches: worlds drawn from its view, a tree of answers, the answer tried most."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.search.loop import search
from trianon.bots.search.tree import Node, Settings, child_of, clear_tree
from trianon.bots.worlds import Worlds
from trianon.core.events import Events
from trianon.core.game import Game, Outcome, Setting
from trianon.core.options import Options
from trianon.core.record import NONE, blank, box, raw
from trianon.core.rng import key_of
from trianon.core.rule import pointer

BATCH = 32  # simulations between two looks at the budget
MOST_NODES = 400_000


@dataclass(frozen=True)
class Opinion:
    """What search thinks of one option: how often it was tried, and what it came to for the asking seat."""

    option: int
    visits: int
    share: float  # of all visits
    value: float  # 0 to 1: victory and lead


class Searcher:
    """The memory and the compiled rules one thread of search needs."""

    def __init__(self, game: Game, worth: Any, settings: Settings) -> None:
        self.game, self.c = game, settings
        self.states, self.views = box(game.state), box(game.view)
        self.nodes = box(Node, MOST_NODES)
        self.e, self.o, self.ended = blank(Events), blank(Options), blank(Outcome)
        t: Any = blank(game.tables)
        self.worth = pointer(worth, 0.0, (self.views[0], t, 0))
        self.used, self.root, self.done = clear_tree(self.nodes), 0, 0
        self.decision, self.chosen = NONE, NONE  # the last answer, to go on from its node

    def begin(self, view: Any) -> None:
        """Start a tree for this view, or go on in the part of the last one that is still true."""
        child = NONE
        if self.decision != NONE and view.answers == self.decision + 1 and self.used < MOST_NODES // 2:
            child = child_of(self.nodes, self.root, self.chosen)
        if child == NONE:
            self.used, self.root = clear_tree(self.nodes), 0
        else:
            self.root = child
        self.done = 0

    def run(self, setting: Setting, view: Any, seed: str, count: int) -> None:
        """Some more simulations."""
        rules = self.game.rules
        self.used = search(
            self.nodes, self.used, self.root, view, setting.t, self.states[0], raw(self.states), self.e, self.o,
            self.views[0], raw(self.views), self.ended, rules.determinize, rules.legal, rules.answer, rules.look,
            rules.outcome, self.worth, self.c, np.array(key_of(seed), np.int64), self.done, count,
        )  # fmt: skip
        self.done += count

    def visits(self, option: int, seat: int) -> tuple[int, float]:
        """How often an option was tried, and the sum of its values for a seat."""
        child = child_of(self.nodes, self.root, option)
        if child == NONE:
            return 0, 0.0
        return int(self.nodes[child].visits), float(self.nodes[child].total[seat])

    def remember(self, view: Any, option: int) -> None:
        """What was answered, so that the next decision can go on from there."""
        self.decision, self.chosen = int(view.answers), option


class SearchBot(Bot):
    """Search with a fixed number of simulations, or as the budget says."""

    def __init__(
        self, name: str, game: Game, worth: Any, settings: Settings, simulations: int, threads: int = 1
    ) -> None:
        self.name, self.simulations = name, simulations
        self.searchers = [Searcher(game, worth, settings) for _ in range(threads)]

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """The option tried most; a forced one costs nothing."""
        if len(options) == 1:
            return options[0]
        opinions = self.opinions(view, options, worlds, budget)
        best = max(opinions, key=lambda opinion: (opinion.visits, opinion.value)).option
        for searcher in self.searchers:
            searcher.remember(view, best)
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
        return self._ranked(int(view.viewer), options)

    def _ranked(self, seat: int, options: list[int]) -> list[Opinion]:
        counted = []
        for option in options:
            tried = [searcher.visits(option, seat) for searcher in self.searchers]
            counted.append((option, sum(visits for visits, _ in tried), sum(total for _, total in tried)))
        everything = max(1, sum(visits for _, visits, _ in counted))
        opinions = [Opinion(o, n, n / everything, total / n if n else 0.0) for o, n, total in counted]
        return sorted(opinions, key=lambda opinion: (-opinion.visits, -opinion.value))
