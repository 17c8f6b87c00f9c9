"""Disk cache of compiled code, under a key of all the sources that a rule can call.

Numba's disk cache looks only at the file of the function itself: after an edit to a callee in another file the cached
caller would go on running the old rule. So the cache folder of a module carries a hash of its source and of every
source it imports, directly or not, and of the versions of Python and numba. Comments, docstrings and the folder the
package lies in do not count. This module is the one place that decides it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar
from uuid import uuid4

from numba.core import caching

PACKAGE = Path(__file__).resolve().parents[3]
KEPT_FOLDERS = 3  # compiled code of the latest few source states; older ones are removed by `warm`

IMPORT = re.compile(r"^\s*from (\w[\w.]*) import (\([^)]*\)|[^\n]+)", re.MULTILINE)

DOCSTRING = re.compile(rb'^[ \t]*""".*?"""[ \t]*$', re.MULTILINE | re.DOTALL)
COMMENT = re.compile(
    rb"""^([^"'\n#]*?)[ \t]*#.*$""", re.MULTILINE
)  # in lines without strings, where # starts nothing else
BLANK = re.compile(rb"\n\s*(?=\n)")


@cache
def imports_of(path: Path, package: Path = PACKAGE) -> frozenset[Path]:
    """The files of this package, and of Trianon's own, that a source file imports."""
    roots = {PACKAGE.name: PACKAGE, package.name: package}
    found: set[Path] = set()
    for module, imported in IMPORT.findall(path.read_text("utf-8")):
        top, *below = module.split(".")
        if top not in roots:
            continue
        base = roots[top].joinpath(*below)
        names = [name.split(" as ")[0].strip() for name in imported.strip("()").split(",")]
        candidates = [base.with_suffix(".py"), base / "__init__.py"]
        candidates += [(base / name).with_suffix(".py") for name in names if name]
        found.update(candidate for candidate in candidates if candidate.is_file())
    return frozenset(found)


def sources_of(path: Path, package: Path = PACKAGE) -> list[Path]:
    """A source file and all it imports, directly or not, in a fixed order."""
    seen, waiting = {path}, [path]
    while waiting:
        for other in imports_of(waiting.pop(), package) - seen:
            seen.add(other)
            waiting.append(other)
    return sorted(seen)


@cache
def code_of(path: Path) -> bytes:
    """The code of a source file without docstrings, comments and blank lines, which change nothing that is compiled."""
    text = COMMENT.sub(rb"\1", DOCSTRING.sub(b"", path.read_bytes()))
    return BLANK.sub(b"", text).strip()


@cache
def compiler_versions() -> bytes:
    """The versions of all that compiles rules; some 230 modules need them."""
    packages = " ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "llvmlite"))
    return f"{packages} {sys.version}".encode()


def source_key(path: Path, package: Path = PACKAGE) -> str:
    """Hash of a source file, of all it imports and of what compiles it."""
    digest = hashlib.blake2b(compiler_versions(), digest_size=12)
    for source in sources_of(path, package):
        digest.update(source.name.encode() + b"\0" + code_of(source) + b"\0")
    return digest.hexdigest()


def cache_base() -> Path:
    """The folder that holds all compiled code, of this and of earlier source states."""
    chosen = os.environ.get("TRIANON_CACHE_DIR") or os.environ.get("NUMBA_CACHE_DIR")
    return Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trianon"


@cache
def cache_folder(module: str) -> Path:
    """Where this state of a module's sources keeps its compiled code."""
    path = Path(sys.modules[module].__file__ or "").resolve()
    below = module.split(".")[1:]
    package = path.parents[len(below) - (path.name != "__init__.py")] if below else path.parent
    return cache_base() / module / source_key(path, package)


def forget_old_caches() -> None:
    """Remove compiled code of source states that are no longer among the latest few."""
    for folder in cache_base().glob("*"):
        states = sorted(folder.glob("*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in states[KEPT_FOLDERS:]:
            shutil.rmtree(path, ignore_errors=True)


@cache
def writable(folder: Path) -> bool:
    """Whether compiled code can be kept in this folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


class SourceKeyLocator(caching._CacheLocator):  # type: ignore[misc]
    """Tells numba where the compiled code of a rule is cached: in the folder of its module's source key.

    Numba's own locators compare the source file byte by byte and keep its path and line numbers in the file names, so
    that an edited comment or another checkout of the same sources would compile everything again.
    """

    def __init__(self, function: Any) -> None:
        self._folder = cache_folder(function.__module__)

    def get_cache_path(self) -> str:
        """The folder of the module's source key."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """The source key itself: what lies in its folder is never stale."""
        return self._folder.name

    def get_disambiguator(self) -> str:
        """Nothing: the names of rules are unique in their module."""
        return ""

    @classmethod
    def from_function(cls, function: Any, file: str) -> SourceKeyLocator:
        """The locator of a rule."""
        return cls(function)


class SourceKeyFiles(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Files of compiled functions, located by source key."""

    _locator_classes: ClassVar = [SourceKeyLocator]


class SharedIndex(caching.IndexDataCacheFile):  # type: ignore[misc]
    """An index of compiled functions that several processes and versions may share.

    An index names the types of arguments, and these may come from modules outside the sources of its key: a type that
    was renamed or moved since must lead to a new compilation, not to an error. So an index that cannot be read counts
    as empty.
    """

    def save(self, key: Any, data: Any) -> None:
        """Keep code in a file of its own, and name it in the index afterwards.

        Numba numbers the files. Two processes that compile at once could take the same number for different arguments,
        and the index of one would lead to the code of the other, which crashes when it is called.
        """
        name = f"{self._index_name.removesuffix('.nbi')}.{uuid4().hex}.nbc"
        self._save_data(name, data)
        self._save_index(self._load_index() | {key: name})

    def _load_index(self) -> dict[Any, str]:
        try:
            found: dict[Any, str] = super()._load_index()
        except Exception:  # unpickling may raise whatever the loaded modules raise
            return {}
        return found


class EntryCache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache of compiled functions, located by source key."""

    _impl_class = SourceKeyFiles

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        locator = self._impl.locator
        self._cache_file = SharedIndex(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=locator.get_source_stamp(),
        )
