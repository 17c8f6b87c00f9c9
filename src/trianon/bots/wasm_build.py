"""Builds games as WebAssembly, each in a process that makes nothing else.

The modules of the built-in games are kept beside their rules and in the repository, so that a fresh checkout needs no
compiler to play in a browser; others are kept beside compiled code. As a program (`python -m trianon.bots.wasm_build
GAME FOLDER`, with TRIANON_COMPILER=wasm32) it is the process that builds.
"""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from trianon.bots.nets.weights import has_net, net_file
from trianon.core.errors import TrianonError
from trianon.core.installed import folder_of
from trianon.core.kernel.compiler.numba_parts import SETTING, WASM
from trianon.core.kernel.compiler.source_key import cache_base, compiler_versions, sources_of
from trianon.games import game_of

DESCRIPTION = ".json"  # the ending of a module's description


def module_file(game: str) -> Path:
    """The module of a game as its sources are now, built unless it is kept; its description lies beside it."""
    kept = kept_module(game)
    try:
        key = json.loads(kept.with_suffix(DESCRIPTION).read_text("utf-8"))["key"]
    except (OSError, ValueError, KeyError):
        key = None
    return kept if key == wasm_key(game) and kept.is_file() else built_module(game)


def kept_module(game: str) -> Path:
    """The module that is kept beside the rules of a game; it may be missing, or older than they are."""
    return folder_of(game) / "wasm" / f"{game}.wasm"


def built_module(game: str) -> Path:
    """The module of a game as the compiler of this environment builds it, once for each state of the sources."""
    built_with = hashlib.blake2b(wasm_key(game).encode() + compiler_versions(), digest_size=12).hexdigest()
    folder = cache_base() / f"{game}.wasm" / built_with
    file = folder / f"{game}.wasm"
    if not file.is_file():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as made:
            _build_apart(game, Path(made))
            folder.mkdir(exist_ok=True)
            for part in (file.with_suffix(DESCRIPTION), file):  # the module last: where it is, all is there
                (Path(made) / part.name).replace(part)
    return file


def copy_module(file: Path, folder: Path) -> Path:
    """Copy a module and its description into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in (file.with_suffix(DESCRIPTION), file):
        shutil.copyfile(part, folder / part.name)
    return folder / file.name


@cache
def wasm_key(game: str) -> str:
    """A hash of the sources of a module and of its net, the same for every version of Python."""
    digest = hashlib.blake2b(digest_size=12)
    for source in (*sources_of(Path(__file__).with_name("wasm_exports.py")), *sorted(folder_of(game).rglob("*.py"))):
        digest.update(f"{source.name} {_code(ast.parse(source.read_bytes()))!r} ".encode())
    if has_net(game):
        digest.update(net_file(game).read_bytes())
    return digest.hexdigest()


def _code(node: Any) -> Any:
    """A syntax tree without docstrings, positions, and fields that only some versions of Python have."""
    if isinstance(node, list):
        return [_code(each) for each in node]
    if not isinstance(node, ast.AST):
        return node
    if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False):
        del node.body[0]
    return type(node).__name__, [(name, _code(part)) for name, part in ast.iter_fields(node) if part not in (None, [])]


def _build_apart(game: str, folder: Path) -> None:
    """Build in a process of its own."""
    command = [sys.executable, "-m", "trianon.bots.wasm_build", game, str(folder)]
    own = {**os.environ, SETTING: WASM}
    done = subprocess.run(command, env=own, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise TrianonError(f"{game} could not be built as WebAssembly: {done.stderr.strip().splitlines()[-1]}")


def build(name: str, folder: Path) -> None:
    """Write the module of a game and its description."""
    from trianon.bots.wasm_exports import exports_of, structs_of
    from trianon.core.kernel.compiler.wasm.layout import Layouts
    from trianon.core.kernel.compiler.wasm.module import compiled_module

    game = game_of(name)
    exports = exports_of(game)
    module = compiled_module(name, exports)
    (folder / f"{name}.wasm").write_bytes(module.code)
    layouts = Layouts(structs_of(game))
    described: dict[str, Any] = {
        "game": name,
        "version": game.version,
        "key": wasm_key(name),
        "digest": hashlib.sha256(module.code).hexdigest(),
        "options": game.numbering.size,
        "heap": module.size,
        "addresses": {"padded": module.padded, "words": module.words},
        "functions": {export.name: layouts.function(export.rule, export.arguments) for export in exports},
        "tuples": layouts.tuples,
        "structs": layouts.structs,
    }
    (folder / f"{name}{DESCRIPTION}").write_text(json.dumps(described, separators=(",", ":")))


if __name__ == "__main__":
    build(sys.argv[1], Path(sys.argv[2]))
