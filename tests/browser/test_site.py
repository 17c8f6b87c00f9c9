"""A site without a server: files on a plain host below a path, where the page plays, also without a network."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import offered, play
from tests.browser.test_installed import installed
from tests.browser.test_interruptions import UNREACHABLE
from tests.browser.visitors import Visitor
from tests.browser.waiting import until
from tests.infrastructure.static_host import StaticHost
from trianon.device.site import MANIFEST, QUICKLY, write_site

BELOW = "/games/court/"  # where the site lies on its host
IS_PRESENT_KEPT = "() => caches.match('device/0123456789abcdef/manifest.json').then((found) => found !== undefined)"
ARE_FILES_KEPT = "() => caches.match('device/manifest.json').then((found) => found !== undefined)"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    """A host with a site."""
    write_site(tmp_path / BELOW.strip("/"), QUICKLY)
    with StaticHost(tmp_path) as host:
        yield host


def at(page: Page, address: str) -> None:
    """Wait until the page shows an address of its own."""
    expect(page).to_have_url(re.compile(f"{re.escape(f'{BELOW}#{address}')}$"))


def test_a_site_below_a_path_needs_neither_a_server_nor_later_the_network(browser: Browser, host: StaticHost) -> None:
    person = Visitor(browser, host.address, is_installed=True, on_device=True, auto=True, language="de")
    page, chance = person.page, random.Random("site")
    page.goto(f"{BELOW}#/rules/histrio")
    page.locator(".contents a").last.click()
    expect(page.locator("section").last).to_be_in_viewport()
    page.locator("a.brand").click()
    at(page, "/")
    page.locator("[data-play=histrio]").click()
    play(page, chance, 4)
    before, table = offered(page), page.url
    page.reload()
    assert offered(page) == before
    page.go_back()
    at(page, "/")
    page.go_forward()
    assert offered(page) == before
    installed(page)
    until(page, lambda: bool(page.evaluate(ARE_FILES_KEPT)), "files kept for the device")
    person.expect_faults(*UNREACHABLE)
    person.context.set_offline(True)
    page.goto("about:blank")
    page.goto(table)
    assert offered(page) == before
    play(page, chance, 3)
    page.goto(f"{BELOW}#/puzzles/rokoko/today")
    expect(page.locator("h1").first).to_be_visible()
    offered(page)
    person.done()


def replace_rules(site: Path) -> None:
    """Put another version of the device's files in place of the present one: its rules refuse earlier matches."""
    manifest = json.loads((site / MANIFEST).read_text())
    former, key = site / "device" / manifest["key"], "0123456789abcdef"
    present = former.rename(former.with_name(key))
    host = present / "host.mjs"
    taking, text = "load: (saved) =>", host.read_text()
    assert taking in text
    host.write_text(
        text.replace(taking, f"load: async () => ({{ status: 409, body: null }}), {taking.replace('load', 'was')}")
    )
    (present / "host.mjs.br").unlink()
    (site / f"{MANIFEST}.br").unlink()
    (site / MANIFEST).write_text(json.dumps({**manifest, "key": key, "folder": f"{key}/"}))


def test_a_match_goes_on_with_the_rules_it_began_with(browser: Browser, host: StaticHost, tmp_path: Path) -> None:
    person = Visitor(browser, host.address, is_installed=True, on_device=True, auto=True)
    page, chance = person.page, random.Random("older")
    page.goto(BELOW)
    page.locator("[data-play=histrio]").click()
    play(page, chance, 3)
    before, table = offered(page), page.url
    installed(page)
    until(page, lambda: bool(page.evaluate(ARE_FILES_KEPT)), "files kept for the device")
    replace_rules(tmp_path / BELOW.strip("/"))
    page.reload()
    assert offered(page) == before
    play(page, chance, 3)
    page.goto(f"{BELOW}#/")
    page.locator("[data-play=rokoko]").click()
    offered(page)  # by the present rules
    until(page, lambda: bool(page.evaluate(IS_PRESENT_KEPT)), "the present files kept")
    page.goto(table)
    expect(page).to_have_title(re.compile("Histrio"))
    before = offered(page)
    page.reload()
    assert offered(page) == before
    person.done()


def test_a_new_version_asks_before_it_takes_over_a_match(browser: Browser, host: StaticHost, tmp_path: Path) -> None:
    person = Visitor(browser, host.address, is_installed=True, on_device=True, auto=True)
    page = person.page
    page.goto(BELOW)
    page.locator("[data-play=histrio]").click()
    before = offered(page)
    installed(page)
    worker = tmp_path / BELOW.strip("/") / "service-worker.js"
    worker.with_name(f"{worker.name}.br").unlink()
    worker.write_text(f"{worker.read_text()}\n// another version")
    page.reload()
    update = page.locator("[data-do=update]")
    expect(update).to_be_visible()
    assert offered(page) == before
    update.click()
    expect(update).to_be_hidden()
    assert offered(page) == before
    person.done()
