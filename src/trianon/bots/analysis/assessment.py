"""Assessment of one moment: two searches apart, one to find the best option and one to measure what it is worth.

The first search ranks the options. The second plays the given answer and the best alternative in the same worlds,
none of which the first has seen: the difference is free of the luck by which the best one was picked, and most of the
chance in it cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.analysis.outcome_loop import Outcomes
from trianon.bots.analysis.samplers import sampler_of
from trianon.bots.analysis.verdicts import MeanWithError, is_settled
from trianon.bots.budget import StopFlag
from trianon.bots.calibration import chance_of, chances_of, stage_of
from trianon.bots.search.search_bot import BATCH
from trianon.core.game import Setting
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE

STANDING, VICTORY, POINTS = 0, 1, 2  # columns of outcomes
LEAST_VISITS = 4  # of every option in the first search, where half of the simulations allow it
LEAST_PAIRS = 8
MOST_ROUNDS = 8  # times the pairs that an unsettled verdict may take
SMALL_STEP = 0.005  # of a share, for slopes


class Effort(NamedTuple):
    """Simulations spent on one moment: to rank its options, and per compared option."""

    ranking: int
    pairs: int

    @classmethod
    def of(cls, simulations: int) -> Effort:
        """Half of the simulations rank, the others measure."""
        return cls(max(1, simulations // 2), max(LEAST_PAIRS, simulations // 4))


@dataclass(frozen=True)
class Prospect:
    """What is to be expected from a moment on, by seat."""

    standing: MeanWithError  # of the analysed seat: 0 to 1
    spread: float  # standard deviation of its victory: what is still open
    victory: MeanWithError  # of the analysed seat: its chance of winning
    share: float  # of the victory in the simulations, from which that chance follows
    chances: tuple[float, ...]  # of winning
    points: tuple[float, ...]  # expected at the end


@dataclass(frozen=True)
class RankedOption:
    """What the ranking search found about one option."""

    option: int
    visits: int
    standing: float | None  # None where it was never visited


@dataclass(frozen=True)
class Assessment:
    """What one moment was worth before and after the given answer; both are the same without a choice."""

    best: int | None
    before: Prospect  # with the best option
    after: Prospect  # with the given one
    loss: MeanWithError  # of standing
    victory_loss: MeanWithError
    points_loss: float
    lead_loss: float  # of points ahead of the best rival
    ranking: tuple[RankedOption, ...]  # best first
    simulations: int


@dataclass(frozen=True)
class ChanceScale:
    """Calibration of the chances of one view's owner."""

    game: str
    seat: int
    players: int
    stage: float

    @classmethod
    def of(cls, setting: Setting, view: Any) -> ChanceScale:
        """The scale for a view."""
        return cls(setting.game.name, int(view.viewer), setting.players, stage_of(setting, view))

    def chance(self, share: float) -> float:
        """The chance of winning for a share of the victory in simulations."""
        return chance_of(self.game, "analysis", share, self.stage, self.players)

    def chances(self, shares: Sequence[float]) -> tuple[float, ...]:
        """The chances of all seats."""
        return chances_of(self.game, "analysis", shares, self.seat, self.stage, self.players)

    def slope(self, one: float, other: float) -> float:
        """By how much the chance changes with the share between these two."""
        low, high = min(one, other) - SMALL_STEP, max(one, other) + SMALL_STEP
        return (self.chance(high) - self.chance(low)) / (high - low)


class Assessor:
    """The memory for assessments of one setting; reused from moment to moment."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.sampler = setting, sampler_of(setting, least=LEAST_VISITS)

    def assess(
        self, view: Any, options: tuple[int, ...], given: int | None, effort: Effort, seed: str, stop: StopFlag
    ) -> Assessment | None:
        """Assess one moment from its view; None when stopped."""
        scale = ChanceScale.of(self.setting, view)
        if given is None:
            return self._worth_of_view(view, scale, effort, seed, stop)
        ranking = self._ranked(view, options, effort, seed, stop)
        if ranking is None:
            return None
        best = ranking[0].option
        compared = (given,) if best == given else (given, best)
        outcomes = self._played(view, compared, effort, seed, stop)
        if outcomes is None:
            return None
        after, before = prospect_of(outcomes[0], scale), prospect_of(outcomes[-1], scale)
        lost = [(two - one)[:, :, scale.seat] for one, two in zip(outcomes[0], outcomes[-1], strict=True)]
        chance_lost = before.victory.value - after.victory.value
        chance_error = mean_of([tree[:, VICTORY] for tree in lost]).error * scale.slope(before.share, after.share)
        return Assessment(
            best, before, after, mean_of([tree[:, STANDING] for tree in lost]),
            MeanWithError(chance_lost, chance_error),
            before.points[scale.seat] - after.points[scale.seat],
            lead_in(before, scale.seat) - lead_in(after, scale.seat),
            ranking, effort.ranking + len(compared) * sum(map(len, lost)),
        )  # fmt: skip

    def _worth_of_view(
        self, view: Any, scale: ChanceScale, effort: Effort, seed: str, stop: StopFlag
    ) -> Assessment | None:
        outcomes = self._played(view, (NONE,), effort, seed, stop)
        if outcomes is None:
            return None
        worth, nothing = prospect_of(outcomes[0], scale), MeanWithError(0.0, 0.0)
        return Assessment(None, worth, worth, nothing, nothing, 0.0, 0.0, (), sum(map(len, outcomes[0])))

    def _ranked(
        self, view: Any, options: tuple[int, ...], effort: Effort, seed: str, stop: StopFlag
    ) -> tuple[RankedOption, ...] | None:
        searcher, seat = self.sampler.searcher, int(view.viewer)
        searcher.c.least = min(LEAST_VISITS, effort.ranking // (2 * len(options)))
        searcher.begin(view)
        while searcher.done < effort.ranking:
            if stop.is_set():
                return None
            searcher.run(self.setting, view, f"{seed} ranking", min(BATCH, effort.ranking - searcher.done))
        found = []
        for option in options:
            totals = searcher.totals_of(option, seat)
            found.append(RankedOption(option, totals.visits, totals.value / totals.visits if totals.visits else None))
        return tuple(sorted(found, key=lambda each: (-each.visits, -(each.standing or 0.0))))

    def _played(
        self, view: Any, options: tuple[int, ...], effort: Effort, seed: str, stop: StopFlag
    ) -> list[list[Outcomes]] | None:
        """The outcomes after each of these options, tree by tree, in the same worlds; longer while unsettled."""
        self.sampler.searcher.c.least = 0
        key = np.array(key_of(f"{seed} worlds"), np.int64)
        parts: list[list[Outcomes]] = [[] for _ in options]
        done = 0
        while done < effort.pairs or (done < MOST_ROUNDS * effort.pairs and not _is_clear(parts, int(view.viewer))):
            if stop.is_set():
                return None
            count = min(self.sampler.tree, effort.pairs - done % effort.pairs)
            for part, option in zip(parts, options, strict=True):
                part.append(self.sampler.sample(self.setting, view, option, key, done, count))
            done += count
        return parts


@lru_cache(maxsize=2)
def assessor_of(setting: Setting) -> Assessor:
    """The assessor of this process for a setting; one thread at a time may use it."""
    return Assessor(setting)


def _is_clear(parts: list[list[Outcomes]], seat: int) -> bool:
    if len(parts) == 1:
        return True
    given, best = parts
    lost = [(two - one)[:, STANDING, seat] for one, two in zip(given, best, strict=True)]
    return is_settled(*mean_of(lost))


def lead_in(prospect: Prospect, seat: int) -> float:
    """Expected points of a seat less those of its best rival."""
    return prospect.points[seat] - max(points for other, points in enumerate(prospect.points) if other != seat)


def mean_of(trees: Sequence[Any]) -> MeanWithError:
    """The mean of samples from several trees with its standard error.

    Simulations of one tree share its luck: the error is the larger one of that of the simulations and that of the
    means of trees.
    """
    values, count = np.concatenate(trees), len(trees)
    error = float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
    if count > 1:
        error = max(error, float(np.std([tree.mean() for tree in trees], ddof=1)) / sqrt(count))
    return MeanWithError(float(values.mean()), error)


def prospect_of(trees: Sequence[Outcomes], scale: ChanceScale) -> Prospect:
    """The means of these outcomes."""
    seat, players = scale.seat, scale.players
    means = np.concatenate(trees).mean(axis=0)
    share, error = mean_of([outcomes[:, VICTORY, seat] for outcomes in trees])
    chance = scale.chance(share)
    return Prospect(
        mean_of([outcomes[:, STANDING, seat] for outcomes in trees]),
        sqrt(chance * (1 - chance)),
        MeanWithError(chance, scale.slope(share, share) * error),
        share,
        scale.chances(means[VICTORY, :players].tolist()),
        tuple(means[POINTS, :players].tolist()),
    )
