"""Games are found below `trianon.games` and by entry points, without importing any."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import trianon
from trianon.core.errors import UnknownGame
from trianon.core.installed import folder_of, game_names, optional_part, package_of, part_of

SOURCES = Path(trianon.__file__).parents[1]
IMPORT = "import sys; from trianon.core.installed import *; "
LIST = IMPORT + "print(game_names()); print({'numba', 'pebbles'} & set(sys.modules))"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A distribution that registers the game `pebbles` and a second game called `rokoko`."""
    (tmp_path / "pebbles" / "codes").mkdir(parents=True)
    (tmp_path / "pebbles" / "__init__.py").write_text("")
    (tmp_path / "pebbles" / "names.py").write_text("LISTS = 3\n")
    about = tmp_path / "pebbles-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[trianon.games]\npebbles = pebbles\nrokoko = pebbles\nlost = nowhere\n")
    return tmp_path


def run(program: str, *paths: Path) -> str:
    """What a program prints in a fresh interpreter that sees these folders."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (SOURCES, *paths)))}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


def test_the_built_in_games_are_there() -> None:
    assert {"histrio", "rokoko"} <= set(game_names())
    assert package_of("rokoko") == "trianon.games.rokoko"
    assert (folder_of("rokoko") / "edition" / "reference.toml").is_file()
    assert part_of("histrio", "codes.step").STEPS.names
    assert optional_part("histrio", "no_such_part") is None


def test_an_unknown_game_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(UnknownGame, match="rokoko"):
        package_of("rococo")


def test_an_entry_point_adds_a_game_and_replaces_none(elsewhere: Path) -> None:
    names, imported = run(LIST, elsewhere).splitlines()
    assert {"histrio", "lost", "pebbles", "rokoko"} <= set(ast.literal_eval(names))
    assert imported == "set()"
    program = (
        "from trianon.core.installed import *; print(package_of('rokoko'), optional_part('pebbles', 'names').LISTS)"
    )
    assert run(program, elsewhere) == "trianon.games.rokoko 3"


def test_a_registered_package_that_is_missing_is_named(elsewhere: Path) -> None:
    program = (
        "from trianon.core.installed import *\n"
        "try:\n    folder_of('lost')\nexcept Exception as error:\n    print(error)\n"
    )
    assert run(program, elsewhere) == 'the game "lost" is registered as the package nowhere, which is not there'
