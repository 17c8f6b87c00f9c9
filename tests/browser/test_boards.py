"""Boards in windows of several sizes: nothing cut, nothing too small to read, regions that begin at their top."""

import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fitting import MOVED, OUTSIDE, stops
from tests.browser.places import GAMES, settle
from tests.browser.playing import offered, point_at
from tests.browser.positions import analysed, position
from tests.browser.reused_page import ReusedPage, reused_page
from tests.browser.visitors import PHONE, Visit
from tests.infrastructure.services import ServerProcess

MIN_TEXT_PX = 12  # px of text that can be read without pointing at it

# Text drawn smaller than so many px, a line each; places are left out, as their tips say or draw it larger.
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
DRAWN_SIZE = "(text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d"
SMALLEST = f"""() => [...document.querySelectorAll('svg .place text')]
  .sort((one, other) => ({DRAWN_SIZE})(one) - ({DRAWN_SIZE})(other))[0]"""


# Where the hand ends, the bar begins and the bench ends, all at the same moment: a bot plays on meanwhile.
EDGES = """() => {
  const box = (each) => each.getBoundingClientRect()
  const bottom = (all) => Math.max(...[...document.querySelectorAll(all)].map((each) => box(each).bottom))
  return [bottom('.hand > *'), box(document.querySelector('.tape')).top, bottom('.bench')]
}"""


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[ReusedPage]:
    """A table of each game in the middle of its match, for all tests that look at it."""
    with reused_page(browser, server.address, f"{request.param} middle") as there:
        yield there


@pytest.fixture(scope="module")
def replay(browser: Browser, server: ServerProcess) -> Iterator[ReusedPage]:
    """A replay, for all tests that look at it."""
    with reused_page(browser, server.address, "replay") as there:
        yield there


IN_ROKOKO = pytest.mark.parametrize("table", ["rokoko"], indirect=True)
IN_HISTRIO = pytest.mark.parametrize("table", ["histrio"], indirect=True)


@pytest.mark.parametrize("size", [(1024, 768), (1180, 820), (1200, 600), (2560, 1440)])
def test_the_wide_layout_fills_the_window(table: ReusedPage, size: tuple[int, int]) -> None:
    page = table.look(size)
    now = page.evaluate(MOVED)
    assert (now["page"], now["over"], page.evaluate(OUTSIDE)) == (0, [], [])


@pytest.mark.parametrize("size", [(820, 1180), (1024, 1366)])
def test_an_upright_tablet_shows_the_whole_drawing(table: ReusedPage, size: tuple[int, int]) -> None:
    page = table.look(size)
    assert stops(page) == []
    if page.locator(".dock button").count():  # a game that shows everything at once has no dock
        page.locator(".dock button").first.click()
    expect(page.locator(".drawing")).to_be_visible()
    assert page.locator(".drawing").evaluate("(each) => each.offsetWidth / innerWidth") > 0.9
    for shown in (".rivals", ".chronicle"):
        expect(page.locator(shown)).to_be_visible()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900)])
def test_no_text_is_too_small_to_read(table: ReusedPage, size: tuple[int, int]) -> None:
    page = table.look(size)
    assert page.evaluate(SMALL, MIN_TEXT_PX) == []
    page.locator("main .place").first.hover(force=True)
    expect(page.locator(".tip :is(strong, span, small, li)").first).to_be_visible()
    sizes = page.locator(".tip :is(strong, span, small, li)").evaluate_all(
        "(all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert sizes
    assert min(sizes) >= MIN_TEXT_PX
    small = page.evaluate_handle(SMALLEST).as_element()
    if small and float(small.evaluate(DRAWN_SIZE)) < MIN_TEXT_PX:  # letters on the board itself
        page.evaluate("(text) => text.closest('.place').dispatchEvent(new PointerEvent('pointerenter'))", small)
        expect(page.locator(".tip .preview")).to_be_visible()
        larger = page.locator(".tip .preview text").evaluate_all(f"(all) => all.map({DRAWN_SIZE})")
        assert min(larger) >= MIN_TEXT_PX


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1920, 1080)])
def test_the_bar_of_a_replay_leaves_the_hand_whole(replay: ReusedPage, size: tuple[int, int]) -> None:
    page = replay.look(size)
    expect(page.locator(".hand .card").first).to_be_visible()
    hand, tape, bench = page.evaluate(EDGES)
    assert hand <= tape + 1
    assert bench <= size[1]


# Cards that are hardly seen behind the next one, small ones, and those that reach out of their panel.
HARDLY_SEEN = """([cards, panel]) => {
  const end = document.querySelector(panel).getBoundingClientRect().bottom
  const boxes = [...document.querySelectorAll(cards)].map((each) => each.getBoundingClientRect())
  const shown = (box, next) => (next && next.left >= box.left ? Math.min(next.left - box.left, box.width) : box.width)
  const isSeen = (box, n) => box.width > 24 && shown(box, boxes[n + 1]) > 0.35 * box.width && box.bottom <= end
  return boxes.filter((box, n) => !isSeen(box, n)).length
}"""


@pytest.mark.parametrize(
    ("game", "at", "cards", "panel"), [("rokoko", 10, ".hand .card", ".bench"), ("histrio", 60, ".slot", ".panel.own")]
)
def test_cards_can_be_told_apart_beside_an_analysis(
    visit: Visit, server: ServerProcess, game: str, at: int, cards: str, panel: str
) -> None:
    found = position(server.address, game, "final")
    analysed(server.address, found)
    page = visit(token=found.token).go(f"/t/{found.table}/replay?at={at}")
    page.locator("[data-do=analyse]").click()
    expect(page.locator(".analysis .accuracy")).to_be_visible()
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.locator(cards).count() > 2
        assert page.evaluate(HARDLY_SEEN, [cards, panel]) == 0


def test_getting_up_asks_first_and_its_notice_leaves_the_hand_whole(visit: Visit) -> None:
    person = visit()
    table = person.table("rokoko", 2, "random")
    page = person.go(f"/t/{table}")
    offered(page)
    page.locator("[data-tool=menu]").click()
    page.locator("[data-do=leave]").click()
    page.locator("[data-do=stay]").click()
    assert not person.ask("GET", f"/api/tables/{table}")["table"]["seats"][0]["away"]
    page.locator("[data-do=leave]").click()
    page.locator("[data-do=leave-now]").click()
    expect(page.locator("[data-notice=away]")).to_be_visible()
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        hand, tape, bench = page.evaluate(EDGES)
        assert hand <= tape + 1
        assert bench <= height


def test_a_region_of_a_phone_begins_at_its_top(table: ReusedPage) -> None:
    page = table.look(PHONE)
    stops = page.locator(".dock button")
    for stop in (0, stops.count() - 1, 0):
        stops.nth(stop).click()
        page.wait_for_function("() => document.documentElement.scrollTop === 0")
        page.evaluate("() => { document.documentElement.scrollTop = 400 }")


def test_a_phone_held_sideways_gives_the_board_most_of_its_height(table: ReusedPage) -> None:
    page = table.look((844, 390))
    page.locator(".dock button").first.click()
    box: dict[str, Any] = page.locator(".drawing").evaluate(
        "(each) => ({ top: each.getBoundingClientRect().top, bottom: each.getBoundingClientRect().bottom })"
    )
    assert min(box["bottom"], 390) - box["top"] >= 390 * 2 / 3


# On a phone held sideways: texts under the rail of the dock, what is owned beyond its edge, buttons of the bar cut off.
MISPLACED = """() => {
  const box = (each) => each.getBoundingClientRect()
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => box(each).width > 0)
  const rail = box(document.querySelector('.dock')).right
  const covered = all('#app :is(button, a, h1, h2, h3, p, li, select)').filter(
    (each) => !each.closest('.dock, .unseen, .skip, .brand') && box(each).left < rail - 1)
  const beyond = all('.dock .purse :is(b, svg, span)').filter((each) => box(each).right > rail)
  const cut = all('.prompt .choices button').filter((each) => box(each).right > box(each.closest('.choices')).right + 1)
  return [...covered, ...beyond, ...cut].map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 40)}`)
}"""


@IN_ROKOKO
def test_the_cards_lie_above_purse_and_rack_on_a_phone(table: ReusedPage) -> None:
    page = table.look(PHONE)
    page.locator(".dock button").nth(4).click()
    expect(page.locator(".hand")).to_be_visible()
    top = {
        name: page.locator(name).evaluate("(each) => each.getBoundingClientRect().top")
        for name in (".hand", ".rack", "section.me")
    }
    assert top[".hand"] < top[".rack"] < top["section.me"]


@IN_ROKOKO
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_shows_what_the_fireworks_bring(table: ReusedPage, theme: Literal["light", "dark"]) -> None:
    page = table.look(PHONE, theme)
    page.locator(".dock button").first.click()
    expect(page.locator(".values text").first).to_be_visible()
    assert page.locator(".values").text_content()


@IN_HISTRIO
def test_requests_and_jugglers_of_histrio_can_be_read_on_a_wide_screen(table: ReusedPage) -> None:
    page = table.look((1920, 1080))
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


@IN_ROKOKO
def test_a_tip_says_what_it_is_what_it_brings_and_why_not(table: ReusedPage) -> None:
    page = table.look()
    tip = page.locator(".tip")
    point_at(page, ".place.legal[data-key^=acquire]")
    expect(tip.locator("strong")).to_contain_text("tile")  # what it is
    expect(tip.locator(".does")).to_contain_text("Livre")
    expect(tip.locator(".brings")).to_contain_text(re.compile(r"Livre \d+ → \d+"))  # what it costs and brings
    expect(tip.locator("em")).to_have_count(0)
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    point_at(page, "[data-place^=window][aria-disabled=true]")
    expect(tip.locator("em")).to_contain_text(re.compile(r"\w.*R: rule"))  # why not, with its rule
    expect(tip.locator(".brings")).to_have_count(0)


@IN_HISTRIO
def test_the_needle_and_the_score_have_a_ghost_where_an_option_leads(table: ReusedPage) -> None:
    page = table.look()
    page.mouse.move(0, 0)  # off what another test has pointed at
    expect(page.locator("[data-ghost]")).to_have_count(0)
    point_at(page, ".place.legal[data-key='travel:1']")
    to = page.locator(".tip .brings", has_text="others").inner_text()
    ghost = page.locator(".theatre [data-ghost]")
    half, space = str(ghost.first.get_attribute("data-ghost")).split(".")
    assert f"→ {half} {space}" in to
    expect(page.locator("[data-ghost=score]")).to_be_visible()


def test_a_phone_held_sideways_shows_everything_beside_its_rail(table: ReusedPage) -> None:
    page = table.look((844, 390), language="de")
    assert page.evaluate(MISPLACED) == []


def test_a_replay_and_a_puzzle_leave_the_rail_of_a_phone_held_sideways_free(replay: ReusedPage) -> None:
    assert replay.look((844, 390), language="de").evaluate(MISPLACED) == []
    replay.move_to("puzzle")
    assert replay.look((844, 390), language="de").evaluate(MISPLACED) == []
