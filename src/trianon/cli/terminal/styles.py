"""Marks that every board uses: colours always come with a letter or a number, so that none carries meaning alone."""

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

HEADING = "bold not dim yellow"  # titles stand in frames that are dim
QUIET = "dim"
EMPTY = "–"
TARGET = "»"  # stands before whatever may be chosen now
SEATS = ("bold cyan", "bold magenta", "bold white", "bold bright_green", "bold bright_red")


def seat_style(seat: int) -> str:
    """The colour of a seat, counted from 1."""
    return SEATS[seat - 1]


def seat_mark(seat: int) -> Text:
    """The mark of an owner."""
    return Text(f"[{seat}]", seat_style(seat))


def marked(shown: Text, is_target: bool) -> Text:
    """A piece with the mark of what may be chosen now, or with room for it."""
    return Text.assemble((TARGET if is_target else " ", "bold"), shown)


def grid(*justify: str) -> Table:
    """A table without lines, with a column for each "left" or "right"."""
    table = Table.grid(padding=(0, 1))
    for way in justify:
        table.add_column(justify="right" if way == "right" else "left", overflow="fold")
    return table


def region(title: str, content: RenderableType) -> Panel:
    """A region of the board in its frame."""
    return Panel(content, title=Text(title, HEADING), title_align="left", box=box.ROUNDED, border_style=QUIET)
