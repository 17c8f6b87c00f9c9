"""A rule as other rules call it: its own LLVM IR, cached as bitcode, which entries link and optimise."""

from __future__ import annotations

from typing import Any

from numba.core import codegen, compiler, event, itanium_mangler, sigutils
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

from trianon.core.kernel.compiler.code_cache import EntryCache, SourceKeyFiles
from trianon.core.kernel.compiler.pipeline import RulePasses
from trianon.core.kernel.compiler.source_key import cache_folder, writable

CALLEES: dict[tuple[str, str], Callee] = {}  # by module and name of their rules, as cached callers name them
OPTIONS = {"nopython": True, "nogil": True, "boundscheck": None}
CALLEE_OPTIONS = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code of rules, optimised with those of numba's passes that rules need."""

    _linking_libraries: list[Any]

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:  # numba would make passes for those, too
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        # numba's cheap first pass makes way for the pruning of reference counts, of which rules have none;
        # level 3 takes longer than level 2 and gains nothing
        passes, builder = self._codegen._module_pass_manager(opt=2, slp_vectorize=True)
        passes.run(self._final_module, builder)


class EntryLibrary(RuleLibrary):
    """Machine code of a rule and of all it calls, optimised together."""

    exported: frozenset[str] = frozenset()  # names of the functions that Python and pointers call

    def finalize(self) -> None:
        """Link the code of all rules below, each once, and optimise it together."""
        self._linking_libraries = _with_all_below(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Make the callees private, then optimise.

        Numba links callees as `linkonce_odr`: the code of another module might take their place, so LLVM may conclude
        nothing from their bodies, neither that they write no memory nor that they always succeed. Private functions
        may even change their arguments. They have no symbol, as the JIT knows one address for a name: with mere
        `internal` linkage the entry of the same rule would call one that has changed in another entry.
        """
        for function in self._final_module.functions:
            is_rule = function.name.startswith(itanium_mangler.PREFIX)  # numba finds its own functions by name
            if is_rule and not function.is_declaration and function.name not in self.exported:
                function.linkage = codegen.ll.Linkage.private
        super()._optimize_final_module()

    def _verify_declare_only_symbols(self) -> None:
        missing = [function.name for function in self._final_module.functions if function.is_declaration]
        missing = [name for name in missing if name.startswith(itanium_mangler.PREFIX)]
        if missing:
            raise AssertionError(f"code of {self.name} lacks {', '.join(missing)}")


class CalleeLibrary(RuleLibrary):
    """IR of one rule without the rules it calls, which entries link; it never becomes machine code of its own."""

    callees: tuple[CalleeLibrary, ...] = ()
    rule: tuple[str, str, Any] = ("", "", None)  # module, name and types of arguments

    def finalize(self) -> None:
        """Keep the rules it calls apart; other code it calls is linked."""
        callees = [library for library in self._linking_libraries if isinstance(library, CalleeLibrary)]
        self.callees = tuple(dict.fromkeys(callees))
        self._linking_libraries = [library for library in self._linking_libraries if library not in callees]
        codegen.JITCodeLibrary.finalize(self)

    def _optimize_final_module(self) -> None:
        """Leave it to the entry, which optimises all of its rules together; the function passes simplified this one."""

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
        library = compiled.library
        bitcode, below = library._final_module.as_bitcode(), [callee.rule for callee in library.callees]
        return bitcode, below, described, compiled.environment, compiled.signature, list(library._reload_init)

    def rebuild(self, context: Any, payload: Any) -> Any:
        """The compiled callee that was kept."""
        bitcode, below, described, environment, signature, initialisers = payload
        for initialise in initialisers:
            initialise()
        library = CalleeLibrary.of_bitcode(context.codegen(), described.qualname, bitcode)
        library._reload_init.update(initialisers)
        library.callees = tuple(_library_of(*rule) for rule in below)
        return compiler.compile_result(
            target_context=context, typing_context=context.typing_context, library=library, environment=environment,
            fndesc=described, signature=signature, objectmode=False, lifted=(),
        )  # fmt: skip


class CalleeCache(EntryCache):
    """The cache of compiled functions, holding IR."""

    _impl_class = CalleeFiles


class CalleeCompiler(compiler.Compiler):  # type: ignore[misc]
    """Compiles a rule to IR."""

    library = CalleeLibrary

    def define_pipelines(self) -> Any:
        """The passes of rules, into a library without machine code."""
        self.state.flags.no_compile = True
        if not is_local(self.state.func_id.func):
            # numba numbers the functions of a process; a cached caller must find its callees in every process
            self.state.func_id.unique_id = None
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return [RulePasses()]


class VectorisingCompiler(CalleeCompiler):
    """The same pipeline for loops over arrays."""

    library = VectorisedLibrary


def is_local(function: Any) -> bool:
    """Whether a rule is defined inside a function, where others may have its name: its IR is not cached."""
    return "<locals>" in function.__qualname__


def _with_all_below(libraries: list[Any]) -> list[Any]:
    """These libraries and those of all rules that they call, directly or not."""
    found, waiting = dict.fromkeys(libraries), list(libraries)
    while waiting:
        for callee in getattr(waiting.pop(), "callees", ()):
            if callee not in found:
                found[callee] = None
                waiting.append(callee)
    return list(found)


def _library_of(module: str, name: str, args: Any) -> CalleeLibrary:
    """The IR of a rule for arguments of these types, cached or compiled now."""
    callee = CALLEES[module, name]
    callee.compile(args)
    library: CalleeLibrary = callee.overloads[args].library
    return library


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
        self.name = function.__module__, function.__qualname__
        if is_local(function):
            return
        known = CALLEES.setdefault(self.name, self)
        if known.py_func.__code__ != function.__code__:
            raise ValueError(f"{function.__module__} has two rules called {function.__qualname__}")
        if writable(cache_folder(function.__module__)):
            self._cache = CalleeCache(function)

    def add_overload(self, compiled: Any) -> None:
        """Keep the IR of one signature; a token stands for the machine code by which numba finds a callee."""
        token = object()
        compiled.library.rule = *self.name, tuple(compiled.signature.args)
        self.targetctx.insert_user_function(token, compiled.fndesc, [compiled.library])
        self.overloads[tuple(compiled.signature.args)] = compiled._replace(entry_point=token)
