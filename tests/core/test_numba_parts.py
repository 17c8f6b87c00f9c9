"""What the compiler touches inside numba is written down, and rules do without it where numba is another."""

import ast
import re
from pathlib import Path

import pytest

from trianon.core.kernel.compiler import callee, code_cache, dispatch, numba_parts, pipeline
from trianon.core.kernel.compiler.numba_parts import ATTRIBUTES, METHODS, unexpected_parts
from trianon.core.kernel.compiler.wasm import module as wasm_module
from trianon.core.kernel.compiler.wasm import target as wasm_target

ROOM = [path for path in Path(numba_parts.__file__).parent.rglob("*.py") if path != Path(numba_parts.__file__)]
# of the package's own classes and of named tuples
OWN = {"_address", "_asdict", "_folder", "_names", "_read_custom", "_replace", "_signature", "_tuple"}
PRIVATE = re.compile(r"_(?!_)")
WRITTEN_DOWN = {name for path in METHODS for name in path.partition(":")[2].split(".") if name[:2] != "__"}
WRITTEN_DOWN |= {name for names in ATTRIBUTES.values() for name in names.split()}


def test_numba_is_as_it_is_written_down() -> None:
    assert unexpected_parts() == []


def test_a_part_that_changed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(METHODS, "numba.core.dispatcher:Dispatcher.compile", "self signature")
    monkeypatch.setitem(METHODS, "numba.core.gone:Dispatcher.compile", "self sig")
    monkeypatch.setitem(ATTRIBUTES, "numba.core.targetconfig:TargetConfig", "_values _gone")
    assert unexpected_parts() == [
        "numba.core.dispatcher:Dispatcher.compile",
        "numba.core.gone:Dispatcher.compile",
        "numba.core.targetconfig:TargetConfig._gone",
    ]


def test_every_private_name_that_is_touched_is_written_down() -> None:
    nodes = [node for path in ROOM for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    touched = {node.attr for node in nodes if isinstance(node, ast.Attribute) and PRIVATE.match(node.attr)}
    assert touched - WRITTEN_DOWN == OWN


def test_every_overridden_method_is_written_down() -> None:
    found = set()
    for module in (callee, code_cache, dispatch, pipeline, wasm_module, wasm_target):
        classes = [
            each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__
        ]
        for each in classes:
            numbas = [base for base in each.__mro__ if base.__module__.startswith("numba.")]
            found |= {name for name in vars(each) for base in numbas if name in vars(base) and name[:2] != "__"}
    assert found - WRITTEN_DOWN <= {"is_compiling", "_abc_impl"}
    text = "".join(path.read_text("utf-8") for path in ROOM)
    assert {name for name in WRITTEN_DOWN if not name[0].isupper() and not re.search(rf"\b{name}\b", text)} == set()
