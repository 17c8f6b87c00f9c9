"""Decisions with a single possible answer are answered by themselves, say so, and can be undone."""

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from tests.browser.against_bots import PERSON, Given, at_random, laid
from tests.browser.over_http import situation
from tests.browser.playing import click, offered
from tests.browser.positions import Position, laying_node
from tests.browser.test_interruptions import answers
from tests.browser.visitors import Visit, Visitor
from tests.infrastructure.seated_table import SeatedTable, table_of
from tests.infrastructure.services import ServerProcess
from trianon.core.match import Match
from trianon.server.node import ServerNode
from trianon.server.sessions.tokens import sign_identity
from trianon.server.table_store.match_cache import new_match

AUTO = ".chronicle"
MAX_MATCHES = 60  # that are searched for a rare course
SAYS = "The only choice was made for you"


def to_forced(match: Match, chance: random.Random) -> list[Given]:
    """Answers up to a choice of the person that leads to a decision with one option, both of which can be undone.

    The last one is that choice. A match may end without such a decision: another name of the match gives another one.
    """
    while not match.over:
        seat, key = at_random(match, chance)
        is_choice = seat == PERSON and len(match.options(seat)) > 1
        match.answer(seat, key)
        if is_choice and (forced := _forced(match)):
            before = [(answer.seat, answer.key) for answer in match.answers]
            match.answer(PERSON, forced)
            if match.may_undo(PERSON) and PERSON in match.asked():  # the turn goes on: no rival moves meanwhile
                return before
    raise AssertionError("no forced decision in this match")


def _forced(match: Match) -> str | None:
    """The only option of the person, if it can be undone with the answer before it."""
    options = match.options(PERSON) if match.asked() == [PERSON] else []
    if len(options) != 1 or options[0].startswith("reconsider") or not match.may_undo(PERSON):
        return None
    return str(options[0])


def before_forced(address: str, name: str) -> tuple[Position, str]:
    """A table before the choice that leads to a forced decision, and that choice."""
    choice: list[str] = []

    def course(match: Match, chance: random.Random) -> list[Given]:
        *before, (_, key) = to_forced(match, chance)
        choice.append(key)
        return before

    return laid(address, "rokoko", 2, "random", name, course), choice[0]


def number_of(person: Visitor, table: str) -> int:
    """The number of the person's decision."""
    return int(situation(person, table)["decision"]["number"])


def given(page: Page, table: str, number: int, key: str) -> None:
    """Give an answer over HTTP as another device would."""
    response = page.request.post(f"/api/tables/{table}/answers", data={"number": number, "key": key})
    assert response.ok, response.text()


@pytest.mark.parametrize("auto", [True, False])
def test_a_forced_answer_is_given_if_wanted(visit: Visit, server: ServerProcess, auto: bool) -> None:
    found, key = before_forced(server.address, f"auto {auto}")
    person, table = visit(token=found.token, auto=auto), found.table
    page = person.go(f"/t/{table}")
    before = len(answers(person, table))
    given(page, table, number_of(person, table), key)
    if auto:
        expect(page.locator(AUTO)).to_contain_text(SAYS)
        assert len(answers(person, table)) >= before + 2
    else:
        expect(page.locator(".legal[data-key], .choices button[data-key]")).not_to_have_count(0)
        expect(page.locator(AUTO)).not_to_contain_text(SAYS)
        assert len(answers(person, table)) == before + 1


def test_undo_takes_forced_answers_back_with_the_choice_before_them(visit: Visit, server: ServerProcess) -> None:
    found, key = before_forced(server.address, "undone")
    person, table = visit(token=found.token, auto=True), found.table
    page = person.go(f"/t/{table}")
    before = answers(person, table)
    given(page, table, number_of(person, table), key)
    expect(page.locator(AUTO)).to_contain_text(SAYS)
    page.locator(".tools .quiet").first.click()
    expect(page.locator(AUTO)).not_to_contain_text(SAYS)
    expect(page.locator(f'.legal[data-key="{key}"], .choices button[data-key="{key}"]').first).to_be_visible()
    assert answers(person, table) == before
    given(page, table, number_of(person, table), key)
    page.reload()  # what was undone once is not answered by itself because of a reload
    expect(page.locator(".legal[data-key], .choices button[data-key]").first).to_be_visible()
    assert len(answers(person, table)) == len(before) + 1
    person.ask("POST", f"/api/tables/{table}/undo")
    expect(page.locator(f'.legal[data-key="{key}"], .choices button[data-key="{key}"]').first).to_be_visible()
    number = int(person.ask("GET", f"/api/tables/{table}")["number"])
    page.locator(f'.legal[data-key="{key}"], .choices button[data-key="{key}"]').first.click(force=True)
    expect(page.locator(AUTO)).to_contain_text(SAYS)  # a new choice: forced answers follow again
    assert int(person.ask("GET", f"/api/tables/{table}")["number"]) > number


def before_three(node: ServerNode) -> tuple[SeatedTable, str, str]:
    """A table of two people before a choice of the first, that, and the one after the forced answer."""
    for attempt in range(MAX_MATCHES):
        company = table_of(node, "rokoko", 2)
        match = new_match(company.row())
        with suppress(AssertionError):
            *course, (_, choice) = to_forced(match, random.Random(attempt))
            match.answer(PERSON, later := match.options(PERSON)[0])
            is_followed = PERSON in match.asked() and len(match.options(PERSON)) == 1  # by an answer of its own
            if match.may_undo(PERSON) and not is_followed:
                for seat, key in course:
                    company.answer(seat + 1, key)
                return company, choice, later
    raise AssertionError("no such match")


def test_more_is_taken_back_with_consent(visit: Visit, server: ServerProcess) -> None:
    """What undo takes back and the choice before it, which the forced answer in between does not give again."""
    with laying_node(server.address, "more") as node:
        company, choice, later = before_three(node)
        one, other = (visit(token=sign_identity(node.config.secret, person), auto=True) for person in company.ids)
    table = company.table
    page, before = one.go(f"/t/{table}"), answers(one, table)
    click(page, choice)
    expect(page.locator(AUTO)).to_contain_text(SAYS)
    click(page, later)
    assert len(answers(one, table)) == len(before) + 3
    page.locator("[data-tool=menu]").click()
    expect(page.locator("aside.drawer")).to_contain_text("undoes 3 choices")
    page.locator("[data-do=undo-request]").click()
    there = other.go(f"/t/{table}").locator("[data-notice=undo-request]")
    for notice in (there, page.locator("[data-notice=undo-request]")):
        expect(notice).to_contain_text(re.compile("go back before “.+”: 3 choices are undone"))
    there.locator(".primary").click()
    expect(page.locator("[data-notice=undo-request]")).to_have_count(0)
    assert choice in offered(page)
    assert answers(one, table) == before
