"""Terminal input and output of a match."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.exit_signals import ExitReason, PlayExit, heartbeat

PROMPT = "> "
NARROWEST = 60  # columns: below this, lines are cut by the terminal rather than folded into ribbons
MAX_LINE_CHARS = 200  # characters of a line; no answer comes near it
REDIRECTED_WIDTH = 100  # columns where the output goes to a file or a pipe


class TerminalConsole:
    """Prompt and output of a terminal; rich itself drops colours for NO_COLOR, a dumb terminal or a pipe."""

    def __init__(self) -> None:
        is_terminal = sys.stdout.isatty()
        self.rich = Console(
            file=sys.stdout, highlight=False, markup=False, emoji=False, width=None if is_terminal else REDIRECTED_WIDTH
        )
        if self.rich.width < NARROWEST:
            self.rich.width = NARROWEST
        self.is_typed = sys.stdin is not None and sys.stdin.isatty()
        if self.is_typed:
            import readline  # noqa: F401 - gives the prompt editing and a history
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # an invalid byte does not end the input

    def show(self, *shown: RenderableType) -> None:
        """Print something; a terminal that has gone away is left."""
        try:
            for one in shown:
                with self.rich.capture() as captured:
                    self.rich.print(one)
                lines = captured.get().splitlines()  # without the spaces with which tables fill their columns
                self.rich.file.write("".join(f"{line.rstrip(' ')}\n" for line in lines))
            self.rich.file.flush()
        except OSError:
            raise PlayExit(ExitReason.CLOSED) from None

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.show(Text(text, style))

    def items(self, lines: Sequence[str]) -> None:
        """Print sentences, each with a dot before it."""
        if lines:
            table = Table.grid(padding=(0, 1))
            table.add_column()
            table.add_column(overflow="fold")
            for line in lines:
                table.add_row("·", Text(line))
            self.show(table)

    def read(self) -> str:
        """Read a line; the end of the input exits."""
        try:
            with heartbeat():
                line = input(PROMPT)
        except EOFError:
            raise PlayExit(ExitReason.QUIT if self.is_typed else ExitReason.CLOSED) from None
        except (OSError, ValueError, RuntimeError):  # the terminal is gone, or there was no input from the start
            raise PlayExit(ExitReason.CLOSED) from None
        if not self.is_typed:
            self.say(line)
        return line.strip()[:MAX_LINE_CHARS]
