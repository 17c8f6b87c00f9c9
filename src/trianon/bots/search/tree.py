"""The search tree: nodes in one array, a node for every answer tried from a decision."""

from __future__ import annotations

from math import exp, sqrt
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from trianon.core.options import Options
from trianon.core.record import NONE, Count, Short, whole
from trianon.core.rule import rule
from trianon.core.state import SEATS

Real = Annotated[float, (np.float32,)]
Nodes = npt.NDArray[Any]


class Node:
    """What is known of one answer: how often it was tried, and what it came to for every seat."""

    action: Short  # the option number
    visits: Count
    first: Count  # its first child, NONE without one
    sibling: Count  # the next child of its parent
    weight: Real  # how promising it looked before it was tried
    total: Annotated[npt.NDArray[np.float32], (np.float32, (SEATS,))]  # of values, by seat


class Settings:
    """How to search; found by matches, see `bench/tune.py`."""

    explore: Real  # how much the unknown attracts
    temperature: Real  # how little the first impression binds
    widen: Real  # answers tried at once grow with this times the root of the visits
    tries: Short  # options a rollout looks at before it picks the best of them
    margin: Real  # points of lead that make a match as good as won
    win: Real  # weight of winning against the lead


@rule
def clear_tree(nodes: Nodes) -> int:
    """A tree of the root alone; the number of nodes in use."""
    nodes[0].action = NONE
    nodes[0].visits = 0
    nodes[0].first = NONE
    nodes[0].sibling = NONE
    nodes[0].total[:] = 0
    return 1


@rule
def child_of(nodes: Nodes, parent: int, action: int) -> int:
    """The child for an answer, NONE when it was never seen."""
    child = whole(nodes[parent].first)
    while child != NONE and nodes[child].action != action:
        child = whole(nodes[child].sibling)
    return child


@rule
def add_child(nodes: Nodes, used: int, parent: int, action: int, impression: float) -> int:
    """A new child, not tried yet; NONE when the tree is full."""
    if used >= len(nodes):
        return NONE
    child = nodes[used]
    child.action = action
    child.visits = 0
    child.first = NONE
    child.sibling = nodes[parent].first
    child.weight = exp(min(max(impression, -30.0), 30.0))
    child.total[:] = 0
    nodes[parent].first = used
    return used


@rule
def select(nodes: Nodes, parent: int, o: Options, seat: int, c: Settings) -> int:
    """The child to try next among the options legal in this world.

    Tried ones are ranked by their mean value for the seat and by how promising and rarely tried they are; of the
    untried ones only the most promising joins, and only while few have been tried (progressive widening).
    """
    weights, visits, tried = 0.0, 0, 0
    for i in range(whole(o.count)):
        child = child_of(nodes, parent, whole(o.ids[i]))
        if child != NONE:
            weights += nodes[child].weight
            visits += whole(nodes[child].visits)
            tried += 1 if nodes[child].visits > 0 else 0
    root = sqrt(visits + 1.0)
    best, best_rank, fresh, fresh_weight = NONE, -1e9, NONE, -1.0
    for i in range(whole(o.count)):
        child = child_of(nodes, parent, whole(o.ids[i]))
        if child == NONE:
            continue
        n = whole(nodes[child].visits)
        if n == 0:
            if nodes[child].weight > fresh_weight:
                fresh, fresh_weight = child, float(nodes[child].weight)
            continue
        rank = nodes[child].total[seat] / n + c.explore * nodes[child].weight / weights * root / (1 + n)
        if rank > best_rank:
            best, best_rank = child, rank
    if fresh == NONE or (tried > 0 and tried >= 1 + c.widen * root):
        return best
    mean = nodes[parent].total[seat] / max(1, whole(nodes[parent].visits))
    hope = mean + c.explore * fresh_weight / weights * root
    return fresh if best == NONE or hope > best_rank else best
