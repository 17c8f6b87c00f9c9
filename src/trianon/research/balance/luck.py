"""How much of the result luck decides: the same deal played twice with other decisions."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from trianon.bots.ratings import Interval, mean_interval
from trianon.research.balance.trial import Trial


@dataclass(frozen=True)
class LuckShares:
    """Parts of the variance of a result between the seats of all matches, together 1."""

    deals: int
    seat: float  # the distance from the starting player
    deal: Interval  # what is drawn: it comes back when the deal is played again
    decisions: float  # the rest: what players make of it, which is chance between equal players


def luck_shares(first: Sequence[Trial], again: Sequence[Trial], by_points: bool = False) -> LuckShares | None:
    """Compare deals that were played twice; None with fewer than three of them.

    The result is the share of the victory or, by points, the lead over the mean of the match.
    """
    second = {trial.number: trial for trial in again}
    pairs = [(trial, second[trial.number]) for trial in first if trial.number in second]
    if len(pairs) < 3:
        return None
    one, two = (np.array([_results(pair[side], by_points) for pair in pairs]) for side in (0, 1))
    both = np.concatenate([one, two])
    means = both.mean(axis=0)
    total = float(((both - both.mean()) ** 2).mean())
    if total == 0:
        return None
    seat = float(((means - means.mean()) ** 2).mean()) / total
    # the part both plays of a deal have in common, by deal: its mean is their covariance
    common = ((one - means) * (two - means)).mean(axis=1) / total
    deal = mean_interval(common * len(pairs) / (len(pairs) - 1))
    deal = Interval(max(0.0, deal.value), max(0.0, deal.low), max(0.0, deal.high))
    return LuckShares(len(pairs), seat, deal, max(0.0, 1.0 - seat - deal.value))


def _results(trial: Trial, by_points: bool) -> list[float]:
    """The result of every seat, from the starting player on."""
    summary = trial.summary
    players = len(summary.points)
    order = [(summary.first + step) % players for step in range(players)]
    if by_points:
        return [summary.points[seat] - sum(summary.points) / players for seat in order]
    return [summary.won(seat) for seat in order]
