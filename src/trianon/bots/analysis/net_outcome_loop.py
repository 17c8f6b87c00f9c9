"""Simulations that end where a net values the position: what it expects of all seats, kept one by one.

A simulation costs a quarter of one with a rollout, and what it finds spreads far less.
"""

from typing import Any

from trianon.bots.analysis.outcome_loop import POINTS, STANDING, VICTORY, Outcomes
from trianon.bots.nets.forward import read_view, seat_points, seat_utilities, win_shares
from trianon.bots.search.loop import back_up, draw_world
from trianon.bots.search.net_loop import NetTools, descend_with_net, place_and_lead, settle
from trianon.bots.search.rollout import values_of
from trianon.bots.search.tree import DONE, SearchTree
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, widen


@rule
def expect(rules: Any, thumb: Any, w: Workspace, net: NetTools, tree: SearchTree, x: int) -> None:
    """Fill in values, shares of the victory (in `net.rollouts`) and points of all seats; at the end the real ones."""
    s, t, ended = w.s[0], w.t[0], w.ended[0]
    settle(rules, thumb.score_all, w, tree.scores, x, widen(tree.settings.tries))
    seat, players = asked_seat(s), widen(s.players)
    if seat != NONE:
        w.v_rows[0, :] = 0
        rules.look(s, t, w.v[0], seat)
        read_view(net.features.functions.observe, w.v[0], t, net.weights, net.memory)
        seat_utilities(net.memory, seat, players, tree.values)
        win_shares(net.memory, seat, players, net.rollouts)
        seat_points(net.memory, seat, players, net.points)
        return
    rules.outcome(s, ended)
    values_of(s, ended, tree.settings, tree.values)
    firsts = 0
    for each in range(players):
        firsts += 1 if ended.placings[each] == 1 else 0
    for each in range(players):
        net.rollouts[each] = 1.0 / firsts if ended.placings[each] == 1 else 0.0
        net.points[each] = ended.points[each]


@rule
def sample_net_outcomes(
    g: Any, heuristic: Any, w: Workspace, net: NetTools, tree: SearchTree, view: Any, option: int, outcomes: Outcomes
) -> None:  # fmt: skip
    """Search after an option (NONE: a free choice) and keep what the net expects.

    The root of the tree stands for the position after the option. The worlds are those from the tree's cursor on,
    whatever the option; each fills a row.
    """
    me, players, rules, thumb = widen(view.viewer), widen(view.players), g.functions, heuristic.functions
    for i in range(len(outcomes)):
        x = draw_world(g, w, view, tree.key, widen(tree.cursor[DONE]) + i)
        if option != NONE:
            rules.answer(w.s[0], w.t[0], w.e[0], me, option)
        depth, x = descend_with_net(rules, thumb, w, net, tree, me, x)
        expect(rules, thumb, w, net, tree, x)
        place, lead = place_and_lead(net.points, players, me, float(tree.settings.margin))
        back_up(tree, depth, players, place, lead)
        for seat in range(players):
            outcomes[i, STANDING, seat] = tree.values[seat]
            outcomes[i, VICTORY, seat] = net.rollouts[seat]
            outcomes[i, POINTS, seat] = net.points[seat]
