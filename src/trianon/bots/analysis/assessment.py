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
from trianon.bots.calibration import chances_of, stage_of
from trianon.core.game import Setting
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE

MIN_PAIRS = 8
UNCOMPARED_TREES = 2  # of an option without an alternative: only its prospect is wanted, no difference


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
    chances: tuple[float, ...]  # of winning
    points: tuple[float, ...]  # expected at the end


@dataclass(frozen=True)
class Assessment:
    """What one moment was worth before and after the given answer; both are the same without a choice."""

    best: int | None
    before: Prospect  # with the best option
    after: Prospect  # with the given one
    loss: MeanWithError  # of standing
    lead_loss: MeanWithError  # of points ahead of the best rival
    ranking: tuple[RankedOption, ...]  # best first
    simulations: int


class Assessor:
    """Assesses moments of one setting; its buffers are reused."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.sampler, self.ranker = setting, sampler_of(setting), Ranker(setting)

    def assess(
        self, view: Any, options: tuple[int, ...], given: int | None, effort: Effort, seed: str, stop: StopFlag
    ) -> Assessment | None:
        """Assess one moment from its view; None when stopped."""
        if given is None:
            return self._worth_of_view(view, effort, seed, stop)
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
        before, after = self._prospect(view, best_trees), self._prospect(view, given_trees)
        seat, rival = int(view.viewer), best_rival(before, int(view.viewer))
        lost = [(two - one)[:, POINTS] for one, two in zip(given_trees, best_trees, strict=True)]
        lead_lost = mean_of([tree[:, seat] - tree[:, rival] for tree in lost])
        simulations = sum(each.visits for each in ranking) + played.count
        return Assessment(best, before, after, loss, lead_lost, ranking, simulations)

    def _worth_of_view(self, view: Any, effort: Effort, seed: str, stop: StopFlag) -> Assessment | None:
        played = PlayedOptions(self.setting, self.sampler, view, effort, seed)
        if played.loss(NONE, NONE, stop) is None:
            return None
        worth, nothing = self._prospect(view, played.trees[NONE]), MeanWithError(0.0, 0.0)
        return Assessment(None, worth, worth, nothing, nothing, (), played.count)

    def _prospect(self, view: Any, trees: Sequence[Outcomes]) -> Prospect:
        """The means of these outcomes."""
        setting, seat, players = self.setting, int(view.viewer), self.setting.players
        means = np.concatenate(trees).mean(axis=0)[:, :players].tolist()
        stage = stage_of(setting, view)
        return Prospect(
            mean_of([outcomes[:, STANDING, seat] for outcomes in trees]),
            chances_of(setting.game.name, "analysis", means[VICTORY], seat, stage, players),
            tuple(means[POINTS]),
        )


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


def best_rival(prospect: Prospect, seat: int) -> int:
    """The other seat that is expected to end with the most points."""
    return max((other for other in range(len(prospect.points)) if other != seat), key=prospect.points.__getitem__)


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
