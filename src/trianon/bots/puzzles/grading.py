"""Grades puzzles: by how many simulations a search needs until it finds the answer reliably, and by the players."""

from collections.abc import Sequence
from typing import Any

from trianon.bots.budget import StopFlag
from trianon.bots.puzzles.measure import OptionMeter
from trianon.core.game import Setting

BUDGETS = (50, 200, 800, 3200)  # simulations for 1 to 4 stars; what takes more has 5
RUNS = 8  # searches with different seeds
RELIABLE = 7  # of them that find the answer
EASY_PLAYERS = 3  # of a puzzle with one star; each player more adds one to the fewest stars


def stars_of(
    meter: OptionMeter, setting: Setting, view: Any, options: Sequence[int], best: int, seed: str, stop: StopFlag
) -> int | None:
    """The stars of a puzzle: the smallest budget that finds its answer, as all larger ones do; None when stopped."""
    found = [0] * len(BUDGETS)
    for run in range(RUNS):
        if stop.is_set():
            return None
        for number, option in enumerate(meter.ranked(setting, view, options, BUDGETS, f"{seed} grade {run}")):
            found[number] += option == best
    return stars_for(found, setting.players)


def stars_for(found: Sequence[int], players: int) -> int:
    """The stars for the number of searches that found the answer, by budget, in a match of so many players."""
    stars = len(found) + 1
    while stars > 1 and found[stars - 2] >= RELIABLE:
        stars -= 1
    return max(stars, 1 + players - EASY_PLAYERS)
