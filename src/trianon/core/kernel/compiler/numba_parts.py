"""The private parts of numba that this package touches, and whether the installed numba has them as expected.

An upgrade of numba begins here: a test compares this table with the code, and the table with numba.
"""

import os
import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import unwrap
from typing import Any

SETTING = "TRIANON_COMPILER"  # environment variable: what compiles rules, and for what
PLAIN, WASM = "njit", "wasm32"  # its values: plain numba; WebAssembly, in a process that can call no rule

# Methods that are overridden, replaced or called, with their parameters.
METHODS = {
    "numba.core.caching:CacheImpl.get_filename_base": "self fullname abiflags",
    "numba.core.caching:CompileResultCacheImpl.reduce": "self cres",
    "numba.core.caching:CompileResultCacheImpl.rebuild": "self target_context payload",
    "numba.core.caching:FunctionCache.__init__": "self py_func",
    "numba.core.caching:IndexDataCacheFile.__init__": "self cache_path filename_base source_stamp",
    "numba.core.caching:IndexDataCacheFile._load_index": "self",
    "numba.core.caching:IndexDataCacheFile._save_data": "self name data",
    "numba.core.caching:IndexDataCacheFile._save_index": "self overloads",
    "numba.core.caching:IndexDataCacheFile.save": "self key data",
    "numba.core.caching:_CacheLocator.from_function": "cls py_func py_file",
    "numba.core.caching:_CacheLocator.get_cache_path": "self",
    "numba.core.caching:_CacheLocator.get_disambiguator": "self",
    "numba.core.caching:_CacheLocator.get_source_stamp": "self",
    "numba.core.codegen:CPUCodegen._add_module": "self module",
    "numba.core.codegen:CPUCodegen._create_empty_module": "self name",
    "numba.core.codegen:CPUCodegen._function_pass_manager": "self",
    "numba.core.codegen:CPUCodegen._init": "self llvm_module",
    "numba.core.codegen:CPUCodegen._module_pass_manager": "self",
    "numba.core.codegen:CPUCodegen.magic_tuple": "self",
    "numba.core.codegen:JITCodeLibrary._finalize_dynamic_globals": "self",
    "numba.core.codegen:JITCodeLibrary._finalize_final_module": "self",
    "numba.core.codegen:JITCodeLibrary._optimize_final_module": "self",
    "numba.core.codegen:JITCodeLibrary._optimize_functions": "self ll_module",
    "numba.core.codegen:JITCodeLibrary._verify_declare_only_symbols": "self",
    "numba.core.codegen:JITCodeLibrary.finalize": "self",
    "numba.core.compiler:Compiler.define_pipelines": "self",
    "numba.core.compiler_machinery:PassManager._runPass": "self index pss internal_state",
    "numba.core.cpu:CPUContext.get_executable": "self library fndesc env",
    "numba.core.dispatcher:Dispatcher.add_overload": "self cres",
    "numba.core.dispatcher:Dispatcher.compile": "self sig",
    "numba.core.dispatcher:Dispatcher.get_call_template": "self args kws",
    "numba.core.dispatcher:Dispatcher.get_overload": "self sig",
    "numba.core.dispatcher:_FunctionCompiler.__init__": "self py_func targetdescr targetoptions locals pipeline_class",
    "numba.core.dispatcher:_FunctionCompiler._compile_core": "self args return_type",
    "numba.core.targetconfig:TargetConfig.__eq__": "self other",
    "numba.core.targetconfig:TargetConfig.__hash__": "self",
    "numba.core.types:Record.mangling_args": "self",
    "numba.np.arrayobj:raise_with_shape_context": "src_shapes index_shape",
}
# Attributes that are read or set.
ATTRIBUTES = {
    "numba.core.caching:CompileResultCacheImpl": "_locator_classes",
    "numba.core.caching:FunctionCache": "_impl_class _impl _cache_file _cache_path",
    "numba.core.caching:IndexDataCacheFile": "_index_name",
    "numba.core.cgutils:_StructProxy": "_getvalue",
    "numba.core.codegen:JITCodeLibrary": "_codegen _final_module _finalized _linking_libraries _reload_init",
    "numba.core.codegen:CPUCodegen": "_data_layout _library_class _loopvect _opt_level _target_data _tm",
    "numba.core.compiler_machinery:PassManager": "_analysis",
    "numba.core.cpu:CPUContext": "_internal_codegen",
    "numba.core.dispatcher:Dispatcher": "_cache _cache_hits _cache_misses _compiler _compiling_counter",
    "numba.core.targetconfig:TargetConfig": "_values",
}


def is_for_wasm() -> bool:
    """Whether this process compiles rules to WebAssembly."""
    return os.environ.get(SETTING) == WASM


@cache
def is_numba_overridden() -> bool:
    """Whether rules are compiled as `README.md` says; otherwise by plain `njit`, which takes longer."""
    if os.environ.get(SETTING) == PLAIN:
        return False
    missing = unexpected_parts()
    if missing:
        text = f"this numba differs from the one Trianon was tested with ({missing[0]}): rules compile more slowly"
        warnings.warn(text, RuntimeWarning, stacklevel=2)
    return not missing


def unexpected_parts() -> list[str]:
    """The parts that the installed numba lacks or has with other parameters."""
    return [*_other_methods(), *_missing_attributes()]


def _other_methods() -> Iterator[str]:
    for path, parameters in METHODS.items():
        code = getattr(_function_at(path), "__code__", None)
        if code is None or " ".join(code.co_varnames[: code.co_argcount]) != parameters:
            yield path


def _missing_attributes() -> Iterator[str]:
    for path, names in ATTRIBUTES.items():
        used = _names_used(_part_at(path))
        yield from (f"{path}.{name}" for name in names.split() if name not in used)


def _part_at(path: str) -> Any:
    """A part of numba by its path, or None."""
    module, _, names = path.partition(":")
    try:
        found: Any = import_module(module)
        for name in names.split("."):
            found = vars(found)[name] if isinstance(found, type) and name in vars(found) else getattr(found, name)
    except (ImportError, AttributeError):
        return None
    return found


def _function_at(path: str) -> Any:
    """A function or method, out of its property, class method or decorator."""
    found = _part_at(path)
    return unwrap(getattr(found, "fget", None) or getattr(found, "__func__", found))


def _names_used(owner: Any) -> set[str]:
    """The names of a class and of the attributes that its methods use."""
    classes = getattr(owner, "__mro__", ())
    functions = [function for each in classes for function in vars(each).values() if hasattr(function, "__code__")]
    return {name for each in classes for name in vars(each)} | {n for f in functions for n in f.__code__.co_names}
