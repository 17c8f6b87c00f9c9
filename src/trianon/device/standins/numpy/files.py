"""Reads arrays from `.npz` files."""

import ast
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .dtypes import dtype
from .memory import Memory
from .ndarray import ndarray

HEADER_AT = 10  # after the magic word, the version and the length of the header


class Arrays(Mapping[str, Any]):
    """The arrays of a file by name, read when they are asked for."""

    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path)
        self.files = [name.removesuffix(".npy") for name in self._zip.namelist()]

    def __enter__(self) -> "Arrays":
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()

    def __getitem__(self, name: str) -> Any:
        content = self._zip.read(f"{name}.npy")
        size = int.from_bytes(content[8:HEADER_AT], "little")
        header: dict[str, Any] = ast.literal_eval(content[HEADER_AT : HEADER_AT + size].decode())
        kind, shape = header["descr"], header["shape"]
        body = content[HEADER_AT + size :]
        if kind.startswith("<U"):
            return body.decode("utf-32-le")
        return ndarray(Memory(body), 0, dtype(kind), shape)

    def __iter__(self) -> Iterator[str]:
        return iter(self.files)

    def __len__(self) -> int:
        return len(self.files)


def load(path: Path, allow_pickle: bool = False) -> Arrays:
    """The arrays of a file."""
    return Arrays(path)
