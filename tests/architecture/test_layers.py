"""The layers: which package may import which, and a linter that really holds them."""

import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, run

SOURCES = ROOT / "src" / "trianon"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]


def lint_imports(*, folder: Path = ROOT / "src") -> tuple[int, str]:
    """Run the import linter on the package in `folder`, with the project's contracts."""
    linter = Path(sys.executable).with_name("lint-imports")
    done = run(linter, "--config", ROOT / "pyproject.toml", "--no-cache", "--no-logo", PYTHONPATH=str(folder))
    return done.returncode, done.stdout + done.stderr


def test_layers_are_kept() -> None:
    code, output = lint_imports()
    assert code == 0, output


def test_every_package_has_its_layer() -> None:
    layers = next(contract["layers"] for contract in CONTRACTS if contract["type"] == "layers")
    placed = {name for layer in layers for name in re.findall(r"trianon\.(\w+)", layer)}
    there = {path.parent.name for path in SOURCES.glob("*/__init__.py")}
    there |= {path.stem for path in SOURCES.glob("*.py") if not path.stem.startswith("__")}
    assert there <= placed


BREACHES = {
    "core imports a game": ("core", "import trianon.games.rokoko"),
    "core reads the clock": ("core", "import time"),
    "a game imports a bot": ("games/rokoko", "import trianon.bots"),
    "a game imports another": ("games/rokoko", "import trianon.games.stranger"),
    "a game draws at random": ("games/rokoko", "import random"),
    "a bot imports the command line": ("bots", "import trianon.cli"),
    "texts import a game": ("texts", "import trianon.games.rokoko"),
}


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_is_found(breach: str, tmp_path: Path) -> None:
    package, line = BREACHES[breach]
    copy = shutil.copytree(SOURCES, tmp_path / "trianon", ignore=shutil.ignore_patterns("__pycache__"))
    stranger = copy / "games" / "stranger"
    stranger.mkdir()
    (stranger / "__init__.py").write_text('"""A second game."""\n', "utf-8")
    place = copy / package
    file = place / "breach.py" if place.is_dir() else place.with_suffix(".py")
    file.write_text(f"{line}\n", "utf-8")

    code, output = lint_imports(folder=tmp_path)

    assert code == 1, output
    assert ".".join(file.relative_to(tmp_path).with_suffix("").parts) in output
