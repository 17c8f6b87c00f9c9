"""The page as the browser keeps it: its service worker stores every file for visits without a network."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_interruptions import UNREACHABLE
from tests.browser.visitors import Visit
from tests.browser.waiting import until

CONTROLLED = """() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"""


def installed(page: Page) -> None:
    """Wait until the page's files are stored and a service worker answers for them."""
    until(page, lambda: bool(page.evaluate(CONTROLLED)), "a service worker in charge")


def test_every_page_opens_without_a_network_in_every_language(visit: Visit) -> None:
    person = visit(is_alone=True, is_installed=True)
    installed(person.go("/"))
    person.expect_faults(*UNREACHABLE)
    person.context.set_offline(True)
    page = person.go("/rules/histrio")
    for language in ("de", "zh", "en"):
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", {"zh": "zh-Hans"}.get(language, language))
    person.go("/puzzles")
    person.go("/about")
