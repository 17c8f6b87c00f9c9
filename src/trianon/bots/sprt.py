"""Sequential probability ratio test: play matches until one bot is shown to be better, or not."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from math import exp, log
from pathlib import Path

from trianon.bots.arena import Contest, matches
from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor
from trianon.bots.ratings import ELO, MatchResult

BETTER, NOT_BETTER, UNDECIDED = "better", "not-better", "undecided"


@dataclass(frozen=True)
class SprtResult:
    """State of a test: decided once the log-likelihood ratio leaves its bounds."""

    played: list[MatchResult]  # complete seat rotations only, in the order of their numbers
    wins: float  # of the first bot; a shared victory counts half
    losses: float
    ratio: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Better, not better, or undecided."""
        return BETTER if self.ratio >= self.high else NOT_BETTER if self.ratio <= self.low else UNDECIDED


def log_likelihood_ratio(wins: float, losses: float, better: float, alpha: float = 0.05) -> tuple[float, float, float]:
    """Wald's test of "better by `better` Elo points" against "equal": the log-likelihood ratio and its two bounds."""
    expected = 1 / (1 + exp(-better / ELO))
    ratio = wins * log(expected / 0.5) + losses * log((1 - expected) / 0.5)
    return ratio, log(alpha / (1 - alpha)), log((1 - alpha) / alpha)


def sprt_result(played: list[MatchResult], name: str, better: float) -> SprtResult:
    """Test "the bot of this name is better by `better` Elo points" on two-player matches."""
    wins = 0.0
    for match in played:
        own = match.placings[match.names.index(name)]
        wins += 0.0 if own > 1 else 1.0 if match.placings.count(1) == 1 else 0.5
    losses = len(played) - wins
    return SprtResult(played, wins, losses, *log_likelihood_ratio(wins, losses, better))


def run_sprt(
    contest: Contest,
    better: float,
    workers: int | Executor = 1,
    path: Path | None = None,
    on_match: Callable[[MatchResult], None] = lambda match: None,
    stop: StopFlag | None = None,
    records: Path | None = None,
) -> SprtResult:
    """Play a contest of two bots until the test is decided, or all its matches are played.

    Matches count in the order of their numbers, so the verdict does not depend on the number of workers.
    """
    waiting: dict[int, MatchResult] = {}
    counted: list[MatchResult] = []
    now = sprt_result(counted, contest.seats[0], better)
    with closing(matches(contest, workers, path, stop, records)) as coming:
        for number, match in coming:
            waiting[number] = match
            on_match(match)
            while len(counted) in waiting and len(counted) + 1 in waiting:
                counted += [waiting.pop(len(counted)), waiting.pop(len(counted) + 1)]
                now = sprt_result(counted, contest.seats[0], better)
                if now.verdict != UNDECIDED:
                    return now
    return now
