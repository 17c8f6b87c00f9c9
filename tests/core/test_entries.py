"""Entries: machine code of a rule and of all it calls, optimised together."""

from typing import Any

import pytest
from llvmlite.binding import Linkage

from trianon.core.kernel.compiler.callee import EntryLibrary, RuleLibrary
from trianon.core.kernel.compiler.rule import rule


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
