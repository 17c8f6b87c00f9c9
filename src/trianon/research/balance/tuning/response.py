"""A linear model of the leads of seats and strategies over the settings of levers, from designs that changed many."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from trianon.research.balance.significance import Reals
from trianon.research.balance.tuning.levers import NEUTRAL, Lever, Settings

RIDGE = 2.0  # designs that a lever's effect is held to be zero in beforehand


def coded(levers: Sequence[Lever], settings: Settings) -> Reals:
    """Settings as numbers: steps from the one that changes nothing."""
    return np.array(
        [
            lever.settings.index(settings.get(lever.name, NEUTRAL[lever.kind]))
            - lever.settings.index(NEUTRAL[lever.kind])
            for lever in levers
        ],
        float,
    )


@dataclass(frozen=True)
class SeatModel:
    """Leads by seat and strategy as a linear function of coded settings, and how uncertain they are."""

    coefficients: Reals  # constant first, a column for each seat and strategy
    inverse: Reals
    variance: Reals  # of a design's mean lead around the model, by column

    def leads(self, row: Reals) -> Reals:
        """The expected leads of the seats and strategies."""
        return np.asarray(self.coefficients[0] + row @ self.coefficients[1:])

    def unfairness(self, row: Reals) -> float:
        """The expected mean square of the leads: that of the model's, and what the model may be wrong by."""
        full = np.concatenate([[1.0], row])
        doubt = float(full @ self.inverse @ full)
        return float((self.leads(row) ** 2 + doubt * self.variance).mean())


def fitted(rows: Reals, leads: Reals) -> SeatModel:
    """The model of some designs: their coded settings, and the mean leads they came to."""
    full = np.column_stack([np.ones(len(rows)), rows])
    penalty = np.diag([0.0] + [RIDGE] * rows.shape[1])
    inverse = np.linalg.inv(full.T @ full + penalty)
    coefficients = inverse @ full.T @ leads
    freedom = max(1.0, len(rows) - float(np.trace(full @ inverse @ full.T)))
    variance = ((leads - full @ coefficients) ** 2).sum(axis=0) / freedom
    return SeatModel(coefficients, inverse, variance)


def total_unfairness(models: Mapping[int, SeatModel], rows: Mapping[int, Reals]) -> float:
    """The mean over the numbers of players."""
    return float(np.mean([model.unfairness(rows[players]) for players, model in models.items()]))
