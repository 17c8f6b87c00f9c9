"""What speaks for an option of Histrio and against it."""

from __future__ import annotations

from typing import Any

from trianon.core.advice import AdviceRules
from trianon.core.game import Json
from trianon.games.histrio.describe import rounds_of_season
from trianon.games.histrio.state import SEASONS

POINTS = ("ecu", "score")
LOSSES = ("source-robbed", "source-level_5", "source-tricked")
OWN = ("troupe", "jugglers", "requests", "travel_cards")


def is_gain(change: Json, seat: int) -> bool:
    """Ecu, pay and cards of the seat that grow, Ecu and pay of rivals that shrink."""
    more: int = change["after"] - change["before"]
    if change["kind"] in POINTS:
        return more > 0 if change["seat"] == seat else more < 0
    return change["kind"] in OWN and more > 0


def is_cost(change: Json, seat: int) -> bool:
    """Ecu, pay and cards of the seat that are lost."""
    return change.get("seat") == seat and change["kind"] in (*POINTS, *OWN) and change["after"] < change["before"]


def rounds_left(v: Any, _t: Any) -> int:
    """HI-3.3: rounds until the season pays, with the present one."""
    return rounds_of_season(v) - int(v.round_number) + 1


def stage(v: Any, _t: Any) -> float:
    """Share of the seasons that are over, with the rounds of the present one."""
    return (int(v.season) - 1 + (int(v.round_number) - 1) / rounds_of_season(v)) / SEASONS


ADVICE = AdviceRules(is_gain, is_cost, rounds_left, stage, LOSSES)
