"""Both games by keyboard alone."""

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.against_bots import last_round
from tests.browser.keyboard import press, tab_to
from tests.browser.playing import offered
from tests.browser.visitors import Visit
from tests.infrastructure.services import ServerProcess

CHOICES = 16  # of a match, made by keys


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_a_match_by_keyboard(visit: Visit, game: str) -> None:
    """Its beginning in every way there is; test_the_last_round_by_keyboard goes on to the result."""
    person = visit()
    page = person.go(f"/t/{person.table(game, 2, 'random')}")
    chance, ways = random.Random(game), Counter[str]()
    while ways.total() < CHOICES and offered(page):
        press(page, chance, ways)
    assert set(ways) == {"number", "list", "board"}, ways


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
