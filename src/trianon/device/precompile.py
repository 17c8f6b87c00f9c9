"""Compiles all modules that are imported, in the Python of a page; `snapshot.mjs` runs it after the imports.

Without their sources to parse, imports leave less in the memory of which the snapshot is taken.
"""

import json
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

LIBRARY = "/lib/python314.zip/"
PRODUCT = "/lib/python3.14/site-packages/"


def write_compiled(library: str, product: str) -> None:
    """Write the standard library's modules as a zip file, and the product's as a pack."""
    with zipfile.ZipFile(LIBRARY.rstrip("/")) as given, zipfile.ZipFile(library, "w") as written:
        for name in _imported(LIBRARY):
            written.writestr(zipfile.ZipInfo(f"{name}c"), _compiled(given.read(name), LIBRARY + name))
    found = [(f"{name}c", _compiled(Path(PRODUCT, name).read_bytes(), PRODUCT + name)) for name in _imported(PRODUCT)]
    index = json.dumps([[name, len(code)] for name, code in found]).encode()
    Path(product).write_bytes(len(index).to_bytes(4, "little") + index + b"".join(code for _, code in found))


def _imported(folder: str) -> Iterator[str]:
    """The sources below a folder that are imported."""
    names = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
    return (name.removeprefix(folder) for name in sorted(names) if name.startswith(folder) and name.endswith(".py"))


def _compiled(source: bytes, name: str) -> bytes:
    """What Python keeps of a source, without docstrings, and without the time when the source was written."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + bytes(12) + marshal.dumps(_bare(code) if name.startswith(LIBRARY) else code)


def _bare(code: CodeType) -> CodeType:
    """Code of the standard library without its numbers of lines: a tenth of the memory, for tracebacks alone."""
    parts = tuple(_bare(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_consts=parts, co_linetable=b"")
