"""Simulations whose outcomes are kept one by one, so that two answers can be compared in the same worlds."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.search.loop import back_up_end, descend, draw_world
from trianon.bots.search.rollout import values_of
from trianon.bots.search.tree import SearchTree
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import Longs, widen

Outcomes = npt.NDArray[np.float64]  # simulations × columns × seats
STANDING, VICTORY, POINTS = 0, 1, 2  # columns: values of the search, shares of the victory, points


@rule
def sample_outcomes(
    g: Any, heuristic: Any, w: Workspace, tree: SearchTree, used: int, view: Any, key: Longs, start: int, option: int,
    outcomes: Outcomes,
) -> int:  # fmt: skip
    """Search from the view after an option (NONE: a free choice) and keep every outcome; the number of nodes in use.

    Simulation `start + i` samples the same world, whatever the option, and fills row `i` of the outcomes.
    """
    me, ended = widen(view.viewer), w.ended[0]
    values = np.zeros(SEATS, np.float64)
    for i in range(len(outcomes)):
        x = draw_world(g, w, view, key, start + i)
        used, depth = descend(g, heuristic, w, tree, used, 0, me, x, option)
        s = w.s[0]
        values_of(s, ended, tree.settings, values)
        back_up_end(w, tree.nodes, tree.path, depth, me, values)
        firsts = 0
        for seat in range(widen(s.players)):
            firsts += 1 if ended.placings[seat] == 1 else 0
        for seat in range(widen(s.players)):
            outcomes[i, STANDING, seat] = values[seat]
            outcomes[i, VICTORY, seat] = 1.0 / firsts if ended.placings[seat] == 1 else 0.0
            outcomes[i, POINTS, seat] = ended.points[seat]
    return used
