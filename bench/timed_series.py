"""What scripts share that play matches until a time is over, and keep each result as a line of JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

from trianon.bots.executor import ProcessExecutor

FAR = 1_000_000  # between the numbers of two contests' matches


class Deadline:
    """A flag that is set when the time is over."""

    def __init__(self, seconds: float) -> None:
        self.ends = monotonic() + seconds

    def is_set(self) -> bool:
        """Whether the time is over."""
        return monotonic() >= self.ends


def series_parser(said: str | None) -> argparse.ArgumentParser:
    """A parser with the time, the processes and the file of results."""
    parser = argparse.ArgumentParser(description=said, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a file for all results, as lines of JSON")
    return parser


def played_until(task: Any, order: Sequence[int], asked: argparse.Namespace) -> Iterator[tuple[int, Any]]:
    """Numbers of matches with what the task found for them, until the time is over."""
    with closing(ProcessExecutor(asked.workers).run(task, order, Deadline(asked.seconds))) as matches:
        yield from matches


def append_line(file: Path | None, row: Any) -> None:
    """Add a result to a file, if there is one: a series that is cut off keeps what it has."""
    if file is not None:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
