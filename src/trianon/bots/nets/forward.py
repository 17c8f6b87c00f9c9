"""Inference in compiled code: most features are zero, so a layer adds up the rows of those that are not."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from trianon.bots.nets.layout import HEADS, POINT_SCALE, POINTS, UTILITY, WIN
from trianon.bots.nets.weights import NetWeights
from trianon.core.features import Floats
from trianon.core.kernel.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import widen


class NetMemory(NamedTuple):
    """Memory of one thread that evaluates a net."""

    observation: Floats
    option: Floats
    first: Floats
    second: Floats
    heads: Floats
    context: Floats
    policy: Floats


def memory_for(net: NetWeights) -> NetMemory:
    """Memory for a net."""
    sizes = (
        len(net.first), len(net.option), len(net.first_bias), len(net.second_bias), len(net.values_bias),
        len(net.option_bias), len(net.option_bias),
    )  # fmt: skip
    return NetMemory(*(np.zeros(size, np.float32) for size in sizes))


@njit(nogil=True)  # type: ignore[untyped-decorator] # as a rule it would not be vectorised, which makes it six times slower
def add_rows(inputs: Floats, layer: Floats, out: Floats) -> None:
    """Add the rows of a layer, weighted by the inputs."""
    for i in range(len(inputs)):
        x = inputs[i]
        if x != 0.0:
            for j in range(layer.shape[1]):  # no view of the row: counting its references costs more than the sums
                out[j] += x * layer[i, j]


@rule
def rectify(out: Floats) -> None:
    """Replace negative numbers by zero."""
    for j in range(len(out)):
        out[j] = max(out[j], np.float32(0.0))


@rule
def read_view(observe: Any, v: Any, t: Any, net: NetWeights, m: NetMemory) -> None:
    """Fill in the trunk and the heads for a view."""
    m.observation[:] = 0.0
    observe(v, t, m.observation)
    m.first[:] = net.first_bias
    add_rows(m.observation, net.first, m.first)
    rectify(m.first)
    m.second[:] = net.second_bias
    add_rows(m.first, net.second, m.second)
    rectify(m.second)
    m.heads[:] = net.values_bias
    add_rows(m.second, net.values, m.heads)


@rule
def score_options(
    describe: Any, v: Any, t: Any, ids: Any, count: int, net: NetWeights, m: NetMemory,
    scores: npt.NDArray[np.float64],
) -> None:  # fmt: skip
    """Fill in the logits of a view's options; needs the trunk of this view."""
    m.context[:] = net.option_bias
    add_rows(m.second, net.context, m.context)
    for i in range(count):
        m.option[:] = 0.0
        describe(v, t, widen(ids[i]), m.option)
        m.policy[:] = m.context
        add_rows(m.option, net.option, m.policy)
        logit = 0.0
        for j in range(len(m.policy)):
            logit += max(m.policy[j], np.float32(0.0)) * net.logit[j]
        scores[i] = logit


@rule
def seat_utilities(m: NetMemory, viewer: int, players: int, values: npt.NDArray[np.float64]) -> None:
    """The value of the position for every seat, 0 to 1, as the search counts it."""
    for away in range(players):
        seat = viewer + away
        values[seat if seat < players else seat - players] = 1.0 / (1.0 + exp(-m.heads[away * HEADS + UTILITY]))


@rule
def seat_points(m: NetMemory, viewer: int, players: int, points: npt.NDArray[np.float64]) -> None:
    """The final points of every seat."""
    for away in range(players):
        seat = viewer + away
        points[seat if seat < players else seat - players] = m.heads[away * HEADS + POINTS] / POINT_SCALE


@rule
def win_shares(m: NetMemory, viewer: int, players: int, shares: npt.NDArray[np.float64]) -> None:
    """The share of the victory that every seat can expect."""
    largest, total = -1e30, 0.0
    for away in range(players):
        largest = max(largest, m.heads[away * HEADS + WIN])
    for away in range(players):
        seat = viewer + away
        share = exp(m.heads[away * HEADS + WIN] - largest)
        shares[seat if seat < players else seat - players] = share
        total += share
    for seat in range(min(players, SEATS)):
        shares[seat] /= total
