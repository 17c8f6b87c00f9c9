"""Playing without a mouse: Tab from region to region, arrows from place to place, Enter, numbers, and the list of L."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.playing import SEEN, moved_on, offered

STOPS = 80  # a round of the Tab key through a page is shorter
FOCUSED = "() => document.activeElement?.classList.contains('legal') ? document.activeElement.dataset.key : null"
NUMBERED = (
    "() => [...document.querySelectorAll('.choices button[data-key]')].slice(0, 9).map((each) => each.dataset.key)"
)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus, and the focus can be seen."""
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            assert page.evaluate("() => document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"the Tab key does not lead to {selector}")


def press(page: Page, chance: random.Random) -> str:
    """Make one choice by keys alone; which way it went."""
    keys = offered(page)
    before, numbered = page.evaluate(SEEN), page.evaluate(NUMBERED)
    if numbered and (len(numbered) == len(keys) or chance.random() < 0.4):
        page.keyboard.press(str(1 + chance.randrange(len(numbered))))
        way = "number"
    elif chance.random() < 0.2:
        way = _from_list(page, chance)
    else:
        way = _from_board(page, chance)
    moved_on(page, before)
    return way


def _from_list(page: Page, chance: random.Random) -> str:
    page.keyboard.press("l")
    listed = page.locator("dialog[open] ol button")
    expect(listed).not_to_have_count(0)
    for _ in range(chance.randrange(min(listed.count(), 6))):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    return "list"


def _from_board(page: Page, chance: random.Random) -> str:
    tab_to(page, ".place.legal, .choices button[data-key]")
    for _ in range(chance.randrange(4)):
        page.keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    if page.evaluate(FOCUSED) is None and page.evaluate("() => document.activeElement.matches('.place')"):
        tab_to(page, ".place.legal, .choices button[data-key]")
    page.keyboard.press("Enter")
    return "board"
