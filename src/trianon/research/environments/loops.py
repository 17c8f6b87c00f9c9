"""Compiled loops over a batch of matches: start, step, observe, describe options.

`g` and `f` are the bundles of a game's rules and features, `w` is the memory of the calling thread.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.core.features import Floats
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.seats import asked, asked_seat
from trianon.core.kernel.struct import NONE, Bytes, Longs, Raw, Shorts, widen
from trianon.research.environments.rewards import reward_seats

Masks = npt.NDArray[np.int8]


class Batch(NamedTuple):
    """The arrays of a batch of matches, a row for each."""

    states: Any
    s_rows: Raw
    numbers: Longs  # of the match in its series
    seats: Bytes  # the seat to act, NONE after the end
    counts: Shorts  # of legal options
    legal: Shorts  # option numbers, the first `counts[i]` of row i
    actions: Longs
    observations: Floats
    masks: Masks
    rewards: Floats
    done: npt.NDArray[np.bool_]
    final_observations: Floats  # of finished matches


@rule
def clear_row(out: Floats, mask: Masks) -> None:
    """Clear an observation and a mask before they are filled in."""
    mask[:] = 0
    out[:] = 0.0


@rule
def observe_seat(
    rules: Any, observe: Any, w: Workspace, s: Any, seat: int, out: Floats, mask: Masks, ids: Shorts
) -> int:
    """Fill in observation, mask and legal options of a seat; returns the number of options."""
    t, o, v = w.t[0], w.o[0], w.v[0]
    clear_row(out, mask)
    rules.legal(s, t, o, seat)
    count = widen(o.count)
    for i in range(count):
        mask[o.ids[i]] = 1
        ids[i] = o.ids[i]
    w.v_rows[0, :] = 0
    rules.look(s, t, v, seat)
    observe(v, t, out)
    return count


@rule
def begin_all(
    g: Any, f: Any, w: Workspace, batch: Batch, players: int, open_information: int, key: Longs, first: int, last: int
) -> None:
    """Start the matches of these rows with their current numbers."""
    rules, observe = g.functions, f.functions.observe
    for i in range(first, last):
        s = batch.states[i]
        batch.s_rows[i, :] = 0
        s.players = players
        s.open_information = open_information
        begin_numbered(g, s, w.t[0], w.e[0], key, widen(batch.numbers[i]), NONE)
        seat = asked_seat(s)
        batch.seats[i] = seat
        batch.counts[i] = observe_seat(
            rules, observe, w, s, seat, batch.observations[i], batch.masks[i], batch.legal[i]
        )


@rule
def step_all(g: Any, f: Any, w: Workspace, batch: Batch, players: int, reward: int, first: int, last: int) -> None:
    """Apply one answer per row; where that ends a match, `done` is set and no seat is asked."""
    rules, observe = g.functions, f.functions.observe
    tables, events, ended = w.t[0], w.e[0], w.ended[0]
    for i in range(first, last):
        s = batch.states[i]
        seat = widen(batch.seats[i])
        mask, legal, rewards = batch.masks[i], batch.legal[i], batch.rewards[i]
        rules.answer(s, tables, events, seat, widen(batch.actions[i]))
        following = asked_seat(s)
        batch.seats[i] = following
        batch.done[i] = following == NONE
        if following != NONE:
            rewards[:] = 0.0
            batch.counts[i] = observe_seat(rules, observe, w, s, following, batch.observations[i], mask, legal)
        else:
            rules.outcome(s, ended)
            reward_seats(ended, players, reward, rewards)
            batch.counts[i] = observe_seat(rules, observe, w, s, seat, batch.final_observations[i], mask, legal)


@rule
def observe_all_seats(g: Any, f: Any, w: Workspace, s: Any, legal: Shorts, observations: Floats, masks: Masks) -> None:
    """Fill in observations and masks of every seat; the last entry of a mask is 1 for a seat that must wait."""
    rules, observe = g.functions, f.functions.observe
    for seat in range(len(masks)):
        mask = masks[seat]
        observe_seat(rules, observe, w, s[0], seat, observations[seat], mask, legal)
        if not asked(s[0], seat):
            mask[:] = 0
            mask[len(mask) - 1] = 1


@rule
def describe_all(
    g: Any, f: Any, w: Workspace, batch: Batch, first: int, last: int, offsets: Longs, ids: Shorts, features: Floats
) -> None:
    """Fill in the legal options of these rows and their features, concatenated."""
    rules, describe = g.functions, f.functions.describe
    t, options, v = w.t[0], w.o[0], w.v[0]
    for i in range(first, last):
        if batch.seats[i] == NONE:
            continue
        s, seat = batch.states[i], widen(batch.seats[i])
        rules.legal(s, t, options, seat)
        w.v_rows[0, :] = 0
        rules.look(s, t, v, seat)
        for k in range(widen(options.count)):
            row = widen(offsets[i]) + k
            ids[row] = options.ids[k]
            describe(v, t, widen(options.ids[k]), features[row])


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
