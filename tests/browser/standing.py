"""A place of the client that several tests look at after one visit: in other sizes, themes and languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect

from tests.browser.places import arrive, settle
from tests.browser.visitors import DESK, EVERY, Visitor

TEXT = 16  # px of the browser's own text, unless its settings say otherwise
THEMES = {"light": "ivory", "dark": "midnight"}
TAGS = {"en": "en", "de": "de", "zh": "zh-Hans"}
# The server's own words come with a response: they are in the language of that time.
SAID_BY_SERVER = ("no such table", "enter by link")
# What another tab of the same browser does whose language is changed.
SPEAK = """(language) => {
  localStorage['trianon.language'] = language
  const channel = new BroadcastChannel('trianon.language')
  channel.postMessage(language)
  channel.close()
}"""


def speak(page: Page, language: str, is_reloaded: bool = False) -> None:
    """Let an open page speak another language, and wait until it does."""
    page.evaluate(SPEAK, language)
    if is_reloaded:
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", TAGS[language])


class Standing:
    """A visitor at a place, who looks at it in different ways without leaving."""

    def __init__(self, name: str, browser: Browser, address: str) -> None:
        self.name, self.people = name, list[Visitor]()
        self.text, self.language, self.theme = TEXT, "en", "light"

        def come(**wanted: Any) -> Visitor:
            self.people.append(Visitor(browser, address, is_alone=False, is_painted=False, **wanted))
            return self.people[-1]

        self.visitor = arrive(name, come, address)
        self.page = self.visitor.page
        self.session = self.visitor.context.new_cdp_session(self.page)

    def look(
        self,
        size: tuple[int, int] = DESK,
        theme: Literal["light", "dark"] | None = None,
        language: str = "en",
        text: int = TEXT,
    ) -> Page:
        """The page in a window of this size, language and text size, once it is drawn so; in any theme unless named."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        if theme is not None and theme != self.theme:
            self.page.emulate_media(color_scheme=theme)
            expect(self.page.locator("html")).to_have_attribute("data-theme", THEMES[theme])
            self.theme = theme
        if language != self.language:
            self._speak(language)
        if text != self.text:
            self._write(text)
        settle(self.page)
        return self.page

    def _speak(self, language: str) -> None:
        speak(self.page, language, is_reloaded=self.name in SAID_BY_SERVER)
        expect(self.page.locator("h1").first).to_be_visible()
        self.language = language

    def _write(self, size: int) -> None:
        """Let the browser's own text be so large, as its settings can."""
        self.session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": round(size * 13 / 16)}})
        self.page.wait_for_function(
            "(size) => getComputedStyle(document.documentElement).fontSize === `${size}px`",
            arg=size,
            polling=EVERY,
        )
        self.text = size

    def leave(self) -> None:
        """Leave the place, and the browser as it was."""
        if self.text != TEXT:
            self._write(TEXT)
        self.session.detach()
        for person in self.people:
            person.leave()
        self.check()

    def check(self) -> None:
        """Nothing may have gone wrong since the last check."""
        wrong = [fault for person in self.people for fault in person.unforgiven()]
        for person in self.people:
            person.faults.clear()
        assert not wrong, "\n".join(wrong)


@contextmanager
def standing(name: str, browser: Browser, address: str) -> Iterator[Standing]:
    """A visitor at a place, who leaves it at the end."""
    there = Standing(name, browser, address)
    yield there
    there.leave()
