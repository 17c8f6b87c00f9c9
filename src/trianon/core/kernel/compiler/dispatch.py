"""Compiles each rule once as LLVM IR; machine code is made only for rules called from Python or through pointers.

Numba would optimise every function together with copies of all its callees, generate machine code and two wrappers for
it. Most rules are only ever called by other rules: their IR is all that is needed of them, and becomes machine code
in the few entries that a game has.
"""

import gc
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from numba import types
from numba.core import compiler, dispatcher

from trianon.core.kernel.compiler.callee import OPTIONS, Callee, EntryLibrary, UntimedDispatcher
from trianon.core.kernel.compiler.code_cache import EntryCache
from trianon.core.kernel.compiler.numba_patches import patch_numba
from trianon.core.kernel.compiler.source_key import cache_folder, writable

patch_numba()


class EntryCompiler(dispatcher._FunctionCompiler):  # type: ignore[misc, name-defined]
    """Makes machine code of a rule's IR, with the wrappers that Python and pointers call."""

    callee: Callee

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        self.callee.compile(args)
        inner = self.callee.overloads[tuple(args)]
        context, described, environment = inner.target_context, inner.fndesc, inner.environment
        library = EntryLibrary(context.codegen(), described.qualname)
        library.exported = frozenset(
            (described.llvm_func_name, described.llvm_cpython_wrapper_name, described.llvm_cfunc_wrapper_name)
        )
        library.enable_object_caching()
        library.add_linking_library(inner.library)
        with context.push_code_library(library):
            context.create_cpython_wrapper(library, described, environment, inner.call_helper, release_gil=True)
            context.create_cfunc_wrapper(library, described, environment, inner.call_helper)
        entry = context.get_executable(library, described, environment)
        return inner._replace(library=library, entry_point=entry, reload_init=list(library._reload_init), metadata={})


class RuleDispatcher(UntimedDispatcher):
    """A rule as Python calls it; compiled code that calls it is given its `callee`."""

    def __init__(self, function: Any, vectorised: bool = False) -> None:
        super().__init__(function, targetoptions=OPTIONS)
        self.callee = Callee(function, vectorised)
        self._compiler = EntryCompiler(function, self.targetdescr, OPTIONS, {}, compiler.Compiler)
        self._compiler.callee = self.callee
        if writable(cache_folder(function.__module__)):
            self._cache = EntryCache(function)

    def compile(self, signature: Any) -> Any:
        """Machine code for a signature, from the cache where it is there."""
        with gc_paused():
            return super().compile(signature)

    @property
    def is_compiling(self) -> Any:
        """Whether one of its signatures is being compiled, by which numba sees that a rule calls itself."""
        return self.callee.is_compiling

    def get_overload(self, signature: Any) -> Any:
        """What numba finds the code of a callee by."""
        return self.callee.get_overload(signature)

    def get_call_template(self, args: Iterable[Any], kws: Mapping[str, Any]) -> Any:
        """The callee's type for these arguments.

        Numba would compile a rule anew for every constant and every width of number it is called with. Rules call each
        other with plain whole numbers instead, so that each is compiled once: a fifth of the time.
        """
        return self.callee.get_call_template(
            tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()}
        )


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause the garbage collector: scanning the millions of objects the compiler makes takes a quarter of its time."""
    paused = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if paused:
            gc.enable()


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind
