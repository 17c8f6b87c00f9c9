"""Playing at real terminals: sizes, colours, dumb ones, and ways of being closed."""

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from tests.cli.play_harness import Terminal, answers_in, saved_file
from tests.infrastructure.timeouts import WAIT_SECONDS

SEATS = ("--seats", "human,thumb,random", "--seed", "autumn")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COLOURS = re.compile(r"\x1b\[(\d+;)*([349][0-7]|[34]8;\d+)(;\d+)*m")


@contextmanager
def begun(folder: Path, **options: Any) -> Iterator[Terminal]:
    """A match in which the first card is chosen."""
    with Terminal(folder, *SEATS, **options) as terminal:
        terminal.wait_for("\n> ")
        terminal.type("1")
        terminal.wait_for("\n> ")
        yield terminal


def seen(folder: Path, **options: Any) -> str:
    """What a match that is left at once shows."""
    with begun(folder, **options) as terminal:
        terminal.type("quit")
        code, shown = terminal.ends()
    assert code == 0
    return shown


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_wider_than_the_terminal(columns: int, tmp_path: Path) -> None:
    shown = ESCAPES.sub("", seen(tmp_path, columns=columns))
    drawn = [line for line in shown.splitlines() if line.startswith(("│", "╭", "╰", "·"))]
    assert len(drawn) > 20
    assert [line for line in drawn if cell_len(line) > columns] == []


def test_the_first_screen_fits_a_usual_window(tmp_path: Path) -> None:
    """At 120 columns and 40 lines, board and question are seen together once the legend is known."""
    with begun(tmp_path) as terminal:
        for line in ("1", "1"):
            terminal.type(line)
            terminal.wait_for("\n> ")
        terminal.type("")
        shown = ESCAPES.sub("", terminal.wait_for("\n> "))
    assert "Which card do you play?" in shown
    assert len(shown[shown.index("Round 1 of 7") :].splitlines()) <= 40


@pytest.mark.parametrize(
    ("settings", "is_coloured", "is_styled"),
    [({}, True, True), ({"NO_COLOR": "1"}, False, True), ({"TERM": "dumb"}, False, False)],
)
def test_colours_are_used_where_they_are_welcome(
    settings: dict[str, str], is_coloured: bool, is_styled: bool, tmp_path: Path
) -> None:
    shown = seen(tmp_path, **settings)
    assert (bool(COLOURS.search(shown)), "\x1b" in shown) == (is_coloured, is_styled)
    assert "King’s hall" in ESCAPES.sub("", shown)


@pytest.mark.parametrize(
    ("number", "expected", "message"),
    [
        (signal.SIGINT, 130, "Interrupted. The match is saved"),
        (signal.SIGHUP, 2, "The terminal is closed. The match is saved"),
        (signal.SIGTERM, 2, "The terminal is closed. The match is saved"),
    ],
)
def test_signals_end_it_cleanly(number: signal.Signals, expected: int, message: str, tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.process.send_signal(number)
        code, shown = terminal.ends()
    assert code == expected
    assert message in shown
    assert "Traceback" not in shown
    assert answers_in(saved_file(tmp_path)) == ["hand:ba"]


def test_ctrl_d_leaves_like_quit(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.type("\x04")
        code, shown = terminal.ends()
    assert code == 0
    assert "The match is saved" in shown
    assert answers_in(saved_file(tmp_path)) == ["hand:ba"]


def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    with begun(tmp_path, is_installed=True) as terminal:
        terminal.close()
        assert terminal.process.wait(WAIT_SECONDS) == 2
    assert answers_in(saved_file(tmp_path)) == ["hand:ba"]
    with Terminal(tmp_path) as again:
        assert "goes on" in again.wait_for("\n> ")
        again.type("quit")
        assert again.ends()[0] == 0
