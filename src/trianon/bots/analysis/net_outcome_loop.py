"""Simulations that end where a net values the position: what it expects of all seats, kept one by one.

A simulation costs a quarter of one with a rollout, and what it finds spreads far less.
"""

from __future__ import annotations

from typing import Any

from trianon.bots.analysis.outcome_loop import Outcomes
from trianon.bots.nets.forward import read_view, seat_points, seat_utilities, win_shares
from trianon.bots.search.loop import back_up, draw_world
from trianon.bots.search.net_loop import NetTools, descend_with_net, place_and_lead, settle
from trianon.bots.search.rollout import values_of
from trianon.bots.search.secret_choices import learn_regrets
from trianon.bots.search.tree import Scores, SearchSettings, SearchTree
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, Longs, widen


@rule
def expect(
    g: Any, heuristic: Any, w: Workspace, tools: NetTools, me: int, scores: Scores, c: SearchSettings, x: int
) -> None:
    """Fill in values, shares of the victory (in `tools.rollouts`) and points of all seats; at the end the real ones."""
    rules, s, t, ended = g.functions, w.s[0], w.t[0], w.ended[0]
    settle(rules, heuristic.functions, w, scores, x, widen(c.tries), me, widen(tools.settings.settle))
    seat, players = asked_seat(s), widen(s.players)
    if seat != NONE:
        w.v_rows[0, :] = 0
        rules.look(s, t, w.v[0], seat)
        read_view(tools.features.functions.observe, w.v[0], t, tools.weights, tools.memory)
        seat_utilities(tools.memory, seat, players, tools.values)
        win_shares(tools.memory, seat, players, tools.rollouts)
        seat_points(tools.memory, seat, players, tools.points)
        return
    rules.outcome(s, ended)
    values_of(s, ended, c, tools.values)
    firsts = 0
    for each in range(players):
        firsts += 1 if ended.placings[each] == 1 else 0
    for each in range(players):
        tools.rollouts[each] = 1.0 / firsts if ended.placings[each] == 1 else 0.0
        tools.points[each] = ended.points[each]


@rule
def sample_net_outcomes(
    g: Any, heuristic: Any, w: Workspace, tools: NetTools, tree: SearchTree, used: int, view: Any, key: Longs,
    start: int, option: int, outcomes: Outcomes,
) -> int:  # fmt: skip
    """Search after an option (NONE: a free choice) and keep what the net expects; the number of nodes in use.

    The root of the tree stands for the position after the option. Simulation `start + i` samples the same world,
    whatever the option, and fills row `i` of the outcomes.
    """
    me, players = widen(view.viewer), widen(view.players)
    for i in range(len(outcomes)):
        x = draw_world(g, w, view, key, start + i)
        if option != NONE:
            g.functions.answer(w.s[0], w.t[0], w.e[0], me, option)
        depth, used, x = descend_with_net(g, heuristic, w, tools, tree, used, 0, me, x)
        expect(g, heuristic, w, tools, me, tree.scores, tree.settings, x)
        place, lead = place_and_lead(tools.points, players, me, float(tree.settings.margin))
        learn_regrets(tree.nodes, tools.drawn, tools.values)
        back_up(tree.nodes, tree.path, depth, players, place, lead, tools.values)
        for seat in range(players):
            outcomes[i, 0, seat] = tools.values[seat]
            outcomes[i, 1, seat] = tools.rollouts[seat]
            outcomes[i, 2, seat] = tools.points[seat]
    return used
