"""Strategies: groups of seats that scored and acquired alike, and how they fare."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from trianon.bots.ratings import Interval, share_interval
from trianon.research.balance.clusters import k_means, standardized
from trianon.research.balance.significance import Reals, benjamini_hochberg, error_of, p_of_interval
from trianon.research.balance.trial import Trial

MIN_SEATS = 40  # fewer show no groups
MARKS = 2  # features that name a strategy
MIN_USE = 0.02  # share of the seats a feature must concern

Feature = tuple[str, str]  # its kind, and its name


@dataclass(frozen=True)
class Strategy:
    """Seats that played alike: what they did more of than others, and how often they won."""

    marks: tuple[Feature, ...]  # the features farthest above the mean
    seats: int
    of: int
    share: Interval  # of victories
    points: float
    p: float  # of "as often as an equal share", corrected


def strategies(trials: Sequence[Trial], count: int, seed: int = 0) -> list[Strategy]:
    """The strategies of the seats of these matches, the most successful first."""
    features, rows = _features(trials)
    if len(rows) < MIN_SEATS or not features:
        return []
    won = np.array([trial.summary.won(seat) for trial in trials for seat in range(len(trial.summary.points))])
    points = np.array([value for trial in trials for value in trial.summary.points], float)
    found = k_means(standardized(rows), count, seed)
    equal = 1 / len(trials[0].summary.points)
    groups = [(found.groups == one, centre) for one, centre in enumerate(found.centres)]
    kept = [(own, centre, share_interval(float(won[own].sum()), int(own.sum()))) for own, centre in groups if own.any()]
    corrected = benjamini_hochberg([p_of_interval(share.value - equal, error_of(share)) for *_, share in kept])
    ranked = [
        Strategy(_marks(features, centre), int(own.sum()), len(rows), share, float(points[own].mean()), p)
        for (own, centre, share), p in zip(kept, corrected, strict=True)
    ]
    return sorted(ranked, key=lambda one: -one.share.value)


def _marks(features: list[Feature], centre: Reals) -> tuple[Feature, ...]:
    order = np.argsort(-centre)[:MARKS]
    return tuple(features[place] for place in order if centre[place] > 0)


def _features(trials: Sequence[Trial]) -> tuple[list[Feature], Reals]:
    """What seats are told apart by: the parts of their points, and how many of each kind they acquired."""
    seats: list[dict[Feature, float]] = []
    for trial in trials:
        summary = trial.summary
        for seat in range(len(summary.points)):
            total = max(1, sum(max(0, values[seat]) for values in summary.sources.values()))
            own = {("source", name): values[seat] / total for name, values in summary.sources.items()}
            for kind, found in summary.acquired.items():
                own["kind", kind] = float(sum(values[seat] for values in found.values()))
            own |= {("action", name): float(values[seat]) for name, values in trial.actions.items()}
            seats.append(own)
    features = list(dict.fromkeys(feature for own in seats for feature in own))
    rows = np.array([[own.get(feature, 0.0) for feature in features] for own in seats])
    if not len(rows):
        return [], rows
    used = [place for place in range(len(features)) if (rows[:, place] != 0).mean() >= MIN_USE]
    return [features[place] for place in used], rows[:, used]
