"""People before a browser: each with a context of its own, watched for errors and for lines that lead elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, WebSocket, expect

from tests.patience import PATIENCE

# Without windows of its own a browser opens and closes pages for half the processor time.
CHROMIUM = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE_MS = PATIENCE * 1000
DESK, PHONE = (1440, 900), (390, 844)
EVERY = 30.0  # ms between two looks of a wait: looking at every frame lets the browser draw all of them
AT_HOME = ("127.0.0.1", "localhost")

expect.set_options(timeout=PATIENCE_MS)


def launched(kind: BrowserType) -> Browser:
    """The system's browser."""
    found = [each for each in CHROMIUM if each.exists()]
    assert found, f"{CHROMIUM[0]} is missing: install the Debian package chromium-headless-shell or chromium"
    return kind.launch(executable_path=str(found[0]), args=ARGUMENTS, headless=True)


def _is_missing_page(message: ConsoleMessage) -> bool:
    """Whether the browser reports that the page without an address of its own is answered with 404, as it should be."""
    url: str = message.location.get("url") or ""
    return "404" in message.text and urlsplit(url).path == "/nowhere"


class Visitor:
    """One person with one browser; `done` says whether anything went wrong in it."""

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
        **more: Any,
    ) -> None:
        self.address, self.faults, self.forgiven = address, list[str](), list[str]()
        self.heard: list[str] = []  # everything that came over sockets
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale={"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}[language],
            **more,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        settings = json.dumps({"motion": motion, "tips": tips, "autoAnswer": auto, "pace": pace})
        self.context.add_init_script(f"if (location.host) localStorage['trianon.settings'] ??= {json.dumps(settings)}")
        if language != "en":
            self.context.add_init_script(f"if (location.host) localStorage['trianon.language'] ??= '{language}'")
        if token:
            self.context.add_cookies([{"name": "trianon", "value": token, "url": address}])
        self.context.on("request", lambda request: self._leads(request.url))
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.faults.append(f"uncaught: {error.error}"))
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same person."""
        page = self.context.new_page()
        page.on("websocket", self._socket)
        return page

    def go(self, path: str, page: Page | None = None) -> Page:
        """Open a page of the client and wait until it is drawn."""
        page = page or self.page
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        return page

    def forgive(self, *patterns: str) -> None:
        """Expect errors of these kinds from now on: a server that is gone cannot be reached."""
        self.forgiven += patterns

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Ask the server something as this person."""
        said = self.context.request.fetch(path, method=method, data=data)
        assert said.ok, (path, said.status, said.text())
        return json.loads(said.text() or "null")

    def table(self, game: str, players: int, *bots: str, **wanted: Any) -> str:
        """A table of this person's; with opponents on all other seats the match begins."""
        self.ask("POST", "/api/hello")
        plan = {"game": game, "players": players, "bots": list(bots), "start": len(bots) == players - 1, "seat": 1}
        return str(self.ask("POST", "/api/tables", {**plan, **wanted})["table"]["id"])

    def done(self) -> None:
        """Close everything; nothing may have gone wrong."""
        self.context.close()
        wrong = self.unforgiven()
        assert not wrong, "\n".join(wrong)

    def unforgiven(self) -> list[str]:
        """What went wrong so far, expected errors aside."""
        return [fault for fault in self.faults if not any(re.search(each, fault) for each in self.forgiven)]

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _is_missing_page(message):
            self.faults.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _leads(self, url: str) -> None:
        where = urlsplit(url)
        if where.scheme in ("http", "https", "ws", "wss") and where.hostname not in AT_HOME:
            self.faults.append(f"a request left this machine: {url}")

    def _socket(self, socket: WebSocket) -> None:
        self._leads(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))


Visit = Callable[..., Visitor]
