"""Simulations with outcomes kept one by one, so that two answers can be compared in the same worlds."""

from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.search.loop import back_up, descend, draw_world, evaluate
from trianon.bots.search.tree import DONE, ROOT, SearchTree, add_child, child_of
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.struct import NONE, widen

Outcomes = npt.NDArray[np.float64]  # simulations × columns × seats
STANDING, VICTORY, POINTS = 0, 1, 2  # columns: values of the search, shares of the victory, points


@rule
def sample_outcomes(
    g: Any, heuristic: Any, w: Workspace, net: None, tree: SearchTree, view: Any, option: int, outcomes: Outcomes
) -> None:  # fmt: skip
    """Search from the view after an option (NONE: a free choice) and keep every outcome.

    The worlds are those from the tree's cursor on, whatever the option; each fills a row. Each option has a node.
    """
    me, players, nodes, cursor = widen(view.viewer), widen(view.players), tree.nodes, tree.cursor
    s, ended, rules, thumb, key = w.s[0], w.ended[0], g.functions, heuristic.functions, tree.key
    if option != NONE:
        if child_of(nodes, 0, option) == NONE:
            add_child(nodes, cursor, 0, option, 0.0)
        cursor[ROOT] = max(0, child_of(nodes, 0, option))
    start = tree.path[0] = widen(cursor[ROOT])
    for i in range(len(outcomes)):
        x, depth = draw_world(g, w, view, key, widen(cursor[DONE]) + i), 0
        if option != NONE:
            x = next_random(x)
            rules.answer(s, w.t[0], w.e[0], me, option)
        if option == NONE or nodes[start].visits > 0:
            depth, x = descend(rules, thumb, w, net, tree, me, x)
        place, lead = evaluate(rules, thumb, w, net, tree, me, x)
        back_up(tree, depth, players, place, lead)
        firsts = 0
        for seat in range(players):
            firsts += 1 if ended.placings[seat] == 1 else 0
        for seat in range(players):
            outcomes[i, STANDING, seat] = tree.values[seat]
            outcomes[i, VICTORY, seat] = 1.0 / firsts if ended.placings[seat] == 1 else 0.0
            outcomes[i, POINTS, seat] = ended.points[seat]
    cursor[ROOT] = 0
