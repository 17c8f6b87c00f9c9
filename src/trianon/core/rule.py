"""`rule` compiles a plain function over flat records; the compiled code is cached under a key of all rule sources.

Numba's disk cache looks only at the file of the function itself: after an edit to a callee in another file the cached
caller would go on running the old rule. So the cache folder carries a hash of every source file that may hold a rule,
and of the versions of Python, numba and numpy. This module is the one place that decides it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

PACKAGE = Path(__file__).resolve().parents[1]
RULE_FOLDERS = ("core", "games", "bots", "research")
KEPT_FOLDERS = 3  # compiled code of the latest few source states; older ones are removed by `warm`

F = TypeVar("F", bound=Callable[..., Any])


def source_files(package: Path = PACKAGE) -> list[Path]:
    """Every file that may hold a rule, in a fixed order."""
    return sorted(path for folder in RULE_FOLDERS for path in (package / folder).rglob("*.py"))


def source_key(package: Path = PACKAGE) -> str:
    """Hash of all rule sources and of what compiles them."""
    digest = hashlib.blake2b(digest_size=12)
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name} {version(name)} ".encode())
    digest.update(sys.version.encode())
    for path in source_files(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@cache
def cache_folder() -> Path:
    """Where this state of the sources keeps its compiled code."""
    chosen = os.environ.get("TRIANON_CACHE_DIR") or os.environ.get("NUMBA_CACHE_DIR")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trianon"
    return base / f"rules-{source_key()}"


def forget_old_caches() -> None:
    """Remove compiled code of source states that are no longer among the latest few."""
    folder = cache_folder()
    if not folder.parent.is_dir():
        return
    rivals = [path for path in folder.parent.glob("rules-*") if path != folder and path.is_dir()]
    rivals.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in rivals[KEPT_FOLDERS - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


import numba  # noqa: E402  (the cache folder must be decided first)
from numba import types  # noqa: E402

numba.config.CACHE_DIR = str(cache_folder())
COMPILED = not numba.config.DISABLE_JIT

_compile = numba.njit(cache=True, nogil=True)


def rule(function: F) -> F:
    """Mark a function as a rule: compiled on first use, cached on disk, free of the interpreter lock."""
    return cast(F, _compile(function))


class Pointer(types.WrapperAddressProtocol):  # type: ignore[misc]
    """A compiled rule that compiled loops can call without having been compiled together with it.

    The loops in `core` and `bots` take the rules of a game as such pointers: they are compiled once per game, in a
    fraction of a second, and the game's own code is compiled exactly once.
    """

    def __init__(self, function: Any, signature: Any) -> None:
        self.function = function
        self._signature = signature
        function.compile(signature.args)
        self._compiled = function.overloads[signature.args]

    def __wrapper_address__(self) -> int:
        name = self._compiled.fndesc.llvm_cfunc_wrapper_name
        return cast(int, self._compiled.library.get_pointer_to_function(name))

    def signature(self) -> Any:
        """The types the rule takes and gives back, as numba asks for them."""
        return self._signature

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)


def pointer(function: Callable[..., Any], returns: Any, arguments: Iterable[Any]) -> Any:
    """A rule as a value that compiled loops accept; the function itself when nothing is compiled.

    `returns` and `arguments` are sample values (records, arrays, ints); None as `returns` means nothing comes back.
    """
    if not COMPILED:
        return function
    samples = [numba.typeof(value) for value in arguments]
    back = types.void if returns is None else numba.typeof(returns)
    return Pointer(function, back(*samples))
