"""The layers: which package may import which, and a linter that really holds them."""

import re
import shutil
import sys
import tomllib
from pathlib import Path

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


BREACHES = {  # by the file that commits it
    "core/breach.py": "import trianon.games.rokoko",
    "core/clock.py": "import time",
    "games/rokoko/breach.py": "import trianon.bots",
    "games/rokoko/neighbour.py": "import trianon.games.stranger",
    "games/rokoko/chance.py": "import random",
    "bots/breach.py": "import trianon.cli",
    "texts/breach.py": "import trianon.games.rokoko",
}


def test_breaches_are_found(tmp_path: Path) -> None:
    copy = shutil.copytree(SOURCES, tmp_path / "trianon", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "games" / "stranger").mkdir()
    (copy / "games" / "stranger" / "__init__.py").write_text('"""A second game."""\n', "utf-8")
    for file, line in BREACHES.items():
        (copy / file).write_text(f"{line}\n", "utf-8")
    code, output = lint_imports(folder=tmp_path)
    assert code == 1, output
    modules = {"trianon." + file.removesuffix(".py").replace("/", ".") for file in BREACHES}
    assert {module for module in modules if module not in output} == set()
