"""Compiled loops over a batch of matches: start, step, observe, describe options.

`g` is the bundle of a game's rules; `t`, `e`, `o`, `v` and `ended` are arrays of one record (see `entry`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.core.features import Floats
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.rule import rule
from trianon.core.kernel.seats import asked, asked_seat
from trianon.core.kernel.struct import NONE, Bytes, Longs, Raw, Shorts, widen
from trianon.research.environments.rewards import reward_seats

Masks = npt.NDArray[np.int8]


@rule
def show(
    s: Any, t: Any, o: Any, v: Any, v_rows: Raw, legal: Any, look: Any, observe: Any, seat: int, out: Floats,
    mask: Masks, ids: Shorts,
) -> int:  # fmt: skip
    """Fill in observation, mask and legal options of a seat; returns the number of options."""
    legal(s, t, o, seat)
    mask[:] = 0
    count = widen(o.count)
    for i in range(count):
        mask[o.ids[i]] = 1
        ids[i] = o.ids[i]
    v_rows[0, :] = 0
    look(s, t, v, seat)
    out[:] = 0.0
    observe(v, t, out)
    return count


@rule
def begin_all(
    states: Any, s_rows: Raw, g: Any, t: Any, e: Any, o: Any, v: Any, v_rows: Raw, players: int, open_information: int,
    key: Longs, first: int, last: int, numbers: Longs, seats: Bytes, counts: Shorts, legal: Shorts,
    observations: Floats, masks: Masks,
) -> None:  # fmt: skip
    """Start the matches of these rows with their current numbers."""
    k0, k1, k2, k3 = widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3])
    g_legal = g.legal
    g_look = g.look
    g_observe = g.observe
    for i in range(first, last):
        s = states[i]
        s_rows[i, :] = 0
        s.players = players
        s.open_information = open_information
        begin_numbered(s, t[0], e[0], g.begin, k0, k1, k2, k3, widen(numbers[i]), NONE)
        seat = asked_seat(s)
        seats[i] = seat
        counts[i] = show(
            s, t[0], o[0], v[0], v_rows, g_legal, g_look, g_observe, seat, observations[i], masks[i], legal[i]
        )


@rule
def step_all(
    states: Any, s_rows: Raw, g: Any, t: Any, e: Any, o: Any, v: Any, v_rows: Raw, ended: Any, players: int,
    open_information: int, reward: int, key: Longs, first: int, last: int, stride: int, actions: Longs, numbers: Longs,
    seats: Bytes, counts: Shorts, legal: Shorts, observations: Floats, masks: Masks, rewards: Floats,
    done: npt.NDArray[np.bool_], finals: Floats,
) -> None:  # fmt: skip
    """Apply one answer per row; a finished match restarts as number + `stride` of its series.

    With a stride of 0 it stays finished.
    """
    # read once, outside of the loop: each read changes the bundle's reference count, on which threads contend
    answer = g.answer
    g_legal = g.legal
    g_look = g.look
    g_observe = g.observe
    tables, events, options, view = t[0], e[0], o[0], v[0]
    for i in range(first, last):
        s = states[i]
        seat = widen(seats[i])
        answer(s, tables, events, seat, widen(actions[i]))
        following = asked_seat(s)
        if following != NONE:
            done[i] = False
            rewards[i, :] = 0.0
            seats[i] = following
            counts[i] = show(
                s, tables, options, view, v_rows, g_legal, g_look, g_observe, following, observations[i], masks[i],
                legal[i],
            )  # fmt: skip
            continue
        done[i] = True
        g.outcome(s, ended[0])
        reward_seats(ended[0], players, reward, rewards[i])
        counts[i] = show(
            s, tables, options, view, v_rows, g_legal, g_look, g_observe, seat, finals[i], masks[i], legal[i]
        )
        seats[i] = NONE
        if stride > 0:
            numbers[i] += stride
            begin_all(
                states, s_rows, g, t, e, o, v, v_rows, players, open_information, key, i, i + 1, numbers, seats, counts,
                legal, observations, masks,
            )  # fmt: skip


@rule
def show_table(
    states: Any, g: Any, t: Any, o: Any, v: Any, v_rows: Raw, row: int, legal: Shorts, observations: Floats,
    masks: Masks,
) -> None:  # fmt: skip
    """Fill in observations and masks of every seat; the last entry of a mask is 1 for a seat that must wait."""
    s = states[row]
    for seat in range(len(masks)):
        mask = masks[seat]
        show(s, t[0], o[0], v[0], v_rows, g.legal, g.look, g.observe, seat, observations[seat], mask, legal)
        if not asked(s, seat):
            mask[:] = 0
            mask[len(mask) - 1] = 1


@rule
def describe_all(
    states: Any, g: Any, t: Any, o: Any, v: Any, v_rows: Raw, first: int, last: int, seats: Bytes, offsets: Longs,
    ids: Shorts, features: Floats,
) -> None:  # fmt: skip
    """Fill in the legal options of these rows and their features, concatenated."""
    options = o[0]
    for i in range(first, last):
        if seats[i] == NONE:
            continue
        s, seat = states[i], widen(seats[i])
        g.legal(s, t[0], options, seat)
        v_rows[0, :] = 0
        g.look(s, t[0], v[0], seat)
        for k in range(widen(options.count)):
            row = widen(offsets[i]) + k
            ids[row] = options.ids[k]
            g.describe(v[0], t[0], widen(options.ids[k]), features[row])


@rule
def first_illegal(legal: Shorts, counts: Shorts, actions: Longs) -> int:
    """The first row with an illegal action, or NONE."""
    for i in range(len(actions)):
        found = False
        for j in range(widen(counts[i])):
            found |= legal[i, j] == actions[i]
        if not found:
            return i
    return NONE


@rule
def pick_all(legal: Shorts, counts: Shorts, x: int, actions: Longs) -> int:
    """Draw a random legal answer per row; returns the next random number."""
    for i in range(len(counts)):
        x = next_random(x)
        actions[i] = legal[i, (x * widen(counts[i])) >> 32]
    return x
