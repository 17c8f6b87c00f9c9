"""What goes wrong in the middle of a turn: reloads, lost lines, second thoughts, and choices that are not legal."""

import json
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import node_in
from tests.browser.over_http import shared_table
from tests.browser.playing import SEEN, click, hit, hit_if_offered, moved_on, offered, offers, offers_kind, play
from tests.browser.visitors import DESK, PHONE, Visit, Visitor
from tests.browser.waiting import until
from trianon.server.limits import PRESENCE_GRACE

UNREACHABLE = (
    r"ERR_CONNECTION_REFUSED",
    r"ERR_INTERNET_DISCONNECTED",
    r"WebSocket connection",
    r"ERR_CONNECTION_RESET",
    r"ERR_CONNECTION_CLOSED",
    r"ERR_EMPTY_RESPONSE",
)
SAME_CLICK = 400.0  # ms: two undos within a quarter of a second are two clicks on the same thing
# whether a place can be hit in its middle: what lies over it would be chosen instead
IS_FREE = """(place) => {
  place.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = place.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.place') === place
}"""


def in_a_turn(person: Visitor) -> tuple[Page, str]:
    """A match of Rokoko in the middle of a turn of several steps: a card is played, its action not yet chosen."""
    table = person.table("rokoko", 2, "random")
    page = person.go(f"/t/{table}")
    is_played = False
    while not is_played or offered(page)[0].startswith("play:"):
        before, key = page.evaluate(SEEN), offered(page)[0]
        if hit_if_offered(page, key):  # else what was read was from before the rival's pick, which changes the page too
            moved_on(page, before)
            is_played = is_played or key.startswith("play:")
    expect(page.locator(".tools .quiet")).to_be_visible()
    return page, table


def answers(person: Visitor, table: str) -> list[str]:
    """The answers of the first seat that count."""
    entries = person.ask("GET", f"/api/tables/{table}?since=0")["entries"]
    undone = {number for entry in entries for number in entry["undone"]}
    return [e["number"] for e in entries if e["kind"] == "answer" and e["seat"] == 1 and e["number"] not in undone]


def test_a_step_can_be_taken_back_by_mouse_and_by_key_also_after_a_reload(visit: Visit) -> None:
    """A reload in the middle of a turn changes nothing, and a double click takes one answer back."""
    person = visit()
    page, table = in_a_turn(person)
    keys, asked = offered(page), page.locator(".prompt .ask p b").inner_text()
    page.reload()
    offers(page, keys)
    expect(page.locator(".prompt .ask p b")).to_have_text(asked)
    undo, given = page.locator(".tools .quiet").first, answers(person, table)
    ways: list[Callable[[], object]] = [undo.click, undo.dblclick, lambda: page.keyboard.press("z")]
    for take_back in ways:
        page.wait_for_timeout(SAME_CLICK)
        before = page.evaluate(SEEN)
        take_back()
        moved_on(page, before)
        keys = offers_kind(page, "play:")
        assert answers(person, table) == given[:-1]
        expect(page.locator("[data-notice]")).to_have_count(0)
        click(page, keys[0])
        given = answers(person, table)


def test_an_answer_chosen_while_the_server_is_gone_is_sent_once_when_it_is_back(visit: Visit, tmp_path: Path) -> None:
    server = node_in(tmp_path)
    try:
        person = visit(server.address)
        person.expect_faults(*UNREACHABLE)
        page, table = in_a_turn(person)
        given = len(answers(person, table))
        key = offered(page)[0]
        server.kill()
        server.stop()
        hit(page, key)
        expect(page.locator("[data-connection]")).to_be_visible()
        expect(page.locator("[data-notice=unsent]")).to_contain_text("sent as soon as the connection is back")
        server = node_in(tmp_path, server.port)
        expect(page.locator("[data-connection], [data-notice=unsent]")).to_have_count(0)
        until(page, lambda: len(answers(person, table)) > given, "the answer is sent")
        offered(page)
        assert len(answers(person, table)) == given + 1
        assert play(page, random.Random(3), most=3)
    finally:
        server.stop()


def test_a_bot_can_replace_an_absent_rival(visit: Visit, tmp_path: Path) -> None:
    server = node_in(tmp_path)
    try:
        person = visit(server.address)
        person.expect_faults(*UNREACHABLE)
        table = shared_table(person, visit(server.address), "rokoko")
        page = person.go(f"/t/{table}")
        while 1 in person.ask("GET", f"/api/tables/{table}")["table"]["asked"]:
            click(page, offered(page)[0])
        expect(page.locator("[data-notice=absent]")).to_have_count(0)
        server.stop()
        an_hour_passes(tmp_path / "trianon.db")
        server = node_in(tmp_path, server.port)
        page.locator("[data-notice=absent] button").click()
        expect(page.locator("[data-notice=absent]")).to_have_count(0)
        assert person.ask("GET", f"/api/tables/{table}")["table"]["seats"][1]["was_away"]
        assert play(page, random.Random(3), most=2)
    finally:
        server.stop()


def test_a_rival_who_closes_the_tab_is_missed(visit: Visit) -> None:
    person, rival = visit(), visit()
    table = shared_table(person, rival, "rokoko")
    page, other = person.go(f"/t/{table}"), rival.go(f"/t/{table}")
    while 1 in person.ask("GET", f"/api/tables/{table}")["table"]["asked"]:
        click(page, offered(page)[0])
    expect(page.locator(".prompt .hint")).to_have_count(0)
    offered(other)
    rival.go("/rules/rokoko")
    away = re.compile(r"away from the table since .*A bot can stand in from \d")
    expect(page.locator(".prompt .hint")).to_contain_text(away, timeout=2 * PRESENCE_GRACE * 1000)
    expect(page.locator(".rival small")).to_have_text("away")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".dock")).to_be_visible()
    expect(page.locator(".prompt .hint")).to_contain_text(away)
    rival.go(f"/t/{table}")
    expect(page.locator(".prompt .hint")).to_have_count(0)


@pytest.mark.parametrize(("game", "size", "stop"), [("rokoko", PHONE, "atelier"), ("histrio", DESK, "")])
def test_a_name_is_changed_where_it_stands(visit: Visit, game: str, size: tuple[int, int], stop: str) -> None:
    person = visit(size=size)
    page = person.go(f"/t/{person.table(game, 2, 'random')}")
    offered(page)
    if stop:
        page.locator(f".dock [data-regions~={stop}]").click()
    name = page.locator("[data-do=rename]")
    for written, shown in (("Colombine", "Colombine"), ("   ", "Colombine")):
        name.click()
        page.get_by_label("Change your name").fill(written)
        page.keyboard.press("Enter")
        expect(name).to_have_text(shown)
    assert person.ask("GET", "/api/me")["name"] == "Colombine"
    name.click()
    page.get_by_label("Change your name").fill("Scapin")
    page.keyboard.press("Escape")
    expect(name).to_have_text("Colombine")


def an_hour_passes(file: Path) -> None:
    """Let every question have been put an hour earlier."""
    with closing(sqlite3.connect(file)) as line, line:
        for table, meta in line.execute("SELECT id, meta FROM tables").fetchall():
            since = [at - 3600 for at in json.loads(meta)["since"]]
            written = json.dumps({**json.loads(meta), "since": since})
            line.execute("UPDATE tables SET meta = ? WHERE id = ?", (written, table))


def test_rapid_language_changes_leave_no_error(visit: Visit) -> None:
    """Each of them begins the line anew, before the one begun a moment ago is open."""
    page = visit().go("/settings")
    expect(page.locator("input[name=language]")).to_have_count(3)
    page.evaluate(
        """async () => {
          for (const at of [1, 2, 1, 2, 1, 0]) {
            document.querySelectorAll('input[name=language]')[at].click()
            await new Promise((then) => { setTimeout(then, 5) })
          }
        }"""
    )
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator("input[name=language]").nth(1).check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("[data-connection]")).to_have_count(0)


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_an_illegal_choice_shows_its_reason_and_rule(visit: Visit, game: str) -> None:
    person = visit()
    if game == "rokoko":
        page, table = in_a_turn(person)
    else:
        table = person.table(game, 2, "random")
        page = person.go(f"/t/{table}")
    offered(page)
    given = len(answers(person, table))
    explained = page.locator("[data-notice=why]")
    for place in page.locator(".place[aria-disabled=true]:visible").all():
        if place.evaluate(IS_FREE):
            place.click(force=True)  # it says of itself that it is disabled
        if explained.is_visible():
            break
    rule = explained.locator("button").first
    expect(rule).to_have_text("Rule")
    assert len(explained.locator("span").inner_text()) > 10
    assert len(answers(person, table)) == given
    rule.click()
    words = page.locator(".drawer .rule").inner_text()
    assert len(words) > 20
    with person.context.expect_page() as opened:
        page.locator(".drawer a[href*='/rules/']").click()
    marked = opened.value.locator(".marked")
    expect(marked).to_contain_text({"rokoko": "RK-", "histrio": "HI-"}[game])
    expect(marked).to_be_in_viewport()


def test_a_table_loads_once_the_server_is_reachable(visit: Visit, tmp_path: Path) -> None:
    server = node_in(tmp_path)
    try:
        person = visit(server.address)
        person.expect_faults(*UNREACHABLE)
        table = shared_table(person, visit(server.address), "histrio")
        page = person.go("/")
        expect(page.locator(f"li[data-table='{table}'] a")).to_be_visible()
        page.locator(f"li[data-table='{table}'] a").click()
        offered(page)
        page.go_back()
        expect(page.locator(f"li[data-table='{table}'] a")).to_be_visible()
        server.kill()
        server.stop()
        page.locator(f"li[data-table='{table}'] a").click()
        expect(page.locator("[data-problem=offline]")).to_be_visible()
        server = node_in(tmp_path, server.port)
        click(page, offered(page)[0])
        expect(page.locator(".tools .quiet")).to_be_visible()
        before = page.evaluate(SEEN)
        server.kill()
        server.stop()
        page.locator(".tools .quiet").click()
        expect(page.locator("[data-notice=refusal]")).to_be_visible()
        server = node_in(tmp_path, server.port)
        moved_on(page, before)
        expect(page.locator("[data-notice=refusal]")).to_have_count(0)
    finally:
        server.stop()
