"""Switching the language; test_places.py looks for texts that are missing or left in English."""

import re

from playwright.sync_api import expect

from tests.browser.playing import click, offered, offers
from tests.browser.visitors import Visit


def test_switching_language_at_the_table_keeps_its_state(visit: Visit) -> None:
    person = visit()
    page = person.go(f"/t/{person.table('rokoko', 2, 'random')}")
    click(page, offered(page)[0])
    keys, asked = offered(page), page.locator(".prompt .ask p b").inner_text()
    page.locator("[data-tool=menu]").click()
    choice = page.locator(".drawer .language select")
    for language, like in (("zh", r"[一-鿿]"), ("de", r"[A-Za-z]"), ("en", re.escape(asked))):
        choice.select_option(language)
        expect(page.locator(".prompt .ask p b")).to_have_text(re.compile(like))
        offers(page, keys)
    page.keyboard.press("Escape")
    click(page, keys[0])
    assert offered(page)
