"""Every page, visited once: axe-core finds nothing, all is translated, nothing is cut off in any size.

The tests of a place share its visit; each says how it wants to see the place. Every change of size, theme or language
draws the whole page anew, so that a test changes several of them at once and the next one goes on from there.
"""

import re
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import colour_violations, violations
from tests.browser.fitting import stops
from tests.browser.places import DRAWERS, PLACES
from tests.browser.reused_page import TEXT, ReusedPage, reused_page
from tests.browser.visitors import DESK, PHONE
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import WAIT_SECONDS

# What is new at places that show a table again: colours of the rest are looked at where the table is alone.
NEW = {
    **dict.fromkeys(DRAWERS, ".drawer, dialog[open]"),
    "replay": ".analysis, .scrubber, .prompt",
    "puzzle": ".answers, .puzzle, .prompt",
    "rokoko board at the end": ".prompt",
}
LARGE = 32  # px of text at 200 %
ON_A_PHONE = ("home", "rokoko middle", "histrio middle")  # looked at by axe-core on a phone too
# All texts of a page, those that are only read out included.
SAID = """() => {
  const found = new Set()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { parentElement, nodeValue } = walk.currentNode
    if (!parentElement.closest('script, noscript, style, code, [lang]:not(html)')) found.add(nodeValue.trim())
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const each of document.querySelectorAll(`[${name}]`)) found.add(each.getAttribute(name).trim())
  found.add(document.title)
  return [...found].filter(Boolean)
}"""
RAW = re.compile(r"^[a-z]+(-[a-z0-9]+)+$|\{ ?\$|\bundefined\b|\[object|\bNaN\b")  # ids of texts, and holes in them
NAMES = (
    r"Trianon|Rokoko|Histrio|Guest \d+|Livre|Ecu|RK-[\w.]+|HI-[\w.]+|Tab|Enter|Esc|Cookie|SHA|trianon verify"
    r"|Chrome|Linux|Cormorant Garamond|Alegreya Sans|SIL|reference|[a-z]+_[a-z_]+"
    r"|Discord|Slack|Webhook|JSON|PIN|https|iPhone|iPad|UTC"
)
WORD = re.compile(r"[A-Za-zÀ-ÿ]{3,}")
ENGLISH: dict[str, set[str]] = {}  # texts of places as they were read in English


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: ServerProcess) -> Iterator[ReusedPage]:
    """A visitor of all places."""
    with reused_page(browser, server.address) as there:
        yield there


@pytest.fixture(scope="module", params=PLACES)
def visited(request: pytest.FixtureRequest, visitor: ReusedPage) -> ReusedPage:
    """A visitor at a place, for all tests that look at it."""
    visitor.move_to(request.param)
    return visitor


@pytest.fixture
def place(visited: ReusedPage) -> Iterator[ReusedPage]:
    """The same, for one test: nothing may go wrong meanwhile."""
    yield visited
    visited.check()


def words_on(page: Page) -> set[str]:
    """The texts of a page."""
    return set(page.evaluate(SAID))


def untranslated(language: str, texts: set[str], english: set[str]) -> set[str]:
    """Texts of a page that are holes or ids, or are left in English."""
    wrong = {text for text in texts if RAW.search(text)}
    if language == "zh":
        return wrong | {text for text in texts if WORD.search(re.sub(NAMES, "", text))}
    if language == "de":
        return wrong | {text for text in texts & english if len(WORD.findall(re.sub(NAMES, "", text))) > 1}
    return wrong


def left_in(place: ReusedPage, page: Page, language: str) -> set[str]:
    """Texts of a page that are not translated, once its parts have fetched theirs; its English ones are known."""
    end = monotonic() + WAIT_SECONDS
    while (left := untranslated(language, words_on(page), ENGLISH[place.name])) and monotonic() < end:
        page.wait_for_timeout(50)
    return left


@pytest.fixture
def read(place: ReusedPage) -> ReusedPage:
    """A place with known English texts."""
    if place.name not in ENGLISH:
        ENGLISH[place.name] = words_on(place.look())
    return place


def test_axe_finds_nothing(read: ReusedPage) -> None:
    found = violations(read.look(theme="light"), NEW.get(read.name))
    assert found == []
    assert untranslated("en", ENGLISH[read.name], set()) == set()


def test_the_dark_theme_in_chinese(read: ReusedPage) -> None:
    page = read.look(theme="dark", language="zh")
    assert left_in(read, page, "zh") == set()
    assert colour_violations(page, NEW.get(read.name)) == []


def test_a_page_fits_a_phone_and_large_text(place: ReusedPage) -> None:
    found: dict[str, Any] = {}
    for where, size, text in (("phone", PHONE, TEXT), ("phone, large text", PHONE, LARGE), ("large text", DESK, LARGE)):
        page = place.look(size=size, text=text)
        if where == "phone" and place.name in ON_A_PHONE:
            found["axe on a phone"] = violations(page)
        found[where] = stops(page)
    assert {where: what for where, what in found.items() if what} == {}


def test_every_page_is_translated(read: ReusedPage) -> None:
    assert left_in(read, read.look(language="de"), "de") == set()
