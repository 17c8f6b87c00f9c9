"""The evaluator with a net: it values the positions that the tree reaches, alone or beside rollouts."""

from math import exp
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.nets.forward import NetMemory, memory_for, read_view, score_options, seat_points, seat_utilities
from trianon.bots.nets.layout import net_features
from trianon.bots.nets.weights import NetWeights, weights_of
from trianon.bots.search.loop import search_with
from trianon.bots.search.rollout import lead_of, rollout, rollout_policy, values_of
from trianon.bots.search.searcher import Evaluator
from trianon.bots.search.tree import Scores, SearchTree, expand, mark_unexpanded, record_of, renew_priors
from trianon.core.game import Game
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import MAX_OPTIONS
from trianon.core.kernel.seats import asked_seat, is_secret
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, widen
from trianon.core.levels import NetSettings

MAX_ANSWERS = 10_000  # answers until a position is quiet; far beyond any match


class NetTools(NamedTuple):
    """A net with its memory, settings and feature functions."""

    weights: NetWeights
    memory: NetMemory
    settings: Any  # NetSettings
    features: Any  # bundle
    rollouts: Scores  # values of a rollout, by seat
    points: Scores
    logits: Scores


@rule
def is_quiet(s: Any) -> bool:
    """Whether a net can value a position from the view of the seat to act: no pick is sealed that it would miss."""
    if is_secret(s):
        for other in range(widen(s.players)):
            if s.picked[other] > 0:
                return False
    return True


@rule
def settle(rules: Any, score_all: Any, w: Workspace, scores: Scores, x: int, tries: int) -> int:
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
        if is_quiet(s):
            break
        x = next_random(x)
        choice, x = rollout_policy(s, t, o, scores, score_all, seat, x, tries)
        rules.answer(s, t, e, seat, choice)
    return x


@rule
def net_priors(rules: Any, w: Workspace, net: NetTools, seat: int, temperature: float, scores: Scores) -> None:
    """Mix the net's logits into the heuristic scores of a position."""
    functions, count = net.features.functions, widen(w.o[0].count)
    w.v_rows[0, :] = 0
    rules.look(w.s[0], w.t[0], w.v[0], seat)
    read_view(functions.observe, w.v[0], w.t[0], net.weights, net.memory)
    score_options(functions.describe, w.v[0], w.t[0], w.o[0].ids, count, net.weights, net.memory, net.logits)
    weight = float(net.settings.prior)
    for i in range(count):
        scores[i] = (1.0 - weight) * scores[i] + weight * net.logits[i] * temperature


@rule
def grow_with_net(
    rules: Any, thumb: Any, w: Workspace, net: NetTools, tree: SearchTree, parent: int, seat: int
) -> None:  # fmt: skip
    """Give every legal option a child; its prior is mixed of the heuristic's and the net's, once visits allow it."""
    nodes, o, c = tree.nodes, w.o[0], net.settings
    visits, policy_after = widen(nodes[parent].visits), widen(c.policy_after)
    missing = mark_unexpanded(nodes, parent, o, tree.marks)
    is_policy_due = policy_after > 0 and visits == policy_after and c.prior > 0.0
    if missing or is_policy_due:
        temperature = float(tree.settings.temperature)
        thumb.score_all(w.s[0], w.t[0], o, seat, tree.scores)
        if c.prior > 0.0 and visits >= policy_after:
            net_priors(rules, w, net, seat, temperature, tree.scores)
        expand(tree, parent, o)
        if is_policy_due:
            renew_priors(nodes, parent, o, tree.scores, temperature)


@rule
def evaluate_with_net(
    rules: Any, thumb: Any, w: Workspace, net: NetTools, tree: SearchTree, me: int, x: int
) -> tuple[float, float]:  # fmt: skip
    """Fill in the values of all seats; returns the place and the lead that the searching seat can expect."""
    score_all, c = thumb.score_all, tree.settings
    s, t, ended, values, tries = w.s[0], w.t[0], w.ended[0], tree.values, widen(tree.settings.tries)
    x = settle(rules, score_all, w, tree.scores, x, tries)
    seat, players = asked_seat(s), widen(s.players)
    weight, place, lead = 0.0 if seat == NONE else float(net.settings.net), 0.0, 0.0
    if weight > 0.0:
        w.v_rows[0, :] = 0
        rules.look(s, t, w.v[0], seat)
        read_view(net.features.functions.observe, w.v[0], t, net.weights, net.memory)
        seat_utilities(net.memory, seat, players, values)
        seat_points(net.memory, seat, players, net.points)
        place, lead = place_and_lead(net.points, players, me, float(c.margin))
    if weight < 1.0:
        rollout(rules, score_all, w, tree.scores, x, tries)
        values_of(s, ended, c, net.rollouts)
        place = weight * place + (1.0 - weight) * ended.placings[me]
        lead = weight * lead + (1.0 - weight) * lead_of(ended, players, me)
        for other in range(players):
            values[other] = weight * values[other] + (1.0 - weight) * net.rollouts[other]
    return place, lead


@rule
def place_and_lead(points: Scores, players: int, me: int, margin: float) -> tuple[float, float]:
    """Expected place and lead of a seat: each rival is ahead with a chance that grows with its points."""
    place, best = 1.0, -1e9
    for other in range(players):
        if other != me:
            best = max(best, points[other])
            place += 1.0 / (1.0 + exp((points[me] - points[other]) * 2.0 / margin))
    return place, points[me] - best


descend_with_net, search_with_net = search_with(grow_with_net, evaluate_with_net)


def net_evaluator(game: Game, settings: NetSettings, weights: NetWeights | None = None) -> Evaluator:
    """The evaluator with the net of a game, or with another one, for one search thread."""
    net = weights_of(game.name) if weights is None else weights
    tools = NetTools(
        net, memory_for(net), record_of(settings), net_features(game, len(net.first)).bundle, np.zeros(SEATS),
        np.zeros(SEATS), np.zeros(MAX_OPTIONS),
    )  # fmt: skip
    return Evaluator(search_with_net, tools)
