"""Writes Parquet files of decisions, one row each, atomically."""

import json
import os
import platform
import re
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from threading import Event

import numpy as np

from trianon import __version__
from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.core.files import is_special
from trianon.core.game import Json, Setting
from trianon.core.kernel.struct import dtype_of
from trianon.core.optional_deps import optional_import
from trianon.research.dataset.analysed import analysed_decisions
from trianon.research.dataset.columns import layout_to_json, schema_of, table_of
from trianon.research.matches.decisions import Decisions
from trianon.research.matches.source import MatchSource, in_order

FORMAT, VERSION = "trianon-dataset", 1
METADATA_KEY = b"trianon"  # key of our metadata in the file
ENDING = ".parquet"
FILE = f"decisions{ENDING}"  # in a folder
ROW_GROUP = 20_000  # minimum rows per row group


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
    analysis: int | None = None,
) -> DatasetSummary:
    """Write all decisions of a source in the order of its matches; the same source gives the same rows.

    `analysis` adds columns of an analysis from every seat, with so many simulations for a choice.

    When stopped, the file holds the matches completed until then; on an error no file is written.
    """
    pq, setting = optional_import("pyarrow.parquet", "research"), source.setting()
    schema = schema_of(setting, source.searched, analysis is not None)
    written = DatasetSummary({**metadata(source, setting), "analysis": analysis})
    about = {METADATA_KEY: json.dumps(written.about).encode()}

    def counted(matches: Iterator[Decisions]) -> Iterator[Decisions]:
        for match in matches:
            written.count(match)
            on_match()
            yield match

    work = executor_of(workers, source.games).run(
        partial(decisions_of, source, analysis), range(source.games), stop or Event()
    )
    with (
        _atomic_write(path) as part,
        closing(work) as coming,
        pq.ParquetWriter(part, schema.with_metadata(about), compression="zstd") as file,
    ):
        for group in _grouped(counted(in_order(coming))):
            file.write_table(table_of(group, schema), row_group_size=1 << 30)
    return written


def decisions_of(source: MatchSource, analysis: int | None, number: int, stop: StopFlag) -> Decisions | None:
    """The decisions of one match, with an analysis where simulations for it are given; None when stopped."""
    match = source.match(number, stop)
    if match is None:
        return None
    decisions = match.decisions(number)
    if analysis is None:
        return decisions
    found = analysed_decisions(source.setting(), match, decisions, analysis, stop)
    return None if found is None else replace(decisions, analysis=found)


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
        "searched": source.searched,
        "source": source.metadata(),
        "view": layout_to_json(dtype_of(setting.game.view)),
    }


def _grouped(matches: Iterator[Decisions]) -> Iterator[list[Decisions]]:
    """Group matches into row groups by size alone, so that files are reproducible."""
    group: list[Decisions] = []
    for match in matches:
        group.append(match)
        if sum(map(len, group)) >= ROW_GROUP:
            yield group
            group = []
    if group:
        yield group


@contextmanager
def _atomic_write(path: Path) -> Iterator[Path]:
    """Yield a temporary path, renamed on success; leftovers of killed runs are removed.

    A device or a pipe is written in place, and a link keeps its own entry.
    """
    if is_special(path):  # before links are followed: a pipe behind /dev/stdout has no path of its own
        yield path
        return
    path = Path(os.path.realpath(path))
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
