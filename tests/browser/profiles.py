"""Browser contexts that serve one visitor after the other.

A tab that has loaded the client before loads it again for half the processor time: its process, its caches and its
compiled scripts are there. Between two visitors everything they could leave behind is removed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from playwright.sync_api import Browser, Page

if TYPE_CHECKING:
    from tests.browser.visitors import Visitor

LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}
NOTHING = "/icon.svg"  # a page of the server without a script
STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers"
COOKIE = "visitor"  # what the next visitor wants, read before any script of the page runs
# Without opacity nothing is painted, while everything keeps its place and can be pointed at.
PREPARE = """{
  const [, cookie] = location.host ? (document.cookie.match(/(?:^|; )visitor=([^;]*)/) ?? []) : []
  const wanted = cookie ? JSON.parse(decodeURIComponent(cookie)) : { isPainted: true, isInstalled: false }
  const { stored, isPainted, isInstalled } = wanted
  for (const [name, value] of Object.entries(stored ?? {})) localStorage[name] ??= value
  if (!isPainted) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets = [sheet]
  }
  if (!isInstalled && window.ServiceWorkerContainer)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('none for this visitor'))
}"""


class Profile:
    """A context with its first tab; its events go to the visitor that uses it."""

    def __init__(self, browser: Browser, address: str, language: str, **more: Any) -> None:
        self.kind = (address, language, more)
        self.address, self.watcher = address, None  # type: str, Visitor | None
        self.context = browser.new_context(base_url=address, locale=LOCALES[language], **more)
        self.context.add_init_script(PREPARE)
        self.context.on("request", lambda request: self._tell(lambda watcher: watcher.requested(request.url)))
        self.context.on("console", lambda message: self._tell(lambda watcher: watcher.on_console(message)))
        self.context.on("weberror", lambda error: self._tell(lambda watcher: watcher.failed(error)))
        self.page = self.tab()
        self.session = self.context.new_cdp_session(self.page)

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("websocket", lambda socket: self._tell(lambda watcher: watcher.connected(socket)))
        return page

    def prepare(self, stored: dict[str, str], is_painted: bool, is_installed: bool, token: str | None) -> None:
        """Let pages find these values in their storage, and the identity of a token."""
        wanted = quote(json.dumps({"stored": stored, "isPainted": is_painted, "isInstalled": is_installed}))
        cookies = {COOKIE: wanted, **({"trianon": token} if token else {})}
        self.context.add_cookies([{"name": name, "value": cookies[name], "url": self.address} for name in cookies])

    def clear(self) -> None:
        """Remove everything a visitor left behind."""
        self.watcher = None
        self.context.set_offline(False)
        self.context.unroute_all()
        self.page.unroute_all()
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.goto(NOTHING, wait_until="commit")
        self.page.evaluate("() => { sessionStorage.clear(); window.name = '' }")
        self.session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": STORED})

    def _tell(self, news: Callable[[Visitor], None]) -> None:
        if self.watcher is not None:
            news(self.watcher)


_idle: list[Profile] = []


def taken(browser: Browser, address: str, language: str = "en", **more: Any) -> Profile:
    """An idle profile for the server at an address, with a language and other settings, or a new one."""
    for profile in _idle:
        if profile.kind == (address, language, more) and profile.context.browser is browser:
            _idle.remove(profile)
            return profile
    return Profile(browser, address, language, **more)


def give_back(profile: Profile) -> None:
    """Let another visitor have a profile, unless its tab is gone."""
    if profile.page.is_closed():
        profile.context.close()
        return
    profile.clear()
    _idle.append(profile)


def forget_all() -> None:
    """Forget the profiles of a browser that is closed."""
    _idle.clear()
