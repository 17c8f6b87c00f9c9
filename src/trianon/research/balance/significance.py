"""How sure a figure is: p-values of means, corrected for how many figures are looked at."""

from collections.abc import Sequence
from math import erfc, isfinite, sqrt

import numpy as np
import numpy.typing as npt

from trianon.bots.ratings import Interval, Z

Reals = npt.NDArray[np.float64]
LEVEL = 0.05  # corrected p-values below it count


def p_value(values: Sequence[float] | Reals, expected: float = 0.0) -> float:
    """Two-sided p-value of "the mean is `expected`", by the normal approximation; 1 with fewer than two values."""
    if len(values) < 2:
        return 1.0
    return p_of_interval(float(np.mean(values)) - expected, float(np.std(values, ddof=1)) / sqrt(len(values)))


def p_of_interval(difference: float, error: float) -> float:
    """Two-sided p-value of a difference with its standard error."""
    if error <= 0 or not isfinite(error):
        return 1.0 if difference == 0 or not isfinite(error) else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def error_of(interval: Interval) -> float:
    """The standard error behind a 95 % interval."""
    return (interval.high - interval.low) / (2 * Z)


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Corrected p-values after Benjamini and Hochberg: the share of false findings stays below the level."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__, reverse=True)
    corrected, lowest = [0.0] * len(p_values), 1.0
    for behind, place in enumerate(order):
        rank = len(p_values) - behind
        lowest = min(lowest, p_values[place] * len(p_values) / rank)
        corrected[place] = lowest
    return corrected
