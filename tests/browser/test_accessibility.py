"""axe-core finds nothing on any page, light and dark; what a screen reader needs is there."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import PLACES, arrive
from tests.browser.playing import click, offered
from tests.browser.visitors import PHONE, Visit, Visitor
from tests.server.services import ServerProcess

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Speech control needs the words one sees in a name. axe-core joins all text of a button, so that a piece with the
# numbers 12 and 4 drawn on it must be named "124": of drawn pieces the first words are looked for instead.
DRAWN = "label-content-name-mismatch"
RUN = """async (drawn) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: { [drawn]: { enabled: true } } })
  const isDrawn = (node) => document.querySelector(node.target[0])?.matches('.place')
  const kept = ({ id, nodes }) => nodes.filter((node) => id !== drawn || !isDrawn(node))
  return violations.map((each) => ({ ...each, nodes: kept(each) }))
}"""
UNNAMED = """() => [...document.querySelectorAll('.place')].filter((place) => {
  const leaves = [...place.querySelectorAll('*')].filter((each) => !each.children.length)
  const words = leaves.map((each) => each.textContent.trim())
  const first = words.find((word) => /\\p{L}{4}/u.test(word))
  return first && !place.getAttribute('aria-label').toLowerCase().includes(first.toLowerCase())
}).map((place) => `${place.textContent.slice(0, 80)} is named ${place.getAttribute('aria-label')}`)"""


@cache
def axe() -> str:
    """The source of axe-core."""
    assert AXE.is_file(), "axe-core is missing: run `make client`, which installs the client's packages"
    return AXE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What axe-core finds on a page, a line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(RUN, DRAWN)
    unnamed: list[str] = page.evaluate(UNNAMED)
    return unnamed + [
        f"{each['id']}: {each['help']} at {server['target']} {server.get('failureSummary', '')[:300]}"
        for each in found
        for server in each["nodes"][:3]
    ]


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(visit: Visit, server: ServerProcess, name: str) -> None:
    page = arrive(name, visit, server.address).page
    found = {}
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", {"light": "ivory", "dark": "midnight"}[theme])
        found[theme] = violations(page)
    assert found == {"light": [], "dark": []}


@pytest.mark.parametrize("name", ["home", "rokoko middle", "histrio middle"])
def test_axe_finds_nothing_on_a_phone(visit: Visit, server: ServerProcess, name: str) -> None:
    def come(**wanted: Any) -> Visitor:
        return visit(size=PHONE, **wanted)

    assert violations(arrive(name, come, server.address).page) == []


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_screen_readers_get_the_question_and_the_chronicle(visit: Visit, game: str) -> None:
    person = visit()
    page = person.go(f"/t/{person.table(game, 2, 'random')}")
    keys = offered(page)
    asked = page.locator(".prompt p[role=status]")
    expect(asked).to_have_attribute("aria-live", "polite")
    words = asked.inner_text()
    assert len(words) > 5
    for key in keys[:3]:
        name = page.locator(f'[data-key="{key}"]').first.evaluate(
            "(each) => each.getAttribute('aria-label') || each.innerText"
        )
        assert len(name) > 3
    click(page, keys[0])
    offered(page)
    expect(asked).not_to_have_text(words)
    expect(page.locator(".chronicle [role=log][aria-live=polite] li").first).not_to_be_empty()
    expect(page.locator("main")).to_have_count(1)
    expect(page.locator("h1")).to_have_count(1)


def test_every_page_has_landmarks_and_a_title_of_its_own(visit: Visit) -> None:
    page = visit().go("/")
    titles = [page.title()]
    for link in ("/rules", "/settings", "/about"):
        page.locator(f"header nav a[href='{link}']").click()
        expect(page.locator("h1")).to_be_focused()
        page.wait_for_function("(old) => document.title !== old", arg=titles[-1])
        titles.append(page.title())
        for landmark in ("header", "main", "footer", "nav[aria-label]"):
            expect(page.locator(landmark).first).to_be_visible()
    assert len(set(titles)) == len(titles)
    assert all(title.endswith("Trianon") for title in titles)
