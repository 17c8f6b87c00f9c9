"""Inference in compiled code: most features are zero, so a layer adds up the rows of those that are not."""

from math import exp
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from trianon.bots.nets.layout import HEADS, POINT_SCALE, POINTS, UTILITY, WIN
from trianon.bots.nets.weights import NetWeights
from trianon.core.features import Floats
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import copy_line, widen


class NetMemory(NamedTuple):
    """Memory of one thread that evaluates a net."""

    nonzero: npt.NDArray[np.int32]  # numbers of a layer's inputs that are not zero
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
    return NetMemory(np.zeros(max(sizes) + 1, np.int32), *(np.zeros(size, np.float32) for size in sizes))


# plain njit, not @rule: rules are not vectorised, which makes these loops six times slower


@njit(nogil=True)  # type: ignore[untyped-decorator]
def add_rows(inputs: Floats, layer: Floats, out: Floats, nonzero: npt.NDArray[np.int32]) -> None:
    """Add the rows of a layer, weighted by the inputs; eight at once, as the sums wait for memory."""
    count = 0
    for i in range(len(inputs)):
        nonzero[count] = i
        count += 1 if inputs[i] != 0.0 else 0
    k = 0
    while k + 8 <= count:  # rows by number, not as views: counting their references costs more than the sums
        a, b, c, d = nonzero[k], nonzero[k + 1], nonzero[k + 2], nonzero[k + 3]
        e, f, g, h = nonzero[k + 4], nonzero[k + 5], nonzero[k + 6], nonzero[k + 7]
        p, q, r, s = inputs[a], inputs[b], inputs[c], inputs[d]
        t, u, v, w = inputs[e], inputs[f], inputs[g], inputs[h]
        for j in range(layer.shape[1]):
            front = (p * layer[a, j] + q * layer[b, j]) + (r * layer[c, j] + s * layer[d, j])
            back = (t * layer[e, j] + u * layer[f, j]) + (v * layer[g, j] + w * layer[h, j])
            out[j] += front + back
        k += 8
    while k < count:
        a = nonzero[k]
        p = inputs[a]
        for j in range(layer.shape[1]):
            out[j] += p * layer[a, j]
        k += 1


@njit(nogil=True)  # type: ignore[untyped-decorator]
def rectify(out: Floats) -> None:
    """Replace negative numbers by zero."""
    for j in range(len(out)):
        out[j] = max(out[j], np.float32(0.0))


@njit(nogil=True, fastmath={"reassoc", "contract"})  # type: ignore[untyped-decorator] # a sum in order is not vectorised
def rectified_sum(inputs: Floats, weights: Floats) -> np.float32:
    """The weighted sum of the inputs above zero."""
    total = np.float32(0.0)
    for j in range(len(inputs)):
        total += max(inputs[j], np.float32(0.0)) * weights[j]
    return total


@rule
def read_view(observe: Any, v: Any, t: Any, net: NetWeights, m: NetMemory) -> None:
    """Fill in the trunk and the heads for a view."""
    m.observation[:] = 0.0
    observe(v, t, m.observation)
    copy_line(m.first, net.first_bias)
    add_rows(m.observation, net.first, m.first, m.nonzero)
    rectify(m.first)
    copy_line(m.second, net.second_bias)
    add_rows(m.first, net.second, m.second, m.nonzero)
    rectify(m.second)
    copy_line(m.heads, net.values_bias)
    add_rows(m.second, net.values, m.heads, m.nonzero)


@rule
def score_options(
    describe: Any, v: Any, t: Any, ids: Any, count: int, net: NetWeights, m: NetMemory,
    scores: npt.NDArray[np.float64],
) -> None:  # fmt: skip
    """Fill in the logits of a view's options; needs the trunk of this view."""
    copy_line(m.context, net.option_bias)
    add_rows(m.second, net.context, m.context, m.nonzero)
    for i in range(count):
        m.option[:] = 0.0
        describe(v, t, widen(ids[i]), m.option)
        copy_line(m.policy, m.context)
        add_rows(m.option, net.option, m.policy, m.nonzero)
        scores[i] = rectified_sum(m.policy, net.logit)


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
