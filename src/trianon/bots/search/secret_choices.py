"""Secret simultaneous choices in the tree: every seat learns by itself, without knowing the others' picks.

The picks of the searching seat are nodes of the tree as any others. A rival's picks hang on the node at which the
question was put, beside the tree: they are the same whatever the searching seat has picked.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.search.tree import Nodes, Scores, clear_node
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import MASK
from trianon.core.kernel.seats import is_secret, unseal
from trianon.core.kernel.struct import NONE, Bytes, Longs, widen

FROM_ROLLOUTS, BY_VALUE, BY_REGRET, SMOOTHED = range(4)  # how secret choices are made, see `NetSettings.secret`
MIN_EXPLORED = 0.04  # share of the draws that regret does not decide
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
def rival_node(nodes: Nodes, used: int, asked_at: int, seat: int) -> tuple[int, int]:
    """The node of a rival's choice at a secret question and the number of nodes in use; NONE when the tree is full."""
    node = widen(nodes[asked_at].rivals)
    while node != NONE and nodes[node].action != seat:
        node = widen(nodes[node].sibling)
    if node == NONE and used < len(nodes):
        clear_node(nodes[used], seat, widen(nodes[asked_at].rivals), 0.0)
        nodes[asked_at].rivals = used
        node = used
        used += 1
    return node, used


@rule
def rival_parent(
    nodes: Nodes, used: int, chains: Longs, asked_at: int, seat: int, path: Longs, depth: int
) -> tuple[int, int, int]:
    """The node whose children are a rival's next picks, the nodes in use and the end of the path; NONE in a full tree.

    `chains` holds the last pick of each seat at this question; before the first one, its node joins the path.
    """
    if chains[seat] != NONE:
        return widen(chains[seat]), used, depth
    node, used = rival_node(nodes, used, asked_at, seat)
    if node != NONE:
        depth += 1
        path[depth] = node
    return node, used, depth


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
def draw_by_regret(nodes: Nodes, parent: int, o: Options, marks: Bytes, x: int) -> tuple[int, int]:
    """Draw a child among the legal options by regret matching; returns it and the next random number.

    An option is drawn in proportion to how much better it would have been so far than what was drawn; a share of the
    draws that falls with the visits goes by the priors and to all options alike.
    """
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 1
    priors, regrets, count = 0.0, 0.0, 0
    child = widen(nodes[parent].first)
    while child != NONE:
        if marks[nodes[child].action] == 1:
            priors += nodes[child].prior
            regrets += nodes[child].regret
            count += 1
        child = widen(nodes[child].sibling)
    explored = max(MIN_EXPLORED, 1.0 / sqrt(1.0 + nodes[parent].visits))
    x = next_random(x)
    left, chosen, last = (x + 1.0) / (MASK + 2.0), NONE, NONE
    child = widen(nodes[parent].first)
    while child != NONE:
        node = nodes[child]
        node.chance = 0
        if marks[node.action] == 1:
            prior = node.prior / priors
            matched = node.regret / regrets if regrets > 0.0 else prior
            node.chance = (1.0 - explored) * matched + 0.5 * explored * (prior + 1.0 / count)
            left -= node.chance
            last = child
            if chosen == NONE and left <= 0.0:
                chosen = child
        child = widen(node.sibling)
    for i in range(widen(o.count)):
        marks[o.ids[i]] = 0
    return (last if chosen == NONE else chosen), x  # rounding can leave the draw just behind the last one


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
def note_draw(drawn: npt.NDArray[np.int64], parent: int, child: int, seat: int) -> None:
    """Add a secret choice to those of a simulation; their number stands in front of them."""
    drawn[0, 0] += 1
    count = widen(drawn[0, 0])
    drawn[count, 0], drawn[count, 1], drawn[count, 2] = parent, child, seat


@rule
def learn_regrets(nodes: Nodes, drawn: npt.NDArray[np.int64], values: Scores) -> None:
    """Update the regrets of all secret choices of a simulation by its values, before these are backed up.

    The value of an option that was not drawn is its mean so far. That of the drawn one is corrected by what the
    simulation brought, in proportion to how rarely it is drawn: right on average, and with little spread. Means alone
    would lag behind what rivals do now, and the choices run in circles.
    """
    for i in range(1, widen(drawn[0, 0]) + 1):
        parent, chosen, seat = widen(drawn[i, 0]), widen(drawn[i, 1]), widen(drawn[i, 2])
        mean = nodes[parent].total[seat] / max(1, widen(nodes[parent].visits))
        expected = 0.0
        child = widen(nodes[parent].first)
        while child != NONE:
            expected += nodes[child].chance * mean_value(nodes, child, seat, mean)
            child = widen(nodes[child].sibling)
        surprise = values[seat] - mean_value(nodes, chosen, seat, mean)
        child = widen(nodes[parent].first)
        while child != NONE:
            node = nodes[child]
            if node.chance > 0.0:
                gain = mean_value(nodes, child, seat, mean) - expected - surprise
                if child == chosen:
                    gain += surprise / node.chance
                node.regret = max(0.0, node.regret + gain)
            child = widen(node.sibling)


@rule
def mean_value(nodes: Nodes, node: int, seat: int, otherwise: float) -> float:
    """The mean value of a node for a seat, or another one before its first visit."""
    visits = widen(nodes[node].visits)
    return nodes[node].total[seat] / visits if visits > 0 else otherwise
