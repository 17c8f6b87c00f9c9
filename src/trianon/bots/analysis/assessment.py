"""Assessment of one moment: two searches apart, one to find the best option and one to measure what it is worth.

The first search ranks the options. The second plays the given answer and the best alternative in the same worlds,
none of which the first has seen: the difference is free of the luck by which the best one was picked, and most of the
chance in it cancels out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.analysis.outcome_loop import Outcomes, sample_outcomes
from trianon.bots.analysis.verdicts import MeanWithError, is_settled
from trianon.bots.budget import StopFlag
from trianon.bots.levels import settings_of
from trianon.bots.search.search_bot import BATCH
from trianon.bots.search.searcher import Searcher
from trianon.core.game import Game, Setting
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE

STANDING, VICTORY, POINTS = 0, 1, 2  # columns of outcomes
LEAST_VISITS = 4  # of every option in the first search, where half of the simulations allow it
LEAST_PAIRS = 8
MOST_ROUNDS = 2  # times the pairs that an unsettled verdict may take


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
    spread: float  # standard deviation of that standing: what is still open
    victory: MeanWithError  # of the analysed seat: its chance of winning
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
    ranking: tuple[RankedOption, ...]  # best first
    simulations: int


class Assessor:
    """The memory for assessments of one game; reused from moment to moment."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.searcher = Searcher(game, settings_of(game.name, least=LEAST_VISITS))

    def assess(
        self, setting: Setting, view: Any, options: tuple[int, ...], given: int | None, effort: Effort, seed: str,
        stop: StopFlag,
    ) -> Assessment | None:  # fmt: skip
        """Assess one moment from its view; None when stopped."""
        if given is None:
            return self._worth_of_view(setting, view, effort, seed, stop)
        ranking = self._ranked(setting, view, options, effort, seed, stop)
        if ranking is None:
            return None
        best = ranking[0].option
        compared = (given,) if best == given else (given, best)
        outcomes = self._played(setting, view, compared, effort, seed, stop)
        if outcomes is None:
            return None
        seat, players = int(view.viewer), setting.players
        after, before = prospect_of(outcomes[0], seat, players), prospect_of(outcomes[-1], seat, players)
        lost = (outcomes[-1] - outcomes[0])[:, :, seat]
        return Assessment(
            best, before, after, mean_of(lost[:, STANDING]), mean_of(lost[:, VICTORY]), float(lost[:, POINTS].mean()),
            ranking, effort.ranking + len(compared) * len(lost),
        )  # fmt: skip

    def _worth_of_view(
        self, setting: Setting, view: Any, effort: Effort, seed: str, stop: StopFlag
    ) -> Assessment | None:
        outcomes = self._played(setting, view, (NONE,), effort, seed, stop)
        if outcomes is None:
            return None
        worth = prospect_of(outcomes[0], int(view.viewer), setting.players)
        nothing = MeanWithError(0.0, 0.0)
        return Assessment(None, worth, worth, nothing, nothing, 0.0, (), len(outcomes[0]))

    def _ranked(
        self, setting: Setting, view: Any, options: tuple[int, ...], effort: Effort, seed: str, stop: StopFlag
    ) -> tuple[RankedOption, ...] | None:
        searcher, seat = self.searcher, int(view.viewer)
        searcher.c.least = min(LEAST_VISITS, effort.ranking // (2 * len(options)))
        searcher.begin(view)
        while searcher.done < effort.ranking:
            if stop.is_set():
                return None
            searcher.run(setting, view, f"{seed} ranking", min(BATCH, effort.ranking - searcher.done))
        found = []
        for option in options:
            totals = searcher.totals_of(option, seat)
            found.append(RankedOption(option, totals.visits, totals.value / totals.visits if totals.visits else None))
        return tuple(sorted(found, key=lambda each: (-each.visits, -(each.standing or 0.0))))

    def _played(
        self, setting: Setting, view: Any, options: tuple[int, ...], effort: Effort, seed: str, stop: StopFlag
    ) -> list[Outcomes] | None:
        """The outcomes after each of these options in the same worlds, longer while a verdict is not settled."""
        searcher, seat = self.searcher, int(view.viewer)
        searcher.c.least = 0
        searcher.begin(view)
        key = np.array(key_of(f"{seed} worlds"), np.int64)
        parts: list[list[Outcomes]] = [[] for _ in options]
        done = 0
        while done < effort.pairs or (done < MOST_ROUNDS * effort.pairs and not _is_clear(parts, seat)):
            for _ in range(0, effort.pairs, BATCH):
                if stop.is_set():
                    return None
                count = min(BATCH, effort.pairs - done % effort.pairs)
                for part, option in zip(parts, options, strict=True):
                    outcomes = np.zeros((count, 3, SEATS))
                    searcher.used = sample_outcomes(
                        self.game.rules, searcher.heuristic, searcher.workspace(setting), searcher.nodes,
                        searcher.used, view, searcher.scores, searcher.marks, searcher.c, key, done, option, outcomes,
                    )  # fmt: skip
                    part.append(outcomes)
                done += count
        return [np.concatenate(part) for part in parts]


@cache
def assessor_of(game: Game) -> Assessor:
    """The assessor of this process for a game; one thread at a time may use it."""
    return Assessor(game)


def _is_clear(parts: list[list[Outcomes]], seat: int) -> bool:
    if len(parts) == 1:
        return True
    lost = np.concatenate(parts[1]) - np.concatenate(parts[0])
    return is_settled(*mean_of(lost[:, STANDING, seat]))


def mean_of(values: Any) -> MeanWithError:
    """The mean of a sample with its standard error."""
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return MeanWithError(float(values.mean()), spread / sqrt(len(values)))


def prospect_of(outcomes: Outcomes, seat: int, players: int) -> Prospect:
    """The means of these outcomes."""
    means = outcomes.mean(axis=0)
    return Prospect(
        mean_of(outcomes[:, STANDING, seat]),
        float(outcomes[:, STANDING, seat].std()),
        mean_of(outcomes[:, VICTORY, seat]),
        tuple(means[VICTORY, :players].tolist()),
        tuple(means[POINTS, :players].tolist()),
    )
