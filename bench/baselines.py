"""Put the strength of the built-in opponents into docs/research.md: `python bench/baselines.py`.

The figures are those of docs/strength.md, which `make strength` measures; run it again after that. With `--check`
nothing is written, and the exit code tells whether the page is up to date.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
SOURCE, PAGE = DOCS / "strength.md", DOCS / "research.md"
FIRST, LAST = "<!-- baselines: written by bench/baselines.py -->\n", "<!-- end of baselines -->\n"
LEVELS = ("random", "thumb", "apprentice", "journeyman", "master")


class BaselinesError(Exception):
    """A page that does not look as expected."""


def rows_of(text: str) -> dict[str, list[str]]:
    """The rows of all tables of a text by their first cell."""
    rows = {}
    for line in text.splitlines():
        if line.startswith("|"):
            first, *others = [cell.strip() for cell in line.strip("|").split("|")]
            rows[first] = others
    return rows


def table(game: str, section: str) -> list[str]:
    """The opponents of a game, the weakest first, each with its rating and its victories over the one before."""
    rows = rows_of(section)
    lines = [f"| {game} | rating | matches | victories over the one before |", "|---|--:|--:|--:|"]
    for level, before in zip(LEVELS, (None, *LEVELS), strict=False):
        duel = f"{level} against {before}"
        if level not in rows or (before and duel not in rows):
            raise BaselinesError(f"{SOURCE.name}: {game} lacks {level} or {duel}")
        matches, victories = rows[duel][:2] if before else ("-", "-")
        lines.append(f"| {level} | {rows[level][0]} | {matches} | {victories} |")
    return lines


def block(strength: str) -> str:
    """What stands between the marks, as strength.md has it."""
    machine = re.search(r"^Machines?: (.+?)\.$", strength, re.MULTILINE)
    sections = re.split(r"^## (.+)$", strength, flags=re.MULTILINE)[1:]
    if machine is None or not sections:
        raise BaselinesError(f"{SOURCE.name}: names no machine or no game")
    lines = [f"Machine: {machine[1]}.", ""]
    for game, section in zip(sections[::2], sections[1::2], strict=True):
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
