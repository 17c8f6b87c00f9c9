"""Compiled loops over matches with opponents: bots at other seats and forced decisions are played between two steps.

`g`, `f`, `h` and `k` are the bundles of a game's rules, features, heuristic and current score; `w` and `trial` are
memory of the calling thread.
"""

from typing import Any, NamedTuple

from trianon.bots.heuristic_bot import best_of
from trianon.bots.search.rollout import lead_of
from trianon.core.features import Floats
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.rng import numbered_key
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, Bytes, Counts, Longs, Raw, Shorts, copy_line, widen
from trianon.research.environments.loops import Batch, observe_seat
from trianon.research.environments.rewards import reward_seats

LEARNER, RANDOM_BOT, HEURISTIC_BOT, UNCOMPILED_BOT = 0, 1, 2, 3  # what plays a seat


class RowSeats(NamedTuple):
    """The arrays of a batch that say what plays its seats, how its matches begin, and what was answered."""

    kinds: Bytes  # of the seats, counted from the learner's on
    learners: Bytes  # the learner's seat by row
    random: Longs  # the state of the bots' generator by row
    tables: Any  # component values of every edition
    editions: Longs  # the edition by row
    starts: Raw  # states to begin from; without any, matches begin with the setup
    step_rewards: Floats  # the reward of the step by row
    leads: Floats  # the lead as it stood after the last step, by row
    points: Counts  # at the end of a match, by row and seat
    placings: Bytes
    answered: Longs  # answers in the log by row
    log_seats: Bytes
    log_options: Shorts


class SeatedBundles(NamedTuple):
    """The compiled functions of a game that loops with opponents call."""

    rules: Any
    features: Any
    heuristic: Any
    current_score: Any


class Mode(NamedTuple):
    """The settings of a batch that never change.

    Loops look here before they call a function with the batch: numba counts a reference to each of its arrays then.
    """

    alone: int  # whether every seat is the learner's
    plain: int  # whether nothing is played between two steps
    logged: int  # whether answers are kept
    sampled: int  # whether there are several editions
    players: int
    open_information: int
    reward: int
    shaping: float  # weight of the change of the lead as it stands
    seat: int  # of the learner; NONE: another one in every match
    skip_forced: int  # whether forced decisions of the learner are answered without it
    stride: int  # a finished match restarts as number + stride of its series; 0: it stays finished


@rule
def take_edition(w: Workspace, seating: RowSeats, i: int) -> None:
    """Copy the component values of a row's edition to the workspace."""
    w.t[0] = seating.tables[widen(seating.editions[i])]


@rule
def log_answer(seating: RowSeats, i: int, seat: int, option: int) -> None:
    """Keep an answer; one too many is dropped, and the log stays full."""
    place = widen(seating.answered[i])
    if place < seating.log_seats.shape[1]:
        seating.log_seats[i, place] = seat
        seating.log_options[i, place] = option
        seating.answered[i] = place + 1


@rule
def play_bots(rules: Any, score: Any, w: Workspace, s: Any, seating: RowSeats, mode: Mode, i: int) -> int:
    """Let bots answer until the learner or an uncompiled bot is asked; that seat, or NONE at the end."""
    t, o, v = w.t[0], w.o[0], w.v[0]
    kinds, learner = seating.kinds, widen(seating.learners[i])
    x = widen(seating.random[i])
    while True:
        seat = asked_seat(s)
        if seat == NONE:
            break
        kind = kinds[(seat - learner + mode.players) % mode.players]
        if kind == UNCOMPILED_BOT or (kind == LEARNER and mode.skip_forced == 0):
            break
        rules.legal(s, t, o, seat)
        if kind == LEARNER and o.count > 1:
            break
        x = next_random(x)
        choice = widen(o.ids[0])
        if o.count > 1:
            if kind == HEURISTIC_BOT:
                w.v_rows[0, :] = 0
                rules.look(s, t, v, seat)
                choice = best_of(v, t, o, score, x)
            else:
                choice = widen(o.ids[(next_random(x) * widen(o.count)) >> 32])
        rules.answer(s, t, w.e[0], seat, choice)
        if mode.logged == 1:
            log_answer(seating, i, seat, choice)
    seating.random[i] = x
    return seat


@rule
def current_lead(rules: Any, score_known: Any, w: Workspace, trial: Workspace, s_row: Raw, s: Any, seat: int) -> float:
    """The lead of a seat if its match ended here, as far as the seat can see."""
    copy_line(trial.s_rows[0], s_row)
    w.v_rows[0, :] = 0
    rules.look(s, w.t[0], w.v[0], seat)
    score_known(w.v[0], w.t[0], trial.s[0], w.e[0])
    rules.outcome(trial.s[0], w.ended[0])
    return float(lead_of(w.ended[0], widen(s.players), seat))


@rule
def list_options(rules: Any, w: Workspace, s: Any, seat: int, ids: Shorts) -> int:
    """Fill in the legal options of a seat; returns their number."""
    o = w.o[0]
    rules.legal(s, w.t[0], o, seat)
    count = widen(o.count)
    for j in range(count):
        ids[j] = o.ids[j]
    return count


@rule
def begin_row(g: Any, score: Any, w: Workspace, batch: Batch, seating: RowSeats, mode: Mode, key: Longs, i: int) -> int:
    """Start the match of a row and let bots answer; the seat that is asked then."""
    number, s = widen(batch.numbers[i]), batch.states[i]
    a, b, c, d = numbered_key(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), number)
    seating.editions[i] = (a ^ d) % len(seating.tables)
    # every position is played from every seat
    turn = number // len(seating.starts) if len(seating.starts) > 0 else number
    seating.learners[i] = mode.seat if mode.seat != NONE else turn % mode.players
    seating.answered[i] = 0
    if mode.sampled == 1:
        take_edition(w, seating, i)
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
        seating.random[i] = begin_numbered(g, s, w.t[0], w.e[0], key, number, NONE)
    return play_bots(g.functions, score, w, s, seating, mode, i)


@rule
def finish_row(
    rules: Any, observe: Any, w: Workspace, batch: Batch, seating: RowSeats, mode: Mode, i: int, learner: int
) -> None:
    """Fill in how a match ended."""
    s, ended, rewards = batch.states[i], w.ended[0], batch.rewards[i]
    rules.outcome(s, ended)
    reward_seats(ended, mode.players, mode.reward, rewards)
    for seat in range(mode.players):
        seating.points[i, seat] = ended.points[seat]
        seating.placings[i, seat] = ended.placings[seat]
    seating.step_rewards[i] += rewards[learner]
    if mode.shaping != 0.0:
        seating.step_rewards[i] += mode.shaping * (lead_of(ended, mode.players, learner) - seating.leads[i])
    observe_seat(rules, observe, w, s, learner, batch.final_observations[i], batch.masks[i], batch.legal[i])
    batch.counts[i] = 0
    batch.seats[i] = NONE
    batch.done[i] = True


@rule
def step_rows(
    bundles: SeatedBundles, w: Workspace, trial: Workspace, batch: Batch, seating: RowSeats, mode: Mode, key: Longs,
    rows: Longs, begin: int,
) -> None:  # fmt: skip
    """Answer for the seats that are asked in these rows, or begin their matches, and play on until one must decide.

    Where a match ends, `done` is set.
    """
    g = bundles.rules
    rules, observe = g.functions, bundles.features.functions.observe
    score, score_known = bundles.heuristic.functions.score, bundles.current_score.functions.score_known
    kinds, learners, step_rewards, leads = seating.kinds, seating.learners, seating.step_rewards, seating.leads
    for place in range(len(rows)):
        i = widen(rows[place])
        s, seat = batch.states[i], widen(batch.seats[i])
        begun = begin == 1
        if begun:
            following = begin_row(g, score, w, batch, seating, mode, key, i)
        else:
            if mode.sampled == 1:
                take_edition(w, seating, i)
            option = widen(batch.actions[i])
            rules.answer(s, w.t[0], w.e[0], seat, option)
            if mode.logged == 1:
                log_answer(seating, i, seat, option)
            following = asked_seat(s) if mode.plain == 1 else play_bots(rules, score, w, s, seating, mode, i)
            if following == NONE:
                learner = seat if mode.alone == 1 else widen(learners[i])  # alone, the seat that acted is rewarded
                finish_row(rules, observe, w, batch, seating, mode, i, learner)
                if mode.stride == 0:
                    continue
                batch.numbers[i] += mode.stride
                following = begin_row(g, score, w, batch, seating, mode, key, i)
                begun = True
        batch.seats[i] = following
        if following == NONE:
            batch.counts[i] = 0
            continue
        distance = (following - widen(learners[i]) + mode.players) % mode.players
        if mode.alone == 0 and kinds[distance] == UNCOMPILED_BOT:
            batch.counts[i] = list_options(rules, w, s, following, batch.legal[i])
            continue
        out, mask, legal = batch.observations[i], batch.masks[i], batch.legal[i]
        batch.counts[i] = observe_seat(rules, observe, w, s, following, out, mask, legal)
        if mode.shaping != 0.0:
            lead = current_lead(rules, score_known, w, trial, batch.s_rows[i], s, following)
            if not begun:
                step_rewards[i] += mode.shaping * (lead - leads[i])
            leads[i] = lead
