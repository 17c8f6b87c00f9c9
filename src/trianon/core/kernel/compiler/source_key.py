"""The key of a module's compiled code: a hash of all the sources that its rules can call.

Numba's disk cache looks only at the file of the function itself: after an edit to a callee in another file the cached
caller would go on running the old rule. So the cache folder of a module carries a hash of its source and of every
source it imports, directly or not, and of the versions of Python and numba. Comments, docstrings, layout and the folder
the package lies in do not count. This module is the one place that decides it.
"""

import ast
import hashlib
import os
import shutil
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from trianon.core.kernel.compiler.numba_parts import is_for_wasm, is_numba_overridden

PACKAGE = Path(__file__).resolve().parents[3]
KEPT_FOLDERS = 6  # compiled code of the latest few source states, native and wasm32; `warm` removes older ones
SYNTAX_FOLDER = "syntax"  # in the cache: what is known of each source file, by a hash of its bytes
KEPT_SYNTAX = 5000  # files of some 200 bytes


class Syntax(NamedTuple):
    """What the key needs of one source file."""

    code: str  # hash of the syntax tree
    imported: tuple[str, ...]  # dotted names, which may be those of modules or of things in modules


@cache
def syntax_of(path: Path) -> Syntax:
    """The syntax of a source file. Parsing takes milliseconds, so the result is kept on disk as well."""
    source = path.read_bytes()
    name = hashlib.blake2b(source, digest_size=16, key=_own_digest()).hexdigest()
    kept = cache_base() / SYNTAX_FOLDER / name
    with suppress(OSError):
        code, *imported = kept.read_text().split()
        return Syntax(code, tuple(imported))
    found = parsed(source)
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        written = kept.with_suffix(f".{os.getpid()}")
        written.write_text(" ".join((found.code, *found.imported)))
        written.replace(kept)  # other processes never see half a file
    return found


@cache
def _own_digest() -> bytes:
    """A hash of this file and of the Python version: both decide what the syntax of a source file is."""
    return hashlib.blake2b(Path(__file__).read_bytes() + sys.version.encode(), digest_size=16).digest()


def parsed(source: bytes) -> Syntax:
    """The syntax of a source text: its tree without docstrings and positions, and the names it imports."""
    tree, imported = ast.parse(source), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            imported |= {module, *(f"{module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False):
            del node.body[0]
    digest = hashlib.blake2b(ast.dump(tree).encode(), digest_size=16)
    return Syntax(digest.hexdigest(), tuple(sorted(imported)))


@cache
def imports_of(path: Path, package: Path = PACKAGE) -> frozenset[Path]:
    """The files of this package, and of Trianon's own, that a source file imports."""
    roots = {PACKAGE.name: PACKAGE, package.name: package}
    found: set[Path] = set()
    for name in syntax_of(path).imported:
        top, *below = name.split(".")
        if top in roots:
            base = roots[top].joinpath(*below)
            found.update(file for file in (base.with_suffix(".py"), base / "__init__.py") if file.is_file())
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
def compiler_versions() -> bytes:
    """What compiles rules, and its versions; some 230 modules need them."""
    packages = " ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "llvmlite"))
    target = " wasm32" if is_for_wasm() else ""
    return f"{packages} {sys.version}{'' if is_numba_overridden() else ' njit'}{target}".encode()


def source_key(path: Path, package: Path = PACKAGE) -> str:
    """Hash of a source file, of all it imports and of what compiles it."""
    digest = hashlib.blake2b(compiler_versions(), digest_size=12)
    for source in sources_of(path, package):
        digest.update(f"{source.name} {syntax_of(source).code} ".encode())
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
        kept = KEPT_SYNTAX if folder.name == SYNTAX_FOLDER else KEPT_FOLDERS
        for path in sorted(folder.glob("*"), key=lambda path: path.stat().st_mtime, reverse=True)[kept:]:
            path.unlink() if path.is_file() else shutil.rmtree(path, ignore_errors=True)


@cache
def writable(folder: Path) -> bool:
    """Whether compiled code can be kept in this folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
