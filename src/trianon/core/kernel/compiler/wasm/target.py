"""Numba's code generator for wasm32: LLVM knows the layout of its memory before it sees the first rule.

Numba goes on counting with 64-bit numbers, which wasm32 has; only pointers are narrower, and those are LLVM's affair.
Nothing of a process with this target becomes machine code.
"""

from functools import cache
from importlib import import_module
from typing import Any

import llvmlite.binding as ll
from numba.core import codegen
from numba.core.registry import cpu_target

from trianon.core.kernel.compiler.wasm.mathematics import lower_mathematics

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"  # of every browser since 2021


@cache
def target_machine() -> Any:
    """What LLVM knows of wasm32."""
    ll.initialize_all_targets()
    ll.initialize_all_asmprinters()
    target = ll.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=2, reloc="static", codemodel="default")


class WasmLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code of a function of numba's own, optimised for wasm32 and kept as IR."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class WasmCodegen(codegen.CPUCodegen):  # type: ignore[misc]
    """Makes IR for wasm32."""

    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        self._tm = target_machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        """No engine runs it."""

    def magic_tuple(self) -> tuple[str, str]:
        """What distinguishes this code from that of other targets."""
        return TRIPLE, FEATURES


@cache
def aim_at_wasm() -> None:
    """Let numba compile for wasm32 from now on, in a process that has compiled nothing yet."""
    lower_mathematics()
    import_module("trianon.core.kernel.compiler.wasm.local_zeros")  # its import tells numba of it
    context = cpu_target.target_context
    context._internal_codegen = WasmCodegen("trianon")
    context.get_executable = _no_machine_code


def _no_machine_code(library: Any, described: Any, environment: Any) -> Any:
    """A token in place of machine code, by which numba finds callees; its dispatchers take built-in functions only."""
    tokens: list[Any] = []
    return tokens.append
