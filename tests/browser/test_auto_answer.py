"""Decisions with a single possible answer are answered by themselves, say so, and can be undone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.over_http import POLL
from tests.browser.test_interruptions import answers
from tests.browser.visitors import Visit, Visitor

AUTO = ".chronicle"
SAYS = "The only choice was made for you"


def asked(person: Visitor, table: str) -> dict[str, Any]:
    """The situation once it is this person's turn."""
    while True:
        now: dict[str, Any] = person.ask("GET", f"/api/tables/{table}?since=1000000")
        if now["table"]["your_turn"] and now["decision"]:
            return now
        assert now["table"]["status"] == "running"
        person.page.wait_for_timeout(POLL)


def answer(person: Visitor, table: str, key: str | None, chance: random.Random) -> tuple[str, dict[str, Any]]:
    """Answer over HTTP, at random unless a key is named; the key and the situation afterwards."""
    decision = asked(person, table)["decision"]
    key = key or chance.choice(decision["options"])
    person.ask("POST", f"/api/tables/{table}/answers", {"number": decision["number"], "key": key})
    return key, person.ask("GET", f"/api/tables/{table}?since=1000000")


def before_forced(person: Visitor, chance: random.Random) -> tuple[str, int, str]:
    """Play over HTTP until an answer leads to a decision with one option, both of which can be undone.

    The table, the decision's number and the answer, which is taken back again. A match may end without such a decision;
    then the next one is tried.
    """
    table = person.table("rokoko", 2, "random")
    while True:
        if is_over(person, table):
            table = person.table("rokoko", 2, "random")
        is_choice = len(asked(person, table)["decision"]["options"]) > 1
        key, after = answer(person, table, None, chance)
        forced = after["decision"]["options"] if after["decision"] else []
        if not is_choice or len(forced) != 1 or forced[0].startswith("reconsider") or not after["may_undo"]:
            continue
        _, then = answer(person, table, forced[0], chance)
        if then["may_undo"] and then["decision"]:  # the turn goes on: no rival moves meanwhile
            for _ in range(2):
                person.ask("POST", f"/api/tables/{table}/undo")
            return table, int(asked(person, table)["decision"]["number"]), key


def is_over(person: Visitor, table: str) -> bool:
    """Whether the match of a table has ended; waits while it is a rival's turn."""
    while True:
        info = person.ask("GET", f"/api/tables/{table}?since=1000000")["table"]
        if info["status"] == "over" or info["your_turn"]:
            return bool(info["status"] == "over")
        person.page.wait_for_timeout(POLL)


def given(page: Page, table: str, number: int, key: str) -> None:
    """Give an answer over HTTP as another device would."""
    said = page.request.post(f"/api/tables/{table}/answers", data={"number": number, "key": key})
    assert said.ok, said.text()


@pytest.mark.parametrize("auto", [True, False])
def test_a_forced_answer_is_given_if_wanted(visit: Visit, auto: bool) -> None:
    person = visit(auto=auto)
    table, number, key = before_forced(person, random.Random(4))
    page = person.go(f"/t/{table}")
    before = len(answers(person, table))
    given(page, table, number, key)
    if auto:
        expect(page.locator(AUTO)).to_contain_text(SAYS)
        assert len(answers(person, table)) >= before + 2
    else:
        expect(page.locator(".legal[data-key], .choices button[data-key]")).not_to_have_count(0)
        expect(page.locator(AUTO)).not_to_contain_text(SAYS)
        assert len(answers(person, table)) == before + 1


def test_undo_takes_forced_answers_back_with_the_choice_before_them(visit: Visit) -> None:
    person = visit(auto=True)
    table, number, key = before_forced(person, random.Random(4))
    page = person.go(f"/t/{table}")
    before = answers(person, table)
    given(page, table, number, key)
    expect(page.locator(AUTO)).to_contain_text(SAYS)
    page.locator(".tools .quiet").first.click()
    expect(page.locator(AUTO)).not_to_contain_text(SAYS)
    number = int(person.ask("GET", f"/api/tables/{table}")["number"])
    expect(page.locator(f'.legal[data-key="{key}"], .choices button[data-key="{key}"]').first).to_be_visible()
    assert answers(person, table) == before
    given(page, table, int(asked(person, table)["decision"]["number"]), key)
    page.reload()  # what was undone once is not answered by itself because of a reload
    expect(page.locator(".legal[data-key], .choices button[data-key]").first).to_be_visible()
    assert len(answers(person, table)) == len(before) + 1
    person.ask("POST", f"/api/tables/{table}/undo")
    expect(page.locator(f'.legal[data-key="{key}"], .choices button[data-key="{key}"]').first).to_be_visible()
    number = int(person.ask("GET", f"/api/tables/{table}")["number"])
    page.locator(f'.legal[data-key="{key}"], .choices button[data-key="{key}"]').first.click(force=True)
    expect(page.locator(AUTO)).to_contain_text(SAYS)  # a new choice: forced answers follow again
    assert int(person.ask("GET", f"/api/tables/{table}")["number"]) > number
