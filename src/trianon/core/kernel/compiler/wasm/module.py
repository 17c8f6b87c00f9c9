"""A WebAssembly module made of rules: all that its exports call, linked and optimised together."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import llvmlite.binding as ll
import numba
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from trianon.core.errors import TrianonError
from trianon.core.kernel.compiler.callee import EntryLibrary, RuleLibrary
from trianon.core.kernel.compiler.dispatch import gc_paused
from trianon.core.kernel.compiler.wasm.linker import LinkedModule, link
from trianon.core.kernel.compiler.wasm.object_file import ObjectFile
from trianon.core.kernel.compiler.wasm.target import target_machine
from trianon.core.kernel.compiler.wasm.wrappers import add_wrapper


class Export(NamedTuple):
    """A rule that the module offers: its name there, and samples of its arguments."""

    name: str
    rule: Any
    arguments: tuple[Any, ...]


class ModuleLibrary(EntryLibrary):
    """The code of all exports and of the rules below them."""

    def _optimize_final_module(self) -> None:
        for thing in (*self._final_module.functions, *self._final_module.global_variables):
            if not thing.is_declaration and thing.name not in self.exported:
                thing.linkage = ll.Linkage.internal
        RuleLibrary._optimize_final_module(self)

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def object_file(self) -> bytes:
        """What LLVM makes of it: a relocatable object."""
        found: bytes = target_machine().emit_object(self._final_module)
        return found


@global_compiler_lock  # type: ignore[untyped-decorator]
def compiled_module(name: str, exports: Iterable[Export]) -> LinkedModule:
    """The module of these exports."""
    context = cpu_target.target_context
    with gc_paused():
        library = ModuleLibrary(context.codegen(), name)
        library.exported = frozenset(export.name for export in exports)
        for export in exports:
            kinds = tuple(map(numba.typeof, export.arguments))
            export.rule.callee.compile(kinds)
            compiled = export.rule.callee.overloads[kinds]
            if compiled.library not in library._linking_libraries:
                library.add_linking_library(compiled.library)
            add_wrapper(context, library, export.name, compiled.fndesc, export.arguments)
        library.finalize()
    object_file = ObjectFile(library.object_file())
    if object_file.undefined:
        raise UndefinedFunctions(library, object_file.undefined)
    return link(object_file, [export.name for export in exports])


class UndefinedFunctions(TrianonError):
    """Rules need functions that no module has: numba's runtime, which allocates memory, or a C library."""

    def __init__(self, library: ModuleLibrary, names: Iterable[str]) -> None:
        codes = {each.name: str(each._final_module) for each in library._linking_libraries}
        found = []
        for name in names:
            callers = sorted(rule for rule, code in codes.items() if any(call in code for call in _calls_of(name)))
            found.append(f"{name} (by {', '.join(callers)})")
        super().__init__(f"rules call what wasm32 lacks: {'; '.join(found)}")


def _calls_of(name: str) -> tuple[str, ...]:
    """What lines of IR that call a function hold."""
    return f"call ptr @{name}(", f"call void @{name}(", f"call double @{name}("
