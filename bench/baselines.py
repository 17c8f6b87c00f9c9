"""Put the ratings of the levels into docs/research.md: `python bench/baselines.py`.

The tables are those of docs/strength.md, section "Levels, two players" of each game; run it after that page changed.
With `--check` nothing is written, and the exit code tells whether the page is up to date.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
SOURCE, PAGE = DOCS / "strength.md", DOCS / "research.md"
FIRST, LAST = "<!-- baselines: written by bench/baselines.py -->\n", "<!-- end of baselines -->\n"
SECTION = "### Levels, two players\n"
LEVELS = ("novice", "apprentice", "journeyman", "master", "grandmaster")


class BaselinesError(Exception):
    """A page that does not look as expected."""


def table(game: str, section: str) -> list[str]:
    """The table of a game's levels, the weakest first."""
    _, found, rest = section.partition(SECTION)
    rows = rest.strip().partition("\n\n")[0].splitlines()
    if not found or [row.split("|")[1].strip() for row in rows[2:]] != list(LEVELS):
        raise BaselinesError(f"{SOURCE.name}: {game} lacks a table of {', '.join(LEVELS)}")
    return [rows[0].replace("| level |", f"| {game} |"), *rows[1:]]


def block(strength: str) -> str:
    """What stands between the marks, as strength.md has it."""
    machine = re.search(r"^Machines?: (.+?)\.$", strength, re.MULTILINE)
    sections = re.split(r"^## (.+)$", strength, flags=re.MULTILINE)[1:]
    games = [(name, text) for name, text in zip(sections[::2], sections[1::2], strict=True) if SECTION in text]
    if machine is None or not games:
        raise BaselinesError(f"{SOURCE.name}: names no machine or no game")
    lines = [f"Machine: {machine[1]}.", ""]
    for game, section in games:
        lines += [*table(game, section), ""]
    return "\n".join(lines)


def renewed(page: str, strength: str) -> str:
    """The page with the figures of today."""
    head, first, rest = page.partition(FIRST)
    _, last, tail = rest.partition(LAST)
    if not first or not last:
        raise BaselinesError(f"{PAGE.name}: expected the lines {FIRST.strip()} and {LAST.strip()}")
    return f"{head}{FIRST}\n{block(strength)}\n{LAST}{tail}"


def main(arguments: list[str]) -> int:
    """Write the page, or look whether it is up to date."""
    if arguments not in ([], ["--check"]):
        raise BaselinesError(f"expected nothing or --check, not {' '.join(arguments)}")
    page = PAGE.read_text("utf-8")
    now = renewed(page, SOURCE.read_text("utf-8"))
    if not arguments:
        PAGE.write_text(now, "utf-8")
    elif now != page:
        print(f"{PAGE.name} is not up to date: run python bench/baselines.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BaselinesError as fault:
        print(f"baselines: {fault}", file=sys.stderr)
        sys.exit(2)
