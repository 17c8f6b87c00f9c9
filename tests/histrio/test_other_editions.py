"""Editions far from the reference play to the end with every piece in its place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

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
STRANGE: list[tuple[Any, ...]] = [
    (("jugglers", TWINS), ("gauge.spaces_per_half", 1), ("edition.request_limit", 1)),
    (("edition.starting_ecu", 0), ("edition.impresarios", 9), ("edition.caravels", 8), ("edition.request_limit", 9)),
    (("gauge.spaces_per_half", 30), ("edition.best_show_factor", 5), ("edition.pleases", [20, 20])),
]


@pytest.mark.parametrize("changes", STRANGE)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_strange_edition_plays_to_the_end(players: int, changes: tuple[Any, ...]) -> None:
    setting = GAME.setting(CHANGES.load(*changes), players)
    rng = Random(players)
    for number in range(3):
        match = Match(setting, Start(f"strange {number}"))
        while not match.over:
            seat = rng.choice(match.asked())
            match.answer(seat, rng.choice(match.options(seat)))
            assert GAME.audit(match.s, setting.t, setting.names) == []
        assert match.result()["points"] == [
            sum(row["points"] for row in emitted(match, "score") if row["seat"] == seat + 1) for seat in range(players)
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
