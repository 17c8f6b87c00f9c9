"""Every page on a phone and with text twice as large: nothing cut off; and a board that keeps still."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import GAMES, PLACES, arrive, settle
from tests.browser.playing import offered, play
from tests.browser.visitors import DESK, PHONE, Visit, Visitor
from tests.server.services import ServerProcess

LARGE = 32  # px of text at 200 %
ASKED = 24  # questions of one person that a board is watched through, if the match has so many

# What lies outside the page sideways or is cut off in a box that cannot be scrolled, a line each.
OUTSIDE = """() => {
  const found = new Set()
  const { clientWidth: width, scrollWidth } = document.documentElement
  if (scrollWidth > width + 1) found.add(`the page is ${scrollWidth} px wide on ${width}`)
  const scrolls = (each) => {
    for (let up = each; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true
    return false
  }
  const isUnseen = (each) => each.closest('.unseen, .skip, dialog:not([open]), [aria-hidden=true], .flying')
  const name = (each) => `${each.tagName}.${each.getAttribute('class')} "${each.textContent.trim().slice(0, 40)}"`
  const all = document.querySelectorAll('button, a, h1, h2, h3, p, input, select, label, li, dd, th, td, .place')
  for (const each of all) {
    const box = each.getBoundingClientRect()
    if (!box.width || !box.height || isUnseen(each) || scrolls(each)) continue
    const [left, right] = [Math.round(box.left), Math.round(box.right)]
    if (left < -1 || right > width + 1) found.add(`${name(each)} lies at ${left} to ${right} of ${width}`)
  }
  for (const each of document.querySelectorAll('button, a.button, h1, h2, legend, label, .prompt p, .status')) {
    if (isUnseen(each) || each.closest('.place') || !each.clientWidth) continue
    const { overflowX, textOverflow } = getComputedStyle(each)
    const isCut = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis'
    if (isCut && each.scrollWidth > each.clientWidth + 2) found.add(`${name(each)} is cut off`)
  }
  return [...found].slice(0, 12)
}"""


def with_text(visitor: Visitor, size: int) -> None:
    """Let the browser's own text be so large, as its settings can."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": round(size * 13 / 16)}})
    visitor.page.wait_for_function(
        "(size) => getComputedStyle(document.documentElement).fontSize === `${size}px`", arg=size
    )
    settle(visitor.page)


def stops(page: Page) -> list[str | None]:
    """What lies outside at every stop of a table's dock, or on the page itself where there is none."""
    dock = page.locator(".dock button")
    found: list[str | None] = list(page.evaluate(OUTSIDE))
    is_covered = page.locator(".drawer, dialog[open]").count() > 0
    for stop in range(0 if is_covered else dock.count()):
        dock.nth(stop).click()
        found += page.evaluate(OUTSIDE)
    return found


@pytest.mark.parametrize("name", PLACES)
def test_a_page_fits_a_phone_and_large_text(visit: Visit, server: ServerProcess, name: str) -> None:
    visitor = arrive(name, lambda **wanted: visit(size=PHONE, **wanted), server.address)
    page = visitor.page
    found: dict[str, Any] = {"phone": stops(page)}
    with_text(visitor, LARGE)
    found["phone, large text"] = stops(page)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    settle(page)
    found["large text"] = stops(page)
    assert {where: what for where, what in found.items() if what} == {}


# What a table shown whole never does while it is played: move its board, grow beyond the window, or overfill its bar.
MOVED = """() => {
  const { height, right, bottom } = document.querySelector('.prompt').getBoundingClientRect()
  const { x, y, width, height: high } = document.querySelector('.centre').getBoundingClientRect()
  const parts = ['brand', 'ask', 'choices', 'tools'].map((name) => document.querySelector(`.prompt .${name}`))
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    board: [x, y, width, high].map(Math.round),
    page: document.documentElement.scrollHeight - innerHeight,
    over: boxes.filter((box) => box.height > height || box.right > right + 1 || box.bottom > bottom + 1).length,
  }
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 768), (1180, 820), (2560, 1440)])
def test_the_wide_layout_fills_the_window(
    visit: Visit, server: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    page = arrive(f"{game} middle", lambda **wanted: visit(size=size, **wanted), server.address).page
    now = page.evaluate(MOVED)
    assert (now["page"], now["over"], page.evaluate(OUTSIDE)) == (0, 0, [])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(820, 1180), (1024, 1366)])
def test_an_upright_tablet_shows_the_whole_drawing(
    visit: Visit, server: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    page = arrive(f"{game} middle", lambda **wanted: visit(size=size, **wanted), server.address).page
    assert stops(page) == []
    page.locator(".dock button").first.click()
    expect(page.locator(".drawing")).to_be_visible()
    assert page.locator(".drawing").evaluate("(each) => each.offsetWidth / innerWidth") > 0.9


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_board_keeps_its_place_whatever_is_asked(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.go(f"/t/{visitor.table(game, 2, 'random')}")
    chance = random.Random(f"{game} {language}")
    offered(page)
    first = page.evaluate(MOVED)
    assert (first["page"], first["over"]) == (0, 0)
    for _ in range(ASKED):
        if not offered(page):
            break
        asked = page.locator(".prompt .ask").inner_text()
        assert page.evaluate(MOVED) == first, asked
        play(page, chance, 1)
