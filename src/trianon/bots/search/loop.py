"""The simulation loop: sample a world, descend the tree, roll out, back up the values."""

from __future__ import annotations

from typing import Any

import numpy as np

from trianon.bots.search.rollout import lead_of, rollout, rollout_policy, values_of
from trianon.bots.search.tree import Nodes, Scores, SearchTree, child_of, expand, mark_unexpanded, select
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import threefry
from trianon.core.kernel.seats import asked, asked_seat, is_secret
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Longs, widen

DEEPEST = 256  # answers per descent


@rule
def draw_world(g: Any, w: Workspace, view: Any, key: Longs, number: int) -> int:
    """Sample world `number` of a series; returns a random seed for the choices in it."""
    w.s_rows[0, :] = 0
    s = w.s[0]
    a, b, d, x = threefry(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), number, 0)
    s.key[0], s.key[1], s.key[2], s.key[3] = a, b, d, a ^ d
    g.functions.determinize(view, w.t[0], s)
    return x | 1


@rule
def predict_view(g: Any, w: Workspace, view: Any, key: Longs, option: int) -> None:
    """Predict the viewer's next view after this answer and the forced ones behind it, if nothing random intervenes."""
    draw_world(g, w, view, key, 0)
    rules, s, t, e, o = g.functions, w.s[0], w.t[0], w.e[0], w.o[0]
    me = widen(view.viewer)
    rules.answer(s, t, e, me, option)
    for _ in range(DEEPEST):
        seat = me if asked(s, me) else asked_seat(s)
        if seat == NONE:
            break
        rules.legal(s, t, o, seat)
        if o.count != 1:
            break
        rules.answer(s, t, e, seat, widen(o.ids[0]))
    w.v_rows[0, :] = 0
    rules.look(s, t, w.v[0], me)


@rule
def descend(
    g: Any, heuristic: Any, w: Workspace, tree: SearchTree, used: int, root: int, me: int, x: int, first: int
) -> tuple[int, int]:
    """One simulation in the drawn world: down the tree, then a rollout whose outcome stays in the workspace.

    Returns the number of nodes in use and the depth reached; the tree's path holds the nodes on the way. `first` is
    the answer to the question at the root, or NONE to select it.
    """
    nodes, c, scores, marks, path = tree.nodes, tree.settings, tree.scores, tree.marks, tree.path
    rules, thumb = g.functions, heuristic.functions
    s, t, e, o = w.s[0], w.t[0], w.e[0], w.o[0]
    node, depth = root, 0
    path[0] = root
    while depth < DEEPEST - 1:
        seat = me if asked(s, me) else asked_seat(s)
        if seat == NONE:
            break
        rules.legal(s, t, o, seat)
        if o.count == 1:
            rules.answer(s, t, e, seat, widen(o.ids[0]))
            continue
        x = next_random(x)
        if seat != me and is_secret(s):
            # sample secret choices of rivals from the policy: a tree node could depend on our own hidden choice
            choice, x = rollout_policy(s, t, o, scores, thumb.score_all, seat, x, widen(c.tries))
            rules.answer(s, t, e, seat, choice)
            continue
        if mark_unexpanded(nodes, node, o, marks):
            thumb.score_all(s, t, o, seat, scores)
            used = expand(nodes, used, node, o, scores, marks, c)
        if depth == 0 and first != NONE:
            child = child_of(nodes, node, first)
        else:
            child = select(nodes, node, o, marks, seat, widen(c.least) if depth == 0 else 0, c)
        if child == NONE:
            break
        rules.answer(s, t, e, seat, widen(nodes[child].action))
        depth += 1
        path[depth] = child
        node = child
        if nodes[child].visits == 0:
            break
    rollout(rules, thumb, s, t, e, o, scores, w.ended[0], x, c)
    return used, depth


@rule
def back_up(nodes: Nodes, path: Longs, depth: int, players: int, place: float, lead: float, values: Scores) -> None:
    """Add the place and the lead of the searching seat and the values of all seats to every node on a path."""
    for i in range(depth + 1):
        reached = nodes[path[i]]
        reached.visits += 1
        reached.placings += place
        reached.leads += lead
        for seat in range(players):
            reached.total[seat] += values[seat]


@rule
def back_up_end(w: Workspace, nodes: Nodes, path: Longs, depth: int, me: int, values: Scores) -> None:
    """Add the end of the match in the workspace to every node on a path."""
    s, ended = w.s[0], w.ended[0]
    place, lead = float(ended.placings[me]), float(lead_of(s, ended, me))
    back_up(nodes, path, depth, widen(s.players), place, lead, values)


@rule
def search(
    g: Any, heuristic: Any, w: Workspace, tree: SearchTree, used: int, root: int, view: Any, key: Longs, first: int,
    count: int,
) -> int:  # fmt: skip
    """Run simulations `first` to `first + count`; returns the number of nodes in use."""
    me = widen(view.viewer)
    values = np.zeros(SEATS, np.float64)
    for number in range(first, first + count):
        x = draw_world(g, w, view, key, number)
        used, depth = descend(g, heuristic, w, tree, used, root, me, x, NONE)
        values_of(w.s[0], w.ended[0], tree.settings, values)
        back_up_end(w, tree.nodes, tree.path, depth, me, values)
    return used
