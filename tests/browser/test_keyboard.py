"""Both games by keyboard alone."""

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.against_bots import last_round
from tests.browser.keyboard import press, tab_to
from tests.browser.playing import offered
from tests.browser.visitors import Visit
from tests.infrastructure.services import ServerProcess

CHOICES = 16  # of a match, made by keys
STOPS = ("aid", "chat", "menu", "keys", "chronicle", "own name", "the first choice")  # from the title of a table


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_a_match_by_keyboard(visit: Visit, game: str) -> None:
    """Its beginning in every way there is; test_the_last_round_by_keyboard goes on to the result."""
    person = visit()
    page = person.go(f"/t/{person.table(game, 2, 'random')}")
    chance, ways = random.Random(game), Counter[str]()
    while ways.total() < CHOICES and offered(page):
        press(page, chance, ways)
    assert set(ways) == {"number", "list", "board"}, ways


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_choices_are_few_stops_away(visit: Visit, game: str) -> None:
    """Tab passes regions without a choice; B and the link past the head lead to a choice at once."""
    person = visit()
    page = person.go(f"/t/{person.table(game, 3, 'random', 'random')}")
    assert offered(page)
    assert tab_to(page, ".place.legal") <= len(STOPS)
    assert any(leaves(page, arrow) for arrow in ("ArrowUp", "ArrowRight") * 8)  # the arrows go everywhere
    page.keyboard.press("b")
    expect(page.locator(".place.legal:focus")).to_have_count(1)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".place.legal:focus")).to_have_count(1)


def leaves(page: Page, arrow: str) -> bool:
    """Whether an arrow key leads to a place that cannot be chosen."""
    page.keyboard.press(arrow)
    return bool(page.evaluate("() => document.activeElement.matches('.place:not(.legal)')"))


def test_the_last_round_by_keyboard(visit: Visit, server: ServerProcess) -> None:
    found, chance = last_round(server.address, "histrio", 2, "by keyboard", "random"), random.Random("histrio")
    page = visit(token=found.token).go(f"/t/{found.table}")
    while offered(page):
        press(page, chance, Counter())
    tab_to(page, "[data-do=rematch]")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(page.url)


def test_from_the_front_page_to_the_table_by_keyboard(visit: Visit) -> None:
    page = visit().go("/")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    tab_to(page, "[data-play=histrio]")
    page.keyboard.press("Enter")
    assert offered(page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for key, drawer in (("c", "form input"), ("m", "nav"), ("h", "ol button")):
        page.keyboard.press(key)
        expect(page.locator(f".drawer {drawer}").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".drawer")).to_have_count(0)
