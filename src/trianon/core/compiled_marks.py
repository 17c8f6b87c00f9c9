"""Marks that say that the cache holds all compiled code a game needs, checked without loading any of it.

Apart from `kernel.compiler.source_key`: rules import that module, so every change to it compiles them again.
"""

import hashlib
import os
from contextlib import suppress
from pathlib import Path

from llvmlite import binding
from numba.core import config

from trianon.core.kernel.compiler import source_key


def cpu_name() -> str:
    """The processor that code is compiled for here, with its features."""
    features = binding.get_host_cpu_features().flatten()
    return f"{binding.get_host_cpu_name()} {features} {config.CPU_NAME} {config.CPU_FEATURES}"


def marks_folder(game: str, *packages: Path) -> Path:
    """The folder that exists once all code that playing a game needs is cached, for its present sources.

    Its key covers every source of the core, the bots and the given packages, the game's first: a few more than
    necessary, but none of them has to be imported.
    """
    digest = hashlib.blake2b(cpu_name().encode(), digest_size=12)
    digest.update(source_key.source_key(Path(source_key.__file__).resolve()).encode())
    for folder in (source_key.PACKAGE / "core", source_key.PACKAGE / "bots", *packages):
        for source in sorted(folder.rglob("*.py")):
            digest.update(f"{source.name} {source_key.syntax_of(source).code} ".encode())
    return source_key.cache_base() / f"complete-{game}" / digest.hexdigest()


def mark_compiled(game: str, modules: list[str], *packages: Path) -> None:
    """Note that the cache holds all code that playing a game needs: the code of these modules."""
    folder = marks_folder(game, *packages)
    if source_key.writable(folder):
        folders = [f"{name}/{source_key.cache_folder(name).name}" for name in modules]
        (folder / "modules").write_text("\n".join(folders))
        for used in (folder, *map(source_key.cache_folder, modules)):
            with suppress(OSError):  # another process may have removed it
                os.utime(used)  # `forget_old_caches` removes the oldest


def is_compiled(game: str, *packages: Path) -> bool:
    """Whether all code that playing a game needs is in the cache."""
    try:
        needed = (marks_folder(game, *packages) / "modules").read_text().splitlines()
    except OSError:
        return False
    return all((source_key.cache_base() / folder).is_dir() for folder in needed)
