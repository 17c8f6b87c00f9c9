"""How soon a first match can be played: `python bench/first_match.py device` or `server`, each with `[--write]`.

`device`: the system's browser opens a site without a server over a line of 20 Mbit/s, with all of its processes slowed
down four times, at a first and at a later visit; what is loaded is counted. Then a server with empty caches is started,
and its page opened as soon as it answers. `server`: a plain HTTP client does what the page does for a match with the
server, with empty caches and then with what the first start compiled. The first decision that is answered, or can be,
ends each measurement.
"""

import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file

from bench import report  # noqa: E402
from bench.report import Figure  # noqa: E402
from tests.browser.visitors import CHROMIUM  # noqa: E402
from tests.infrastructure.guests import Guest  # noqa: E402
from tests.infrastructure.services import NO_TLS, ServerProcess  # noqa: E402
from tests.infrastructure.static_host import StaticHost  # noqa: E402
from trianon.device.site import write_site  # noqa: E402

GAMES = ("rokoko", "histrio")  # in the order they are asked for
LINE = 20_000_000 / 8  # bytes a second
RUN, REST = 0.005, 0.015  # seconds: a quarter of the time
SLOWER = (RUN + REST) / RUN
FIRST, LATER, SERVED, SIZE = 8.0, 3.0, 10.0, 8.0  # seconds, and megabytes, that are aimed at
LIMIT = 120_000  # ms
WAIT_SECONDS, PAUSE = 900.0, 0.05  # until a server has compiled all rules, and between two attempts
SERVER_LIMITS = {"cold": (5, 60), "warm": (2, 4)}  # seconds to the page and to a first move, on a quiet machine
PLAYABLE = "() => document.querySelector('.legal[data-key], .choices button[data-key]:not(:disabled)') !== null"
KEPT = "() => caches.match(new URL('device/manifest.json', location)).then((found) => found !== undefined)"
INSTALLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


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
        Figure(f"{name}: first visit, playable", first, "s", at_most=FIRST),
        Figure(f"{game}: loaded until then", sent, "MB", at_most=SIZE),
        Figure(f"{name}: later visit, playable", later, "s", at_most=LATER),
    ]


def _again(context: BrowserContext, process: int, address: str, game: str) -> float:
    context.pages[0].close()
    page = context.new_page()
    with slowed(process):
        return begun(page, address, game)[1]


def from_cold_server(browser: Browser, game: str) -> list[Figure]:
    """The page of a server that has compiled nothing yet."""
    with tempfile.TemporaryDirectory() as folder, started(Path(folder), Path(folder) / "cache") as server:
        served = seconds_to_page(server)
        context = browser.new_context()
        _, first = begun(context.new_page(), server.address, game)
        context.close()
    return [
        Figure(f"{game}: server with cold caches, page served", served, "s"),
        Figure(f"{game}: from the page to the first decision", first, "s", at_most=SERVED),
    ]


def started(folder: Path, cache: Path) -> ServerProcess:
    """A server with its data in one folder and its cache in another."""
    settings = {"TRIANON_RATE_LIMIT_FACTOR": "0", "TRIANON_CACHE_DIR": str(cache)}
    return ServerProcess(folder, settings, is_installed=True)


def on_device() -> tuple[list[Figure], str]:
    """All figures of pages, and the version of the browser."""
    program = str(next(each for each in reversed(CHROMIUM) if each.exists()))
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        write_site(site)
        before = set(_below(os.getpid()))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        [process] = [each for each in _below(os.getpid()) if each not in before and _is_browser(each)][:1]
        for game in GAMES:
            figures += on_slow_device(browser, process, site, game)
        for game in GAMES:
            figures += from_cold_server(browser, game)
        version = f", chromium {browser.version}"
        browser.close()
    return figures, version


def _is_browser(process: int) -> bool:
    return b"chrom" in Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[0]


def on_server() -> tuple[list[Figure], str]:
    """All figures of matches with the server: two starts with one cache, which is empty at first."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a user's Python keeps bytecode
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        for cache, (page, move) in SERVER_LIMITS.items():
            began, before = time.monotonic(), _children_time()
            with started(Path(folder), Path(folder) / "cache") as server:
                figures.append(Figure(f"{cache}: the page is served", seconds_to_page(server), "s", at_most=page))
                guest = Guest(server.address)
                for game in GAMES:
                    first_move(guest, game)
                    figures.append(Figure(f"{cache}: {game}, first move", time.monotonic() - began, "s", at_most=move))
            figures.append(Figure(f"{cache}: processor time of all processes", _children_time() - before, "s"))
    return figures, ""


def first_move(guest: Guest, game: str) -> None:
    """Begin a match as soon as the rules are ready, and answer its first decision."""

    def made() -> str | None:
        done = guest.ask("POST", "/api/tables", {"game": game, "players": 2, "bots": ["apprentice"], "start": True})
        if done.status_code == httpx.codes.SERVICE_UNAVAILABLE and done.json()["error"] == "preparing":
            return None
        return str(done.raise_for_status().json()["table"]["id"])

    table = until(made)
    decision = until(lambda: guest.now(table)["decision"])
    guest.answer(table, decision["number"], decision["options"][0]).raise_for_status()


def seconds_to_page(server: ServerProcess) -> float:
    """Seconds until a server that was started just now serves the page."""
    began = time.monotonic()
    until(lambda: httpx.get(server.address, verify=NO_TLS).raise_for_status())
    return time.monotonic() - began


def until(attempt: Callable[[], Any]) -> Any:
    """What the first attempt gives that is not None; a server that does not listen yet is asked again."""
    end = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            if (found := attempt()) is not None:
                return found
        time.sleep(PAUSE)
    raise TimeoutError


def _children_time() -> float:
    """User and system seconds of processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure, print, and write on request."""
    parser = report.parser(__doc__)
    parser.add_argument("what", choices=("device", "server"))
    wanted = parser.parse_args()
    where, is_on_device = report.conditions(), wanted.what == "device"
    figures, version = on_device() if is_on_device else on_server()
    subject = "Start of a match on the device" if is_on_device else "First game"
    text = f"{where}{version}\n\n{report.own_figures('what', figures)}"
    report.publish(subject, text, is_written=wanted.write)


if __name__ == "__main__":
    main()
