"""Kernels with the floating-point results of the CPU, to the bit.

By default NVVM contracts a product and a sum into one instruction that rounds once; the CPU rounds twice. Numba-cuda
has no option for that alone, so the call that compiles a kernel is given NVVM's own. Link-time optimisation is off: it
would contract again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from numba import cuda
from numba.cuda.core.compiler_lock import global_compiler_lock
from numba.cuda.cudadrv import nvvm
from numba.cuda.dispatcher import CUDADispatcher


class ExactKernel(CUDADispatcher):  # type: ignore[misc]
    """A kernel compiled without contraction."""

    def compile(self, signature: Any) -> Any:
        """Machine code for a signature, from the cache where it is there."""
        with _without_contraction():
            return super().compile(signature)


def device_kernel(function: Any) -> Any:
    """Mark a function as a kernel."""
    return ExactKernel(function, cuda.jit(function, lto=False).targetoptions)


@contextmanager
def _without_contraction() -> Iterator[None]:
    with global_compiler_lock:
        compile_ir = nvvm.compile_ir
        nvvm.compile_ir = partial(compile_ir, fma=False)
        try:
            yield
        finally:
            nvvm.compile_ir = compile_ir
