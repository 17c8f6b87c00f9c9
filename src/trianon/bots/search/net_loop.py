"""The simulation loop with a net: it values the positions that the tree reaches, alone or beside rollouts."""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.bots.nets.forward import NetMemory, read_view, score_options, seat_points, seat_utilities, win_shares
from trianon.bots.nets.weights import NetWeights
from trianon.bots.search.loop import DEEPEST, back_up, draw_world
from trianon.bots.search.rollout import lead_of, rollout, rollout_policy, values_of
from trianon.bots.search.secret_choices import (
    BY_REGRET,
    BY_VALUE,
    FROM_ROLLOUTS,
    SMOOTHED,
    draw_by_regret,
    draw_forecast,
    draw_smoothed,
    is_opening,
    learn_regrets,
    note_draw,
    rival_parent,
    unseal_rivals,
)
from trianon.bots.search.tree import (
    Real,
    Scores,
    SearchSettings,
    SearchTree,
    expand,
    mark_unexpanded,
    renew_priors,
    select,
)
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import MASK
from trianon.core.kernel.seats import asked, asked_seat, is_secret
from trianon.core.kernel.struct import NONE, Longs, Short, widen

MAX_ANSWERS = 10_000  # answers until a position is quiet; far beyond any match


class NetSettings:
    """How a search uses its net."""

    net: Real  # weight of the net's value against that of a rollout: 1 plays no rollouts
    prior: Real  # weight of the net's policy against the heuristic in the priors
    policy_after: Short  # visits of a node before the net's policy counts in its priors; the heuristic's do until then
    settle: Short  # 0: the net sees the next choice of any seat; 1: that of the searching seat
    rivals: Short  # 1: secret choices of rivals are drawn from the net's policy, not from the rollout policy
    secret: Short  # rivals' secret choices: 0 a fixed policy, see `rivals`; 1 by value; 2 regret matching; 3 smooth UCT
    forecast: Real  # how often rivals' secret choices at the root are drawn from a forecast, where there is one
    victory: Real  # weight of the net's share of the victory against its mix of victory and lead


class NetTools(NamedTuple):
    """A net with its memory, settings and feature functions."""

    weights: NetWeights
    memory: NetMemory
    settings: Any
    features: Any  # bundle
    values: npt.NDArray[np.float64]
    rollouts: npt.NDArray[np.float64]
    points: npt.NDArray[np.float64]
    logits: npt.NDArray[np.float64]
    chains: npt.NDArray[np.int64]  # by seat, the node of its last secret pick
    drawn: npt.NDArray[np.int64]  # secret choices of this simulation by regret: their number, then parent, child, seat
    forecast: npt.NDArray[np.float64]  # by seat and option: how likely its pick at the root is, where that is known


@rule
def is_quiet(s: Any, seat: int, me: int, own: int) -> bool:
    """Whether a net can value a position from the view of the seat to act: no pick is sealed that it would miss.

    With `own` only positions of the searching seat are, whose hand its own view shows.
    """
    if own == 1:
        return seat == me and (not is_secret(s) or s.picked[me] == 0)
    if is_secret(s):
        for other in range(widen(s.players)):
            if s.picked[other] > 0:
                return False
    return True


@rule
def settle(rules: Any, thumb: Any, w: Workspace, scores: Scores, x: int, tries: int, me: int, own: int) -> int:
    """Play on with the rollout policy until the position is quiet; returns the next random number."""
    s, t, e, o = w.s[0], w.t[0], w.e[0], w.o[0]
    for _ in range(MAX_ANSWERS):
        seat = asked_seat(s)
        if seat == NONE:
            break
        rules.legal(s, t, o, seat)
        if o.count == 1:
            rules.answer(s, t, e, seat, widen(o.ids[0]))
            continue
        if is_quiet(s, seat, me, own):
            break
        x = next_random(x)
        choice, x = rollout_policy(s, t, o, scores, thumb.score_all, seat, x, tries)
        rules.answer(s, t, e, seat, choice)
    return x


@rule
def net_logits(rules: Any, w: Workspace, tools: NetTools, seat: int) -> None:
    """Fill in the net's logits of a seat's options."""
    functions = tools.features.functions
    w.v_rows[0, :] = 0
    rules.look(w.s[0], w.t[0], w.v[0], seat)
    read_view(functions.observe, w.v[0], w.t[0], tools.weights, tools.memory)
    count = widen(w.o[0].count)
    score_options(functions.describe, w.v[0], w.t[0], w.o[0].ids, count, tools.weights, tools.memory, tools.logits)


@rule
def blend_priors(rules: Any, w: Workspace, tools: NetTools, seat: int, temperature: float, scores: Scores) -> None:
    """Mix the net's logits into the heuristic scores of a position."""
    net_logits(rules, w, tools, seat)
    weight = float(tools.settings.prior)
    for i in range(widen(w.o[0].count)):
        scores[i] = (1.0 - weight) * scores[i] + weight * tools.logits[i] * temperature


@rule
def secret_choice(
    rules: Any, thumb: Any, w: Workspace, tools: NetTools, scores: Scores, seat: int, x: int, tries: int
) -> tuple[int, int]:
    """A secret choice of a rival and the next random number.

    It is sampled: a tree node could depend on our own hidden choice.
    """
    s, t, o = w.s[0], w.t[0], w.o[0]
    if tools.settings.rivals == 0:
        return rollout_policy(s, t, o, scores, thumb.score_all, seat, x, tries)
    net_logits(rules, w, tools, seat)
    best, chosen = -1e9, 0
    for i in range(widen(o.count)):
        x = next_random(x)
        # Gumbel noise: the maximum is a draw by the net's probabilities
        value = tools.logits[i] - log(-log((x + 1.0) / (MASK + 2.0)))
        if value > best:
            best, chosen = value, widen(o.ids[i])
    return chosen, x


@rule
def fixed_pick(
    rules: Any, thumb: Any, w: Workspace, tools: NetTools, scores: Scores, seat: int, x: int, tries: int, at_root: bool
) -> tuple[int, int]:
    """A rival's secret pick where no tree decides it, or NONE; and the next random number."""
    if at_root and tools.settings.forecast > 0.0:
        x = next_random(x)
        if (x + 1.0) / (MASK + 2.0) < tools.settings.forecast:
            known, x = draw_forecast(tools.forecast, w.o[0], seat, x)
            if known != NONE:
                return known, x
    if tools.settings.secret == FROM_ROLLOUTS:
        return secret_choice(rules, thumb, w, tools, scores, seat, x, tries)
    return NONE, x


@rule
def choose_child(
    g: Any, heuristic: Any, w: Workspace, tools: NetTools, tree: SearchTree, used: int, parent: int, seat: int,
    how: int, least: int, x: int,
) -> tuple[int, int, int]:  # fmt: skip
    """The child to visit next, the nodes in use and the next random number; every legal option gets a child."""
    nodes, c, scores, marks = tree.nodes, tree.settings, tree.scores, tree.marks
    o, visits, policy_after = w.o[0], widen(nodes[parent].visits), widen(tools.settings.policy_after)
    missing = mark_unexpanded(nodes, parent, o, marks)
    is_policy_due = policy_after > 0 and visits == policy_after and tools.settings.prior > 0.0
    if missing or is_policy_due:
        heuristic.functions.score_all(w.s[0], w.t[0], o, seat, scores)
        if tools.settings.prior > 0.0 and visits >= policy_after:
            blend_priors(g.functions, w, tools, seat, float(c.temperature), scores)
        used = expand(nodes, used, parent, o, scores, marks, c)
        if is_policy_due:
            renew_priors(nodes, parent, o, scores, c)
    if how == BY_REGRET:
        child, x = draw_by_regret(nodes, parent, o, marks, x)
        if child != NONE:
            note_draw(tools.drawn, parent, child, seat)
        return child, used, x
    child = NONE
    if how == SMOOTHED:
        child, x = draw_smoothed(nodes, parent, o, marks, x)
    if child == NONE:
        child = select(nodes, parent, o, marks, seat, least, c)
    return child, used, x


@rule
def descend_with_net(
    g: Any, heuristic: Any, w: Workspace, tools: NetTools, tree: SearchTree, used: int, root: int, me: int, x: int
) -> tuple[int, int, int]:
    """Walk from the root to an unvisited node; the end of the path, the nodes in use and the next random number.

    The tree's path holds the nodes on the way and, among them, those of the secret choices of rivals.
    """
    nodes, c, scores, path = tree.nodes, tree.settings, tree.scores, tree.path
    rules, thumb = g.functions, heuristic.functions
    s, t, e, o = w.s[0], w.t[0], w.e[0], w.o[0]
    node = asked_at = path[0] = root
    depth, at_leaf, how = 0, False, widen(tools.settings.secret)
    tools.chains[:] = NONE
    tools.drawn[0, 0] = 0
    while depth < DEEPEST - 2:
        seat = me if asked(s, me) else asked_seat(s)
        if seat == NONE:
            break
        secret = is_secret(s)
        if is_opening(s):
            if at_leaf:
                break
            asked_at = node
            tools.chains[:] = NONE
        rules.legal(s, t, o, seat)
        if o.count == 1:
            rules.answer(s, t, e, seat, widen(o.ids[0]))
            continue
        x = next_random(x)
        of_rival = secret and seat != me
        if of_rival:
            pick, x = fixed_pick(rules, thumb, w, tools, scores, seat, x, widen(c.tries), asked_at == root)
            if pick != NONE:
                rules.answer(s, t, e, seat, pick)
                continue
        if at_leaf and not of_rival:
            break
        parent = node
        if of_rival:
            parent, used, depth = rival_parent(nodes, used, tools.chains, asked_at, seat, path, depth)
            if parent == NONE:
                break
        least = widen(c.least) if depth == 0 else 0
        child, used, x = choose_child(
            g, heuristic, w, tools, tree, used, parent, seat, how if secret else BY_VALUE, least, x
        )
        if child == NONE:
            break
        rules.answer(s, t, e, seat, widen(nodes[child].action))
        depth += 1
        path[depth] = child
        if of_rival:
            tools.chains[seat] = child
        else:
            node = child
            at_leaf = nodes[child].visits == 0
            if at_leaf and not (secret and how != FROM_ROLLOUTS):
                break  # else the rivals make their picks first
    return depth, used, x


@rule
def net_values(tools: NetTools, seat: int, players: int) -> None:
    """Fill in the net's values of all seats for the view of one of them that it has read."""
    seat_utilities(tools.memory, seat, players, tools.values)
    weight = float(tools.settings.victory)
    if weight > 0.0:
        win_shares(tools.memory, seat, players, tools.rollouts)
        for other in range(players):
            tools.values[other] = (1.0 - weight) * tools.values[other] + weight * tools.rollouts[other]


@rule
def evaluate(
    g: Any, heuristic: Any, w: Workspace, tools: NetTools, me: int, scores: Scores, c: SearchSettings, x: int
) -> tuple[float, float]:
    """Fill in the values of all seats; returns the place and the lead that the searching seat can expect."""
    rules, thumb = g.functions, heuristic.functions
    s, t, ended, values = w.s[0], w.t[0], w.ended[0], tools.values
    x = settle(rules, thumb, w, scores, x, widen(c.tries), me, widen(tools.settings.settle))
    seat, players = asked_seat(s), widen(s.players)
    weight, place, lead = 0.0 if seat == NONE else float(tools.settings.net), 0.0, 0.0
    if weight > 0.0:
        w.v_rows[0, :] = 0
        rules.look(s, t, w.v[0], seat)
        read_view(tools.features.functions.observe, w.v[0], t, tools.weights, tools.memory)
        net_values(tools, seat, players)
        seat_points(tools.memory, seat, players, tools.points)
        place, lead = place_and_lead(tools.points, players, me, float(c.margin))
    if weight < 1.0:
        rollout(rules, thumb, s, t, w.e[0], w.o[0], scores, ended, x, c)
        values_of(s, ended, c, tools.rollouts)
        place = weight * place + (1.0 - weight) * ended.placings[me]
        lead = weight * lead + (1.0 - weight) * lead_of(s, ended, me)
        for other in range(players):
            values[other] = weight * values[other] + (1.0 - weight) * tools.rollouts[other]
    return place, lead


@rule
def net_search(
    g: Any, heuristic: Any, w: Workspace, tools: NetTools, tree: SearchTree, used: int, root: int, view: Any,
    key: Longs, first: int, count: int,
) -> int:  # fmt: skip
    """Run simulations `first` to `first + count`; returns the number of nodes in use."""
    me, players = widen(view.viewer), widen(view.players)
    for number in range(first, first + count):
        x = draw_world(g, w, view, key, number)
        unseal_rivals(w.s[0], me)
        depth, used, x = descend_with_net(g, heuristic, w, tools, tree, used, root, me, x)
        place, lead = evaluate(g, heuristic, w, tools, me, tree.scores, tree.settings, x)
        learn_regrets(tree.nodes, tools.drawn, tools.values)
        back_up(tree.nodes, tree.path, depth, players, place, lead, tools.values)
    return used


@rule
def place_and_lead(points: npt.NDArray[np.float64], players: int, me: int, margin: float) -> tuple[float, float]:
    """Expected place and lead of a seat: each rival is ahead with a chance that grows with its points."""
    place, best = 1.0, -1e9
    for other in range(players):
        if other != me:
            best = max(best, points[other])
            place += 1.0 / (1.0 + exp((points[me] - points[other]) * 2.0 / margin))
    return place, points[me] - best
