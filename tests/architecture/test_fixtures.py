"""The client's fixtures are what `python client/fixtures/build.py` writes."""

import runpy
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, tracked_files

FIXTURES = Path("client/fixtures")


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_fixtures_are_as_they_are_built(tmp_path: Path, game: str) -> None:
    runpy.run_path(str(ROOT / FIXTURES / "build.py"))["build"](game, tmp_path)
    built = {FIXTURES / each.name: each.read_text("utf-8") for each in tmp_path.iterdir()}
    kept = [path for path in tracked_files() if path in built]
    assert len(kept) > 4
    for path in kept:
        assert built[path] == (ROOT / path).read_text("utf-8"), f"{path}: run python {FIXTURES}/build.py"
