"""People before a browser: each with a context of its own, watched for errors and for lines that lead elsewhere."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserType, ConsoleMessage, Page, ViewportSize, WebError, WebSocket, expect

from tests.browser.profiles import Profile, give_back, taken
from tests.browser.waiting import EVERY, apply_to

# Without windows of its own a browser opens and closes pages for half the processor time.
CHROMIUM = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    # pages do not live long enough to win back what their last stage of compilation costs
    "--js-flags=--no-turbofan --single-threaded-gc",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESK, PHONE = (1440, 900), (390, 844)
EMPTY = "/nowhere"  # a page of the client with nothing on it
# Follows a link of the client; the former title tells when another page is drawn.
FOLLOW = """(to) => {
  window.former = document.querySelector('h1')
  const link = Object.assign(document.createElement('a'), { href: to })
  document.body.append(link)
  link.click()
  link.remove()
}"""
IS_ELSEWHERE = "() => { const now = document.querySelector('h1'); return now && now !== former }"
AT_HOME = ("127.0.0.1", "localhost")


def launched(kind: BrowserType) -> Browser:
    """The system's browser."""
    found = [each for each in CHROMIUM if each.exists()]
    assert found, f"{CHROMIUM[0]} is missing: install the Debian package chromium-headless-shell or chromium"
    return kind.launch(executable_path=str(found[0]), args=ARGUMENTS, headless=True)


def _is_missing_page(message: ConsoleMessage) -> bool:
    """Whether the browser reports that the page without an address of its own is answered with 404, as it should be."""
    url: str = message.location.get("url") or ""
    return "404" in message.text and urlsplit(url).path == EMPTY


class Visitor:
    """One person with one browser; `done` says whether anything went wrong in it.

    A profile of its own is needed where a test changes the browser itself, as by scripts that run before the page's.
    Matches against bots alone are the server's, unless they are meant to be held by the browser itself (`on_device`).
    Where nothing looks at colours a page need not be painted. Only for an installed visitor the page registers its
    service worker, which stores every file of the page. A strict visitor's tab is closed at the first fault, so
    that nothing waits for what a broken page will not show.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        theme: Literal["light", "dark"] = "light",
        language: str = "en",
        motion: str = "off",
        tips: bool = False,
        auto: bool = False,
        pace: str = "once",
        token: str | None = None,
        is_alone: bool = True,
        is_painted: bool = True,
        is_strict: bool = False,
        is_installed: bool = False,
        on_device: bool = False,
        **more: Any,
    ) -> None:
        self.address, self.faults, self.expected_faults = address, list[str](), list[str]()
        self.is_strict, self.token = is_strict, token
        self.is_inside = False  # whether pages are opened by the client's own navigation
        self.heard: list[str] = []  # everything that came over sockets
        self.size, self.theme = ViewportSize(width=size[0], height=size[1]), theme
        self.is_alone = is_alone
        self.profile = (Profile if is_alone else taken)(browser, address, language, **more)
        self.profile.watcher = self
        apply_to(self.profile.context)
        settings = {"motion": motion, "tips": tips, "autoAnswer": auto, "pace": pace, "onDevice": on_device}
        stored = {"trianon.settings": json.dumps(settings)}
        if language != "en":
            stored["trianon.language"] = language
        self.profile.prepare(stored, is_painted, is_installed, token)
        self.context, self.page = self.profile.context, self._fitted(self.profile.page)

    def tab(self) -> Page:
        """One more tab of the same person."""
        return self._fitted(self.profile.tab())

    def _fitted(self, page: Page) -> Page:
        page.set_viewport_size(self.size)
        page.emulate_media(color_scheme=self.theme)
        return page

    def go(self, path: str, page: Page | None = None) -> Page:
        """Open a page of the client and wait until it is drawn."""
        page = page or self.page
        if self.is_inside and page is self.page:
            self.walk(path)
        else:
            page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        return page

    def walk(self, path: str) -> None:
        """Follow a link of the client to another page, and wait until that is drawn."""
        if urlsplit(self.page.url).path != path:
            self.page.evaluate(FOLLOW, path)
            self.page.wait_for_function(IS_ELSEWHERE, polling=EVERY)

    def expect_faults(self, *patterns: str) -> None:
        """Expect errors of these kinds from now on: a server that is gone cannot be reached."""
        self.expected_faults += patterns

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Ask the server something as this person."""
        response = self.context.request.fetch(path, method=method, data=data)
        assert response.ok, (path, response.status, response.text())
        return json.loads(response.text() or "null")

    def table(self, game: str, players: int, *bots: str, **wanted: Any) -> str:
        """A table of this person's; with opponents on all other seats the match begins."""
        self.ask("POST", "/api/hello")
        plan = {"game": game, "players": players, "bots": list(bots), "start": len(bots) == players - 1, "seat": 1}
        return str(self.ask("POST", "/api/tables", {**plan, **wanted})["table"]["id"])

    def done(self) -> None:
        """Leave; nothing may have gone wrong."""
        self.leave()
        wrong = self.unexpected_faults()
        assert not wrong, "\n".join(wrong)

    def leave(self) -> None:
        """Close everything, or leave it to the next visitor."""
        if self.is_alone:
            self.context.close()
            return
        if not self.page.is_closed():
            self.page.title()  # console messages of the page arrive before the answer
        give_back(self.profile)

    def unexpected_faults(self) -> list[str]:
        """What went wrong so far, expected errors aside."""
        return [fault for fault in self.faults if not any(re.search(each, fault) for each in self.expected_faults)]

    def _note(self, fault: str) -> None:
        self.faults.append(fault)
        if self.is_strict and self.unexpected_faults() and not self.page.is_closed():
            self.page.close()

    def requested(self, url: str) -> None:
        """Note a request that leaves this machine."""
        where = urlsplit(url)
        if where.scheme in ("http", "https", "ws", "wss") and where.hostname not in AT_HOME:
            self._note(f"a request left this machine: {url}")

    def on_console(self, message: ConsoleMessage) -> None:
        """Note an error or a warning of the console."""
        if message.type in ("error", "warning") and not _is_missing_page(message):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def failed(self, error: WebError) -> None:
        """Note an uncaught error."""
        self._note(f"uncaught: {error.error}")

    def connected(self, socket: WebSocket) -> None:
        """Note what comes over a socket."""
        self.requested(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))


Visit = Callable[..., Visitor]
