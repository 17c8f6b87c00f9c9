"""Reads whole Parquet files of decisions into numpy arrays."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.core.errors import TrianonError
from trianon.core.game import Json
from trianon.core.kernel.struct import Shorts
from trianon.core.optional_deps import optional_import
from trianon.research.dataset.columns import layout_from_json
from trianon.research.dataset.file import FILE, FORMAT, METADATA_KEY, VERSION
from trianon.research.dataset.rows import DecisionRows, rows_of


@dataclass(frozen=True)
class Dataset(DecisionRows):
    """A whole dataset in memory with one row per decision; `table` has all columns, texts included."""

    about: Json
    table: Any

    @property
    def views(self) -> npt.NDArray[np.void]:
        """The stored views as records."""
        return self.stored.reshape(-1).view(layout_from_json(self.about["view"]))

    def legal(self, row: int) -> Shorts:
        """Option numbers of a row."""
        return self.options[self.offsets[row] : self.offsets[row + 1]]

    def keys(self, row: int) -> list[str]:
        """Option keys of a row."""
        keys: list[str] = self.table["keys"][row].as_py()
        return keys

    @property
    def chosen(self) -> Shorts:
        """The chosen option number of every row."""
        chosen: Shorts = self.options[self.offsets[:-1] + self.choice]
        return chosen

    def masks(self, rows: slice = slice(None)) -> npt.NDArray[np.bool_]:
        """Boolean masks of the legal options."""
        return self.select(np.arange(len(self))[rows]).masks_of(self.about["options"]).astype(np.bool_)


def open_parquet(path: str | Path) -> Any:
    """Open a dataset file, or the one in a folder, memory-mapped; nothing but its metadata is read."""
    pa, pq = optional_import("pyarrow", "research"), optional_import("pyarrow.parquet", "research")
    file = Path(path) / FILE if Path(path).is_dir() else Path(path)
    try:
        return pq.ParquetFile(file, memory_map=True)
    except (OSError, pa.ArrowInvalid) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise TrianonError(f"{file}: cannot be read as Parquet: {reason}") from None


def metadata_in(file: Any, path: str | Path) -> Json:
    """The metadata of an open dataset file; rejects other Parquet files."""
    about: Json = json.loads((file.schema_arrow.metadata or {}).get(METADATA_KEY, b"{}"))
    if about.get("format") != FORMAT or about.get("version") != VERSION:
        raise TrianonError(f"{path}: not a file of decisions (expected one written by `trianon dataset`, {VERSION=})")
    return about


def read(path: str | Path) -> Dataset:
    """Read a whole dataset file, or the one in a folder, into memory; `stream.DecisionStream` reads one of any size."""
    with open_parquet(path) as file:
        about = metadata_in(file, path)
        table = file.read().combine_chunks()
    rows = rows_of(table, about["view"]["bytes"], about["players"])
    return Dataset(**vars(rows), about=about, table=table)
