"""Builds games as WebAssembly, each in a process that makes nothing else, and keeps the modules beside compiled rules.

As a program (`python -m trianon.bots.wasm_build GAME FOLDER`, with TRIANON_COMPILER=wasm32) it is that process.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from trianon.bots.nets.weights import has_net, net_file
from trianon.core.errors import TrianonError
from trianon.core.installed import folder_of
from trianon.core.kernel.compiler.numba_parts import SETTING, WASM
from trianon.core.kernel.compiler.source_key import cache_base, source_key, syntax_of
from trianon.games import game_of

DESCRIPTION = ".json"  # the ending of a module's description


def module_file(game: str) -> Path:
    """The module of a game, built now unless it is kept; its description lies beside it."""
    folder = cache_base() / f"{game}.wasm" / wasm_key(game)
    file = folder / f"{game}.wasm"
    if not file.is_file():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as made:
            _build_apart(game, Path(made))
            folder.mkdir(exist_ok=True)
            for part in (file.with_suffix(DESCRIPTION), file):  # the module last: where it is, all is there
                (Path(made) / part.name).replace(part)
    return file


def wasm_key(game: str) -> str:
    """A hash of all that a module is made of: the sources, the compiler, and the shape of the net."""
    digest = hashlib.blake2b(source_key(Path(__file__).with_name("wasm_exports.py")).encode(), digest_size=12)
    for source in sorted(folder_of(game).rglob("*.py")):
        digest.update(f"{source.name} {syntax_of(source).code} ".encode())
    if has_net(game):
        digest.update(net_file(game).read_bytes())
    return digest.hexdigest()


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
