"""How large and how fast the client is, in a browser on the real server: `python bench/browser.py [--write]`.

It plays some turns with everything moving; nothing leaves this machine, and it ends by itself in about a minute.
"""

import random
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file

from bench import report  # noqa: E402
from bench.report import Figure  # noqa: E402
from tests.browser.conftest import node_in  # noqa: E402
from tests.browser.playing import play  # noqa: E402
from tests.browser.positions import position  # noqa: E402
from tests.browser.visitors import Visitor, launched  # noqa: E402

GAMES = ("rokoko", "histrio")
OPENED, CHOICES, SECONDS = 5, 40, 4

# Notes when a choice is clicked, when the server's word comes, and when it has been painted.
WATCH = """(() => {
  window.painted = []
  let clicked = 0
  const note = (event) => { if (event.target.closest('[data-key]')) clicked = performance.now() }
  document.addEventListener('click', note, true)
  const Plain = window.WebSocket
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', ({ data }) => {
        if (!clicked || !data.includes('"type":"situation"')) return
        const [from, came] = [clicked, performance.now()]
        clicked = 0
        requestAnimationFrame(() => {
          const after = new MessageChannel()
          after.port1.onmessage = () => window.painted.push([performance.now() - from, performance.now() - came])
          after.port2.postMessage(null)
        })
      })
    }
  }
})()"""
READY = """() => new Promise((done) => {
  const drawn = () => done(performance.now())
  const look = () => requestAnimationFrame(document.querySelector('h1') ? drawn : look)
  look()
})"""
FRAMES = """(seconds) => new Promise((done) => {
  const times = []
  const count = (now) => {
    times.push(now)
    now - times[0] < seconds * 1000 ? requestAnimationFrame(count) : done(times)
  }
  requestAnimationFrame(count)
})"""


def _keep(responses: list[Response], response: Response) -> None:
    responses.append(response)


def first_load(browser: Browser, address: str) -> list[Figure]:
    """How much the front page loads, and when it is there."""
    sizes: list[float] = []
    times: list[float] = []
    for _ in range(OPENED):
        visitor = Visitor(browser, address, motion="on")
        responses: list[Response] = []
        visitor.page.on("response", partial(_keep, responses))
        visitor.page.goto("/", wait_until="commit")
        times.append(visitor.page.evaluate(READY))
        visitor.page.wait_for_load_state("networkidle")
        code = [each for each in responses if each.request.resource_type in ("script", "stylesheet")]
        sizes.append(sum(each.request.sizes()["responseBodySize"] for each in code) / 1000)
        visitor.done()
    return [
        Figure("front page: script and style, compressed", max(sizes), "KB", at_most=200),
        Figure("front page: ready", statistics.median(times), "ms", at_most=1000),
    ]


def table_ready(browser: Browser, address: str, game: str) -> Figure:
    """When a table is there."""
    found = position(address, game, "middle", 4)
    times: list[float] = []
    for _ in range(OPENED):
        visitor = Visitor(browser, address, motion="on", token=found.token)
        visitor.page.goto(f"/t/{found.table}", wait_until="commit")
        times.append(visitor.page.evaluate(READY.replace("'h1'", "'.prompt h1'")))
        visitor.done()
    return Figure(f"{game}, table of 4: ready", statistics.median(times), "ms", at_most=1000)


def painting(browser: Browser, address: str, game: str) -> list[Figure]:
    """How long it takes from a choice to its picture."""
    visitor = Visitor(browser, address, motion="on")
    visitor.context.add_init_script(WATCH)
    page = visitor.go(f"/t/{visitor.table(game, 2, 'random')}")
    play(page, random.Random(1), CHOICES)
    page.wait_for_timeout(200)
    found: list[list[float]] = page.evaluate("() => window.painted")
    visitor.done()
    whole, own = (sorted(each)[int(len(found) * 0.95)] for each in zip(*found, strict=True))
    name = f"{game}: 95 % of {len(found)} choices painted"
    return [
        Figure(f"{name}, server included", whole, "ms", at_most=100),
        Figure(f"{name}, after the server has spoken", own, "ms"),
    ]


def frames(browser: Browser, address: str, game: str, faster: int) -> float:
    """Frames per second while the end of a match of five is replayed, pieces flying; `faster` steps of speed up."""
    found = position(address, game, "final", 5)
    visitor = Visitor(browser, address, motion="on", token=found.token)
    answers = visitor.ask("GET", f"/api/tables/{found.table}/replay/0")["answers"]
    page = visitor.go(f"/t/{found.table}/replay#{answers - 14}")
    for _ in range(faster):
        page.locator(".scrubber .button.small").first.click()
    page.locator("[data-do=play]").click()
    page.wait_for_timeout(400)
    times: list[float] = page.evaluate(FRAMES, SECONDS)
    visitor.done()
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


def smoothness(browser: Browser, address: str, game: str) -> list[Figure]:
    """How smoothly the end of a match of five moves, at the usual speed and in a hurry."""
    usual, hurried = frames(browser, address, game, 0), frames(browser, address, game, 2)
    return [
        Figure(f"{game}: end of a match of 5, animated", usual, "frames/s", at_least=57),
        Figure(f"{game}: the same, replayed four times as fast", hurried, "frames/s"),
    ]


def main() -> None:
    """Measure, print, and write on request."""
    wanted = report.parser(__doc__).parse_args()
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, node_in(Path(folder)) as node:
        browser = launched(playwright.chromium)
        figures += first_load(browser, node.address)
        for game in GAMES:
            figures.append(table_ready(browser, node.address, game))
            figures += painting(browser, node.address, game)
            figures += smoothness(browser, node.address, game)
        version = browser.version
        browser.close()
    text = f"{report.conditions()}, chromium {version}\n\n{report.own_figures('what', figures)}"
    report.publish("The page", text, is_written=wanted.write)


if __name__ == "__main__":
    main()
