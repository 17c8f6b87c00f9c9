"""Writes the files that a page needs to hold tables on its device: `python -m trianon.device.bundle FOLDER`.

The folder then has Python for WebAssembly, the product's own modules, the rules of games, and a snapshot of Python's
memory after its imports. README.md says what each file is.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from trianon.bots.nets.weights import has_net, net_file
from trianon.bots.wasm_build import DESCRIPTION, copy_module, module_file
from trianon.core.errors import TrianonError
from trianon.core.game import Json
from trianon.core.installed import built_in_games, folder_of
from trianon.device.static_data import without_static_data

PACKAGE = Path(__file__).resolve().parents[1]
DEVICE = PACKAGE / "device"
STANDINS = DEVICE / "standins"
PYODIDE = PACKAGE.parents[1] / "client" / "node_modules" / "pyodide"
INTERPRETER = "pyodide.asm.wasm"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", INTERPRETER)
LOCK = "pyodide-lock.json"
LIBRARY = "stdlib.zip"
PACK = "trianon.pack"
COMPILED = "compiled.pack"  # what the product's Python imports, while the snapshot is made
MANIFEST = "manifest.json"
QUALITY = 5  # of brotli: two seconds; `site.py` takes minutes for a sixth less
# what the product's Python is made of, below the package
PARTS = ("core", "games", "bots", "texts", "viewing", "device", "server/wire")
FILES = ("__init__.py", "server/__init__.py", "server/errors.py", "server/limits.py")
DATA = (".toml", ".json", ".ftl")
# of no use in a browser: compilers, programs of others, statistics of many matches
LEFT_OUT = (
    "core/kernel/compiler/", "bots/statistics/", "bots/wasm_", "device/standins/", "device/bundle.py",
    "device/precompile.py", "device/site.py", "device/static_data.py",
)  # fmt: skip
KEPT_OF_COMPILER = ("core/kernel/compiler/__init__.py",)
RULES_IN_BROWSER = "trianon/core/kernel/compiler/"  # whose modules `standins/trianon` replaces
FOUND = "game.py"  # the file by which a game is found among the installed ones
PUZZLES = "puzzles"


def write_bundle(folder: Path, quality: int = QUALITY, pyodide: Path = PYODIDE) -> None:
    """Write everything into a folder named after the content, and the manifest beside it."""
    if not pyodide.is_dir():
        raise TrianonError(f"there is no Pyodide in {pyodide}: run `npm ci` in client")
    shutil.rmtree(folder, ignore_errors=True)
    made = folder / "made"
    made.mkdir(parents=True)
    manifest = _write_files(made, pyodide)
    _run_node("compress.mjs", made, quality)
    made.rename(folder / manifest["key"])
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1))


def _write_files(folder: Path, pyodide: Path) -> Json:
    """Write the files; what the manifest says of them."""
    for name in PYODIDE_FILES:
        shutil.copyfile(pyodide / name, folder / name)
    lock = json.loads((pyodide / LOCK).read_text("utf-8"))
    (folder / LOCK).write_text(json.dumps({"info": lock["info"], "packages": {}}))  # none of its packages is needed
    shutil.copyfile(DEVICE / "host.mjs", folder / "host.mjs")
    games = {game: list(write_game(folder, game)) for game in built_in_games()}
    shutil.copyfile(pyodide / "python_stdlib.zip", folder / LIBRARY)
    _take_snapshot(folder, [*_fluent(), *_standins(), *_product()])
    return _manifest(folder, games)


def _take_snapshot(folder: Path, product: list[tuple[str, Path]]) -> None:
    """Start Python, import the product and keep its memory; what was imported is needed in no other file."""
    write_pack(folder / PACK, product)
    _run_node("snapshot.mjs", folder, DEVICE / "precompile.py")
    imported = {
        name.removesuffix("c")
        for name, _ in parts_of((folder / COMPILED).read_bytes())
        if not name.endswith(f"/{FOUND}c")
    }
    write_pack(folder / PACK, [(name, path) for name, path in product if name not in imported])
    _run_node("snapshot.mjs", folder)
    (folder / COMPILED).unlink()
    (folder / INTERPRETER).write_bytes(without_static_data((folder / INTERPRETER).read_bytes()))
    zipfile.ZipFile(folder / LIBRARY, "w").close()


def _standins() -> Iterator[tuple[str, Path]]:
    for path in sorted(STANDINS.rglob("*.py")):
        name = path.relative_to(STANDINS).as_posix()
        if name != "__init__.py":
            yield name.replace("trianon/", RULES_IN_BROWSER, 1) if name.startswith("trianon/") else name, path


def _fluent() -> Iterator[tuple[str, Path]]:
    """The packages that write the texts of errors, without the module that the stand-ins replace."""
    for package in ("runtime", "syntax"):
        [folder] = import_module(f"fluent.{package}").__path__
        for path in sorted(Path(folder).glob("*.py")):
            if path.name != "types.py":
                yield f"fluent/{package}/{path.name}", path


def _product() -> Iterator[tuple[str, Path]]:
    """The sources and data of the product's modules that a page may import."""
    paths = [PACKAGE / name for name in FILES]
    for part in PARTS:
        paths += sorted(path for path in (PACKAGE / part).rglob("*") if path.suffix in (".py", *DATA))
    for path in paths:
        name = path.relative_to(PACKAGE).as_posix()
        of_game_alone = name.startswith("games/") and path.parent.name in (PUZZLES, "averages", "wasm")
        if name in KEPT_OF_COMPILER or not (name.startswith(LEFT_OUT) or of_game_alone):
            yield f"trianon/{name}", path
    yield "trianon/server/locales", PACKAGE / "server" / "locales"


def write_game(folder: Path, game: str) -> Iterator[str]:
    """The rules of a game, its puzzles, and its net; their names."""
    module = copy_module(module_file(game), folder)
    yield from (module.name, module.with_suffix(DESCRIPTION).name)
    puzzles = sorted((folder_of(game) / PUZZLES).glob("*.json"))
    write_pack(folder / f"{game}.pack", [(f"trianon/games/{game}/{PUZZLES}/{path.name}", path) for path in puzzles])
    yield f"{game}.pack"
    if has_net(game):
        path = net_file(game)
        write_pack(folder / f"{game}.net", [(f"trianon/games/{game}/{path.name}", path)])
        yield f"{game}.net"


def write_pack(target: Path, files: Iterable[tuple[str, Path]]) -> None:
    """Files in one: the length of an index, the index of paths and lengths, and their bytes."""
    contents = [(name, each.read_bytes()) for name, path in files for name, each in _below(name, path)]
    index = json.dumps([[name, len(content)] for name, content in contents]).encode()
    target.write_bytes(len(index).to_bytes(4, "little") + index + b"".join(content for _, content in contents))


def parts_of(pack: bytes) -> Iterator[tuple[str, bytes]]:
    """The files in a pack, with their names."""
    at = 4 + int.from_bytes(pack[:4], "little")
    for name, length in json.loads(pack[4:at]):
        yield name, pack[at : at + length]
        at += length


def _below(name: str, path: Path) -> Iterator[tuple[str, Path]]:
    if path.is_dir():
        yield from ((f"{name}/{each.relative_to(path).as_posix()}", each) for each in sorted(path.rglob("*.ftl")))
    else:
        yield name, path


def _run_node(script: str, folder: Path, *arguments: object) -> None:
    command = ["node", str(DEVICE / script), str(folder), *map(str, arguments)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TrianonError(f"{script} failed: {(done.stdout + done.stderr).strip()[-2000:]}")


def _manifest(folder: Path, games: dict[str, list[str]]) -> Json:
    """Where the files are, with sizes for a page that shows progress; the key changes with any of them."""
    contents = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    key = hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:16]
    files = {name: {"size": len(content)} for name, content in contents.items()}
    return {"key": key, "folder": f"{key}/", "files": files, "games": games}


if __name__ == "__main__":
    write_bundle(Path(sys.argv[1]))
