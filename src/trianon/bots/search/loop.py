"""One simulation: a world drawn from the view, a way down the tree, a rollout, and the values carried back."""

from __future__ import annotations

from math import tanh
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.search.tree import Nodes, Settings, add_child, child_of, select
from trianon.core.engine import next_random
from trianon.core.game import Outcome
from trianon.core.options import Options
from trianon.core.record import NONE, Raw, whole
from trianon.core.rng import threefry
from trianon.core.rule import rule
from trianon.core.seats import asked, asked_seat, is_secret
from trianon.core.state import SEATS, Base

LONGEST = 100_000  # answers of one rollout; no match comes near it
DEEPEST = 256  # answers of one way down the tree


@rule
def values_of(s: Base, ended: Outcome, c: Settings, values: npt.NDArray[np.float64]) -> None:
    """A finished match as a number between 0 and 1 for every seat: victory, and the lead over the best rival."""
    firsts = 0
    for seat in range(whole(s.players)):
        firsts += 1 if ended.placings[seat] == 1 else 0
    for seat in range(whole(s.players)):
        rival = -1_000_000
        for other in range(whole(s.players)):
            if other != seat:
                rival = max(rival, whole(ended.points[other]))
        lead = 0.5 + 0.5 * tanh((whole(ended.points[seat]) - rival) / c.margin)
        won = 1.0 / firsts if ended.placings[seat] == 1 else 0.0
        values[seat] = c.win * won + (1.0 - c.win) * lead


@rule
def light(v: Any, t: Any, o: Options, worth: Any, x: int, tries: int) -> tuple[int, int]:
    """A quick sensible choice: the best of a few options taken at random; and the next random number."""
    best, chosen = -1e9, whole(o.ids[0])
    for _ in range(tries):
        x = next_random(x)
        option = whole(o.ids[(x * whole(o.count)) >> 32])
        value = worth(v, t, option)
        if value > best:
            best, chosen = value, option
    return chosen, x


@rule
def rollout(
    s: Base,
    t: Any,
    e: Any,
    o: Options,
    v: Any,
    v_rows: Raw,
    legal: Any,
    answer: Any,
    look: Any,
    worth: Any,
    x: int,
    c: Settings,
) -> int:
    """Play to the end with quick choices; the next random number."""
    for _ in range(LONGEST):
        seat = asked_seat(s)
        if seat == NONE:
            return x
        legal(s, t, o, seat)
        x = next_random(x)
        if o.count == 1 or c.tries <= 1:
            choice = whole(o.ids[(x * whole(o.count)) >> 32])
        else:
            v_rows[0, :] = 0
            look(s, t, v, seat)
            choice, x = light(v, t, o, worth, x, whole(c.tries))
        answer(s, t, e, seat, choice)
    return x


@rule
def expand(
    nodes: Nodes, used: int, parent: int, s: Base, t: Any, o: Options, v: Any, v_rows: Raw, look: Any, worth: Any,
    seat: int, c: Settings,
) -> int:  # fmt: skip
    """Give a node a child for every legal option it has none for yet; the nodes in use."""
    looked = False
    for i in range(whole(o.count)):
        option = whole(o.ids[i])
        if child_of(nodes, parent, option) == NONE:
            if not looked:
                v_rows[0, :] = 0
                look(s, t, v, seat)
                looked = True
            if add_child(nodes, used, parent, option, worth(v, t, option) / c.temperature) != NONE:
                used += 1
    return used


@rule
def search(
    nodes: Nodes, used: int, root: int, view: Any, t: Any, s: Base, s_rows: Raw, e: Any, o: Options, v: Any,
    v_rows: Raw, ended: Outcome, determinize: Any, legal: Any, answer: Any, look: Any, outcome: Any, worth: Any,
    c: Settings, key: npt.NDArray[np.int64], first: int, count: int,
) -> int:  # fmt: skip
    """Run simulations `first` to `first + count`; the nodes in use."""
    me = whole(view.viewer)
    path = np.zeros(DEEPEST, np.int64)
    values = np.zeros(SEATS, np.float64)
    for number in range(first, first + count):
        s_rows[0, :] = 0
        a, b, d, x = threefry(whole(key[0]), whole(key[1]), whole(key[2]), whole(key[3]), number, 0)
        s.key[0], s.key[1], s.key[2], s.key[3] = a, b, d, a ^ d
        x |= 1
        determinize(view, t, s)
        node, depth = root, 0
        path[0] = root
        while depth < DEEPEST - 1:
            seat = me if asked(s, me) else asked_seat(s)
            if seat == NONE:
                break
            legal(s, t, o, seat)
            x = next_random(x)
            if o.count == 1:
                answer(s, t, e, seat, whole(o.ids[0]))
                continue
            if seat != me and is_secret(s):
                # rivals choose in secret: sampled from a policy, so that nothing in the tree can answer our own choice
                v_rows[0, :] = 0
                look(s, t, v, seat)
                choice, x = light(v, t, o, worth, x, whole(c.tries))
                answer(s, t, e, seat, choice)
                continue
            used = expand(nodes, used, node, s, t, o, v, v_rows, look, worth, seat, c)
            child = select(nodes, node, o, seat, c)
            if child == NONE:
                break
            answer(s, t, e, seat, whole(nodes[child].action))
            depth += 1
            path[depth] = child
            node = child
            if nodes[child].visits == 0:
                break
        rollout(s, t, e, o, v, v_rows, legal, answer, look, worth, x, c)
        outcome(s, ended)
        values_of(s, ended, c, values)
        for i in range(depth + 1):
            nodes[path[i]].visits += 1
            for seat in range(whole(s.players)):
                nodes[path[i]].total[seat] += values[seat]
    return used
