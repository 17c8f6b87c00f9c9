"""Matches on the device: played without a server, kept through reloads, known to the server once it can be reached."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import node_in
from tests.browser.playing import offered, offers, play, until_over
from tests.browser.test_installed import installed
from tests.browser.test_interruptions import UNREACHABLE
from tests.browser.visitors import Visit, Visitor
from tests.browser.waiting import until
from tests.infrastructure.services import ServerProcess

# a browser whose storage is full or denied, in the worker that holds the tables
REFUSALS = {
    "full": "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') }",
    "denied": "indexedDB.open = () => { throw new DOMException('', 'SecurityError') }",
}
ARE_FILES_KEPT = "() => caches.match('/device/manifest.json').then((found) => found !== undefined)"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop."""
    server = node_in(tmp_path)
    yield server
    server.stop()


def begin(person: Visitor, game: str) -> Page:
    """Play a game at once, on the device."""
    page = person.go("/")
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url("**/t/dev-*")
    offered(page)
    return page


def speak(page: Page, language: str) -> None:
    """Choose another language at a table."""
    page.locator("[data-tool=menu]").click()
    page.locator(".language select").select_option(language)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "languages"), [("histrio", ("zh", "de")), ("rokoko", ("de", "en"))])
def test_a_whole_match_needs_no_server_and_is_in_the_history_afterwards(
    visit: Visit, own_server: ServerProcess, tmp_path: Path, game: str, languages: tuple[str, str]
) -> None:
    chance = random.Random(game)
    person = visit(own_server.address, is_installed=True, on_device=True, auto=True, language=languages[0])
    page = person.go("/")
    installed(page)
    until(page, lambda: bool(page.evaluate(ARE_FILES_KEPT)), "files kept for the device")
    number = person.ask("GET", "/api/me")["name"].split()[-1]  # of a guest
    person.expect_faults(*UNREACHABLE)
    person.context.set_offline(True)
    own_server.stop()

    begin(person, game)
    play(page, chance, 6)
    before = offered(page)
    page.reload()
    assert offered(page) == before, "nothing is lost"
    expect(page.locator("body")).to_contain_text(number)
    speak(page, languages[1])
    until_over(page, chance)
    table = page.url.rpartition("/")[2]
    person.go("/matches")
    expect(page.locator(f"[data-match={table}]")).to_be_visible()

    again = node_in(tmp_path, own_server.port)
    try:
        person.context.set_offline(False)
        person.go("/")  # which sends it
        until(page, lambda: bool(person.ask("GET", "/api/me/matches")["matches"]), "the match at the server")
        [kept] = person.ask("GET", "/api/me/matches")["matches"]
        person.go("/matches")
        row = page.locator(f"[data-match='{kept['id']}']")
        expect(row.locator("[data-label=from-device]")).to_be_visible()
        expect(page.locator("[data-match]")).to_have_count(1)
    finally:
        again.stop()


def test_tabs_share_a_match_and_go_on_when_the_tab_that_holds_it_is_closed(visit: Visit) -> None:
    person, chance = visit(on_device=True, auto=True, is_alone=True), random.Random("tabs")
    first = begin(person, "histrio")
    play(first, chance, 2)
    second = person.go(first.url, person.tab())
    offers(second, offered(first))
    play(second, chance, 2)
    offers(first, offered(second))
    first.close()
    play(second, chance, 2)
    before = offered(second)
    second.reload()
    offers(second, before)


@pytest.mark.parametrize("problem", REFUSALS)
def test_a_browser_that_keeps_nothing_says_so_and_plays(visit: Visit, problem: str) -> None:
    person = visit(on_device=True, auto=True, is_alone=True)

    def refuse(route: Route, _: Request) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=f"{REFUSALS[problem]};{found.text()}")

    person.page.route("**/tables_worker*", refuse)
    page = begin(person, "histrio")
    play(page, random.Random(problem), 2)
    expect(page.locator("[data-notice=storage]")).to_be_visible()
