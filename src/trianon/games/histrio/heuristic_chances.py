"""Precomputed probabilities of Histrio's heuristic: rollouts read them a million times a second."""

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.state import SEATS
from trianon.games.histrio.codes.component import CITIES, CITY_CARDS, ENCOUNTER_CARDS

FARTHEST = 60  # leads and needles beyond it are as sure as there

Chances = npt.NDArray[np.float64]
STEPS: Chances = np.arange(-FARTHEST, FARTHEST + 1, dtype=np.float64)


def logistic(slope: float, middle: float) -> Chances:
    """The chance at every step: even at the middle, from 0 far below it to 1 far above."""
    chances: Chances = 1.0 / (1.0 + np.exp(-slope * (STEPS - middle)))
    return chances


# by the lead of a troupe's levels: that its show pleases, and, by players, that it is the best one
PLEASES = logistic(0.45, 0.5)
IS_BEST = np.array([logistic(0.35, 4.0 + players) for players in range(SEATS + 1)])

# by the cards left in the pile and the needle: that the season ends in comedy; surer, the fewer rounds are left
STAYS_COMEDY = np.array([logistic(0.7 / (1.0 + cards / CITIES), -0.5) for cards in range(ENCOUNTER_CARDS + 1)])

ATTRACTION = np.exp(0.25 * np.arange(CITY_CARDS + 1))  # of a city, by its cards
