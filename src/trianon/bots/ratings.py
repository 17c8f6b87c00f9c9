"""Strength estimates from match results: win shares, placements and Elo ratings with 95 % intervals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import log, sqrt

import numpy as np
import numpy.typing as npt

Z = 1.96  # normal quantile of a 95 % interval
MIDDLE = 1500.0  # mean rating
ELO = 400 / log(10)  # rating points per natural-log unit of strength


@dataclass(frozen=True)
class Interval:
    """An estimate with its confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class MatchResult:
    """One finished match: bots, placings and points by seat."""

    names: tuple[str, ...]
    placings: tuple[int, ...]
    points: tuple[int, ...]


def share_interval(successes: float, trials: int) -> Interval:
    """A share with its Wilson interval; fractional successes are allowed."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    middle = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z / (1 + Z * Z / trials) * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float] | npt.NDArray[np.float64]) -> Interval:
    """A mean with its normal-approximation interval."""
    if len(values) == 0:
        return Interval(0.0, 0.0, 0.0)
    mean = float(np.mean(values))
    half = Z * float(np.std(values, ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(mean, mean - half, mean + half)


def win_shares(played: list[MatchResult], name: str) -> Interval:
    """Victories per seat of a bot, over all seats it took; a shared victory counts in parts."""
    won, seats = 0.0, 0
    for match in played:
        firsts = match.placings.count(1)
        for seat, who in enumerate(match.names):
            if who == name:
                seats += 1
                won += 1 / firsts if match.placings[seat] == 1 else 0.0
    return share_interval(won, seats)


def placements(played: list[MatchResult], name: str) -> Interval:
    """Mean placement of a bot, its interval clipped to possible places."""
    found = mean_interval([mean_of(match.placings, match.names, name) for match in played if name in match.names])
    last = max((len(match.names) for match in played), default=1)
    return Interval(found.value, max(1.0, found.low), min(float(last), found.high))


def leads(played: list[MatchResult], name: str) -> Interval:
    """Mean lead of a bot's points over its best rival's."""
    found = []
    for match in played:
        ahead = [
            points - max(match.points[:seat] + match.points[seat + 1 :]) for seat, points in enumerate(match.points)
        ]
        if name in match.names:
            found.append(mean_of(ahead, match.names, name))
    return mean_interval(found)


def mean_of(figures: Sequence[float], names: Sequence[str], name: str) -> float:
    """Mean over a bot's seats of one match: they are correlated, so a match counts once."""
    own = [figure for figure, who in zip(figures, names, strict=True) if who == name]
    return sum(own) / len(own)


def rankings(played: list[MatchResult], names: list[str]) -> dict[tuple[int, ...], float]:
    """Finishing orders as indices into `names`, with their counts; a tie is split evenly over its orders."""
    number = {name: i for i, name in enumerate(names)}
    found: dict[tuple[int, ...], float] = {}
    for (who, placings), times in Counter((match.names, match.placings) for match in played).items():
        tied = [[seat for seat, own in enumerate(placings) if own == place] for place in sorted(set(placings))]
        orders = [sum(order, ()) for order in product(*(list(permutations(seats)) for seats in tied))]
        for order in orders:
            key = tuple(number[who[seat]] for seat in order)
            found[key] = found.get(key, 0.0) + times / len(orders)
    return found


def strengths(
    played: list[MatchResult], names: list[str], rounds: int = 60, places: int | None = None
) -> npt.NDArray[np.float64]:
    """Plackett-Luce strengths by minorization-maximization; a weak prior keeps unbeaten bots finite.

    With `places` only so many of the first places count: 1 fits victories alone.
    """
    ranked = rankings(played, names)
    strength = np.ones(len(names))
    for _ in range(rounds):
        won, faced = np.full(len(names), 0.5), 1.0 / (strength + 1.0)
        for order, times in ranked.items():
            remaining = float(sum(strength[who] for who in order))
            seen, ahead = 0.0, order[:-1][:places]
            for who in ahead:
                won[who] += times
                seen += times / remaining
                faced[who] += seen
                remaining -= strength[who]
            for who in order[len(ahead) :]:
                faced[who] += seen
        strength = won / faced
        strength /= np.exp(np.mean(np.log(strength)))
    return strength


def ratings(played: list[MatchResult], names: list[str]) -> dict[str, Interval]:
    """Elo ratings around 1500 with normal intervals of the fit; wide ones for unbeaten bots."""
    strength = strengths(played, names)
    middle, half = ELO * np.log(strength), Z * ELO * np.sqrt(np.diag(covariance(played, names, strength)))
    return {
        name: Interval(*(MIDDLE + float(x) for x in (middle[i], middle[i] - half[i], middle[i] + half[i])))
        for i, name in enumerate(names)
    }


def covariance(
    played: list[MatchResult], names: list[str], strength: npt.NDArray[np.float64], places: int | None = None
) -> npt.NDArray[np.float64]:
    """Covariance of the centred log-strengths, from the Fisher information of the fit."""
    drawn = strength / (strength + 1.0)
    information = np.diag(drawn * (1.0 - drawn))  # of the prior
    for order, times in rankings(played, names).items():
        left = np.zeros(len(names))
        for who in order:
            left[who] += strength[who]
        for who in order[:-1][:places]:
            share = left / left.sum()
            information += times * (np.diag(share) - np.outer(share, share))
            left[who] -= strength[who]
    centred = np.eye(len(names)) - 1.0 / len(names)
    return np.asarray(centred @ np.linalg.inv(information) @ centred)
