"""Rules by numba's own `njit`, without anything this package overrides: slower to compile, and as correct.

Numba still keeps compiled code in the folder of the module's source key, so an edit anywhere below a rule is seen.
"""

from typing import Any

from numba import config, njit

from trianon.core.kernel.compiler.source_key import cache_folder, writable


def plain_rule(function: Any, vectorised: bool = False) -> Any:
    """A rule as numba compiles any function; numba vectorises all of them."""
    folder, former = cache_folder(function.__module__), config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return njit(nogil=True, cache=writable(folder))(function)
    except RuntimeError:  # generated functions have no file, by which numba would know their cached code
        return njit(nogil=True)(function)
    finally:
        config.CACHE_DIR = former
