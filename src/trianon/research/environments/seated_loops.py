"""Compiled loops over matches with opponents: bots at other seats and forced decisions are played between two steps.

`g`, `f`, `h` and `k` are the bundles of a game's rules, features, heuristic and standing; `w` and `trial` are memory of
the calling thread.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from trianon.bots.heuristic_bot import best_of
from trianon.core.features import Floats
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.rng import numbered_key
from trianon.core.kernel.rule import rule
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, Bytes, Counts, Longs, Raw, Shorts, copy_line, widen
from trianon.research.environments.loops import Batch, show
from trianon.research.environments.rewards import reward_seats

LEARNER, RANDOM_BOT, HEURISTIC_BOT, OUTSIDE_BOT = 0, 1, 2, 3  # what plays a seat


class Seating(NamedTuple):
    """The arrays of a batch that say what plays its seats, how its matches begin, and what was answered."""

    kinds: Bytes  # of the seats, counted from the learner's on
    learners: Bytes  # the learner's seat by row
    random: Longs  # the state of the bots' generator by row
    tables: Any  # component values of every edition
    editions: Longs  # the edition by row
    starts: Raw  # states to begin from; without any, matches begin with the setup
    gains: Floats  # the reward of the step by row
    leads: Floats  # the lead as it stood after the last step, by row
    points: Counts  # at the end of a match, by row and seat
    placings: Bytes
    answered: Longs  # answers in the log by row
    log_seats: Bytes
    log_options: Shorts


class Mode(NamedTuple):
    """The settings of a batch that never change."""

    players: int
    open_information: int
    reward: int
    shaping: float  # weight of the change of the lead as it stands
    seat: int  # of the learner; NONE: another one in every match
    skip_forced: int  # whether forced decisions of the learner are answered without it
    stride: int  # a finished match restarts as number + stride of its series; 0: it stays finished


@rule
def own_workspace(w: Workspace, seating: Seating, i: int) -> Workspace:
    """The workspace with the component values of a row's edition."""
    k = widen(seating.editions[i])
    return Workspace(w.s, w.s_rows, seating.tables[k : k + 1], w.e, w.o, w.v, w.v_rows, w.ended)


@rule
def log_answer(seating: Seating, i: int, seat: int, option: int) -> None:
    """Keep an answer, where answers are kept."""
    place = widen(seating.answered[i])
    if place < seating.log_seats.shape[1]:
        seating.log_seats[i, place] = seat
        seating.log_options[i, place] = option
        seating.answered[i] = place + 1


@rule
def go_on(rules: Any, score: Any, w: Workspace, batch: Batch, seating: Seating, mode: Mode, i: int) -> int:
    """Let bots answer until the learner or a bot outside of the loop is asked; that seat, or NONE at the end."""
    s, t, o, v = batch.states[i], w.t[0], w.o[0], w.v[0]
    while True:
        seat = asked_seat(s)
        if seat == NONE:
            return NONE
        kind = seating.kinds[(seat - widen(seating.learners[i]) + mode.players) % mode.players]
        if kind == OUTSIDE_BOT or (kind == LEARNER and mode.skip_forced == 0):
            return seat
        rules.legal(s, t, o, seat)
        if kind == LEARNER and o.count > 1:
            return seat
        x = next_random(widen(seating.random[i]))
        choice = widen(o.ids[0])
        if o.count > 1:
            if kind == HEURISTIC_BOT:
                w.v_rows[0, :] = 0
                rules.look(s, t, v, seat)
                choice = best_of(v, t, o, score, x)
            else:
                choice = widen(o.ids[(next_random(x) * widen(o.count)) >> 32])
        seating.random[i] = x
        rules.answer(s, t, w.e[0], seat, choice)
        log_answer(seating, i, seat, choice)


@rule
def lead_now(rules: Any, score_known: Any, w: Workspace, trial: Workspace, s_row: Raw, s: Any, seat: int) -> float:
    """The lead of a seat if its match ended here, as far as the seat can see."""
    copy_line(trial.s_rows[0], s_row)
    w.v_rows[0, :] = 0
    rules.look(s, w.t[0], w.v[0], seat)
    score_known(w.v[0], w.t[0], trial.s[0], w.e[0])
    rules.outcome(trial.s[0], w.ended[0])
    return lead_of(w.ended[0].points, widen(s.players), seat)


@rule
def lead_of(points: Any, players: int, seat: int) -> float:
    """The points of a seat less its best rival's."""
    best = -1_000_000
    for other in range(players):
        if other != seat and points[other] > best:
            best = widen(points[other])
    return float(widen(points[seat]) - best)


@rule
def show_asked(
    g: Any, f: Any, k: Any, w: Workspace, trial: Workspace, batch: Batch, seating: Seating, mode: Mode, i: int,
    seat: int,
) -> None:  # fmt: skip
    """Show the seat that is asked its options, and a learner its observation and what its lead gained."""
    rules, s, o = g.functions, batch.states[i], w.o[0]
    batch.seats[i] = seat
    if seating.kinds[(seat - widen(seating.learners[i]) + mode.players) % mode.players] == OUTSIDE_BOT:
        rules.legal(s, w.t[0], o, seat)
        batch.counts[i] = o.count
        for j in range(widen(o.count)):
            batch.legal[i, j] = o.ids[j]
        return
    batch.counts[i] = show(
        rules, f.functions.observe, w, s, seat, batch.observations[i], batch.masks[i], batch.legal[i]
    )
    if mode.shaping != 0.0:
        lead = lead_now(rules, k.functions.score_known, w, trial, batch.s_rows[i], s, seat)
        seating.gains[i] += mode.shaping * (lead - seating.leads[i])
        seating.leads[i] = lead


@rule
def begin_row(
    g: Any, f: Any, h: Any, k: Any, w: Workspace, trial: Workspace, batch: Batch, seating: Seating, mode: Mode,
    key: Longs, i: int,
) -> None:  # fmt: skip
    """Start the match of a row and play until the learner or a bot outside of the loop is asked."""
    number, s = widen(batch.numbers[i]), batch.states[i]
    a, b, c, d = numbered_key(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), number)
    seating.editions[i] = (a ^ d) % len(seating.tables)
    # every position is played from every seat
    turn = number // len(seating.starts) if len(seating.starts) > 0 else number
    seating.learners[i] = mode.seat if mode.seat != NONE else turn % mode.players
    seating.answered[i] = 0
    own = own_workspace(w, seating, i)
    if len(seating.starts) > 0:
        copy_line(batch.s_rows[i], seating.starts[number % len(seating.starts)])
        s.key[0] = a
        s.key[1] = b
        s.key[2] = c
        s.key[3] = d
        s.draws[:] = 0
        seating.random[i] = (a ^ c) | 1
    else:
        batch.s_rows[i, :] = 0
        s.players = mode.players
        s.open_information = mode.open_information
        seating.random[i] = begin_numbered(g, s, own.t[0], own.e[0], key, number, NONE)
    if mode.shaping != 0.0:
        learner = widen(seating.learners[i])
        seating.leads[i] = lead_now(g.functions, k.functions.score_known, own, trial, batch.s_rows[i], s, learner)
    seat = go_on(g.functions, h.functions.score, own, batch, seating, mode, i)
    if seat == NONE:
        batch.seats[i] = NONE
        batch.counts[i] = 0
        return
    show_asked(g, f, k, own, trial, batch, seating, mode, i, seat)


@rule
def finish_row(g: Any, f: Any, w: Workspace, batch: Batch, seating: Seating, mode: Mode, i: int, learner: int) -> None:
    """Fill in how a match ended."""
    rules, s, ended, rewards = g.functions, batch.states[i], w.ended[0], batch.rewards[i]
    rules.outcome(s, ended)
    reward_seats(ended, mode.players, mode.reward, rewards)
    for seat in range(mode.players):
        seating.points[i, seat] = ended.points[seat]
        seating.placings[i, seat] = ended.placings[seat]
    seating.gains[i] += rewards[learner]
    if mode.shaping != 0.0:
        seating.gains[i] += mode.shaping * (lead_of(ended.points, mode.players, learner) - seating.leads[i])
    show(rules, f.functions.observe, w, s, learner, batch.finals[i], batch.masks[i], batch.legal[i])
    batch.counts[i] = 0
    batch.seats[i] = NONE
    batch.done[i] = True


@rule
def begin_rows(
    g: Any, f: Any, h: Any, k: Any, w: Workspace, trial: Workspace, batch: Batch, seating: Seating, mode: Mode,
    key: Longs, rows: Longs,
) -> None:  # fmt: skip
    """Start the matches of these rows with their present numbers."""
    for place in range(len(rows)):
        begin_row(g, f, h, k, w, trial, batch, seating, mode, key, widen(rows[place]))


@rule
def step_rows(
    g: Any, f: Any, h: Any, k: Any, w: Workspace, trial: Workspace, batch: Batch, seating: Seating, mode: Mode,
    key: Longs, rows: Longs,
) -> None:  # fmt: skip
    """Answer for the seats that are asked in these rows and play on; where a match ends, `done` is set."""
    for place in range(len(rows)):
        i = widen(rows[place])
        seat, option = widen(batch.seats[i]), widen(batch.actions[i])
        own = own_workspace(w, seating, i)
        g.functions.answer(batch.states[i], own.t[0], own.e[0], seat, option)
        log_answer(seating, i, seat, option)
        following = go_on(g.functions, h.functions.score, own, batch, seating, mode, i)
        if following != NONE:
            show_asked(g, f, k, own, trial, batch, seating, mode, i, following)
            continue
        alone = True  # every seat is the learner's: the one that acted is rewarded
        for distance in range(mode.players):
            alone &= seating.kinds[distance] == LEARNER
        finish_row(g, f, own, batch, seating, mode, i, seat if alone else widen(seating.learners[i]))
        if mode.stride > 0:
            batch.numbers[i] += mode.stride
            begin_row(g, f, h, k, w, trial, batch, seating, mode, key, i)
