"""One name, one meaning; functions take few arguments, and every module holds something of its own."""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

from tests.architecture.tree import texts

PACKAGE, GAMES = "src/trianon", "games"
MAX_ARGUMENTS = 12  # by position; what belongs together is one argument
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign)
SCRIPTS = ("__main__.py", "migrations/env.py")


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    """Every module of the package."""
    return [(path, ast.parse(text)) for path, text in texts() if path.suffix == ".py" and path.is_relative_to(PACKAGE)]


def place_of(path: Path) -> str:
    """The place of a module; the same part of all games together is one place."""
    parts = path.relative_to(PACKAGE).parts
    return f"{GAMES}/*/{'/'.join(parts[2:])}" if parts[0] == GAMES and len(parts) > 2 else "/".join(parts)


def test_a_class_name_stands_once() -> None:
    places: dict[str, set[str]] = defaultdict(set)
    for path, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(place_of(path))
    assert {"State", "View", "ServerNode", "Match"} <= set(places)
    assert {name: sorted(found) for name, found in places.items() if len(found) > 1} == {}


def test_no_function_takes_more_than_a_dozen_arguments() -> None:
    counted = {
        f"{path}: {node.name}": len(node.args.posonlyargs) + len(node.args.args)
        for path, module in modules()
        for node in ast.walk(module)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    }
    assert len(counted) > 1000
    assert {name: count for name, count in counted.items() if count > MAX_ARGUMENTS} == {}


def test_no_module_only_forwards_what_others_hold() -> None:
    forwarding = [
        str(path)
        for path, module in modules()
        if any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in module.body)
        and not any(isinstance(node, DEFINITIONS) for node in module.body)
    ]
    standins = "src/trianon/device/standins/"  # these are packages' names
    assert [path for path in forwarding if not (path.endswith(SCRIPTS) or path.startswith(standins))] == []
