"""`trianon why`: the rule against an option, and what is missing."""

import json
from pathlib import Path

import pytest

from tests.cli.command_runner import good, position_file, record_file, record_text, refused
from trianon.texts import rule_ids

POOR = 'playing = "ba"\ndisplay = ["1a", "1b", "1c", "1d"]\n\n[[seat]]\nlivre = 1\n'


@pytest.fixture
def poor(tmp_path: Path) -> Path:
    """Write the position of a seat that cannot pay for an employee."""
    return position_file(tmp_path, POOR)


def test_one_key(poor: Path) -> None:
    output = good("why", poor, "hire:1a").out
    assert output == "hire:1a is not legal now for seat 1: 4 more Livre needed (RK-A4.3)\n"
    (data,) = good("why", "--position", poor, "hire:1a", "--json").data
    reason = {"rule": "RK-A4.3", "reason": "4 more Livre needed", "name": "missing-livre", "missing": 4}
    assert data == {"seat": 1, "key": "hire:1a", "legal": False, **reason}


def test_a_legal_key(poor: Path) -> None:
    assert good("why", poor, "favor").out == "favor is legal now for seat 1.\n"
    (data,) = good("why", poor, "favor", "--json").data
    assert (data["legal"], data["rule"], data["reason"]) == (True, None, None)


def test_another_seat(poor: Path) -> None:
    (data,) = good("why", poor, "favor", "--seat", "2", "--json").data
    assert (data["seat"], data["name"]) == (2, "not-asked")


def test_every_key_that_is_not_legal(poor: Path) -> None:
    found = {one["key"]: one for one in good("why", poor, "--json").data}
    legal = good("position", poor, "--options", "--json").data["options"]["1"]
    assert not set(found) & set(legal)
    assert {"hire:1a", "make:y07@4", "reconsider"} <= set(found)
    assert all(one["rule"] in rule_ids("rokoko") and one["reason"] for one in found.values())
    table = good("why", poor).out
    assert "Not legal now for seat 1" in table
    assert "4 more Livre needed" in table


def test_in_a_record(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    seat, key, _ = json.loads(record_text())["answers"][12]
    (data,) = good("why", file, key, "--at", "12", "--seat", seat, "--json").data
    assert data["legal"]
    assert "over" in refused("why", file, key)


def test_every_seat_asked_in_secret_gets_reasons(tmp_path: Path) -> None:
    found = good("why", record_file(tmp_path), "hand:6a", "--at", "0", "--json").data
    assert [one["seat"] for one in found] == [1, 2]


def test_an_unknown_key_is_refused_with_a_suggestion(poor: Path) -> None:
    output = refused("why", poor, "hire:9z")
    assert 'There is no option "hire:9z".' in output
    assert "Did you mean hire:" in output


def test_a_position_has_no_points_in_time(poor: Path) -> None:
    assert "--at" in refused("why", poor, "favor", "--at", "3")
