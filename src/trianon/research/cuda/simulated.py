"""What kernels take from their target in numba's simulator, which runs them as Python."""

from typing import Any

from numba import cuda

from trianon.core.kernel.compiler.rule import COMPILED
from trianon.core.kernel.events import Events
from trianon.core.kernel.struct import zero
from trianon.research.errors import UsageError

if COMPILED:
    raise UsageError("the simulator of CUDA runs uncompiled rules: set NUMBA_DISABLE_JIT=1")


def device_function(function: Any) -> Any:
    """The function itself."""
    return function


def device_kernel(function: Any) -> Any:
    """A kernel of the simulator."""
    return cuda.jit(function)


def skip_on_device(function: Any) -> None:
    """Nothing: in the simulator the rule does its work once more."""


def no_events() -> Any:
    """Events that are not enabled."""
    return zero(Events)


def cache_on_disk(kernel: Any, name: str, modules: tuple[str, ...]) -> None:
    """Nothing is compiled, nothing is kept."""
