"""Rollouts with the rollout policy to the end of the match, and the value of the outcome."""

from math import tanh
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.search.tree import Scores
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import NONE, widen
from trianon.core.levels import SearchSettings

MAX_ROLLOUT_ANSWERS = 100_000  # answers per rollout; far beyond any match


@rule
def draw_few(o: Options, x: int, tries: int) -> int:
    """Keep a random sample of the options, drawn with replacement; returns the next random number."""
    count, kept = widen(o.count), 0
    for _ in range(tries):
        x = next_random(x)
        i = (x * count) >> 32
        # options drawn before are in front
        if i >= kept:
            hit = widen(o.ids[i])
            o.ids[i] = o.ids[kept]
            o.ids[kept] = hit
            kept += 1
    o.count = kept
    return x


@rule
def rollout_policy(
    s: CoreState, t: Any, o: Options, scores: Scores, score_all: Any, seat: int, x: int, tries: int
) -> tuple[int, int]:
    """The best-scored of a few sampled options; returns it and the next random number."""
    x = draw_few(o, x, max(1, tries))
    best = 0
    if o.count > 1:
        score_all(s, t, o, seat, scores)
        for i in range(1, widen(o.count)):
            if scores[i] > scores[best]:
                best = i
    return widen(o.ids[best]), x


@rule
def rollout(rules: Any, score_all: Any, w: Workspace, scores: Scores, x: int, tries: int) -> None:
    """Play on with the rollout policy and fill in the outcome."""
    s, t, e, o = w.s[0], w.t[0], w.e[0], w.o[0]
    for _ in range(MAX_ROLLOUT_ANSWERS):
        seat = asked_seat(s)
        if seat == NONE:
            break
        rules.legal(s, t, o, seat)
        x = next_random(x)
        choice = widen(o.ids[0])
        if o.count > 1:
            choice, x = rollout_policy(s, t, o, scores, score_all, seat, x, tries)
        rules.answer(s, t, e, seat, choice)
    rules.outcome(s, w.ended[0])


@rule
def lead_of(ended: Outcome, players: int, seat: int) -> int:
    """Lead of a seat over its best rival in points."""
    rival = -1_000_000
    for other in range(players):
        if other != seat:
            rival = max(rival, widen(ended.points[other]))
    return widen(ended.points[seat]) - rival


@rule
def values_of(s: CoreState, ended: Outcome, c: SearchSettings, values: npt.NDArray[np.float64]) -> None:
    """Value of an outcome for every seat, 0 to 1: a mix of victory and squashed lead."""
    firsts, players = 0, widen(s.players)
    for seat in range(players):
        firsts += 1 if ended.placings[seat] == 1 else 0
    for seat in range(players):
        lead = 0.5 + 0.5 * tanh(lead_of(ended, players, seat) / c.margin)
        won = 1.0 / firsts if ended.placings[seat] == 1 else 0.0
        values[seat] = c.win * won + (1.0 - c.win) * lead
