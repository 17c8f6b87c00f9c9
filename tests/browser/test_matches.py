"""Whole matches by mouse and by finger against opponents of the server, to the final scoring."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from tests.browser.playing import until_over
from tests.browser.visitors import PHONE, Visit, Visitor


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_a_whole_match_by_clicks(visit: Visit, game: str, players: int) -> None:
    person = visit()
    table = person.table(game, players, *["thumb"] * (players - 1))
    person.go(f"/t/{table}")
    scored_as_chosen(person, table, until_over(person.page, random.Random(f"{game} {players}")))


def test_a_whole_match_by_taps_on_a_phone(visit: Visit) -> None:
    person = visit(size=PHONE, has_touch=True, is_mobile=True)
    table = person.table("histrio", 2, "thumb")
    page = person.go(f"/t/{table}")
    expect(page.locator(".dock")).to_be_visible()
    scored_as_chosen(person, table, until_over(page, random.Random("phone"), is_touch=True))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the result is too wide"


def scored_as_chosen(person: Visitor, table: str, chosen: list[str]) -> None:
    """The match is over, its answers are those chosen on this page, and the scoring on it is the server's."""
    page = person.page
    assert len(chosen) > 15
    now = person.ask("GET", f"/api/tables/{table}")
    assert now["table"]["status"] == "over"
    own = [entry for entry in person.ask("GET", f"/api/tables/{table}?since=0")["entries"] if entry["seat"] == 1]
    answers = [entry for entry in own if entry["kind"] == "answer"]
    assert {entry["by"] for entry in answers} == {"person"}
    # every answer was clicked here and acknowledged to this page; a click on what was answered already is none
    done = [frame for frame in map(json.loads, person.heard) if frame["type"] == "done" and not frame["repeated"]]
    assert sorted(frame["number"] for frame in done) == sorted(entry["number"] for entry in answers)
    assert len(answers) <= len(chosen)
    totals = page.locator(".score tfoot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(now["result"]["points"])
    skip = page.locator(".score .lines > button")
    if skip.is_visible():
        skip.click()
    expect(page.locator(".score .lines li")).not_to_have_count(0)
