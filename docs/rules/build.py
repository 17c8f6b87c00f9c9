"""Writes the tables rule → function → test, one page per game: `make docs`.

A function covers the rules its source cites, a test those it names. `RK-1.1 to RK-1.6` cites all between, in the
order of the rulebook. The suite checks that the pages are up to date and show no hole.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from trianon.core.installed import folder_of, game_names
from trianon.texts import Texts, rule_ids

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]*[0-9]+(?:\.[0-9]+)?\b")
SPAN = re.compile(rf"({RULE_ID.pattern}) (?:to|bis) ({RULE_ID.pattern})")
WORKED_EXAMPLE = re.compile(r"-X\d+$")


def cited(text: str, order: list[str]) -> set[str]:
    """The rules a text cites; a span cites all between its ends."""
    ids = {rule for rule in RULE_ID.findall(text) if rule in order}
    for first, last in SPAN.findall(text):
        if first in order and last in order:
            ids.update(order[order.index(first) : order.index(last) + 1])
    return ids


@cache
def functions(folder: Path) -> list[tuple[Path, str, str]]:
    """File, name and source of every function and class below a folder."""
    return list(_functions(folder))


def _functions(folder: Path) -> Iterator[tuple[Path, str, str]]:
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                yield path, node.name, "\n".join(lines[first - 1 : node.end_lineno])


def covering(folder: Path, order: list[str], prefix: str = "") -> dict[str, list[str]]:
    """By rule: the functions below a folder that cite it, as `file: name`."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, name, source in functions(folder):
        if name.startswith(prefix):
            for rule in cited(source, order):
                found[rule].append(f"{path.relative_to(ROOT).as_posix()}: {name}")
    return found


def shorten(places: list[str], base: str) -> str:
    """Places as a cell of a table, the names of a file behind its path."""
    by_file: dict[str, list[str]] = defaultdict(list)
    for place in places:
        path, name = place.split(": ")
        by_file[path.removeprefix(base)].append(name)
    return "<br>".join(f"`{path}` {', '.join(dict.fromkeys(names))}" for path, names in by_file.items())


def page(game: str) -> tuple[str, list[str]]:
    """The page of a game, and the rules that lack a function or a test."""
    order = list(rule_ids(game))
    folder = folder_of(game)
    source = covering(folder, order)
    tests = covering(ROOT / "tests", order, "test_")
    texts, holes = Texts("en", game), []
    lines = [f"# {game.capitalize()}: rule, function, test", "", "Written by `make docs`; the suite checks it.", ""]
    lines += ["| rule | | function | test |", "|---|---|---|---|"]
    for rule in order:
        words = texts.rule(rule).text.split(". ")[0].split("; ")[0].replace("|", "/").replace("\n", " ")
        where = shorten(source[rule], f"{folder.relative_to(ROOT).as_posix()}/")
        lines.append(f"| {rule} | {words[:110]} | {where or '(worked example)'} | {shorten(tests[rule], 'tests/')} |")
        if not tests[rule] or not (source[rule] or WORKED_EXAMPLE.search(rule)):
            holes.append(rule)
    return "\n".join(lines) + "\n", holes


def games() -> list[str]:
    """The games of this repository, the example among them where it is installed."""
    return [game for game in game_names() if folder_of(game).is_relative_to(ROOT)]


def main() -> int:
    """Write all pages; 1 when a rule lacks a function or a test."""
    status = 0
    for game in games():
        text, holes = page(game)
        (ROOT / "docs" / "rules" / f"{game}.md").write_text(text, "utf-8")
        if holes:
            print(f"{game}: no function or no test for {', '.join(holes)}", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
