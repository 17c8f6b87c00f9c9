"""Every page in three languages: no text is missing, none is left in English."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import PLACES, arrive
from tests.browser.playing import click, offered
from tests.browser.visitors import Visit
from tests.server.services import ServerProcess

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
    r"|Cormorant Garamond|Alegreya Sans|SIL|reference|[a-z]+_[a-z_]+"
)
WORD = re.compile(r"[A-Za-zÀ-ÿ]{3,}")


def said(page: Page) -> set[str]:
    """The texts of a page."""
    return set(page.evaluate(SAID))


@pytest.mark.parametrize("name", PLACES)
def test_every_page_is_translated(visit: Visit, server: ServerProcess, name: str) -> None:
    texts: dict[str, set[str]] = {}
    for language in ("en", "de", "zh"):
        come = partial(visit, language=language)
        page = arrive(name, come, server.address).page
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hans" if language == "zh" else language)
        texts[language] = said(page)
        assert [text for text in texts[language] if RAW.search(text)] == []
    left = {text for text in texts["zh"] if WORD.search(re.sub(NAMES, "", text))}
    assert left == set()
    same = {text for text in texts["en"] & texts["de"] if len(WORD.findall(re.sub(NAMES, "", text))) > 1}
    assert same == set()


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
        assert sorted(offered(page)) == sorted(keys)
    page.keyboard.press("Escape")
    click(page, keys[0])
    assert offered(page)
