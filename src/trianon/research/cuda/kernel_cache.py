"""Disk cache of compiled kernels, beside that of the rules and under keys of all sources that went into them."""

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

from numba.cuda.dispatcher import CUDACache, CUDACacheImpl

from trianon.core.kernel.compiler.code_cache import SourceKeyLocator
from trianon.core.kernel.compiler.source_key import cache_base, cache_folder, writable

FOLDER = "cache_folder"  # attribute of a kernel's function


class KernelLocator(SourceKeyLocator):
    """Locates cached kernels for numba-cuda, as numba's locators do for rules; kernels of a game differ by name."""

    def __init__(self, function: Any) -> None:
        self._folder: Path = getattr(function, FOLDER)


class KernelFiles(CUDACacheImpl):  # type: ignore[misc]
    """Files of compiled kernels, located by source key."""

    _locator_classes: ClassVar = [KernelLocator]


class KernelCache(CUDACache):  # type: ignore[misc]
    """Numba-cuda's cache of kernels, located by source key."""

    _impl_class = KernelFiles

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        # numba-cuda also hashes the closure, which holds the rules; the folder stands for them
        return sig, codegen.magic_tuple()


def cache_on_disk(kernel: Any, name: str, modules: tuple[str, ...]) -> None:
    """Cache a kernel on disk under a key of the sources of these modules and of all they import."""
    digest = hashlib.blake2b(version("numba-cuda").encode(), digest_size=12)
    for module in modules:
        digest.update(cache_folder(module).name.encode())
    folder = cache_base() / f"{__name__}.{name}" / digest.hexdigest()
    if writable(folder):
        setattr(kernel.py_func, FOLDER, folder)
        kernel._cache = KernelCache(kernel.py_func)
