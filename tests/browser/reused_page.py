"""A place of the client that several tests look at after one visit: in other sizes, themes and languages."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect

from tests.browser.places import arrive, settle
from tests.browser.profiles import NOTHING
from tests.browser.visitors import DESK, EMPTY, Visitor
from tests.browser.waiting import EVERY

TEXT = 16  # px of the browser's own text, unless its settings say otherwise
THEMES = {"light": "ivory", "dark": "midnight"}
TAGS = {"en": "en", "de": "de", "zh": "zh-Hans"}
# The server's own words come with a response: they are in the language of that time.
SAID_BY_SERVER = ("no such table", "enter by link")
# Loaded from the server, as its response is a part of the place.
LOADED = ("nowhere", *SAID_BY_SERVER)
# What a change of language does to another tab of the same browser.
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


class ReusedPage:
    """A visitor at a place, seen in different ways without leaving.

    From place to place the client is not loaded again where the next one needs no other person: axe-core and the client
    stay compiled, and the page draws less.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.name, self.people = "", list[Visitor]()
        self.text = TEXT
        self._begin_anew()

    def move_to(self, name: str) -> None:
        """Go to a place; after a failure the next one is gone to by another person."""
        try:
            self._depart(is_loaded=name in LOADED)
            self._arrive(name)
        except Exception:
            while self.people:
                self.people.pop().leave()
            self._begin_anew()
            raise

    def _begin_anew(self) -> None:
        """Know how the next person finds the browser; the size of its text lasts."""
        self.language, self.theme, self.size = "en", "light", DESK

    def _arrive(self, name: str) -> None:
        kept = self.people[:]

        def come(**wanted: Any) -> Visitor:
            if kept and kept[0].token == wanted.get("token"):
                return kept.pop()
            self.people.append(Visitor(self.browser, self.address, is_alone=False, is_painted=False, **wanted))
            return self.people[-1]

        self.name, self.visitor = name, arrive(name, come, self.address)
        for person in kept:
            self._lose(person)
        self.page = self.visitor.page
        self.session = self.visitor.context.new_cdp_session(self.page)

    def look(
        self,
        size: tuple[int, int] = DESK,
        theme: Literal["light", "dark"] | None = None,
        language: str = "en",
        text: int = TEXT,
    ) -> Page:
        """The page in a window of this size, language and text size, once it is drawn so; in any theme unless named.

        Every change lays the whole page out and draws it: tests change several things at once where they can.
        """
        if size != self.size:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.size = size
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

    def _depart(self, is_loaded: bool) -> None:
        """Leave a place for an empty page, looked at in the usual way, unless another person looked at it."""
        if not self.people:
            return
        if self.people != [self.visitor]:
            self.leave()
            return
        self.visitor.walk(EMPTY)
        self.page.mouse.move(0, 0)  # no tip
        self.name = ""
        self.look(theme="light")
        self.session.detach()
        self.visitor.expected_faults.clear()
        self.visitor.is_inside = not is_loaded

    def leave(self) -> None:
        """Leave the client, and the browser as it was."""
        if not self.people:
            return
        self.page.goto(NOTHING, wait_until="commit")
        if self.text != TEXT:
            self._write(TEXT)
        self.session.detach()
        self._begin_anew()
        for person in self.people[:]:
            self._lose(person)

    def _lose(self, person: Visitor) -> None:
        person.leave()
        self.people.remove(person)
        wrong = person.unexpected_faults()
        assert not wrong, "\n".join(wrong)

    def check(self) -> None:
        """Nothing may have gone wrong since the last check."""
        wrong = [fault for person in self.people for fault in person.unexpected_faults()]
        for person in self.people:
            person.faults.clear()
        assert not wrong, "\n".join(wrong)


@contextmanager
def reused_page(browser: Browser, address: str, name: str | None = None) -> Iterator[ReusedPage]:
    """A visitor, at a place if it is named, who leaves at the end."""
    there = ReusedPage(browser, address)
    if name is not None:
        there.move_to(name)
    yield there
    there.leave()
