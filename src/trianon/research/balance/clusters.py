"""k-means with seeded starts: groups of rows that are near to one another."""

from typing import NamedTuple

import numpy as np

from trianon.research.balance.significance import Reals

STARTS, MAX_STEPS = 10, 100


class Clusters(NamedTuple):
    """Rows in groups: the group of every row, and the centre of every group."""

    groups: np.ndarray
    centres: Reals
    spread: float  # sum of squared distances of the rows from their centres


def standardized(rows: Reals) -> Reals:
    """Columns with mean 0 and deviation 1; constant ones become 0."""
    deviation = rows.std(axis=0)
    return np.asarray((rows - rows.mean(axis=0)) / np.where(deviation > 0, deviation, 1.0))


def k_means(rows: Reals, count: int, seed: int = 0) -> Clusters:
    """The best of several runs of Lloyd's algorithm from k-means++ starts; the same seed gives the same groups."""
    rng = np.random.default_rng(seed)
    runs = [_run(rows, _start(rows, min(count, len(rows)), rng)) for _ in range(STARTS)]
    return min(runs, key=lambda run: run.spread)


def _start(rows: Reals, count: int, rng: np.random.Generator) -> Reals:
    """Centres far from one another (k-means++)."""
    centres = [rows[rng.integers(len(rows))]]
    while len(centres) < count:
        nearest = np.min([((rows - centre) ** 2).sum(axis=1) for centre in centres], axis=0)
        total = nearest.sum()
        chances = nearest / total if total > 0 else np.full(len(rows), 1 / len(rows))
        centres.append(rows[rng.choice(len(rows), p=chances)])
    return np.array(centres)


def _run(rows: Reals, centres: Reals) -> Clusters:
    groups = np.full(len(rows), -1)
    for _ in range(MAX_STEPS):
        distances = ((rows[:, None, :] - centres[None, :, :]) ** 2).sum(axis=2)
        nearest = distances.argmin(axis=1)
        if (nearest == groups).all():
            break
        groups = nearest
        centres = np.array(
            [rows[groups == one].mean(axis=0) if (groups == one).any() else centres[one] for one in range(len(centres))]
        )
    return Clusters(groups, centres, float(((rows - centres[groups]) ** 2).sum()))
