"""The search tree: nodes in one array, one per answer."""

from math import exp, sqrt
from typing import Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import MAX_OPTIONS, Options
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Bytes, Count, Longs, Short, widen, zero, zeros
from trianon.core.levels import Real, SearchSettings

Nodes = npt.NDArray[Any]
Scores = npt.NDArray[np.float64]  # by position among the options
MAX_DEPTH = 256  # answers per descent
USED, ROOT, DONE = range(3)  # places of a tree's cursor


class TreeNode:
    """Statistics of one answer: visits and value sums by seat."""

    action: Short  # the option number
    visits: Count
    first: Count  # first child or NONE
    sibling: Count  # next child of the same parent
    rivals: Count  # first of the nodes for secret choices of rivals, one for each seat, or NONE
    prior: Real  # prior probability, not normalized: exp(score / temperature)
    total: Annotated[npt.NDArray[np.float32], (np.float32, (SEATS,))]  # sum of values by seat
    placings: Real  # sum of places of the searching seat
    leads: Real  # sum of its leads over the best rival


class SearchTree(NamedTuple):
    """A tree with the settings it is searched with and the memory of one simulation."""

    nodes: Nodes
    settings: Any  # SearchSettings
    scores: Scores  # of the options of a position
    marks: Bytes  # by option number; cleared between uses
    path: Longs  # nodes from the root to where a simulation left the tree
    cursor: Longs  # nodes in use, the root, simulations done
    key: Longs  # of the series of worlds
    values: Scores  # of the end of a simulation, by seat
    chains: Longs  # by seat, the node of its last secret pick
    forecast: npt.NDArray[np.float64]  # by seat and option: how likely its pick at the root is, where that is known


def search_tree(settings: SearchSettings, options: int, nodes: int) -> SearchTree:
    """The memory of one search over so many options."""
    return SearchTree(
        zeros(TreeNode, nodes), record_of(settings), np.zeros(MAX_OPTIONS), np.zeros(options, np.int8),
        np.zeros(MAX_DEPTH, np.int64), np.zeros(3, np.int64), np.zeros(4, np.int64), np.zeros(SEATS),
        np.zeros(SEATS, np.int64), np.zeros((SEATS, options)),
    )  # fmt: skip


def record_of(settings: Any) -> Any:
    """Settings as compiled code reads them."""
    found = zero(type(settings))
    for name, value in vars(settings).items():
        setattr(found, name, value)
    return found


@rule
def clear_tree(nodes: Nodes, cursor: Longs) -> None:
    """Reset to a tree of the root alone."""
    clear_node(nodes[0], NONE, NONE, 0.0)
    cursor[USED], cursor[ROOT] = 1, 0


@rule
def clear_node(node: Any, action: int, sibling: int, prior: float) -> None:
    """Reset a node to unvisited."""
    node.action = action
    node.visits = 0
    node.first = NONE
    node.sibling = sibling
    node.rivals = NONE
    node.prior = prior
    node.total[:] = 0
    node.placings = 0
    node.leads = 0


@rule
def child_of(nodes: Nodes, parent: int, action: int) -> int:
    """The child for an answer, or NONE."""
    child = widen(nodes[parent].first)
    while child != NONE and nodes[child].action != action:
        child = widen(nodes[child].sibling)
    return child


@rule
def add_child(nodes: Nodes, cursor: Longs, parent: int, action: int, score: float) -> None:
    """Add an unvisited child, unless the tree is full."""
    used = widen(cursor[USED])
    if used < len(nodes):
        clear_node(nodes[used], action, widen(nodes[parent].first), prior_of(score))
        nodes[parent].first = used
        cursor[USED] = used + 1


@rule
def prior_of(score: float) -> float:
    """The prior probability of a score, not normalized; extreme ones stay finite."""
    return exp(min(max(score, -30.0), 30.0))


@rule
def renew_priors(nodes: Nodes, parent: int, o: Options, scores: Scores, temperature: float) -> None:
    """Renew the priors of the legal children."""
    for i in range(widen(o.count)):
        child = child_of(nodes, parent, widen(o.ids[i]))
        if child != NONE:
            nodes[child].prior = prior_of(scores[i] / temperature)


@rule
def mark_unexpanded(nodes: Nodes, parent: int, o: Options, marks: Bytes) -> bool:
    """Mark the legal options without a child; whether there are any. Expects cleared marks; `expand` clears them."""
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
def expand(tree: SearchTree, parent: int, o: Options) -> None:
    """Add a child for every marked option, with the prior of its score."""
    nodes, cursor, marks, scores, temperature = (
        tree.nodes,
        tree.cursor,
        tree.marks,
        tree.scores,
        tree.settings.temperature,
    )
    for i in range(widen(o.count)):
        option = widen(o.ids[i])
        if marks[option] == 1:
            marks[option] = 0
            add_child(nodes, cursor, parent, option, scores[i] / temperature)


@rule
def select(nodes: Nodes, parent: int, o: Options, marks: Bytes, seat: int, least: int, c: SearchSettings) -> int:
    """Select the child to visit next among the options legal in this world.

    Visited children are ranked by PUCT: mean value for the seat plus prior over visits. Of the unvisited ones only
    the one with the highest prior competes, and only while few were visited (progressive widening). Children with
    fewer than `least` visits come first.
    """
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 1
    priors, visits, visited = 0.0, 0, 0
    child = widen(nodes[parent].first)
    while child != NONE:
        if marks[nodes[child].action] == 1:
            priors += nodes[child].prior
            visits += widen(nodes[child].visits)
            visited += 1 if nodes[child].visits > 0 else 0
        child = widen(nodes[child].sibling)
    root = sqrt(visits + 1.0)
    best, best_rank, fresh, fresh_prior, short, short_prior = NONE, -1e9, NONE, -1.0, NONE, -1.0
    child = widen(nodes[parent].first)
    while child != NONE:
        node = nodes[child]
        if marks[node.action] == 1:
            n = widen(node.visits)
            if n == 0:
                if node.prior > fresh_prior:
                    fresh, fresh_prior = child, float(node.prior)
            else:
                rank = node.total[seat] / n + c.explore * node.prior / priors * root / (1 + n)
                if rank > best_rank:
                    best, best_rank = child, rank
            if n < least and node.prior > short_prior:
                short, short_prior = child, float(node.prior)
        child = widen(node.sibling)
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 0
    if short != NONE:
        return short
    if fresh == NONE or (visited > 0 and visited >= 1 + c.widen * root):
        return best
    mean = nodes[parent].total[seat] / max(1, widen(nodes[parent].visits))
    hope = mean + c.explore * fresh_prior / priors * root
    return fresh if best == NONE or hope > best_rank else best
