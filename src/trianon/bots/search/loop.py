"""The simulation loop: sample a world, descend the tree, roll out, back up the values."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.search.rollout import lead_of, rollout, rollout_policy, values_of
from trianon.bots.search.tree import Nodes, Scores, SearchSettings, expand, mark_unexpanded, select
from trianon.core.game import Outcome
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import threefry
from trianon.core.kernel.rule import rule
from trianon.core.kernel.seats import asked, asked_seat, is_secret
from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import NONE, Bytes, Raw, widen

DEEPEST = 256  # answers per descent


@rule
def draw_world(
    view: Any, t: Any, s: CoreState, s_rows: Raw, determinize: Any, key: npt.NDArray[np.int64], number: int
) -> int:
    """Sample world `number` of a series; returns a random seed for the choices in it."""
    s_rows[0, :] = 0
    a, b, d, x = threefry(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), number, 0)
    s.key[0], s.key[1], s.key[2], s.key[3] = a, b, d, a ^ d
    determinize(view, t, s)
    return x | 1


@rule
def predict_view(
    view: Any, t: Any, s: CoreState, s_rows: Raw, e: Any, o: Options, v: Any, v_rows: Raw, determinize: Any, legal: Any,
    answer: Any, look: Any, key: npt.NDArray[np.int64], option: int,
) -> None:  # fmt: skip
    """Predict the viewer's next view after this answer and the forced ones behind it, if nothing random intervenes."""
    draw_world(view, t, s, s_rows, determinize, key, 0)
    me = widen(view.viewer)
    answer(s, t, e, me, option)
    for _ in range(DEEPEST):
        seat = me if asked(s, me) else asked_seat(s)
        if seat == NONE:
            break
        legal(s, t, o, seat)
        if o.count != 1:
            break
        answer(s, t, e, seat, widen(o.ids[0]))
    v_rows[0, :] = 0
    look(s, t, v, me)


@rule
def search(
    nodes: Nodes, used: int, root: int, view: Any, t: Any, s: CoreState, s_rows: Raw, e: Any, o: Options,
    scores: Scores, marks: Bytes, ended: Outcome, determinize: Any, legal: Any, answer: Any, outcome: Any,
    score_all: Any, estimate: Any, c: SearchSettings, key: npt.NDArray[np.int64], first: int, count: int,
) -> int:  # fmt: skip
    """Run simulations `first` to `first + count`; returns the number of nodes in use."""
    me = widen(view.viewer)
    path = np.zeros(DEEPEST, np.int64)
    values = np.zeros(SEATS, np.float64)
    for number in range(first, first + count):
        x = draw_world(view, t, s, s_rows, determinize, key, number)
        node, depth = root, 0
        path[0] = root
        while depth < DEEPEST - 1:
            seat = me if asked(s, me) else asked_seat(s)
            if seat == NONE:
                break
            legal(s, t, o, seat)
            if o.count == 1:
                answer(s, t, e, seat, widen(o.ids[0]))
                continue
            x = next_random(x)
            if seat != me and is_secret(s):
                # sample secret choices of rivals from the policy: a tree node could depend on our own hidden choice
                choice, x = rollout_policy(s, t, o, scores, score_all, seat, x, widen(c.tries))
                answer(s, t, e, seat, choice)
                continue
            if mark_unexpanded(nodes, node, o, marks):
                score_all(s, t, o, seat, scores)
                used = expand(nodes, used, node, o, scores, marks, c)
            child = select(nodes, node, o, marks, seat, widen(c.least) if depth == 0 else 0, c)
            if child == NONE:
                break
            answer(s, t, e, seat, widen(nodes[child].action))
            depth += 1
            path[depth] = child
            node = child
            if nodes[child].visits == 0:
                break
        rollout(s, t, e, o, scores, ended, legal, answer, outcome, score_all, estimate, x, c)
        values_of(s, ended, c, values)
        lead = lead_of(s, ended, me)
        for i in range(depth + 1):
            reached = nodes[path[i]]
            reached.visits += 1
            reached.placings += ended.placings[me]
            reached.leads += lead
            for seat in range(widen(s.players)):
                reached.total[seat] += values[seat]
    return used
