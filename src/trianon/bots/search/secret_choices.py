"""Secret simultaneous choices in the tree: sampled, or where the settings say so learned by every seat for itself.

The picks of the searching seat are nodes of the tree as any others. A rival's picks hang on the node at which the
question was put, beside the tree: they are the same whatever the searching seat has picked.
"""

from math import sqrt
from typing import Any

from trianon.bots.search.rollout import rollout_policy
from trianon.bots.search.tree import USED, Nodes, Scores, SearchTree, clear_node, select
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import MASK
from trianon.core.kernel.seats import is_secret, unseal
from trianon.core.kernel.struct import NONE, Bytes, widen

MIN_BY_VALUE = 0.1  # share of smoothed choices that go by value however many there were
FORGETTING = 0.05  # how quickly that share falls with the visits


@rule
def unseal_rivals(s: Any, me: int) -> None:
    """Let rivals that have sealed a pick choose it in the tree: which one they chose is not known."""
    if is_secret(s):
        for seat in range(widen(s.players)):
            if seat != me and s.picked[seat] > 0:
                unseal(s, seat)


@rule
def is_opening(s: Any) -> bool:
    """Whether a secret question was just put: nobody has sealed a pick."""
    for seat in range(widen(s.players)):
        if s.picked[seat] > 0:
            return False
    return is_secret(s)


@rule
def rival_node(tree: SearchTree, asked_at: int, seat: int) -> int:
    """The node of a rival's choice at a secret question; NONE when the tree is full."""
    nodes, cursor = tree.nodes, tree.cursor
    node = widen(nodes[asked_at].rivals)
    while node != NONE and nodes[node].action != seat:
        node = widen(nodes[node].sibling)
    if node == NONE and cursor[USED] < len(nodes):
        node = widen(cursor[USED])
        clear_node(nodes[node], seat, widen(nodes[asked_at].rivals), 0.0)
        nodes[asked_at].rivals = node
        cursor[USED] = node + 1
    return node


@rule
def rival_parent(tree: SearchTree, asked_at: int, seat: int, depth: int) -> tuple[int, int]:
    """The node above a rival's next picks, and the end of the path; NONE in a full tree.

    The tree's chains hold the last pick of each seat at this question; before the first one, its node joins the path.
    """
    if tree.chains[seat] != NONE:
        return widen(tree.chains[seat]), depth
    node = rival_node(tree, asked_at, seat)
    if node != NONE:
        depth += 1
        tree.path[depth] = node
    return node, depth


@rule
def draw_forecast(forecast: Scores, o: Options, seat: int, x: int) -> tuple[int, int]:
    """Draw a legal option by a forecast of this seat's pick; NONE without one. Returns the next random number, too."""
    total = 0.0
    for i in range(widen(o.count)):
        total += forecast[seat, o.ids[i]]
    if total == 0.0:
        return NONE, x
    x = next_random(x)
    left = total * (x + 1.0) / (MASK + 2.0)
    for i in range(widen(o.count)):
        left -= forecast[seat, o.ids[i]]
        if left <= 0.0:
            return widen(o.ids[i]), x
    return NONE, x


@rule
def draw_smoothed(nodes: Nodes, parent: int, o: Options, marks: Bytes, x: int) -> tuple[int, int]:
    """Draw a child as often as it was chosen so far, or NONE for a choice by value; and the next random number.

    Smooth UCT: choices by value answer the rivals' latest picks and run in circles; mixed with draws from the average
    of all choices so far, that average settles. It needs no corrections by how rarely an option is drawn, which
    rollouts would make far too noisy.
    """
    x = next_random(x)
    visits = 0.0
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 1
    child = widen(nodes[parent].first)
    while child != NONE:
        if marks[nodes[child].action] == 1:
            visits += nodes[child].visits
        child = widen(nodes[child].sibling)
    by_value = max(MIN_BY_VALUE, 1.0 / (1.0 + FORGETTING * sqrt(visits)))
    left, chosen = (x + 1.0) / (MASK + 2.0) - by_value, NONE
    if left > 0.0 and visits > 0.0:
        left *= visits / (1.0 - by_value)
        child = widen(nodes[parent].first)
        while child != NONE and chosen == NONE:
            if marks[nodes[child].action] == 1:
                left -= nodes[child].visits
                if left <= 0.0:
                    chosen = child
            child = widen(nodes[child].sibling)
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 0
    return chosen, x


@rule
def rival_pick(thumb: Any, w: Workspace, tree: SearchTree, seat: int, x: int, at_root: bool) -> tuple[int, int]:
    """A rival's secret pick by a forecast or the rollout policy, or NONE where it is learned; the next random number.

    One that is not learned is sampled: a tree node could depend on the searching seat's hidden pick.
    """
    o, c = w.o[0], tree.settings
    if at_root and c.forecast > 0.0:
        x = next_random(x)
        if (x + 1.0) / (MASK + 2.0) < c.forecast:
            known, x = draw_forecast(tree.forecast, o, seat, x)
            if known != NONE:
                return known, x
    if c.smooth == 1:
        return NONE, x
    return rollout_policy(w.s[0], w.t[0], o, tree.scores, thumb.score_all, seat, x, widen(c.tries))


@rule
def choose(tree: SearchTree, parent: int, o: Options, seat: int, x: int, learned: bool, least: int) -> tuple[int, int]:
    """The child to visit next, or NONE in a full tree; and the next random number."""
    child = NONE
    if learned:
        child, x = draw_smoothed(tree.nodes, parent, o, tree.marks, x)
    if child == NONE:
        child = select(tree.nodes, parent, o, tree.marks, seat, least, tree.settings)
    return child, x
