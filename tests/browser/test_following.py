"""Rivals' moves one after the other: captions, pause, step and skip, and what happened since the last turn."""

from playwright.sync_api import Page, expect

from tests.browser.playing import hit_if_offered, offered
from tests.browser.visitors import Visit, Visitor

READY = """() => document.querySelector('[data-playback=skip]')
  ? 'rival' : document.querySelector('.legal[data-key], .choices button[data-key]') ? 'mine' : null"""


def follow(page: Page) -> None:
    """Choose until the moves of rivals are shown."""
    while page.wait_for_function(READY).json_value() == "mine":
        hit_if_offered(page, offered(page)[0])


def last_of_mine(person: Visitor, table: str) -> int:
    """How many answers had been given when seat 1 gave its latest one, 0 where it gave none."""
    entries = person.ask("GET", f"/api/tables/{table}?since=0")["entries"]
    seats = [entry["seat"] for entry in entries if entry["kind"] == "answer"]
    return len(seats) - seats[::-1].index(1) if 1 in seats else 0


def test_moves_of_rivals_can_be_followed_and_skipped(visit: Visit) -> None:
    person = visit(pace="slow")
    table = person.table("rokoko", 3, "random", "random")
    page = person.go(f"/t/{table}")
    follow(page)
    page.locator("[data-playback=pause]").click()
    asked = page.locator(".prompt .ask")
    expect(page.locator(".legal[data-key]")).to_have_count(0)
    first = asked.text_content()
    assert first
    page.keyboard.press("n")
    expect(asked).not_to_have_text(first)
    skip = page.locator("[data-playback=skip]")
    if skip.count():  # the step may have been the last one
        skip.click()
    assert offered(page)  # everything has been played meanwhile: nobody is waited for
    expect(page.locator("[data-playback=skip]")).to_have_count(0)
    page.locator("[data-tool=menu]").click()
    page.locator("[data-do=since]").click()
    expect(page.locator(".scrubber input[type=range]")).to_have_attribute("min", str(last_of_mine(person, table)))
    expect(asked).to_contain_text("to move")
    page.locator(".scrubber .primary").click()
    assert offered(page)
