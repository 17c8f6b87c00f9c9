"""A table as a picture of text: regions side by side where the terminal is wide enough, else one below the other."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence

from rich.align import Align
from rich.console import Console, ConsoleOptions, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.presenter import Presenter
from trianon.cli.terminal.styles import HEADING
from trianon.core.game import Json

WIDE = 110  # columns from which regions stand side by side
WIDEST = 140
RECONSTRUCTED = "reconstruction"  # an origin of values


class DrawnPart:
    """A part of the table, drawn for the viewer of a presenter."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter, self.texts, self.seating = presenter, presenter.texts, presenter.seating
        self.pieces, self.name = presenter.pieces, presenter.formatter.name


class Drawing(DrawnPart, ABC):
    """One view of a game, whole or one region of it; it fits itself to the width it is printed at."""

    def __init__(
        self, presenter: Presenter, view: Json, keys: Collection[str], only: str = "", legend: bool = True
    ) -> None:
        super().__init__(presenter)
        self.view, self.keys, self.only, self.has_legend = view, set(keys), only, legend

    @property
    def is_reconstructed(self) -> bool:
        """Whether some values of the edition are not printed in the rules."""
        return RECONSTRUCTED in self.presenter.setting.edition.origins.values()

    @abstractmethod
    def title(self) -> str:
        """The line over the table."""

    def frames_title(self, is_wide: bool) -> bool:
        """Whether the uppermost frame carries the title, which saves a line."""
        return False

    @abstractmethod
    def rows(self, is_wide: bool) -> Iterator[Sequence[Panel]]:
        """Panels from top to bottom; those in one row stand side by side where there is room."""

    @abstractmethod
    def legend(self) -> Text:
        """What letters and marks mean."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """The regions that are wanted, for this width."""
        width = min(options.max_width, WIDEST)
        parts: list[RenderableType] = []
        if not self.frames_title(width >= WIDE):
            parts.append(Align.center(Text(self.title(), HEADING)))
        for row in self.rows(width >= WIDE):
            if len(row) > 1 and width >= WIDE:
                parts.append(beside(console, options, *row))
            else:
                parts += row
        if self.has_legend:
            parts.append(self.legend())
        yield from (Constrain(part, width) for part in parts)


def beside(console: Console, options: ConsoleOptions, left: Panel, right: Panel) -> Table:
    """Two regions in one row, equally high."""
    half = options.update(width=min(options.max_width, WIDEST) // 2)
    left.height = right.height = max(len(console.render_lines(panel, half)) for panel in (left, right))
    row = Table.grid(expand=True)
    row.add_column(ratio=1)
    row.add_column(ratio=1)
    row.add_row(left, right)
    return row
