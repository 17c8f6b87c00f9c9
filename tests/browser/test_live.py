"""Two people with a browser each: a friend comes by the link, choices are revealed together, tabs agree."""

import json
import random
from operator import gt
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.against_bots import is_last_round
from tests.browser.over_http import answer_at_random, situation
from tests.browser.playing import click, offered, play, until_over
from tests.browser.profiles import NOTHING
from tests.browser.visitors import Visit, Visitor
from tests.browser.waiting import until

BOARD = """() => [...document.querySelectorAll('.prompt, .chronicle, main')].map((each) => {
  const copy = each.cloneNode(true)
  copy.querySelectorAll('[id]').forEach((one) => one.removeAttribute('id'))
  return copy.innerHTML
}).join()"""


def together(visit: Visit, game: str, **wanted: Any) -> tuple[Visitor, Visitor, str]:
    """Two people that look at their running table."""
    one, other = visit(), visit()
    table = one.table(game, 2, **wanted)
    one.go(f"/t/{table}")
    other.go(f"/t/{table}").locator("button[data-seat]").first.click()
    expect(one.page.locator("[data-seat], select.text")).to_have_count(0)
    one.page.locator("[data-start]").click()
    for person in (one, other):
        assert offered(person.page)
    return one, other, table


def caught_up(person: Visitor, number: int) -> None:
    """Wait until a visitor has received an entry of the match."""

    def is_heard() -> bool:
        return any(json.loads(frame).get("number", 0) >= number for frame in person.heard[-6:])

    until(person.page, is_heard, f"entry {number}")


def still(page: Page) -> str:
    """The board once it does not change any more."""
    before = ""
    while before != (now := str(page.evaluate(BOARD))):
        before = now
        page.wait_for_timeout(250)
    return now


def test_sealed_choices_are_revealed_together(visit: Visit) -> None:
    one, other, table = together(visit, "histrio")
    (first, second) = [key for key in offered(one.page) if key.startswith("travel:")][:2]
    click(one.page, first)
    expect(one.page.locator(".legal[data-key^='travel:']")).to_have_count(0)
    caught_up(other, one.ask("GET", f"/api/tables/{table}")["number"])
    told = [person.page.locator(".chronicle li") for person in (one, other)]
    before = [lines.count() for lines in told]
    click(other.page, second)
    until(one.page, lambda: all(map(gt, (lines.count() for lines in told), before)), "both chronicles go on")
    until(one.page, lambda: told[0].count() == told[1].count() > 2, "both chronicles are equally long")


def test_two_people_play_against_each_other(visit: Visit) -> None:
    """By hand at the beginning and in the last round; test_matches.py plays whole matches by hand."""
    one, other, table = together(visit, "histrio")
    chance = random.Random(5)
    people = [one, other]
    for _ in range(8):
        play(people[chance.choice(asked_at(one, table)) - 1].page, chance, most=1)
    for person in people:
        person.page.goto(NOTHING)
    while not is_last_round(situation(one, table)["view"]):
        person = people[asked_at(one, table)[0] - 1]
        answer_at_random(person, table, situation(person, table)["decision"], chance)
    for person in people:
        person.go(f"/t/{table}")
    while seats := asked_at(one, table):
        play(people[chance.choice(seats) - 1].page, chance, most=1)
    for person in people:
        until_over(person.page, chance)
    assert (
        one.page.locator(".score tfoot td").all_inner_texts() == other.page.locator(".score tfoot td").all_inner_texts()
    )


def asked_at(person: Visitor, table: str) -> list[int]:
    """The seats a table waits for; none when its match is over."""
    return list(situation(person, table)["table"]["asked"])


def agreed(one: Page, other: Page) -> list[str]:
    """The keys that two pages offer, once they are the same."""
    until(one, lambda: sorted(offered(one)) == sorted(offered(other)), "both pages offer the same")
    return offered(one)


def test_two_tabs_stay_in_sync(visit: Visit) -> None:
    person = visit()
    table = person.table("rokoko", 2, "random")
    first = person.go(f"/t/{table}")
    second = person.go(f"/t/{table}", person.tab())
    for page, twin in ((first, second), (second, first), (first, second)):
        keys = agreed(page, twin)
        before = still(twin)
        click(page, keys[0])
        twin.wait_for_function(f"(before) => ({BOARD})() !== before", arg=before)
    agreed(first, second)
    first.locator("[data-tool=menu]").click()
    first.locator(".drawer .language select").select_option("de")
    expect(second.locator("html")).to_have_attribute("lang", "de")
    expect(second.locator("[data-tool=menu]")).to_have_text(first.locator("[data-tool=menu]").inner_text())


def test_a_hint_is_for_one_question(visit: Visit) -> None:
    one, other, table = together(visit, "histrio", hints=True)
    asked: list[int] = []
    one.page.on("response", lambda response: asked.append(response.status) if response.url.endswith("/hint") else None)
    one.page.locator("[data-tool=hint]").click()
    one.page.locator("[data-hint='1'][aria-pressed=true]").click()
    expect(one.page.locator(".drawer")).to_have_count(0)
    while not one.ask("GET", f"/api/tables/{table}")["table"]["your_turn"]:
        click(other.page, offered(other.page)[0])
    one.page.locator("[data-tool=hint]").click()
    expect(one.page.locator("[data-hint='1'][aria-pressed=true]")).to_be_visible()
    assert asked == [200, 200]


def test_a_player_can_be_reported_and_blocked(visit: Visit) -> None:
    one, other, table = together(visit, "histrio")
    for line in ("boo", "boo again"):
        other.ask("POST", f"/api/tables/{table}/chat", {"text": line})
    page = one.page
    page.locator("[data-tool=chat]").click()
    log = page.locator(".drawer [role=log]")
    expect(log).to_contain_text("boo again")
    person = page.locator("[data-person='2']")
    person.locator("summary").click()
    person.locator("[data-do=report]").click()
    person.locator("form select").select_option("stalling")
    person.locator("form textarea").fill("waits on purpose")
    person.locator("[data-do=send-report]").click()
    expect(page.locator(".drawer p.succeeded")).not_to_be_empty()
    expect(person.locator("form")).to_have_count(0)
    person.locator("[data-do=block]").click()
    expect(log).not_to_contain_text("boo")
    assert len(one.ask("GET", "/api/me/blocks")["blocks"]) == 1
    other.ask("POST", f"/api/tables/{table}/chat", {"text": "boo for ever"})
    assert one.ask("GET", f"/api/tables/{table}/chat")["lines"] == []
