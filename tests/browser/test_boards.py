"""Boards in windows of several sizes: nothing cut, nothing too small to read, regions that begin at their top."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import GAMES, arrive, settle
from tests.browser.visitors import PHONE, Visit
from tests.server.services import ServerProcess

LEAST = 12  # px of text that can be read without pointing at it

# Text drawn smaller than so many px, a line each; places are left out, as they show a tip when they are pointed at.
SMALL = """(least) => {
  const found = new Set()
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim()
    const each = walker.currentNode.parentElement
    if (!text || each.closest('.place, .unseen, .skip, dialog:not([open]), defs, title, style, script')) continue
    const { width, height } = each.getBoundingClientRect()
    const { fontSize, visibility } = getComputedStyle(each)
    if (!width || !height || visibility === 'hidden') continue
    const drawn = each.closest('svg') && each.getScreenCTM ? each.getScreenCTM().d : (each.currentCSSZoom ?? 1)
    const size = parseFloat(fontSize) * drawn
    const name = `${each.tagName}.${each.getAttribute('class')} "${text.slice(0, 30)}"`
    if (size < least - 0.05) found.add(`${name} ${size.toFixed(1)}`)
  }
  return [...found]
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900)])
def test_no_text_is_too_small_to_read(visit: Visit, server: ServerProcess, game: str, size: tuple[int, int]) -> None:
    page = arrive(f"{game} middle", lambda **wanted: visit(size=size, **wanted), server.address).page
    assert page.evaluate(SMALL, LEAST) == []
    page.locator("main .place").first.hover(force=True)
    sizes = page.locator(".tip :is(strong, span, small, li)").evaluate_all(
        "(all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert sizes
    assert min(sizes) >= LEAST


def lowest(page: Page, selector: str) -> float:
    """Where the lowest of some elements ends, in px from the top of the window."""
    return float(
        page.locator(selector).evaluate_all(
            "(all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom))"
        )
    )


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1920, 1080)])
def test_the_bar_of_a_replay_leaves_the_hand_whole(visit: Visit, server: ServerProcess, size: tuple[int, int]) -> None:
    page = arrive("replay", lambda **wanted: visit(size=size, **wanted), server.address).page
    expect(page.locator(".hand .card").first).to_be_visible()
    settle(page)
    assert (
        lowest(page, ".hand .card")
        <= float(page.locator(".tape").evaluate("(each) => each.getBoundingClientRect().top")) + 1
    )
    assert lowest(page, ".bench") <= size[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_region_of_a_phone_begins_at_its_top(visit: Visit, server: ServerProcess, game: str) -> None:
    page = arrive(f"{game} middle", lambda **wanted: visit(size=PHONE, **wanted), server.address).page
    stops = page.locator(".dock button")
    for stop in (0, stops.count() - 1, 0):
        stops.nth(stop).click()
        page.wait_for_function("() => document.documentElement.scrollTop === 0")
        page.evaluate("() => { document.documentElement.scrollTop = 400 }")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_held_sideways_gives_the_board_most_of_its_height(
    visit: Visit, server: ServerProcess, game: str
) -> None:
    page = arrive(f"{game} middle", lambda **wanted: visit(size=(844, 390), **wanted), server.address).page
    page.locator(".dock button").first.click()
    box: dict[str, Any] = page.locator(".drawing").evaluate(
        "(each) => ({ top: each.getBoundingClientRect().top, bottom: each.getBoundingClientRect().bottom })"
    )
    assert min(box["bottom"], 390) - box["top"] >= 390 * 2 / 3


def test_the_cards_lie_above_purse_and_rack_on_a_phone(visit: Visit, server: ServerProcess) -> None:
    page = arrive("rokoko middle", lambda **wanted: visit(size=PHONE, **wanted), server.address).page
    page.locator(".dock button").nth(4).click()
    expect(page.locator(".hand")).to_be_visible()
    top = {
        name: page.locator(name).evaluate("(each) => each.getBoundingClientRect().top")
        for name in (".hand", ".rack", "section.me")
    }
    assert top[".hand"] < top[".rack"] < top["section.me"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_shows_what_the_fireworks_bring(visit: Visit, server: ServerProcess, theme: str) -> None:
    page = arrive("rokoko middle", lambda **wanted: visit(size=PHONE, theme=theme, **wanted), server.address).page
    page.locator(".dock button").first.click()
    expect(page.locator(".values text").first).to_be_visible()
    assert page.locator(".values").text_content()


def test_requests_and_jugglers_of_histrio_can_be_read_on_a_wide_screen(visit: Visit, server: ServerProcess) -> None:
    page = arrive("histrio middle", lambda **wanted: visit(size=(1920, 1080), **wanted), server.address).page
    cut = page.locator(".letter p, .letter b").evaluate_all(
        """(all) => all
          .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.textContent)"""
    )
    assert cut == []
    sizes = page.locator(".cameos svg").evaluate_all("(all) => all.map((each) => each.clientWidth)")
    assert all(size >= 24 for size in sizes)
    covered = page.locator(".chips").evaluate_all(
        """(all) => all.filter((chips) => {
          const over = (one, other) => one.right > other.left + 1 && other.right > one.left + 1
            && one.bottom > other.top + 1 && other.bottom > one.top + 1
          const boxes = [...chips.children].map((each) => each.getBoundingClientRect())
          return boxes.some((one, n) => boxes.slice(n + 1).some((other) => over(one, other)))
        }).length"""
    )
    assert covered == 0
