"""Marks of Rokoko's board: bales and dresses in their colours, always with their letters."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.table import Table
from rich.text import Text

from trianon.games.rokoko.wording.pieces import RokokoPieces

LETTERS = {"yellow": "Y", "green": "G", "red": "R", "blue": "B"}  # as in the ids of the dresses
MASTER = "M"  # a Master guest space, a dress with a golden thimble
SILKS = {"Y": "bright_yellow", "G": "green", "R": "red", "B": "bright_blue"}


def silk(bales: Mapping[str, int]) -> Text:
    """Bales as coloured letters: YYG."""
    text = Text()
    for letter in letters(bales):
        text.append(letter, SILKS[letter])
    return text


def dress_mark(pieces: RokokoPieces, dress: str) -> Text:
    """The id of a dress in its main colour, after the letter of the colour unless the id begins with it."""
    letter = LETTERS[pieces.dresses[dress]["colour"]]
    named = dress if dress.upper().startswith(letter) else f"{letter}:{dress}"
    return Text(named, SILKS[letter])


def letters(silk: Mapping[str, int]) -> str:
    """Bales as letters: YYG."""
    return "".join(LETTERS[colour] * silk.get(colour, 0) for colour in LETTERS)


def counted(ids: Iterable[str]) -> list[tuple[str, int]]:
    """Equal pieces together, in the order they first appear."""
    return list(Counter(ids).items())


def tight_grid(columns: int) -> Table:
    """A table without lines or space between columns; cells stay on one line."""
    table = Table.grid(padding=0)
    for _ in range(columns):
        table.add_column(no_wrap=True, min_width=7)
    return table
