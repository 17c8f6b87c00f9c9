"""Functions take few arguments, and every module holds something of its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import texts

MAX_ARGUMENTS = 12  # by position; what belongs together is one argument
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign)


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the package."""
    for path, text in texts():
        if path.suffix == ".py" and path.is_relative_to("src/trianon"):
            yield path, ast.parse(text)


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
    scripts, standins = (
        ("__main__.py", "migrations/env.py"),
        "src/trianon/device/standins/",
    )  # these are packages' names
    assert [path for path in forwarding if not (path.endswith(scripts) or path.startswith(standins))] == []
