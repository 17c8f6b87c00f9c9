"""Editions far from the reference play to the end with every piece in its place."""

from typing import Any

from tests.histrio.table import emitted, seats
from tests.infrastructure.edition_changes import ReferenceChanges
from trianon.core.match import Match, Start
from trianon.core.positions.file import state_in
from trianon.games.histrio.edition_rules import SCHEMA
from trianon.games.histrio.game import GAME

CHANGES = ReferenceChanges(SCHEMA)


def juggler(name: str, ability: str, moment: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "ability": ability, "moment": moment, **more}


TWINS = [
    juggler("wolf", "change_destination", "after_reveal"),
    juggler("fox", "change_destination", "after_reveal"),
    juggler("bear", "take_one_first", "shared_city"),
    juggler("lion", "take_one_first", "shared_city"),
    juggler("chameleon", "count_as_level_1", "season_end"),
    juggler("octopus", "count_as_level_1", "season_end"),
    juggler("hen", "draw_request", "after_deal"),
    juggler("elephant", "push_needle", "before_encounters", amount=20),
    juggler("monkey", "steal", "before_encounters", amount=20),
]


def test_two_jugglers_of_one_ability_are_two_jugglers() -> None:
    """HI-J3, HI-J5: each Chameleon is asked for, and each counts."""
    setting = GAME.setting(CHANGES.load(("jugglers", TWINS)), 3)
    text = 'game = "histrio"\nplayers = 3\nphase = "pay"\n' + seats('jugglers = ["chameleon", "octopus"]', "", "")
    match = Match(setting, Start(""), position=state_in(text, setting))
    match.answer(0, "count:comedian")
    assert match.question()["juggler"] == "octopus"
    match.answer(0, "count:comedian")
    assert match.view()["seats"][0]["ledger"]["show"] == 3
    assert [row["juggler"] for row in emitted(match, "count_as")] == ["chameleon", "octopus"]
