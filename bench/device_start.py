"""How soon a match on the device can be played, and what is loaded for it: `python bench/device_start.py [--write]`.

The system's browser opens a site without a server over a line of 20 Mbit/s, with all of its processes slowed down
four times, at a first and at a later visit. Then a server with empty caches is started, and its page opened as soon
as it answers. Each time the game is begun as soon as the page offers it; the first decision that can be answered
ends the measurement.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file

from bench import report  # noqa: E402
from tests.browser.visitors import CHROMIUM  # noqa: E402
from tests.infrastructure.services import ServerProcess  # noqa: E402
from tests.infrastructure.static_host import StaticHost  # noqa: E402
from trianon.device.site import write_site  # noqa: E402

GAMES = ("rokoko", "histrio")
LINE = 20_000_000 / 8  # bytes a second
RUN, REST = 0.005, 0.015  # seconds: a quarter of the time
SLOWER = (RUN + REST) / RUN
FIRST, LATER, SERVED, SIZE = 8.0, 3.0, 10.0, 8.0  # seconds, and megabytes, that are aimed at
LIMIT = 120_000  # ms
PLAYABLE = "() => document.querySelector('.legal[data-key], .choices button[data-key]:not(:disabled)') !== null"
KEPT = "() => caches.match(new URL('device/manifest.json', location)).then((found) => found !== undefined)"
INSTALLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@dataclass(frozen=True)
class Figure:
    """One thing measured, and what was aimed at."""

    name: str
    value: float
    unit: str
    limit: float | None = None

    def row(self) -> str:
        """A line of the table."""
        met = "" if self.limit is None else ("yes" if self.value <= self.limit else "**no**")
        aim = "" if self.limit is None else f"≤ {self.limit:.0f}"
        return f"| {self.name} | {self.value:.1f} {self.unit} | {aim} | {met} |"


def _below(process: int) -> Iterator[int]:
    """A process and all below it."""
    yield process
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from _below(int(child))


@contextmanager
def slowed(process: int) -> Iterator[None]:
    """Let a browser's processes run for a part of the time only."""
    done = Event()

    def alternate() -> None:
        while not done.is_set():
            found = list(_below(process))
            for number, rest in ((signal.SIGSTOP, REST), (signal.SIGCONT, RUN)):
                for each in found:
                    with suppress(ProcessLookupError):
                        os.kill(each, number)
                time.sleep(rest)

    thread = Thread(target=alternate, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def begun(page: Page, address: str, game: str) -> tuple[float, float]:
    """Seconds until the page is drawn, and until the first decision of a match can be answered."""
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(f"[data-play={game}]").wait_for(timeout=LIMIT)
    drawn = time.monotonic() - began
    page.locator(f"[data-play={game}]").click(timeout=LIMIT)
    page.wait_for_function(PLAYABLE, timeout=LIMIT)
    return drawn, time.monotonic() - began


def kept(page: Page) -> None:
    """Wait until the page and the files of the device are stored."""
    for each in (INSTALLED, KEPT):
        while not page.evaluate(each):
            time.sleep(0.2)


def on_slow_device(browser: Browser, process: int, site: Path, game: str) -> list[Figure]:
    """A first and a later visit to a site."""
    with StaticHost(site, LINE) as host:
        context = browser.new_context(base_url=host.address)
        with slowed(process):
            drawn, first = begun(context.new_page(), host.address, game)
        sent = host.sent / 1e6
        kept(context.pages[0])
        later = _again(context, process, host.address, game)
        context.close()
    name = f"{game}, {SLOWER:.0f}× slower, 20 Mbit/s"
    return [
        Figure(f"{name}: first visit, page drawn", drawn, "s"),
        Figure(f"{name}: first visit, playable", first, "s", FIRST),
        Figure(f"{game}: loaded until then", sent, "MB", SIZE),
        Figure(f"{name}: later visit, playable", later, "s", LATER),
    ]


def _again(context: BrowserContext, process: int, address: str, game: str) -> float:
    context.pages[0].close()
    page = context.new_page()
    with slowed(process):
        return begun(page, address, game)[1]


def from_cold_server(browser: Browser, game: str) -> list[Figure]:
    """A server that has compiled nothing yet."""
    with tempfile.TemporaryDirectory(prefix="trianon-device-") as folder:
        settings = {"TRIANON_RATE_LIMIT_FACTOR": "0", "TRIANON_CACHE_DIR": f"{folder}/cache"}
        with ServerProcess(Path(folder), settings, is_installed=True) as server:
            context = browser.new_context()
            page = context.new_page()
            began = time.monotonic()
            while not _answers(page, server.address):
                time.sleep(0.05)
            served = time.monotonic() - began
            _, first = begun(page, server.address, game)
            context.close()
    return [
        Figure(f"{game}: server with cold caches, page served", served, "s"),
        Figure(f"{game}: from the page to the first decision", first, "s", SERVED),
    ]


def _answers(page: Page, address: str) -> bool:
    try:
        return page.request.get(address).ok
    except Exception:
        return False


def measured(playwright: Any, site: Path) -> tuple[list[Figure], str]:
    """All figures, and the version of the browser."""
    program = str(next(each for each in reversed(CHROMIUM) if each.exists()))
    figures: list[Figure] = []
    before = set(_below(os.getpid()))
    browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
    [process] = [each for each in _below(os.getpid()) if each not in before and _is_browser(each)][:1]
    for game in GAMES:
        figures += on_slow_device(browser, process, site, game)
    for game in GAMES:
        figures += from_cold_server(browser, game)
    version = str(browser.version)
    browser.close()
    return figures, version


def _is_browser(process: int) -> bool:
    return b"chrom" in Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[0]


def main() -> None:
    """Measure, print, and write on request."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the result into bench/results.md")
    parser.add_argument("--site", type=Path, help="a site that `trianon site` has written; else one is written first")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = wanted.site or Path(folder) / "site"
        if wanted.site is None:
            write_site(site)
        where = report.conditions()
        figures, version = measured(playwright, site)
    where = f"{where}, chromium {version}"
    table = "\n".join(["| what | measured | aimed at | met |", "|---|---|---|---|", *[each.row() for each in figures]])
    print(f"{where}\n\n{table}")
    if wanted.write:
        report.write("Start of a match on the device", f"{where}\n\n{table}")


if __name__ == "__main__":
    main()
