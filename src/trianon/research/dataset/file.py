"""Decisions as a Parquet file, a row for each: written as a whole or not at all, and read into numpy arrays."""

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
from trianon.core.game import Json, Setting
from trianon.core.kernel.struct import Bytes, Counts, Longs, Shorts, dtype_of
from trianon.research.dataset.columns import layout_from_json, layout_to_json, schema_of, table_of
from trianon.research.matches.decisions import Decisions
from trianon.research.matches.source import MatchSource, in_order
from trianon.research.optional_deps import optional_import

FORMAT, VERSION = "trianon-dataset", 1
ABOUT = b"trianon"  # the key of our part of the file's metadata
ENDING = ".parquet"
FILE = f"decisions{ENDING}"  # in a folder
GROUP = 20_000  # rows of a row group, at least


@dataclass
class DatasetSummary:
    """What came into a file."""

    about: Json
    matches: int = 0
    decisions: int = 0
    choices: int = 0  # decisions with more than one option
    options: int = 0
    questions: Counter[str] = field(default_factory=Counter)  # decisions by question
    bots: Counter[str] = field(default_factory=Counter)  # decisions by who made them
    seats: Counter[str] = field(default_factory=Counter)  # seats taken
    wins: dict[str, float] = field(default_factory=dict)  # a shared victory counts in parts

    def count(self, match: Decisions) -> None:
        """Count a match in."""
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
    series: MatchSource,
    path: Path,
    workers: int | Executor = 1,
    stop: StopFlag | None = None,
    on_match: Callable[[], None] = lambda: None,
) -> DatasetSummary:
    """Write all decisions of a series in the order of its matches; the same series gives the same rows.

    Where somebody says stop, the file holds the matches until then; whatever else goes wrong, there is none.
    """
    pq, setting = optional_import("pyarrow.parquet", "research"), series.setting()
    schema, written = schema_of(setting), DatasetSummary(told(series, setting))
    about = {ABOUT: json.dumps(written.about).encode()}

    def counted(matches: Iterator[Decisions]) -> Iterator[Decisions]:
        for match in matches:
            written.count(match)
            on_match()
            yield match

    work = executor_of(workers, series.games).work(partial(decisions_of, series), range(series.games), stop or Event())
    with (
        _whole_or_none(path) as part,
        closing(work) as coming,
        pq.ParquetWriter(part, schema.with_metadata(about), compression="zstd") as file,
    ):
        for group in _grouped(counted(in_order(coming))):
            file.write_table(table_of(group, schema), row_group_size=1 << 30)
    return written


def decisions_of(series: MatchSource, number: int, stop: StopFlag) -> Decisions | None:
    """The decisions of a match of a series; None when it was stopped."""
    seen = series.match(number, stop)
    return None if seen is None else seen.decisions(number)


def told(series: MatchSource, setting: Setting) -> Json:
    """What a file says of itself: which game and edition, where the matches come from, how views are laid out."""
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
        "source": series.told(),
        "view": layout_to_json(dtype_of(setting.game.view)),
    }


def _grouped(matches: Iterator[Decisions]) -> Iterator[list[Decisions]]:
    """Matches in groups of enough rows, so that a file depends on the matches only, not on when they came."""
    group: list[Decisions] = []
    for match in matches:
        group.append(match)
        if sum(map(len, group)) >= GROUP:
            yield group
            group = []
    if group:
        yield group


@contextmanager
def _whole_or_none(path: Path) -> Iterator[Path]:
    """A file to write to that takes its name only when all went well; what a killed run left behind is removed."""
    head = f".{path.name}.{platform.node()}."
    for left in path.parent.iterdir():
        owner = re.fullmatch(rf"{re.escape(head)}(\d+)\.\d+\.part", left.name)
        if owner and not _lives(int(owner[1])):
            left.unlink(missing_ok=True)
    part = path.with_name(f"{head}{os.getpid()}.{threading.get_ident()}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _lives(process: int) -> bool:
    """Whether a process of this machine is still there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # somebody else's
    return True


@dataclass(frozen=True)
class Dataset:
    """A file of decisions in numpy arrays, a row for each; `table` has all columns, the texts too."""

    about: Json
    table: Any
    match: Counts
    decision: Counts
    seat: Bytes  # who decides, counted from 0
    views: npt.NDArray[np.void]
    offsets: Longs  # the options of row i stand from offsets[i] to offsets[i + 1]
    options: Shorts
    choice: Shorts  # the position of the answer among the options
    points: Counts  # by row and seat
    placings: Bytes

    def __len__(self) -> int:
        return len(self.match)

    def legal(self, row: int) -> Shorts:
        """The numbers of the options of a row."""
        return self.options[self.offsets[row] : self.offsets[row + 1]]

    def keys(self, row: int) -> list[str]:
        """The keys of the options of a row."""
        keys: list[str] = self.table["keys"][row].as_py()
        return keys

    @property
    def chosen(self) -> Shorts:
        """The number of the answer of each row."""
        chosen: Shorts = self.options[self.offsets[:-1] + self.choice]
        return chosen

    def masks(self, rows: slice = slice(None)) -> npt.NDArray[np.bool_]:
        """Which of all options are legal, row by row."""
        wanted = range(len(self))[rows]
        masks = np.zeros((len(wanted), self.about["options"]), np.bool_)
        for place, row in enumerate(wanted):
            masks[place, self.legal(row)] = True
        return masks


def read(path: str | Path) -> Dataset:
    """Read a file that `trianon dataset` wrote, or the one in such a folder."""
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
