"""What starting costs: plain commands must not wait for the compiler."""

import json
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import python, run

HEAVY = {"numba", "llvmlite", "numpy"}
LOADED = "import sys, json; print(json.dumps(sorted(name for name in sys.modules if '.' not in name)))"
CALL = """
import sys
from trianon.cli.main import main
sys.argv = ["trianon", *{arguments!r}]
try:
    main()
except SystemExit as stop:
    assert not stop.code, stop.code
print()
"""


def modules_after(code: str) -> set[str]:
    """Run some code in a fresh interpreter and tell which top-level modules it left loaded."""
    done = python("-c", f"{code}\n{LOADED}")
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_importing_the_package_loads_next_to_nothing() -> None:
    bare = modules_after("")
    assert modules_after("import trianon") - bare <= {"trianon"}


def test_a_server_loads_what_it_needs_and_no_migrations() -> None:
    loaded = modules_after("import trianon.server.serve")
    assert HEAVY <= loaded
    assert "alembic" not in loaded


@pytest.mark.parametrize("arguments", [["--help"], ["puzzles", "--help"], ["rules", "rokoko", "RK-A3.2"]], ids=" ".join)
def test_plain_commands_do_not_load_the_compiler(arguments: list[str]) -> None:
    loaded = modules_after(CALL.format(arguments=arguments))
    assert "typer" in loaded
    assert not loaded & {"numba", "llvmlite"}


def test_the_command_is_installed() -> None:
    done = run(Path(sys.executable).with_name("trianon"), "--help")
    assert done.returncode == 0, done.stderr
    assert "play" in done.stdout
