"""The search tree: nodes in one array, a node for every answer tried from a decision."""

from __future__ import annotations

from math import exp, sqrt
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.options import Options
from trianon.core.kernel.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Bytes, Count, Short, widen

Real = Annotated[float, (np.float32,)]
Nodes = npt.NDArray[Any]
Scores = npt.NDArray[np.float64]  # of options, in their order


class TreeNode:
    """What is known of one answer: how often it was tried, and what it came to for every seat."""

    action: Short  # the option number
    visits: Count
    first: Count  # its first child, NONE without one
    sibling: Count  # the next child of its parent
    weight: Real  # how promising it looked before it was tried
    total: Annotated[npt.NDArray[np.float32], (np.float32, (SEATS,))]  # of values, by seat
    placings: Real  # the sum of places of the seat that thinks
    leads: Real  # the sum of its leads over the best rival


class SearchSettings:
    """How to search; found by matches, see `bench/tune.py`."""

    explore: Real  # how much the unknown attracts
    temperature: Real  # how little the first impression binds
    widen: Real  # answers tried at once grow with this times the root of the visits
    tries: Short  # options a rollout looks at before it picks the best of them
    margin: Real  # points of lead that make a match as good as won
    win: Real  # weight of winning against the lead
    cutoff: Short  # answers of a rollout before it is cut off and its end forecast, 0 to play to the end
    least: Short  # how often every option of the decision itself is tried before some are preferred


@rule
def clear_tree(nodes: Nodes) -> int:
    """A tree of the root alone; the number of nodes in use."""
    clear_node(nodes[0], NONE, NONE, 0.0)
    return 1


@rule
def clear_node(node: Any, action: int, sibling: int, weight: float) -> None:
    """A node that was not tried yet."""
    node.action = action
    node.visits = 0
    node.first = NONE
    node.sibling = sibling
    node.weight = weight
    node.total[:] = 0
    node.placings = 0
    node.leads = 0


@rule
def child_of(nodes: Nodes, parent: int, action: int) -> int:
    """The child for an answer, NONE when it was never seen."""
    child = widen(nodes[parent].first)
    while child != NONE and nodes[child].action != action:
        child = widen(nodes[child].sibling)
    return child


@rule
def add_child(nodes: Nodes, used: int, parent: int, action: int, prior: float) -> int:
    """A new child, not tried yet; NONE when the tree is full."""
    if used >= len(nodes):
        return NONE
    weight = exp(min(max(prior, -30.0), 30.0))
    clear_node(nodes[used], action, widen(nodes[parent].first), weight)
    nodes[parent].first = used
    return used


@rule
def mark_unexpanded(nodes: Nodes, parent: int, o: Options, marks: Bytes) -> bool:
    """Mark the legal options that have no child yet; whether there are any. Marks are clean before and after use."""
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 1
    missing = widen(o.count)
    child = widen(nodes[parent].first)
    while child != NONE:
        if marks[nodes[child].action] == 1:
            marks[nodes[child].action] = 0
            missing -= 1
        child = widen(nodes[child].sibling)
    return missing > 0


@rule
def expand(nodes: Nodes, used: int, parent: int, o: Options, scores: Scores, marks: Bytes, c: SearchSettings) -> int:
    """Give a node a child for every marked option; the nodes in use."""
    for i in range(widen(o.count)):
        option = widen(o.ids[i])
        if marks[option] == 1:
            marks[option] = 0
            if add_child(nodes, used, parent, option, scores[i] / c.temperature) != NONE:
                used += 1
    return used


@rule
def select(nodes: Nodes, parent: int, o: Options, marks: Bytes, seat: int, least: int, c: SearchSettings) -> int:
    """The child to try next among the options legal in this world.

    Tried ones are ranked by their mean value for the seat and by how promising and rarely tried they are; of the
    untried ones only the most promising joins, and only while few have been tried (progressive widening). Before all
    that each is tried `least` times.
    """
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 1
    weights, visits, visited = 0.0, 0, 0
    child = widen(nodes[parent].first)
    while child != NONE:
        if marks[nodes[child].action] == 1:
            weights += nodes[child].weight
            visits += widen(nodes[child].visits)
            visited += 1 if nodes[child].visits > 0 else 0
        child = widen(nodes[child].sibling)
    root = sqrt(visits + 1.0)
    best, best_rank, fresh, fresh_weight, short, short_weight = NONE, -1e9, NONE, -1.0, NONE, -1.0
    child = widen(nodes[parent].first)
    while child != NONE:
        node = nodes[child]
        if marks[node.action] == 1:
            n = widen(node.visits)
            if n == 0:
                if node.weight > fresh_weight:
                    fresh, fresh_weight = child, float(node.weight)
            else:
                rank = node.total[seat] / n + c.explore * node.weight / weights * root / (1 + n)
                if rank > best_rank:
                    best, best_rank = child, rank
            if n < least and node.weight > short_weight:
                short, short_weight = child, float(node.weight)
        child = widen(node.sibling)
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 0
    if short != NONE:
        return short
    if fresh == NONE or (visited > 0 and visited >= 1 + c.widen * root):
        return best
    mean = nodes[parent].total[seat] / max(1, widen(nodes[parent].visits))
    hope = mean + c.explore * fresh_weight / weights * root
    return fresh if best == NONE or hope > best_rank else best
