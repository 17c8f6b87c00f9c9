"""Pictures of every page, of both games in early, middle and final positions, and of every step of their lessons.

`python -m tests.browser.shots`: desktop and phone, light and dark, into build/shots. Words behind the command choose
only the places with such names (`lesson-<game>` for lessons), and further sizes can be asked for. `--readme` renews the
pictures of the README in docs/pictures instead.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import node_in
from tests.browser.lessons import begin, follow
from tests.browser.places import PLACES, arrive, settle
from tests.browser.positions import position
from tests.browser.visitors import DESK, PHONE, Visitor, launched
from trianon.core.installed import built_in_games
from trianon.core.lessons.lesson import LessonStep

FOLDER = Path(__file__).parents[2] / "build" / "shots"
USUAL = {"desktop": DESK, "phone": PHONE}
SIZES = {**USUAL, "tablet": (820, 1180), "sideways": (844, 390), "landscape": (1024, 768), "huge": (2560, 1440)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
README = {  # picture: game, size of the window, theme, width of the picture
    "rokoko": ("rokoko", (1600, 1000), THEMES[0], 1000),
    "histrio": ("histrio", (1600, 1000), THEMES[1], 700),
    "phone": ("rokoko", PHONE, THEMES[0], 300),
}
EDITOR = (("edition", DESK, 700), ("edition-phone", PHONE, 240))  # picture, size of the window, width of the picture
MAX_PAGE_HEIGHT = 6000  # px of a page that is shown whole


def shoot(browser: Browser, address: str, name: str, folder: Path, language: str, sizes: list[str]) -> list[Path]:
    """Pictures of one place in some sizes and all themes."""
    made: list[Path] = []
    for size in sizes:
        width, height = SIZES[size]
        people: list[Visitor] = []

        def come(width: int = width, height: int = height, people: list[Visitor] = people, **wanted: Any) -> Visitor:
            people.append(Visitor(browser, address, size=(width, height), language=language, **wanted))
            return people[-1]

        page = arrive(name, come, address).page
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            settle(page)
            path = folder / f"{name.replace(' ', '-')}-{size}-{theme}.png"
            tall = int(page.evaluate("() => document.documentElement.scrollHeight"))
            is_docked = page.locator(".dock").count() > 0  # the dock stays at the lower edge of the screen
            page.screenshot(path=path, full_page=tall < MAX_PAGE_HEIGHT and not is_docked)
            made.append(path)
        for person in people:
            person.context.close()
    return made


def shoot_lesson(
    browser: Browser, address: str, game: str, folder: Path, language: str, sizes: list[str]
) -> Iterator[Path]:
    """Pictures of every step of a game's lesson."""
    for size in sizes:
        made: list[Path] = []
        person = Visitor(browser, address, size=SIZES[size], language=language)
        page = begin(person, game)

        def seen(index: int, step: LessonStep, page: Page = page, size: str = size, made: list[Path] = made) -> None:
            page.mouse.move(0, 0)  # no tip
            for theme in reversed(THEMES):  # the lesson goes on in the light
                page.emulate_media(color_scheme=theme)
                made.append(folder / f"lesson-{game}-{index:02}-{step.say}-{size}-{theme}.png")
                page.screenshot(path=made[-1])

        follow(page, game, seen)
        person.context.close()
        yield from made


def shoot_readme(browser: Browser, address: str) -> Iterator[Path]:
    """The pictures of the README, late in a match of four, and those of the guide to editions."""
    for name, (game, size, theme, width) in README.items():
        found = position(address, game, "late", players=4)
        visitor = Visitor(browser, address, size=size, theme=theme, token=found.token)
        visitor.go(f"/t/{found.table}")
        settle(visitor.page)
        picture = Image.open(BytesIO(visitor.page.screenshot())).convert("RGB")
        yield keep(picture, name, width)
        visitor.context.close()
    for name, size, width in EDITOR:
        visitor = Visitor(browser, address, size=size)
        page = visitor.go("/edition/rokoko")
        page.locator("[data-tab=dress]").click()
        page.locator("[data-entry=y05]").click()
        settle(page)
        yield keep(Image.open(BytesIO(page.screenshot())).convert("RGB"), name, width)
        visitor.context.close()


def keep(picture: Image.Image, name: str, width: int) -> Path:
    """Keep a picture of the documentation, small enough for the repository."""
    small = picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)
    path = FOLDER.parents[1] / "docs" / "pictures" / f"{name}.png"
    small.quantize(256).save(path, optimize=True)
    return path


def main() -> None:
    """Make the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of places; all of them when none is given")
    parser.add_argument("--language", choices=["en", "de", "zh"], default="en")
    parser.add_argument("--size", choices=list(SIZES), action="append", help="these sizes instead of the usual two")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README alone")
    parser.add_argument("--into", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    wanted.into.mkdir(parents=True, exist_ok=True)
    names = [name for name in PLACES if not wanted.names or any(part in name for part in wanted.names)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, node_in(Path(folder)) as server:
        browser = launched(playwright.chromium)
        if wanted.readme:
            for path in shoot_readme(browser, server.address):
                sys.stdout.write(f"{path.name}\n")
            return
        for name in names:
            for path in shoot(browser, server.address, name, wanted.into, wanted.language, wanted.size or [*USUAL]):
                sys.stdout.write(f"{path.name}\n")
        for game in (game for game in built_in_games() if not wanted.names or f"lesson-{game}" in wanted.names):
            for path in shoot_lesson(
                browser, server.address, game, wanted.into, wanted.language, wanted.size or [*USUAL]
            ):
                sys.stdout.write(f"{path.name}\n")
        browser.close()


if __name__ == "__main__":
    main()
