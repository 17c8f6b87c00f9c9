"""Assessment of one moment by two searches: one finds the best option, the other measures what it is worth.

The first search ranks the options. The second plays the given answer and the best alternative in the same worlds,
none of which the first has seen: the difference is free of the luck by which the best one was picked, and most of the
chance in it cancels out. Where a mistake or blunder is likely, the ranking goes on before the verdict.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.analysis.outcome_loop import POINTS, STANDING, VICTORY, Outcomes
from trianon.bots.analysis.ranking import DEEPER, RankedOption, Ranker
from trianon.bots.analysis.samplers import Sampler, sampler_of
from trianon.bots.analysis.verdicts import MeanWithError, is_settled, may_be_serious
from trianon.bots.budget import StopFlag
from trianon.bots.calibration import chance_of, chances_of, stage_of
from trianon.core.game import Setting
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE

MIN_PAIRS = 8
UNCOMPARED_TREES = 2  # of an option without an alternative: only its prospect is wanted, no difference
SMALL_STEP = 0.005  # of a share, for slopes


class Effort(NamedTuple):
    """Simulations spent on one moment: to rank its options, and per compared option."""

    ranking: int
    pairs: int
    settles: bool = True  # measures longer near a threshold, and ranks longer before a mistake

    @classmethod
    def of(cls, simulations: int, settles: bool = True) -> Effort:
        """Half of the simulations rank, the others measure."""
        return cls(max(1, simulations // 2), max(MIN_PAIRS, simulations // 4), settles)


@dataclass(frozen=True)
class Prospect:
    """The expected outcome from a moment on, by seat."""

    standing: MeanWithError  # of the analysed seat: 0 to 1
    spread: float  # standard deviation of its victory: what is still open
    victory: MeanWithError  # of the analysed seat: its chance of winning
    share: float  # of the victory in the simulations, from which that chance follows
    chances: tuple[float, ...]  # of winning
    points: tuple[float, ...]  # expected at the end


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
        """The slope of the chance between two shares."""
        low, high = min(one, other) - SMALL_STEP, max(one, other) + SMALL_STEP
        return (self.chance(high) - self.chance(low)) / (high - low)


class Assessor:
    """Assesses moments of one setting; its buffers are reused."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.sampler, self.ranker = setting, sampler_of(setting), Ranker(setting)

    def assess(
        self, view: Any, options: tuple[int, ...], given: int | None, effort: Effort, seed: str, stop: StopFlag
    ) -> Assessment | None:
        """Assess one moment from its view; None when stopped."""
        scale = ChanceScale.of(self.setting, view)
        if given is None:
            return self._worth_of_view(view, scale, effort, seed, stop)
        played = PlayedOptions(self.setting, self.sampler, view, effort, seed)
        self.ranker.begin(view, options, f"{seed} ranking")
        ranking = self.ranker.rank(effort.ranking, stop)
        found = None if ranking is None else played.best_of(self.ranker.leaders, given, stop)
        if found is not None and effort.settles and may_be_serious(*found[1]):
            ranking = self.ranker.rank(DEEPER * effort.ranking, stop)
            found = None if ranking is None else played.best_of(self.ranker.leaders, given, stop)
        if ranking is None or found is None:
            return None
        best, loss = found
        ranking = tuple(sorted(ranking, key=lambda each: each.option != best))
        trees = min(len(played.trees[given]), len(played.trees[best]))
        given_trees, best_trees = (played.trees[option][:trees] for option in (given, best))
        after, before = prospect_of(given_trees, scale), prospect_of(best_trees, scale)
        lost = [(two - one)[:, :, scale.seat] for one, two in zip(given_trees, best_trees, strict=True)]
        chance_lost = before.victory.value - after.victory.value
        chance_error = mean_of([tree[:, VICTORY] for tree in lost]).error * scale.slope(before.share, after.share)
        return Assessment(
            best, before, after, loss,
            MeanWithError(chance_lost, chance_error),
            before.points[scale.seat] - after.points[scale.seat],
            lead_in(before, scale.seat) - lead_in(after, scale.seat),
            ranking, sum(each.visits for each in ranking) + played.count,
        )  # fmt: skip

    def _worth_of_view(
        self, view: Any, scale: ChanceScale, effort: Effort, seed: str, stop: StopFlag
    ) -> Assessment | None:
        played = PlayedOptions(self.setting, self.sampler, view, effort, seed)
        if played.loss(NONE, NONE, stop) is None:
            return None
        worth, nothing = prospect_of(played.trees[NONE], scale), MeanWithError(0.0, 0.0)
        return Assessment(None, worth, worth, nothing, nothing, 0.0, 0.0, (), played.count)


class PlayedOptions:
    """Outcomes after options of one view, tree by tree, in the same worlds for each of them."""

    def __init__(self, setting: Setting, sampler: Sampler, view: Any, effort: Effort, seed: str) -> None:
        self.setting, self.sampler, self.view, self.effort = setting, sampler, view, effort
        self.tree = min(sampler.tree, effort.pairs)  # simulations
        self.key = np.array(key_of(f"{seed} worlds"), np.int64)
        self.trees: dict[int, list[Outcomes]] = {}

    @property
    def count(self) -> int:
        """Simulations so far."""
        return sum(len(tree) for trees in self.trees.values() for tree in trees)

    def best_of(self, candidates: Sequence[int], given: int, stop: StopFlag) -> tuple[int, MeanWithError] | None:
        """The candidate against which the given option loses most, and that loss; None when stopped."""
        found: tuple[int, MeanWithError] | None = None
        for candidate in candidates:
            loss = self.loss(given, candidate, stop)
            if loss is None:
                return None
            if found is None or loss.value > found[1].value:
                found = candidate, loss
        return found

    def loss(self, given: int, best: int, stop: StopFlag) -> MeanWithError | None:
        """The standing that is lost with the given option; measured longer near a threshold. None when stopped."""
        worlds, effort = 0, self.effort
        least = effort.pairs if given != best else min(effort.pairs, UNCOMPARED_TREES * self.tree)
        while worlds < least or (
            given != best
            and effort.settles
            and not is_settled(*self._lost(given, best), worlds / effort.pairs, self.sampler.most_rounds)
        ):
            if stop.is_set():
                return None
            worlds += self.tree
            self._play(given, worlds)
            self._play(best, worlds)
        return self._lost(given, best)

    def _play(self, option: int, worlds: int) -> None:
        trees = self.trees.setdefault(option, [])
        for start in range(len(trees) * self.tree, worlds, self.tree):
            trees.append(self.sampler.sample(self.setting, self.view, option, self.key, start, self.tree))

    def _lost(self, given: int, best: int) -> MeanWithError:
        seat = int(self.view.viewer)
        both = zip(self.trees[given], self.trees[best], strict=False)
        return mean_of([(two - one)[:, STANDING, seat] for one, two in both])


@lru_cache(maxsize=2)
def assessor_of(setting: Setting) -> Assessor:
    """The assessor of this process for a setting; one thread at a time may use it."""
    return Assessor(setting)


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
