"""What a finished match is worth to each seat; every API here gives the same rewards."""

from __future__ import annotations

from typing import Final

from trianon.core.features import Floats
from trianon.core.game import Outcome
from trianon.core.kernel.rule import rule
from trianon.core.kernel.struct import widen
from trianon.research.errors import UsageError

PLACING, WIN, POINTS = 0, 1, 2
REWARDS: Final = {"placing": PLACING, "win": WIN, "points": POINTS}
MOST_POINTS = 1000.0  # no match comes near it


def reward_code(name: object) -> int:
    """The number of a kind of reward."""
    if not isinstance(name, str) or name not in REWARDS:
        raise UsageError(f'there is no reward "{name}" (expected {", ".join(REWARDS)})')
    return REWARDS[name]


@rule
def reward_seats(ended: Outcome, players: int, kind: int, out: Floats) -> None:
    """Fill in the reward of every seat.

    By placing: 1 for the first place down to -1 for the last, those who tie get the mean of their places; they sum up
    to 0. By win: the winners share 1, less what everybody would get by chance; they sum up to 0. Or the points.
    """
    firsts = 0
    for seat in range(players):
        firsts += 1 if ended.placings[seat] == 1 else 0
    for seat in range(players):
        if kind == POINTS:
            out[seat] = widen(ended.points[seat])
        elif kind == WIN:
            out[seat] = (1.0 / firsts if ended.placings[seat] == 1 else 0.0) - 1.0 / players
        else:
            place, tied = widen(ended.placings[seat]), 0
            for other in range(players):
                tied += 1 if ended.placings[other] == place else 0
            out[seat] = 1.0 - 2.0 * (place - 1 + (tied - 1) / 2.0) / (players - 1)
