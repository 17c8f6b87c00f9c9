"""The device that kernels are compiled for: a GPU through numba-cuda, or numba's simulator of one.

The simulator (NUMBA_ENABLE_CUDASIM=1) runs kernels as Python and takes uncompiled rules (NUMBA_DISABLE_JIT=1).
"""

from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np

from trianon.core.errors import TrianonError
from trianon.core.kernel.struct import dtype_of
from trianon.core.optional_deps import optional_import

__all__ = [
    "LANES", "SIMULATED", "THREADS", "NoDevice", "blocks_of", "cache_on_disk", "check_device", "cuda",
    "device_function", "device_kernel", "no_events", "record_of", "skip_on_device", "words_of",
]  # fmt: skip

SIMULATED = bool(numba.config.ENABLE_CUDASIM)
THREADS, LANES = (4, 2) if SIMULATED else (128, 32)  # of a block, of a warp
STACK = 16384  # bytes of a thread: rules may call themselves, so the compiler cannot know
WORDS = {1: numba.int8, 2: numba.int16, 4: numba.int32, 8: numba.int64}

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 looks for it, numpy 2.5 no longer has it
if SIMULATED:
    from trianon.research.cuda.simulated import cache_on_disk, device_function, device_kernel, no_events, skip_on_device
else:
    optional_import("numba_cuda", "cuda")
    import_module("trianon.research.cuda.local_zeros")
    from trianon.research.cuda.device_rules import device_rule as device_function
    from trianon.research.cuda.device_rules import skip_on_device
    from trianon.research.cuda.exact_kernels import device_kernel
    from trianon.research.cuda.kernel_cache import cache_on_disk
    from trianon.research.cuda.silent_events import silent_events as no_events

from numba import cuda  # noqa: E402


class NoDevice(TrianonError):
    """There is no GPU that kernels can run on."""


@cache
def check_device() -> None:
    """Raise an error that says what is missing unless kernels can run here; reserve their stack."""
    if not cuda.is_available():
        raise NoDevice("no CUDA device is available: these matches need an NVIDIA GPU with its driver")
    if not SIMULATED:
        cuda.current_context()
        driver = import_module("cuda.bindings.driver")
        driver.cuCtxSetLimit(driver.CUlimit.CU_LIMIT_STACK_SIZE, STACK)


def blocks_of(count: int) -> int:
    """How many blocks give every match a thread."""
    return -(-count // THREADS)


def record_of(struct: type) -> np.dtype[Any]:
    """The layout of a struct with its fields as attributes."""
    return np.dtype((np.record, dtype_of(struct)))


def words_of(struct: type) -> tuple[int, Any]:
    """How many words of which type hold a struct, aligned as it must be."""
    layout = dtype_of(struct)
    return layout.itemsize // layout.alignment, WORDS[layout.alignment]
