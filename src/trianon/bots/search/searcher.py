"""The buffers and the tree of one search thread; the next decision can reuse the subtree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.heuristic_bot import heuristic_bundle
from trianon.bots.search.loop import predict_view, search
from trianon.bots.search.tree import DONE, ROOT, USED, child_of, clear_tree, search_tree
from trianon.core.game import Game, Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE, to_bytes
from trianon.core.levels import SearchSettings

MAX_NODES = 400_000
BATCH = 32  # simulations between two checks of the budget


@dataclass(frozen=True)
class VisitTotals:
    """Sums over the visits of one option: value, place and lead of the asking seat."""

    visits: int = 0
    value: float = 0.0
    placing: float = 0.0
    lead: float = 0.0

    def __add__(self, other: VisitTotals) -> VisitTotals:
        return VisitTotals(
            self.visits + other.visits, self.value + other.value, self.placing + other.placing, self.lead + other.lead
        )


class Evaluator(NamedTuple):
    """What a search values positions by: the compiled search, and the memory its evaluator needs."""

    search: Any
    net: Any = None


ROLLOUTS = Evaluator(search)


class Searcher:
    """One search thread: buffers, tree and compiled rules."""

    def __init__(self, game: Game, settings: SearchSettings, evaluator: Evaluator = ROLLOUTS) -> None:
        self.game, self.heuristic, self.evaluator = game, heuristic_bundle(game), evaluator
        self._workspaces: dict[Setting, Workspace] = {}
        self._compiled: dict[Any, Callable[..., None]] = {}  # by the rule that searches
        self.tree = search_tree(settings, game.numbering.size, MAX_NODES)
        self.nodes = self.tree.nodes
        self.clear()
        self.chosen = NONE  # the last answer
        self.predicted = b""  # the view expected after it, if nothing new is revealed

    @property
    def root(self) -> int:
        """The node of the view that is searched."""
        return int(self.tree.cursor[ROOT])

    @property
    def done(self) -> int:
        """Simulations since the search of this view began."""
        return int(self.tree.cursor[DONE])

    def clear(self, done: int = 0) -> None:
        """Start a new tree; the next simulation is in the world of this number."""
        clear_tree(self.tree.nodes, self.tree.cursor)
        self.tree.cursor[DONE] = done

    def workspace(self, setting: Setting) -> Workspace:
        """The memory for searches with this setting; that of the last one is kept."""
        if setting not in self._workspaces:
            self._workspaces = {setting: setting.workspace()}
        return self._workspaces[setting]

    def begin(self, view: Any) -> None:
        """Start a new tree for this view, or reuse the subtree of the last answer.

        The subtree is valid only if the view equals the predicted one byte for byte: an undone or changed answer or
        any new information makes it differ.
        """
        child = NONE
        if self.chosen != NONE and self.tree.cursor[USED] < MAX_NODES // 2 and to_bytes(view) == self.predicted:
            child = child_of(self.nodes, self.root, self.chosen)
        if child == NONE:
            self.clear()
        else:
            self.tree.cursor[ROOT], self.tree.cursor[DONE] = child, 0
        self.chosen = NONE

    def call(self, search: Any, setting: Setting, view: Any, *more: Any) -> None:
        """Call a rule that searches this tree; the first arguments are the same for all."""
        arguments = (
            self.game.rules, self.heuristic, self.workspace(setting), self.evaluator.net, self.tree, view, *more
        )  # fmt: skip
        if search not in self._compiled:
            # numba would look at the type of every array in every call, which takes as long as some 30 simulations
            self._compiled[search] = fast_call(search, arguments)
        self._compiled[search](*arguments)

    def run(self, setting: Setting, view: Any, seed: str, count: int) -> None:
        """Run more simulations."""
        self.tree.key[:] = key_of(seed)
        self.call(self.evaluator.search, setting, view, count)

    def totals_of(self, option: int, seat: int) -> VisitTotals:
        """The visit totals of an option for a seat."""
        child = child_of(self.nodes, self.root, option)
        if child == NONE:
            return VisitTotals()
        node = self.nodes[child]
        return VisitTotals(int(node.visits), float(node.total[seat]), float(node.placings), float(node.leads))

    def keep_subtree(self, setting: Setting, view: Any, option: int) -> None:
        """Note the answer given, so that the next decision can reuse its subtree."""
        w = self.workspace(setting)
        predict_view(self.game.rules, w, view, np.array(key_of("foresee"), np.int64), option)
        self.chosen, self.predicted = option, to_bytes(w.v[0])
