"""Entries: machine code of a rule and of all it calls, optimised together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from llvmlite.binding import Linkage
from numba import types

from trianon.core.kernel.callee import EntryLibrary, RuleLibrary
from trianon.core.kernel.numba_patches import resolved_once
from trianon.core.kernel.rule import rule


def test_only_what_python_and_pointers_call_is_visible_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM draws conclusions from the bodies of private functions alone, and may change what they take."""

    @rule
    def remainder(a: int, b: int) -> int:
        return a % b

    @rule
    def common(a: int, b: int) -> int:
        while b:
            a, b = b, remainder(a, b)
        return a

    linkages: dict[str, Any] = {}
    exported: set[str] = set()
    optimise = RuleLibrary._optimize_final_module

    def watched(library: RuleLibrary) -> None:
        if isinstance(library, EntryLibrary):
            defined = [function for function in library._final_module.functions if not function.is_declaration]
            linkages.update({function.name: function.linkage for function in defined})
            exported.update(library.exported)
        optimise(library)

    monkeypatch.setattr(RuleLibrary, "_optimize_final_module", watched)
    assert common(12, 18) == 6
    private = {name for name, linkage in linkages.items() if linkage == Linkage.private}
    assert set(linkages) - private == exported
    assert any("remainder" in name for name in private)


def test_signatures_of_builtin_functions_are_resolved_once_for_each_combination_of_types() -> None:
    asked = []

    def resolve(own: Any, context: Any, args: Any, kws: Any) -> str:
        asked.append(args)
        return f"{own} {context} {args} {kws}"

    recall = resolved_once(resolve)
    calls: list[tuple[str, str, tuple[Any, ...], dict[str, Any]]] = [
        ("add", "cpu", (types.int64, types.int64), {}),
        ("add", "cpu", (types.int64, types.float64), {}),
        ("add", "cuda", (types.int64, types.int64), {}),
        ("sub", "cpu", (types.int64, types.int64), {}),
        ("add", "cpu", (types.literal(1), types.int64), {}),
    ]
    for call in calls + calls:
        assert recall(*call) == "{} {} {} {}".format(*call)
    assert len(asked) == len(calls)


@pytest.mark.parametrize(("args", "kws"), [((types.undefined,), {}), ((types.int64,), {"axis": types.int64})])
def test_unknown_types_and_named_arguments_are_resolved_each_time(args: Any, kws: Any) -> None:
    asked = []
    recall = resolved_once(lambda own, context, args, kws: asked.append(args))
    recall("add", "cpu", args, kws)
    recall("add", "cpu", args, kws)
    assert len(asked) == 2


def test_an_operator_keeps_the_types_of_its_arguments_apart() -> None:
    @rule
    def half(number: Any) -> Any:
        return number * 3

    results = [half(2), half(2.5), half(np.int8(100))]
    assert results == [6, 7.5, 300]
    assert [type(result) for result in results] == [int, float, int]
