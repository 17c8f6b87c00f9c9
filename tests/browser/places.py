"""Every page of the client by name, and how a visitor gets there."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import offered
from tests.browser.positions import STAGES, analysed, position
from tests.browser.visitors import Visitor
from tests.browser.waiting import EVERY
from trianon.core.puzzles.file import puzzles_of

PLAIN = {
    "home": "/",
    "new": "/new",
    "rules rokoko": "/rules/rokoko",
    "rules histrio": "/rules/histrio",
    "puzzles": "/puzzles",
    "settings": "/settings",
    "enter": "/enter",
    "enter by link": "/enter#an-old-link",
    "confirm a mail address": "/confirm#an-old-link",
    "stop mails": "/stop-mails#an-old-link",
    "about": "/about",
    "edition rokoko": "/edition/rokoko",
    "edition histrio": "/edition/histrio",
    "editions rokoko": "/editions/rokoko",
    "gallery rokoko": "/gallery",
    "gallery histrio": "/gallery?game=histrio",
    "nowhere": "/nowhere",
    "no such table": "/t/nothing-here",
}
GAMES = ("rokoko", "histrio")
SHOWN = [f"{game} {stage}" for game in GAMES for stage in STAGES]
DRAWERS = ["drawer chat", "drawer menu", "drawer hint", "drawer aid", "drawer keys"]
# those of one person one after the other: from one to the next the client need not be loaded
PLACES = [
    *PLAIN,
    "home with tables",
    "waiting room",
    "puzzle",
    "invitation",
    *[f"rokoko {stage}" for stage in STAGES],
    "rokoko board at the end",
    "replay",
    "histrio early",
    "histrio middle",
    *DRAWERS,
    "histrio final",
    "matches",
    "statistics",
]


def arrive(name: str, come: Callable[..., Visitor], address: str) -> Visitor:
    """A visitor who has come to a place, once everything there is drawn."""
    first = name.split()[0]
    if name in PLAIN:
        visitor = come()
        if name == "no such table":
            visitor.expect_faults(r"status of 404")
        visitor.go(PLAIN[name])
        if first == "edition":
            expect(visitor.page.locator("[data-state=sound]")).to_be_visible()
            visitor.page.locator("[data-tab=dress], [data-tab=requests]").click()
            visitor.page.locator("[data-do=enter]").click()
            visitor.page.locator("[data-entry]").first.click()
    elif name == "home with tables":
        visitor = come()
        visitor.table("rokoko", 2, "random")
        visitor.table("histrio", 3)
        come().table("histrio", 4, listed=True)
        visitor.go("/")
        expect(visitor.page.locator("li.sheet")).not_to_have_count(0)
    elif name in ("waiting room", "invitation"):
        owner = come()
        table = owner.table("rokoko", 3, "thumb")
        visitor = owner if name == "waiting room" else come()
        visitor.go(f"/t/{table}")
    elif name in ("matches", "statistics"):
        visitor = come(token=position(address, "histrio", "final").token)
        visitor.go("/matches" if name == "matches" else "/statistics/histrio")
        expect(visitor.page.locator("details[open] [role=table]").first).to_be_visible()
    elif name == "puzzle":
        visitor = come()
        visitor.go(f"/puzzles/rokoko/{next(iter(puzzles_of('rokoko')))}")
        visitor.page.locator("[data-do=give-up]").click()
        expect(visitor.page.locator(".answers ol > li.best")).to_be_visible()
    elif first == "drawer":
        visitor = _with_drawer(name.split()[1], come, address)
    else:
        visitor = _at_table(name, come, address)
    settle(visitor.page)
    return visitor


def _at_table(name: str, come: Callable[..., Visitor], address: str) -> Visitor:
    game = "rokoko" if name == "replay" else name.split()[0]
    stage = name.split()[1] if name in SHOWN else "final"
    found = position(address, game, stage)
    visitor = come(token=found.token)
    visitor.go(f"/t/{found.table}{'/replay' if name == 'replay' else ''}")
    if name == "replay":
        analysed(address, found)
        visitor.page.locator("[data-do=analyse]").click()
        expect(visitor.page.locator(".analysis .accuracy")).to_be_visible()
    else:
        offered(visitor.page)
    if name.endswith(" final"):
        expect(visitor.page.locator("figure svg[role=img]").first).to_be_visible()
    if name.endswith("board at the end"):
        visitor.page.locator("[data-do=board]").click()
        expect(visitor.page.locator("[data-do=result]")).to_be_visible()
    return visitor


def _with_drawer(which: str, come: Callable[..., Visitor], address: str) -> Visitor:
    visitor = _at_table("histrio middle", come, address)
    visitor.page.keyboard.press({"chat": "c", "menu": "m", "hint": "h", "aid": "a", "keys": "?"}[which])
    sheet = visitor.page.locator("dialog[open] dl" if which == "keys" else ".drawer .body")
    expect(sheet).to_be_visible()
    if which == "hint":
        expect(sheet.locator("ol button")).not_to_have_count(0)
    return visitor


# After two frames: a page learns of another size in a frame only, as a changed media query is an event of frames.
SETTLED = """async () => {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  return !document.querySelector('[aria-busy=true]') && document.getAnimations().every((each) =>
    each.playState !== 'running' || !Number.isFinite(each.effect.getComputedTiming().endTime))
}"""


def settle(page: Page) -> None:
    """Wait until the page knows its window, fonts are there and nothing moves."""
    page.wait_for_function(SETTLED, polling=EVERY)
