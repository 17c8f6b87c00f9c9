"""Parquet files of decisions, one row each: written atomically, read into numpy arrays."""

from __future__ import annotations

import json
import os
import platform
import re
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon import __version__
from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.core.errors import TrianonError
from trianon.core.files import is_special
from trianon.core.game import Json, Setting
from trianon.core.kernel.struct import Bytes, Counts, Longs, Shorts, dtype_of
from trianon.core.optional_deps import optional_import
from trianon.research.dataset.columns import layout_from_json, layout_to_json, schema_of, table_of
from trianon.research.matches.decisions import Decisions
from trianon.research.matches.source import MatchSource, in_order

FORMAT, VERSION = "trianon-dataset", 1
ABOUT = b"trianon"  # key of our metadata in the file
ENDING = ".parquet"
FILE = f"decisions{ENDING}"  # in a folder
GROUP = 20_000  # minimum rows per row group


@dataclass
class DatasetSummary:
    """Metadata and counts of a written dataset."""

    about: Json
    matches: int = 0
    decisions: int = 0
    choices: int = 0  # decisions with more than one option
    options: int = 0
    questions: Counter[str] = field(default_factory=Counter)  # decisions by question
    bots: Counter[str] = field(default_factory=Counter)  # decisions by bot
    seats: Counter[str] = field(default_factory=Counter)  # seats by bot
    wins: dict[str, float] = field(default_factory=dict)  # a shared victory counts in parts

    def count(self, match: Decisions) -> None:
        """Add a match to the counts."""
        self.matches += 1
        self.decisions += len(match)
        self.choices += int((np.diff(match.offsets) > 1).sum())
        self.options += len(match.options)
        self.questions.update(match.questions)
        self.bots.update(match.names[seat] for seat in match.seats.tolist())
        self.seats.update(match.names)
        winners = match.placings == 1
        for name, won in zip(match.names, winners.tolist(), strict=True):
            self.wins[name] = self.wins.get(name, 0.0) + won / winners.sum()


def write(
    source: MatchSource,
    path: Path,
    workers: int | Executor = 1,
    stop: StopFlag | None = None,
    on_match: Callable[[], None] = lambda: None,
) -> DatasetSummary:
    """Write all decisions of a source in the order of its matches; the same source gives the same rows.

    When stopped, the file holds the matches completed until then; on an error no file is written.
    """
    pq, setting = optional_import("pyarrow.parquet", "research"), source.setting()
    schema, written = schema_of(setting), DatasetSummary(metadata(source, setting))
    about = {ABOUT: json.dumps(written.about).encode()}

    def counted(matches: Iterator[Decisions]) -> Iterator[Decisions]:
        for match in matches:
            written.count(match)
            on_match()
            yield match

    work = executor_of(workers, source.games).run(partial(decisions_of, source), range(source.games), stop or Event())
    with (
        _atomic_write(path) as part,
        closing(work) as coming,
        pq.ParquetWriter(part, schema.with_metadata(about), compression="zstd") as file,
    ):
        for group in _grouped(counted(in_order(coming))):
            file.write_table(table_of(group, schema), row_group_size=1 << 30)
    return written


def decisions_of(source: MatchSource, number: int, stop: StopFlag) -> Decisions | None:
    """The decisions of one match; None when stopped."""
    match = source.match(number, stop)
    return None if match is None else match.decisions(number)


def metadata(source: MatchSource, setting: Setting) -> Json:
    """Metadata of a file: game, edition, origin of the matches, layout of the views."""
    edition = {"id": setting.edition.id, "digest": setting.edition.digest}
    if not setting.edition.builtin:
        edition["text"] = setting.edition.text
    return {
        "format": FORMAT,
        "version": VERSION,
        "trianon": __version__,
        "game": setting.game.name,
        "rules": setting.game.version,
        "edition": edition,
        "players": setting.players,
        "options": setting.game.numbering.size,
        "source": source.metadata(),
        "view": layout_to_json(dtype_of(setting.game.view)),
    }


def _grouped(matches: Iterator[Decisions]) -> Iterator[list[Decisions]]:
    """Group matches into row groups by size alone, so that files are reproducible."""
    group: list[Decisions] = []
    for match in matches:
        group.append(match)
        if sum(map(len, group)) >= GROUP:
            yield group
            group = []
    if group:
        yield group


@contextmanager
def _atomic_write(path: Path) -> Iterator[Path]:
    """Yield a temporary path, renamed on success; leftovers of killed runs are removed.

    A device or a pipe is written in place, and a link keeps its own entry.
    """
    path = Path(os.path.realpath(path))
    if is_special(path):
        yield path
        return
    head = f".{path.name}.{platform.node()}."
    for left in path.parent.iterdir():
        owner = re.fullmatch(rf"{re.escape(head)}(\d+)\.\d+\.part", left.name)
        if owner and not _is_alive(int(owner[1])):
            left.unlink(missing_ok=True)
    part = path.with_name(f"{head}{os.getpid()}.{threading.get_ident()}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _is_alive(process: int) -> bool:
    """Whether a process with this id runs on this machine."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # owned by another user
    return True


@dataclass(frozen=True)
class Dataset:
    """A dataset in numpy arrays with one row per decision; `table` has all columns, texts included."""

    about: Json
    table: Any
    match: Counts
    decision: Counts
    seat: Bytes  # the deciding seat, from 0
    views: npt.NDArray[np.void]
    offsets: Longs  # options of row i: offsets[i] to offsets[i + 1]
    options: Shorts
    choice: Shorts  # position of the answer among the options
    points: Counts  # by row and seat
    placings: Bytes

    def __len__(self) -> int:
        return len(self.match)

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
        wanted = range(len(self))[rows]
        masks = np.zeros((len(wanted), self.about["options"]), np.bool_)
        for place, row in enumerate(wanted):
            masks[place, self.legal(row)] = True
        return masks


def read(path: str | Path) -> Dataset:
    """Read a dataset file, or the one in a folder."""
    pa, pq = optional_import("pyarrow", "research"), optional_import("pyarrow.parquet", "research")
    file = Path(path) / FILE if Path(path).is_dir() else Path(path)
    try:
        table = pq.read_table(file)
    except (OSError, pa.ArrowInvalid) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise TrianonError(f"{file}: cannot be read as Parquet: {reason}") from None
    about = json.loads((table.schema.metadata or {}).get(ABOUT, b"{}"))
    if about.get("format") != FORMAT or about.get("version") != VERSION:
        raise TrianonError(f"{file}: not a file of decisions (expected one written by `trianon dataset`, {VERSION=})")
    whole = table.combine_chunks()
    column = {name: whole[name].chunk(0) if len(whole) else whole[name].combine_chunks() for name in whole.column_names}
    options, layout, players = column["options"], layout_from_json(about["view"]), about["players"]
    plain = {name: column[name].to_numpy() for name in ("match", "decision", "seat", "choice")}
    return Dataset(
        about, table, plain["match"], plain["decision"], plain["seat"],
        np.frombuffer(column["view"].buffers()[1] or b"", layout, len(whole)),
        options.offsets.to_numpy().astype(np.int64), options.values.to_numpy(), plain["choice"],
        column["points"].flatten().to_numpy().reshape(-1, players),
        column["placings"].flatten().to_numpy().reshape(-1, players),
    )  # fmt: skip
