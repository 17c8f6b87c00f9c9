"""A rule as other rules call it: LLVM IR to link into them, cached as bitcode."""

from __future__ import annotations

from typing import Any

from numba.core import codegen, compiler, event, sigutils
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

from trianon.core.kernel.code_cache import EntryCache, SourceKeyFiles, cache_folder, writable

OPTIONS = {"nopython": True, "nogil": True, "boundscheck": None}
CALLEE_OPTIONS = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code of a rule and of all it calls, optimised once."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:  # numba would make passes for those, too
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        # numba's cheap first pass makes way for the pruning of reference counts: rules allocate nothing
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class CalleeLibrary(RuleLibrary):
    """IR that is linked into callers; it never becomes machine code of its own."""

    def _optimize_final_module(self) -> None:
        # inlines and simplifies; unrolling and vectorising are left to the entry that all of it ends up in
        passes, builder = self._codegen._module_pass_manager(opt=1, loop_vectorize=False, slp_vectorize=False)
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @classmethod
    def of_bitcode(cls, generator: Any, name: str, bitcode: bytes) -> CalleeLibrary:
        """The library that was cached as this bitcode."""
        library = cls(generator, name)
        library._final_module = codegen.ll.parse_bitcode(bitcode)
        library._finalize_final_module()
        return library


class VectorisedLibrary(CalleeLibrary):
    """IR of a loop over arrays, vectorised before callers that know their lengths inline and unroll it."""

    def _optimize_final_module(self) -> None:
        RuleLibrary._optimize_final_module(self)


class CalleeFiles(SourceKeyFiles):
    """Cached IR, beside the cached machine code of the same rule."""

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        """A name that no entry of the same module has."""
        return "callee-" + str(super().get_filename_base(fullname, abiflags))

    def reduce(self, compiled: Any) -> Any:
        """What is kept of a compiled callee."""
        described = compiled.fndesc
        described.typemap = described.calltypes = None  # needed while it is compiled only, and not always picklable
        bitcode = compiled.library._final_module.as_bitcode()
        return bitcode, described, compiled.environment, compiled.signature, list(compiled.library._reload_init)

    def rebuild(self, context: Any, payload: Any) -> Any:
        """The compiled callee that was kept."""
        bitcode, described, environment, signature, initialisers = payload
        for initialise in initialisers:
            initialise()
        library = CalleeLibrary.of_bitcode(context.codegen(), described.qualname, bitcode)
        library._reload_init.update(initialisers)
        return compiler.compile_result(
            target_context=context, typing_context=context.typing_context, library=library, environment=environment,
            fndesc=described, signature=signature, objectmode=False, lifted=(),
        )  # fmt: skip


class CalleeCache(EntryCache):
    """The cache of compiled functions, holding IR."""

    _impl_class = CalleeFiles


class CalleeCompiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's pipeline, ending with IR."""

    library = CalleeLibrary

    def define_pipelines(self) -> Any:
        """The usual passes, into a library without machine code."""
        self.state.flags.no_compile = True
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()


class VectorisingCompiler(CalleeCompiler):
    """The same pipeline for loops over arrays."""

    library = VectorisedLibrary


class UntimedDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Numba's dispatcher without its timers: they hear of every call of LLVM, once for each rule on the way to it."""

    def compile(self, sig: Any) -> Any:
        """Code for a signature: known, cached or compiled now."""
        with global_compiler_lock, self._compiling_counter:
            args, return_type = sigutils.normalize_signature(sig)
            known = self.overloads.get(tuple(args))
            if known is not None:
                return known.entry_point
            compiled = self._cache.load_overload(sig, self.targetctx)
            if compiled is not None:
                self._cache_hits[sig] += 1
                self.targetctx.insert_user_function(compiled.entry_point, compiled.fndesc, [compiled.library])
                self.add_overload(compiled)
                return compiled.entry_point
            self._cache_misses[sig] += 1
            with event.trigger_event("numba:compile", data={"dispatcher": self, "args": args}):
                compiled = self._compiler.compile(args, return_type)
                self.add_overload(compiled)
            self._cache.save_overload(sig, compiled)
            return compiled.entry_point


class Callee(UntimedDispatcher):
    """A rule as other rules call it."""

    def __init__(self, function: Any, vectorised: bool = False) -> None:
        pipeline = VectorisingCompiler if vectorised else CalleeCompiler
        super().__init__(function, targetoptions=CALLEE_OPTIONS, pipeline_class=pipeline)
        if writable(cache_folder(function.__module__)):
            self._cache = CalleeCache(function)

    def add_overload(self, compiled: Any) -> None:
        """Keep the IR of one signature; a token stands for the machine code by which numba finds a callee."""
        token = object()
        self.targetctx.insert_user_function(token, compiled.fndesc, [compiled.library])
        self.overloads[tuple(compiled.signature.args)] = compiled._replace(entry_point=token)
