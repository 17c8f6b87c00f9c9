"""`trianon rules` and `trianon games`: reading what there is."""

import re

import pytest

from tests.cli.command_runner import good
from trianon.texts import rule_ids


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_the_whole_book_in_its_order(game: str) -> None:
    output = good("rules", game).out
    assert tuple(re.findall(r"^((?:RK|HI)-\S+)  ", output, re.M)) == rule_ids(game)
    assert "Setup" in output


def test_one_rule_however_it_is_written() -> None:
    output = good("rules", "rokoko", "RK-A3.10").out
    assert output.count("RK-") == 1
    assert good("rules", "rokoko", "a3.10").out == output


def test_in_german_and_chinese() -> None:
    assert "Brunnen" in good("rules", "rokoko", "--search", "brunnen", language="de").out
    assert "喷泉" in good("rules", "rokoko", "--search", "喷泉", language="zh").out


def test_searching() -> None:
    found = good("rules", "rokoko", "--search", "FOUNTAIN", "--json").data
    assert found
    assert all("fountain" in rule["text"].lower() for rule in found)
    assert len(found) < len(rule_ids("rokoko"))
    assert good("rules", "rokoko", "--search", "zeppelin").out == 'No rule contains "zeppelin".\n'
    assert good("rules", "rokoko", "--search", "zeppelin", "--json").data == []


def test_json_marks_rulings() -> None:
    book = good("rules", "rokoko", "--json").data
    assert {rule["id"] for rule in book} - {None} == set(rule_ids("rokoko"))
    assert {rule["ruling"] for rule in book} == {True, False}
    assert all(rule["chapter"] and rule["text"] for rule in book)


def test_games() -> None:
    listed = {game["game"]: game for game in good("games", "--json").data}
    editions = ["reference", "balanced", "balanced-house-rule"]
    known = {"playable": True, "rules": len(rule_ids("rokoko")), "editions": editions}
    assert listed["rokoko"] == {"game": "rokoko", **known}
    assert "rokoko" in good("games").out
