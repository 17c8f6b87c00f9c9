"""Editions while they are being written: faults at their places with rules, sums, and the file they make."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.infrastructure.samples import sample
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.editions.sheet import Sheet, rule_of, sheet_of_data, sheet_of_text
from trianon.games import game_names, game_of

ROKOKO = game_of("rokoko").schema
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda below: st.lists(below, max_size=4) | st.dictionaries(st.text(max_size=8), below, max_size=4),
    max_leaves=20,
)


def reference(game: str = "rokoko") -> dict[str, Any]:
    """The data of the reference edition, as an editor holds it."""
    schema = game_of(game).schema
    return sheet_of_text(schema, load_edition(schema).text).data


def faults(sheet: Sheet) -> list[tuple[str, str, str]]:
    """The faults of an edition of Rokoko: place, id and rule."""
    return [(str(fault.location), fault.id, rule_of(ROKOKO, fault)) for fault in sheet.faults]


@pytest.mark.parametrize("game", game_names())
def test_the_file_of_a_sheet_is_the_same_edition(game: str) -> None:
    schema = game_of(game).schema
    known = load_edition(schema)
    sheet = sheet_of_text(schema, known.text)
    assert (sheet.digest, sheet.faults) == (known.digest, ())
    assert all(total.found == total.wanted for total in sheet.sums)
    again = edition_from_text(schema, sheet.text, "again")
    assert (again.digest, again.origins) == (known.digest, known.origins)
    assert sheet_of_text(schema, sheet.text).text == sheet.text


def test_sums_tell_what_is_entered_so_far() -> None:
    data = reference()
    data["dress"] = [dress for dress in data["dress"] if dress["colour"] != "blue"][:-1]
    found = {total.of[1]["colour"]: (total.found, total.wanted) for total in sheet_of_data(ROKOKO, data).sums[9:13]}
    assert found == {"yellow": (13, 13), "green": (13, 13), "red": (9, 10), "blue": (0, 6)}


def test_every_fault_has_its_place_and_the_rule_that_prints_it() -> None:
    data = reference()
    data["dress"].pop()
    data["dress"][3]["livre"] = None
    data["edition"]["rounds"] = 6
    data["edition"]["income"] = "five"
    assert faults(sheet_of_data(ROKOKO, data)) == [
        ("edition.income", "fault-wrong-value", ""),
        ("dress[4].livre", "fault-missing", ""),
        ("dress", "fault-sum", "RK-S5"),
        ("edition.rounds", "fault-rounds", "RK-1.2"),
    ]


def test_values_tell_their_origin_and_what_the_default_edition_has() -> None:
    data = reference()
    data["dress"][6]["livre"] = 20
    data["dress"][0]["yarn"] = None
    data["provenance"]["dress.y02"] = "owner's entry"
    found = {each.place: (each.origin, each.reference, each.is_other) for each in sheet_of_data(ROKOKO, data).values}
    was = load_edition(ROKOKO).values
    assert found["dress[7].livre"] == ("owner's entry", was["dress.y07.livre"], True)
    assert found["dress[7].silk.yellow"] == ("rules", was["dress.y07.silk.yellow"], False)
    assert found["dress[1].yarn"][1] == was["dress.y01.yarn"]  # an empty field means what leaving it out means
    assert found["dress[2].prestige"] == ("owner's entry", was["dress.y02.prestige"], False)
    assert found["resource[1].copies"][0] == "reconstruction"
    assert "edition.id" not in found


def test_what_is_deeper_or_longer_than_a_file_may_be_is_one_fault() -> None:
    deep: dict[str, Any] = {}
    for _ in range(5_000):
        deep = {"a": deep}
    assert [fault.id for fault in sheet_of_data(ROKOKO, deep).faults] == ["fault-nested"]
    assert [fault.id for fault in sheet_of_data(ROKOKO, {"a": "x" * 300_000}).faults] == ["fault-too-long"]


def test_empty_places_of_lists_keep_the_others_where_they_are() -> None:
    data = reference()
    data["edition"]["hire_price"][2] = None
    sheet = sheet_of_data(ROKOKO, data)
    assert faults(sheet) == [("edition.hire_price[3]", "fault-missing", "")]
    assert 'hire_price = [0, 0, "", 3, 5]' in sheet.text


def test_numbers_that_python_does_not_write_have_a_fault_as_others_have() -> None:
    sheet = sheet_of_text(ROKOKO, f"[edition]\nid = 0x{'f' * 50_000}")
    assert ("edition.id", "fault-wrong-value", "") in faults(sheet)
    assert sheet.data["edition"]["id"].startswith("0xff")


def test_a_text_that_is_no_toml_has_one_fault() -> None:
    sheet = sheet_of_text(ROKOKO, "[edition\n")
    assert (sheet.data, sheet.sums, len(sheet.faults)) == ({}, (), 1)


def test_what_json_cannot_hold_becomes_text() -> None:
    sheet = sheet_of_text(ROKOKO, "[edition]\nincome = nan\nrounds = 2026-11-19\n")
    assert json.loads(json.dumps(sheet.data, allow_nan=False)) == {"edition": {"income": "nan", "rounds": "2026-11-19"}}


@settings(max_examples=sample(100, 2000), deadline=None)
@given(st.dictionaries(st.sampled_from(["edition", "dress", "employee", "board", "provenance", "x"]), JSON, max_size=4))
def test_whatever_an_editor_sends_has_a_sheet(data: dict[str, Any]) -> None:
    sheet = sheet_of_data(ROKOKO, data)
    assert sheet.faults
    assert not sheet.digest
    rules = {rule_of(ROKOKO, fault) for fault in sheet.faults}
    assert all(rule == "" or rule.startswith("RK-") for rule in rules)
