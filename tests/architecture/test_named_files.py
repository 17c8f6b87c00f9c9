"""Files and folders that the documentation names are there: a moved module must not leave a stale path behind."""

import re
from pathlib import PurePosixPath

import pytest

from tests.architecture.tree import ROOT, tracked_files
from trianon.server.http.openapi import PRINTED

PAGES = sorted(
    str(path)
    for path in tracked_files()
    if path.suffix == ".md" and path.parts[0] not in ("CHANGELOG.md", "bench", "tests", "src")
)
FILE = r"(?:\w[\w-]*/)+[\w-]+(?:\.[a-z]+)+|[\w-]+\.(?:py|ts|svelte|toml|ftl)"  # known by its ending
FOLDER = r"(?:core|games|bots|texts|server|research|cli|client|tests|docs|bench|examples)(?:/[\w-]+)+"
PATH = re.compile(f"`(?:{FILE}|{FOLDER})`")
MODULE = re.compile(r"(?:`|from |import )trianon(?!\.db)((?:\.\w+)+)")  # trianon.db is the database
# what a path may begin at; a game's own files are named as they are in every game
ROOTS = ("", "src", "src/trianon", "src/trianon/core", "client", "client/src", "docs", "tests")
GAMES = ("src/trianon/games/rokoko", "src/trianon/games/histrio", "client/src/boards/rokoko", "examples/goofspiel")


def paths_in(text: str) -> list[str]:
    """The paths between backticks."""
    return [found.strip("`") for found in PATH.findall(text)]


def is_there(name: str, page: str) -> bool:
    """Whether a path of a page leads somewhere; a bare name may be that of any tracked file."""
    if name.endswith(".d.ts"):  # made by `npm run types`, not in git
        return PurePosixPath(name).name.removesuffix(".d.ts") in PRINTED
    if "/" not in name:
        return any(path.name == name for path in tracked_files())
    roots = (*ROOTS, *GAMES, str(PurePosixPath(page).parent))
    return any((ROOT / root / name).exists() for root in roots)


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_is_there(page: str) -> None:
    named = paths_in((ROOT / page).read_text("utf-8"))
    assert [name for name in named if not is_there(name, page)] == []


def is_module(dotted: str) -> bool:
    """Whether a dotted name is a module of the package, or a name of one."""
    *folders, last = dotted.removeprefix(".").split(".")
    place = ROOT.joinpath("src", "trianon", *folders)
    return (place / last).is_dir() or (place / f"{last}.py").is_file() or place.with_suffix(".py").is_file()


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_a_page_names_is_there(page: str) -> None:
    named = MODULE.findall((ROOT / page).read_text("utf-8"))
    assert [name for name in named if not is_module(name)] == []


def test_what_is_stale_is_found() -> None:
    assert MODULE.findall("`trianon.core.faults`, from trianon.gone import x, `trianon.db`") == [
        ".core.faults",
        ".gone",
    ]
    assert [is_module(name) for name in (".core.faults", ".core.faults.FileLocation", ".gone")] == [True, True, False]
    assert paths_in("see `core/kernel/struct.py`, `gone.py`, not `a/b`") == [
        "core/kernel/struct.py",
        "gone.py",
    ]
    assert is_there("core/kernel/struct.py", "docs/architecture/README.md")
    assert not any(is_there(name, "CONTRIBUTING.md") for name in ("core/rule.py", "server/migrations", "gone.py"))


def test_scripts_that_are_called_as_files_run_as_files() -> None:
    called = {
        name
        for path in tracked_files()
        if path.suffix in (".md", ".py")
        for name in re.findall(r"python (bench/\w+\.py)", (ROOT / path).read_text("utf-8"))
    }
    assert "bench/compare.py" in called
    sources = {name: (ROOT / name).read_text("utf-8") for name in called}
    broken = {name for name, text in sources.items() if "from bench." in text and "sys.path.insert" not in text}
    assert broken == set(), "they import their neighbours: call them as modules, or let them find these"
