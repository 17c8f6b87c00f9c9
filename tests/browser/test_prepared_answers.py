"""Answers prepared while a friend plays: chosen on the board, listed, dropped, given, and cancelled with a reason."""

import random

from playwright.sync_api import Page, expect

from tests.browser.over_http import answer_at_random, situation
from tests.browser.playing import hit, offers_kind
from tests.browser.visitors import DESK, Visit, Visitor


def waiting(visit: Visit, size: tuple[int, int] = DESK) -> tuple[Visitor, Visitor, str]:
    """Somebody who waits at a table of Rokoko while a friend chooses a main action; both play on over HTTP."""
    one, friend = visit(size=size), visit()
    table = one.table("rokoko", 2)
    friend.ask("POST", "/api/hello")
    friend.ask("POST", f"/api/tables/{table}/join", {})
    one.ask("POST", f"/api/tables/{table}/start", {"bots": []})
    chance = random.Random(4)
    while not is_main_of(friend, table):
        for person in (one, friend):
            decision = situation(person, table)["decision"]
            if decision is not None:
                answer_at_random(person, table, decision, chance)
                break
    one.go(f"/t/{table}")
    return one, friend, table


def is_main_of(friend: Visitor, table: str) -> bool:
    """Whether the friend chooses a main action, and can take a tile."""
    now = situation(friend, table)
    decision = now["decision"]
    is_main = decision is not None and now["question"]["question"] == "main"
    return is_main and any(key.startswith("acquire") for key in decision["options"])


def finish_turn(friend: Visitor, table: str, key: str) -> None:
    """Let the friend take a tile and decline what follows, until it is asked no more."""
    decision = situation(friend, table)["decision"]
    while decision is not None:
        key = key if key in decision["options"] else decision["options"][-1]
        friend.ask("POST", f"/api/tables/{table}/answers", {"number": decision["number"], "key": key})
        decision = situation(friend, table)["decision"]


def test_an_answer_is_chosen_on_the_board_and_given_when_it_is_due(visit: Visit) -> None:
    one, friend, table = waiting(visit)
    page, tool = one.page, one.page.locator("[data-tool=prepare]")
    tool.click()
    first = offers_kind(page, "play")[0]
    choose(page, first)
    expect(page.locator("[data-prepared]")).to_have_attribute("data-prepared", first)
    assert situation(one, table)["prepared"]["answers"][0]["key"] == first
    assert situation(friend, table)["prepared"] is None
    choose(page, "forfeit")
    expect(page.locator("[data-prepared]")).to_have_count(2)
    page.locator("[data-prepared] button").last.click()
    expect(page.locator("[data-prepared]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tool).to_contain_text("1")
    options = situation(friend, table)["decision"]["options"]
    finish_turn(friend, table, next(key for key in options if key.startswith("acquire")))
    expect(tool).to_have_count(0)  # my turn
    now = situation(one, table)
    assert (now["question"]["question"], now["prepared"]) == ("main", None)


def choose(page: Page, key: str) -> None:
    """Choose a key with the mouse, also where a second click confirms it."""
    hit(page, key)
    confirm = page.locator("[data-do=confirm]:visible")
    if confirm.count():
        confirm.first.click()
