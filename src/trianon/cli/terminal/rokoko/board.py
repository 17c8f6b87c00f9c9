"""The whole table of Rokoko, side by side where the terminal is wide enough, one below the other where it is not."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.align import Align
from rich.console import Console, ConsoleOptions, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.rokoko.atelier import Atelier
from trianon.cli.terminal.rokoko.market import Market
from trianon.cli.terminal.rokoko.marks import HEADING, QUIET, SILKS
from trianon.cli.terminal.rokoko.palace import Palace
from trianon.cli.terminal.rokoko.pieces import LETTERS, Pieces
from trianon.cli.terminal.seating import Seating
from trianon.core.game import Json

WIDE = 110  # columns from which regions stand side by side
WIDEST = 140
REGIONS = ("players", "market", "palace", "atelier")


class Board:
    """One view as a picture of text; it fits itself to the width it is printed at."""

    def __init__(
        self, pieces: Pieces, seating: Seating, view: Json, keys: Collection[str], only: str = "",
        *, legend: bool, reconstructed: bool,
    ) -> None:  # fmt: skip
        self.pieces, self.seating, self.view, self.keys = pieces, seating, view, set(keys)
        self.only, self.has_legend, self.reconstructed = only, legend, reconstructed
        self.texts = pieces.texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """The regions that are wanted, for this width."""
        width = min(options.max_width, WIDEST)
        parts: list[RenderableType] = [self.title()]
        for row in self.rows():
            if len(row) > 1 and width >= WIDE:
                parts.append(beside(console, options, *row))
            else:
                parts += row
        if self.has_legend:
            parts.append(self.legend())
        yield from (Constrain(part, width) for part in parts)

    def rows(self) -> Iterator[list[Panel]]:
        """Panels from top to bottom; those in one row stand side by side where there is room."""
        view, keys = self.view, self.keys
        market, palace = Market(self.pieces), Palace(self.pieces)
        atelier = Atelier(self.pieces, self.seating)
        employees, decorations = market.employees(view, keys), palace.decorations(view, keys)
        if self.only in ("", "players"):
            yield [atelier.players(view)]
        if self.only in ("", "market"):
            yield [market.warehouse(view, keys), market.workshop(view, keys)]
        if self.only == "market":
            yield [employees]
        elif not self.only:
            yield [employees, decorations]
        elif self.only == "palace":
            yield [decorations]
        if self.only in ("", "palace"):
            yield [palace.halls(view, keys)]
        if self.only in ("", "atelier") and view["viewer"] is not None:
            yield [atelier.own(view)]

    def title(self) -> RenderableType:
        """Round, phase, and who holds what matters for the order of play."""
        view = self.view
        phase = self.texts.text(f"phase-{view['phase']}")
        starting = self.seating.who(self.texts, view["starting_player"] - 1)
        favor = view["favor"]
        holder = self.texts.text("zone-beside") if favor is None else self.seating.who(self.texts, favor - 1)
        said = self.texts.text(
            "panel-title", round=view["round"], rounds=view["rounds"], phase=phase, starting=starting, favor=holder
        )
        return Align.center(Text(said, HEADING))

    def legend(self) -> Text:
        """What letters and marks mean, and where the numbers come from."""
        text = Text()
        for colour, letter in LETTERS.items():
            text.append(letter, SILKS[letter])
            text.append(f" {self.texts.text(f'colour-{colour}')} · ")
        text.append(self.texts.text("panel-legend"))
        if self.reconstructed:
            text.append(" " + self.texts.text("panel-reconstructed"))
        text.stylize(QUIET)
        return text


def beside(console: Console, options: ConsoleOptions, left: Panel, right: Panel) -> Table:
    """Two regions in one row, equally high."""
    half = options.update(width=min(options.max_width, WIDEST) // 2)
    left.height = right.height = max(len(console.render_lines(panel, half)) for panel in (left, right))
    row = Table.grid(expand=True)
    row.add_column(ratio=1)
    row.add_column(ratio=1)
    row.add_row(left, right)
    return row
