"""The tests that `make quick` selects for a change."""

from pathlib import Path

import pytest

from tests.infrastructure.touched import MAX_TESTS, all_tests, touched

TESTS = {
    Path("tests/server/lobby/test_tables.py"): "from tests.infrastructure.guests import Guest\n",
    Path("tests/server/test_tables.py"): "",
    Path("tests/cli/test_why_command.py"): "from trianon.cli import output\n",
    Path("tests/rokoko/test_hire.py"): "",
    Path("tests/rokoko/test_depute.py"): "",
    Path("tests/browser/test_live.py"): "from tests.infrastructure.guests import Guest\n",
}


@pytest.mark.parametrize(
    ("changed", "selected"),
    [
        ("tests/browser/test_live.py", ["tests/browser/test_live.py"]),
        ("tests/infrastructure/guests.py", ["tests/server/lobby/test_tables.py"]),
        ("src/trianon/server/lobby/tables.py", ["tests/server/lobby/test_tables.py"]),
        ("src/trianon/cli/commands/why.py", ["tests/cli/test_why_command.py"]),
        ("src/trianon/cli/output.py", ["tests/cli/test_why_command.py"]),
        ("src/trianon/games/rokoko/actions/hire.py", ["tests/rokoko/test_hire.py"]),
        ("src/trianon/games/rokoko/verbs.py", ["tests/rokoko/test_depute.py", "tests/rokoko/test_hire.py"]),
        ("README.md", []),
    ],
)
def test_a_changed_file_selects_its_tests(changed: str, selected: list[str]) -> None:
    assert [path.as_posix() for path in touched([Path(changed)], TESTS)] == selected


def test_what_everything_imports_selects_a_few() -> None:
    tests = {Path(f"tests/core/test_{number}.py"): "import trianon.core.errors\n" for number in range(40)}
    assert len(touched([Path("src/trianon/core/errors.py")], tests)) == MAX_TESTS


def test_every_test_file_of_the_tree_can_be_selected() -> None:
    found = all_tests()
    assert Path("tests/architecture/test_touched.py") in found
    assert touched(list(found), found) == sorted(found)
