"""Output of the command line: tables and sentences for people, JSON for programs, errors, progress.

Standard output carries results only; progress and errors go to standard error.
"""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from io import StringIO
from typing import Any

import typer
from rich import box
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trianon.cli.errors import CliError
from trianon.texts import Texts

BAD_INPUT = 2
BROKEN_PIPE = 141  # exit code, as shells count it: 128 and the number of the signal
UNLIMITED = 10_000  # columns: what goes into a file or a pipe is neither wrapped nor cut
WRITE_SIZE = 1000  # characters: a pipe takes so few as a whole or not at all, even where Python does not buffer

Advance = Callable[[int], None]


class Output:
    """The two streams of a command, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def texts(self) -> Texts:
        """The texts of the command line."""
        return Texts(self.language)

    def text(self, message_id: str, /, **args: Any) -> str:
        """Write out a message of the command line."""
        return self.texts.text(message_id, **args)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        return self.texts.number(value, digits)

    @property
    def is_interactive(self) -> bool:
        """Whether standard error is a terminal."""
        return sys.stderr.isatty()

    def show(self, *shown: RenderableType, width: int = UNLIMITED) -> None:
        """Print lines, tables or drawings for people; `width` applies where the output is no terminal."""
        is_terminal, page = sys.stdout.isatty(), StringIO()
        console = Console(
            file=page,
            force_terminal=is_terminal or None,
            width=None if is_terminal else width,
            highlight=False,
            markup=False,
            emoji=False,
        )
        console.print(*shown, sep="\n")
        self.raw("".join(line.rstrip() + "\n" for line in page.getvalue().splitlines()))

    def say(self, message_id: str, /, **args: Any) -> None:
        """Print a sentence."""
        self.show(self.text(message_id, **args))

    def raw(self, text: str) -> None:
        """Print a text verbatim."""
        text = text if text.endswith("\n") else text + "\n"
        with self._exit_on_closed_pipe():
            for start in range(0, len(text), WRITE_SIZE):
                sys.stdout.write(text[start : start + WRITE_SIZE])
            sys.stdout.flush()

    def json(self, data: Any) -> None:
        """Print data for programs."""
        self.raw(json.dumps(data, ensure_ascii=False, indent=2))

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]], *, title: str = "", right: str = "") -> None:
        """Print a table; `right` names the columns of numbers by a mark each, as in "..r"."""
        table = Table(
            box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False
        )
        for column, mark in zip(columns, right.ljust(len(columns), "."), strict=True):
            table.add_column(column, justify="right" if mark == "r" else "left", overflow="fold")
        for row in rows:
            table.add_row(*row)
        self.show(table)

    def note(self, text: str) -> None:
        """Print a note that is no result on standard error."""
        with suppress(OSError):  # a closed stream leaves the exit code
            sys.stderr.write(text + "\n")
            sys.stderr.flush()

    def error(self, text: str) -> int:
        """Print an error; returns its exit code."""
        self.note(text)
        return BAD_INPUT

    @contextmanager
    def progress(self, message_id: str, total: int, /, **args: Any) -> Iterator[Advance]:
        """A progress bar on standard error if that is a terminal; the function it yields advances it."""
        if not self.is_interactive:
            yield lambda step: None
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(file=sys.stderr, markup=False), transient=True) as bar:
            task = bar.add_task(self.text(message_id, **args), total=total)
            yield lambda step: bar.advance(task, step)

    @contextmanager
    def _exit_on_closed_pipe(self) -> Iterator[None]:
        """Exit silently when the reader closes the pipe, as `head` does; report other errors."""
        try:
            yield
        except OSError as error:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what the interpreter still flushes
            if isinstance(error, BrokenPipeError):
                raise typer.Exit(BROKEN_PIPE) from None
            raise CliError("error-output", reason=error.strerror) from None


def printable(text: str) -> str:
    """A text of a user without characters that would control the operator's terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
