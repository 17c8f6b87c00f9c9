"""A trial: is one opponent better than another? Matches are played until that is decided, and no longer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from trianon.bots.arena import Contest, matches
from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor
from trianon.bots.ratings import MatchResult, sprt

BETTER, NOT_BETTER, UNDECIDED = "better", "not-better", "undecided"


@dataclass(frozen=True)
class SprtResult:
    """How a trial stands: the likelihood ratio decides when it leaves its bounds."""

    played: list[MatchResult]  # whole rounds of seats only, in the order of their numbers
    wins: float  # of the first opponent; a shared victory counts half
    losses: float
    ratio: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Better, not better, or undecided yet."""
        return BETTER if self.ratio >= self.high else NOT_BETTER if self.ratio <= self.low else UNDECIDED


def sprt_result(played: list[MatchResult], name: str, better: float) -> SprtResult:
    """What matches of two say about "the one of this name is better by so many Elo points"."""
    wins = 0.0
    for match in played:
        own = match.placings[match.names.index(name)]
        wins += 0.0 if own > 1 else 1.0 if match.placings.count(1) == 1 else 0.5
    losses = len(played) - wins
    return SprtResult(played, wins, losses, *sprt(wins, losses, better))


def run_sprt(
    contest: Contest,
    better: float,
    workers: int | Executor = 1,
    path: Path | None = None,
    on_match: Callable[[MatchResult], None] = lambda match: None,
    stop: StopFlag | None = None,
) -> SprtResult:
    """Let the two opponents of a contest meet until it is decided, or all its matches are played.

    Matches count in the order of their numbers, so the verdict is the same however many workers play them.
    """
    waiting: dict[int, MatchResult] = {}
    counted: list[MatchResult] = []
    now = sprt_result(counted, contest.seats[0], better)
    with closing(matches(contest, workers, path, stop)) as coming:
        for number, match in coming:
            waiting[number] = match
            on_match(match)
            while len(counted) in waiting and len(counted) + 1 in waiting:
                counted += [waiting.pop(len(counted)), waiting.pop(len(counted) + 1)]
                now = sprt_result(counted, contest.seats[0], better)
                if now.verdict != UNDECIDED:
                    return now
    return now
