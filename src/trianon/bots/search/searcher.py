"""The buffers and the tree of one search thread; the next decision can reuse the subtree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from trianon.bots.budget import Budget
from trianon.bots.heuristic_bot import heuristic_bundle
from trianon.bots.search.loop import DEEPEST, predict_view, search
from trianon.bots.search.tree import SearchSettings, SearchTree, TreeNode, child_of, clear_tree
from trianon.core.game import Game, Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.options import MAX_OPTIONS
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE, to_bytes, zeros

MAX_NODES = 400_000


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


class Searcher:
    """One search thread: buffers, tree and compiled rules."""

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        self.game, self.heuristic = game, heuristic_bundle(game)
        self._workspaces: dict[Setting, Workspace] = {}
        self.nodes = zeros(TreeNode, MAX_NODES)
        marks = np.zeros(game.numbering.size, np.int8)
        self.tree = SearchTree(self.nodes, settings, np.zeros(MAX_OPTIONS), marks, np.zeros(DEEPEST, np.int64))
        self.used, self.root, self.done = clear_tree(self.nodes), 0, 0
        self.chosen = NONE  # the last answer
        self.predicted = b""  # the view expected after it, if nothing new is revealed

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
        if self.chosen != NONE and self.used < MAX_NODES // 2 and to_bytes(view) == self.predicted:
            child = child_of(self.nodes, self.root, self.chosen)
        if child == NONE:
            self.used, self.root = clear_tree(self.nodes), 0
        else:
            self.root = child
        self.chosen, self.done = NONE, 0

    def forecast_rivals(self, setting: Setting, view: Any, seed: str, budget: Budget) -> None:
        """Prepare for the picks of rivals at a secret question; this search draws them from the rollout policy."""

    def run(self, setting: Setting, view: Any, seed: str, count: int) -> None:
        """Run more simulations."""
        self.used = search(
            self.game.rules, self.heuristic, self.workspace(setting), self.tree, self.used, self.root, view,
            np.array(key_of(seed), np.int64), self.done, count,
        )  # fmt: skip
        self.done += count

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
