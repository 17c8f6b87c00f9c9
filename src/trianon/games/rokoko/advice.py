"""What speaks for an option of Rokoko and against it."""

from __future__ import annotations

from typing import Any

from trianon.core.advice import AdviceRules
from trianon.core.game import Json

POINTS = ("hall", "score")
GOODS = ("livre", "yarn", "lace", "tiles")
MISSING = "all_halls"  # halls still missing: fewer is better
LIVRE = "RK-F1"  # points that say the same as the Livre


def is_gain(change: Json, seat: int) -> bool:
    """Points and goods of the seat that grow, points of rivals that shrink."""
    more: int = change["after"] - change["before"]
    if change.get("category") == LIVRE:
        return False
    if change["kind"] in POINTS:
        return more > 0 if change["seat"] == seat else more < 0
    return more < 0 if change["kind"] == MISSING else change["kind"] in GOODS and more > 0


def is_cost(change: Json, seat: int) -> bool:
    """Goods of the seat that are spent, and points lost."""
    own = change.get("seat", seat) == seat
    return own and change["kind"] in (*GOODS, *POINTS) and change["after"] < change["before"]


def rounds_left(v: Any, t: Any) -> int:
    """Rounds until the final scoring, with the present one."""
    return int(t.rounds) - int(v.round_number) + 1


def stage(v: Any, t: Any) -> float:
    """Share of the rounds that are over."""
    return (int(v.round_number) - 1) / int(t.rounds)


ADVICE = AdviceRules(is_gain, is_cost, rounds_left, stage)
