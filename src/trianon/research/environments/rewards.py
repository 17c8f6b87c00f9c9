"""Rewards of a finished match, the same in every environment."""

from typing import Final

from trianon.bots.search.rollout import lead_of
from trianon.core.features import Floats
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.struct import widen
from trianon.research.errors import UsageError

PLACING, WIN, POINTS, LEAD, OUTCOME = 0, 1, 2, 3, 4
REWARDS: Final = {"placing": PLACING, "win": WIN, "points": POINTS, "lead": LEAD, "outcome": OUTCOME}
VICTORY = 0.5  # what a whole victory adds to the points of an outcome
MAX_POINTS = 1000.0  # far beyond any match


def reward_code(name: object) -> int:
    """The code of a reward scheme."""
    if not isinstance(name, str) or name not in REWARDS:
        raise UsageError(f'there is no reward "{name}" (expected {", ".join(REWARDS)})')
    return REWARDS[name]


@rule
def reward_seats(ended: Outcome, players: int, kind: int, out: Floats) -> None:
    """Fill in the reward of every seat.

    By placing: 1 for the first place down to -1 for the last, ties get the mean of their places; zero-sum. By win:
    the winners share 1, less the expectation by chance; zero-sum. Or the points, or the points less the best rival's.
    Or the outcome, to learn from both: the points, which are whole, and half of the share of the victory behind them.
    """
    firsts = 0
    for seat in range(players):
        firsts += 1 if ended.placings[seat] == 1 else 0
    for seat in range(players):
        if kind == POINTS:
            out[seat] = widen(ended.points[seat])
        elif kind == LEAD:
            out[seat] = lead_of(ended, players, seat)
        elif kind == OUTCOME:
            out[seat] = widen(ended.points[seat]) + (VICTORY / firsts if ended.placings[seat] == 1 else 0.0)
        elif kind == WIN:
            out[seat] = (1.0 / firsts if ended.placings[seat] == 1 else 0.0) - 1.0 / players
        else:
            place, tied = widen(ended.placings[seat]), 0
            for other in range(players):
                tied += 1 if ended.placings[other] == place else 0
            out[seat] = 1.0 - 2.0 * (place - 1 + (tied - 1) / 2.0) / (players - 1)
