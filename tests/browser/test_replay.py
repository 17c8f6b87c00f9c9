"""Replays: keys, jumps, the address of a moment, and where looking back begins."""

import re
from itertools import groupby

from playwright.sync_api import Page, expect

from tests.browser.playing import click, offered
from tests.browser.positions import analysed, position
from tests.browser.visitors import Visit
from tests.infrastructure.services import ServerProcess


def moment(page: Page, at: int, seat: int | None = 1) -> None:
    """Wait until a moment is shown, on the slider and in the address, which names the seat of a finished match."""
    expect(page.locator(".scrubber input[type=range]")).to_have_value(str(at))
    named = "" if seat is None else f"&seat={seat}"
    expect(page).to_have_url(re.compile(rf"/replay\?at={at}{named}$"))


def test_keys_step_and_jump_wherever_the_focus_is(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "histrio", "final")
    page = visit(token=found.token).go(f"/t/{found.table}/replay")
    moment(page, 0)
    page.keyboard.press("ArrowRight")
    moment(page, 1)
    page.locator(".scrubber .step").nth(3).dblclick()  # its steps add up
    moment(page, 3)
    page.keyboard.press("ArrowRight")  # the button has the focus now
    moment(page, 4)
    page.locator(".place:visible").first.click(force=True)  # nothing can be chosen in the past
    page.keyboard.press("ArrowLeft")
    moment(page, 3)
    expect(page.locator(".scrubber [data-round]").nth(6)).to_be_attached()
    page.keyboard.press("PageUp")
    moment(page, 0)
    page.keyboard.press("PageDown")
    expect(page.locator(".scrubber input[type=range]")).not_to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator(".scrubber .step").nth(4)).to_be_disabled()


def test_addresses_name_moments_and_seats(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "histrio", "final")
    page = visit(token=found.token).go(f"/t/{found.table}/replay?at=25&seat=2")
    expect(page.locator(".seat select")).to_have_value("2")
    moment(page, 25, seat=2)
    page.locator(".seat select").select_option("1")
    moment(page, 25)
    expect(page.locator(".chronicle li").nth(10)).to_be_attached()
    expect(page.locator(".prompt .ask b")).not_to_be_empty()  # what led there; all are asked
    expect(page.locator(".prompt .ask")).not_to_contain_text("to move")
    expect(page.locator(".prompt .ask")).not_to_contain_text("waiting")
    expect(page.locator(".scrubber .over")).to_have_text("The match is over")
    page.locator(".scrubber input[type=range]").fill("20")
    moment(page, 20)
    page.go_back()
    moment(page, 25)
    page.go_forward()
    moment(page, 20)
    page.reload()
    moment(page, 20)


def test_looking_back_begins_at_my_last_turn(visit: Visit) -> None:
    person = visit()
    table = person.table("rokoko", 2, "random")
    page = person.go(f"/t/{table}")
    for _ in range(8):
        click(page, offered(page)[0])
    offered(page)
    entries = person.ask("GET", f"/api/tables/{table}?since=0")["entries"]
    seats = [entry["seat"] for entry in entries if entry["kind"] == "answer"]
    turns = [(is_mine, len(list(turn))) for is_mine, turn in groupby(seats, lambda seat: seat == 1)]
    under_way = turns[-1][0]
    last = sum(length for _, length in turns[: -2 - under_way])  # before my turn and that of the rival
    page.locator("[data-tool=menu]").click()
    page.locator(".drawer a[href$='/replay']").click()
    moment(page, last, seat=None)
    assert last > 0


def test_an_analysis_leads_to_the_choices_that_cost_something(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "histrio", "final")
    analysed(server.address, found)
    page = visit(token=found.token).go(f"/t/{found.table}/replay?at=3")
    moment(page, 3)
    page.locator("[data-do=analyse]").click()
    expect(page.locator(".analysis .accuracy")).to_contain_text("Accuracy")
    expect(page.locator(".scrubber .track path")).to_have_count(found.players)
    lessons = page.locator(".analysis ol")
    costly = lessons.locator("button").first
    expect(costly).to_contain_text(re.compile(r"^Season \d, round \d: "))
    expect(lessons).to_contain_text("Better: ")
    at = int(costly.get_attribute("data-at") or 0)
    costly.click()
    moment(page, at)
    expect(lessons.locator("li.here")).not_to_contain_text("Better: ")  # said once, above
    chosen = page.locator(".analysis .choice")
    expect(chosen).to_contain_text("Better: ")
    expect(chosen).to_contain_text(re.compile("Inaccuracy|Mistake|Blunder"))
    chosen.locator("[data-do=try]").click()
    expect(page.locator("dialog[open]")).to_contain_text(f"from move {at} on")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".analysis svg[role=img]").click(position={"x": 12, "y": 60})  # the first choice
    expect(page.locator(".scrubber input[type=range]")).not_to_have_value(str(at))
    page.set_viewport_size({"width": 390, "height": 844})  # a moment that is looked at leaves room for the board
    expect(page.locator(".analysis .accuracy")).to_be_hidden()
    expect(chosen).to_be_visible()
    page.locator(".analysis .fold").click()
    expect(page.locator(".analysis .accuracy")).to_be_visible()
    page.locator("[data-do=analyse]").click()
    expect(page.locator(".analysis")).to_have_count(0)


def test_a_replay_is_played_on_against_bots(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "histrio", "final")
    person = visit(token=found.token)
    page = person.go(f"/t/{found.table}/replay?at=12&seat=2")
    page.locator("[data-do=play-on]").click()
    asked = page.locator("dialog[open]")
    expect(asked.locator("input[type=radio]:checked")).to_have_value("2")
    for choice in asked.locator("select").all():
        choice.select_option("novice")
    page.locator("[data-do=play-on-start]").click()
    expect(page).not_to_have_url(re.compile("/replay"))
    click(page, offered(page)[0])
    table = page.url.rpartition("/")[2]
    assert table != found.table
    info = person.ask("GET", f"/api/tables/{table}")["table"]
    assert info["from_position"]
    assert [seat["level"] for seat in info["seats"]] == ["novice", None, "novice"]
