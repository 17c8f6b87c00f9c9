"""What speaks for an option of Histrio and against it."""

from typing import Any

from trianon.core.advice import AdviceRules, Told
from trianon.core.game import Json
from trianon.core.outlook import Case, Outlook
from trianon.core.wording import message, player
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


def told(change: Json, case: Case, outlook: Outlook) -> Told | None:
    """Pay with the turn of the mood that causes it, shows and requests that pay or do not, the victim of a theft."""
    seat, category = int(outlook.view.viewer) + 1, change.get("category")
    form, who = ("", {}) if change.get("seat") == seat else (".rival", {"who": player(change["seat"])})
    if change["kind"] == "ecu" and form and change["after"] < change["before"]:
        s, others = outlook.before.s, set(range(int(outlook.before.s.players))) - {seat - 1, change["seat"] - 1}
        for rank, amounts in (("richest", s.ecu), ("leader", outlook.before.points)):
            if others and all(amounts[change["seat"] - 1] > amounts[rival] for rival in others):
                return None, message(f"told-robbed-{rank}", **who, before=change["before"], after=change["after"])
    if change["kind"] != "score":
        return None
    spaces = [
        tuple(each[end].split(".")[0] for end in ("from", "to")) for each in case.changes if each["kind"] == "needle"
    ]
    turned = next((now for was, now in spaces if was != now), None)
    cause = message(f"told-{turned}") if turned else None
    if category == "actors":
        amounts = {"before": change["before"], "after": change["after"]}
        return (cause, message(f"told-actors-{turned}{form}", **who, **amounts)) if turned else None
    if 0 not in (change["before"], change["after"]):
        return None
    points = abs(change["after"] - change["before"])
    return cause, message(f"told-{category}-{'paid' if change['after'] else 'unpaid'}{form}", **who, points=points)


ADVICE = AdviceRules(is_gain, is_cost, rounds_left, stage, LOSSES, told)
