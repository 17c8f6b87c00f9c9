"""Whole matches against opponents of the server: Rokoko by mouse, Histrio by finger; others end in test_endings.py."""

import json
import random
import re

from playwright.sync_api import expect

from tests.browser.playing import until_over
from tests.browser.visitors import PHONE, Visit, Visitor


def test_a_whole_match_by_clicks(visit: Visit) -> None:
    person = visit()
    table = person.table("rokoko", 2, "thumb")
    person.go(f"/t/{table}")
    chosen = until_over(person.page, random.Random("rokoko 2"))
    assert len(chosen) > 15
    scored_as_chosen(person, table, chosen)
    seen_in_the_history(person, table)


def test_a_whole_match_by_taps_on_a_phone(visit: Visit) -> None:
    person = visit(size=PHONE, has_touch=True, is_mobile=True)
    table = person.table("histrio", 2, "thumb")
    page = person.go(f"/t/{table}")
    expect(page.locator(".dock")).to_be_visible()
    chosen = until_over(page, random.Random("phone"), is_touch=True)
    assert len(chosen) > 15
    scored_as_chosen(person, table, chosen)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the result is too wide"


def seen_in_the_history(person: Visitor, table: str) -> None:
    """The match is in "My matches" with place and points, filters work by keyboard, and its replay opens."""
    page, info = person.page, person.ask("GET", f"/api/tables/{table}")["table"]
    page.locator(".deeds a[href='/']").click()
    page.locator("header nav a[href='/matches']").click()
    row = page.locator(f"li[data-match='{table}']")
    won = info["placings"][0] == 1
    expect(row.locator(".result")).to_contain_text(f"{'1st' if won else '2nd'} of 2 · {info['points'][0]} ")
    expect(row.locator(".seats > li").first).to_contain_text(str(max(info["points"])))
    page.locator("select[name=result]").focus()
    page.keyboard.press("ArrowDown")
    expect(row).to_have_count(1 if won else 0)
    page.keyboard.press("ArrowDown")
    expect(row).to_have_count(0 if won else 1)
    expect(page).to_have_url(re.compile(r"/matches\?result=lost$"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page).to_have_url(re.compile(r"/matches$"))
    points = page.get_by_role("table", name="Where the points come from").get_by_role("row")
    expect(points).not_to_have_count(0)
    values = [row.get_by_role("cell").first.inner_text() for row in points.all()[1:]]
    assert sum(map(float, values)) == info["points"][0]
    row.locator("a[href$=replay]").click()
    expect(page).to_have_url(re.compile(f"/t/{table}/replay"))


def scored_as_chosen(person: Visitor, table: str, chosen: list[str]) -> None:
    """The match is over, its answers are those chosen on this page, and the scoring is the server's."""
    page = person.page
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
