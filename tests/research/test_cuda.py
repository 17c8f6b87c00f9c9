"""Matches on the GPU: where there is none, the kernels run in numba's simulator, in a process of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, python

SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
RULES = ("src/trianon/core/kernel", "src/trianon/games/rokoko", "src/trianon/games/histrio", "examples/goofspiel")
NOT_THERE = ("determinize", "unseen_tiles", "audit", "heuristic", "position")  # what kernels never call
TESTS = Path("tests") / "research" / "cuda_in_simulator.py"


def test_kernels_do_in_the_simulator_what_the_cpu_does() -> None:
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", TESTS, folder=ROOT, **SIMULATOR)
    assert done.returncode == 0, done.stdout[-4000:]


def test_the_simulator_asks_for_uncompiled_rules() -> None:
    done = python("-c", "import trianon.research.cuda", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="0")
    assert "NUMBA_DISABLE_JIT=1" in done.stderr


def test_the_missing_package_is_named_with_its_extra() -> None:
    script = "import sys\nsys.modules['numba_cuda'] = None\nimport trianon.research.cuda"
    done = python("-c", script, NUMBA_ENABLE_CUDASIM="0")
    assert 'This needs numba_cuda, which is not installed: pip install "trianon-….whl[cuda]"' in done.stderr


def beyond_a_device(tree: ast.AST) -> Iterator[int]:
    """The lines of rules that need a heap: one array assigned to a slice of another, arrays of a computed size."""
    rules = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list)
    ]
    for node in (inner for rule in rules for inner in ast.walk(rule)):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            sliced = any(isinstance(part, ast.Slice) for part in ast.walk(node.targets[0].slice))
            if sliced and isinstance(node.value, ast.Attribute | ast.Subscript):
                yield node.lineno
        elif (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) == "np.zeros"
            and not isinstance(node.args[0], ast.Name)
        ):
            yield node.lineno


@pytest.mark.parametrize("folder", RULES)
def test_rules_keep_to_what_a_device_can_do(folder: str) -> None:
    files = [path for path in (ROOT / folder).rglob("*.py") if not any(name in str(path) for name in NOT_THERE)]
    assert files
    assert [f"{path}:{line}" for path in files for line in beyond_a_device(ast.parse(path.read_text("utf-8")))] == []


def test_what_a_device_cannot_do_is_found() -> None:
    source = "@rule\ndef f(s, t):\n    s.bag[:] = t.bag\n    s.a[:] = 0\n    s.b[1] = t.c[2]\n    np.zeros(A * B, y)\n"
    assert list(beyond_a_device(ast.parse(source))) == [3, 6]
