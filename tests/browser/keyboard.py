"""Playing without a mouse: Tab from region to region, arrows from place to place, Enter, numbers, and the list of L."""

import random
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.playing import SEEN, moved_on, offered

STOPS = 80  # a round of the Tab key through a page is shorter
WEIGHTS = {"board": 5, "list": 1, "number": 4}  # how often each way is gone
FOCUSED = "() => document.activeElement?.classList.contains('legal') ? document.activeElement.dataset.key : null"
# the number keys that choose; those of kinds with several choices only light them
NUMBERED = """() => [...document.querySelectorAll('.choices button[data-key]:has(kbd)')]
  .map((each) => each.dataset.number)"""


def tab_to(page: Page, selector: str) -> int:
    """Press Tab until something has the focus, and the focus can be seen; how often it took."""
    for pressed in range(1, STOPS + 1):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            assert page.evaluate("() => document.activeElement.matches(':focus-visible')")
            return pressed
    raise AssertionError(f"the Tab key does not lead to {selector}")


def press(page: Page, chance: random.Random, ways: Counter[str]) -> None:
    """Make one choice by keys alone, and count which way it went; a way not gone yet is gone as soon as it can be."""
    keys = offered(page)
    if not keys:  # the match ended meanwhile: the last answer gives itself
        return
    if page.locator("dialog[open]").count():  # the table moved on by itself while a list was open
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    before, numbered = page.evaluate(SEEN), page.evaluate(NUMBERED)
    open_ways = ["number"] if numbered else []
    if len(numbered) < len(keys):
        open_ways += ["board", "list"]
    fresh = [way for way in open_ways if not ways[way]]
    way = fresh[0] if fresh else chance.choices(open_ways, [WEIGHTS[way] for way in open_ways])[0]
    if way == "number":
        page.keyboard.press(chance.choice(numbered))
    elif way == "list":
        _from_list(page, chance)
    else:
        _from_board(page, chance, before)
    moved_on(page, before)
    ways[way] += 1


def _from_list(page: Page, chance: random.Random) -> None:
    page.keyboard.press("l")
    listed = page.locator("dialog[open] ol button")
    expect(listed).not_to_have_count(0)
    for _ in range(chance.randrange(min(listed.count(), 6))):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def _from_board(page: Page, chance: random.Random, before: str) -> None:
    """Go to a place that glows and choose it, unless the table moves on by itself: a rival chose meanwhile."""
    try:
        tab_to(page, ".place.legal, .choices button[data-key]")
        for _ in range(chance.randrange(4)):
            page.keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        if page.evaluate(FOCUSED) is None and page.evaluate("() => document.activeElement.matches('.place')"):
            tab_to(page, ".place.legal, .choices button[data-key]")
    except AssertionError:
        if page.evaluate(SEEN) == before:
            raise
    page.keyboard.press("Enter")
