"""The tests that a change touches, a line each: `python tests/infrastructure/touched.py`, for `make quick`.

A changed file since the common ancestor with main selects:

- a test file: itself;
- a helper of the tests: the test files that import it;
- a module of the package: the test files named after it in the folder that mirrors its own, otherwise a few of those
  that import it, otherwise, in a game, the tests of the game. What everything imports is left to `make test`.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAX_TESTS = 6  # test files that one changed file selects
SLOW = ("tests/browser/",)  # of minutes: left to `make test`, unless such a test is itself changed
MIRRORS = {
    "src/trianon/games": "tests",
    "src/trianon": "tests",
    "examples/goofspiel/trianon_goofspiel": "tests/goofspiel",
}


def git(*arguments: str) -> list[str]:
    """The lines that git answers with."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def changed_files() -> list[Path]:
    """Files changed since the common ancestor with main, committed or not, and new ones; relative to the root."""
    since = git("merge-base", "HEAD", "main")[0]
    names = {*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")}
    return [Path(name) for name in sorted(names) if (ROOT / name).is_file()]


def all_tests() -> dict[Path, str]:
    """Every test file with its text."""
    found = sorted((ROOT / "tests").rglob("test_*.py"))
    return {path.relative_to(ROOT): path.read_text("utf-8") for path in found}


def module_name(path: Path) -> str:
    """The name a Python file is imported by."""
    parts = path.with_suffix("").parts
    outside = next((count for start, count in (("src", 1), ("examples", 2)) if parts[0] == start), 0)
    return ".".join(part for part in parts[outside:] if part != "__init__")


def importers(path: Path, tests: dict[Path, str]) -> list[Path]:
    """The test files that import a module."""
    module = module_name(path)
    package, _, name = module.rpartition(".")
    words = (f"from {module} import", f"import {module}\n", f"from {package} import {name}")
    return [test for test, text in tests.items() if any(word in text for word in words)]


def namesakes(path: Path, tests: dict[Path, str]) -> list[Path]:
    """The test files named after a module, below the folder that mirrors its own."""
    for source, mirror in MIRRORS.items():
        if path.is_relative_to(source):
            folder, stem = Path(mirror) / path.relative_to(source).parent, path.stem
            names = (f"test_{stem}", f"test_{stem}s", f"test_{stem}_command")
            same = [test for test in tests if test.stem in names]
            return [test for test in same if test.is_relative_to(folder)] or same
    return []


def game_tests(path: Path, tests: dict[Path, str]) -> list[Path]:
    """The tests of the game that a module belongs to."""
    folder = Path("tests") / (path.parts[3] if path.is_relative_to("src/trianon/games") else "goofspiel")
    is_game = path.is_relative_to("src/trianon/games") or path.parts[0] == "examples"
    return [test for test in tests if is_game and test.is_relative_to(folder)]


def touched(changed: list[Path], tests: dict[Path, str]) -> list[Path]:
    """The test files that changed files select."""
    found: set[Path] = set()
    for path in changed:
        if path in tests:
            found.add(path)
        elif path.suffix == ".py":
            quick = {test: text for test, text in tests.items() if not test.as_posix().startswith(SLOW)}
            found.update(namesakes(path, quick) or importers(path, quick)[:MAX_TESTS] or game_tests(path, quick))
    return sorted(found)


if __name__ == "__main__":
    sys.stdout.write("".join(f"{path}\n" for path in touched(changed_files(), all_tests())))
