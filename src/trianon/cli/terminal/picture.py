"""The board as a picture: plain text, text with the colours of a terminal, or an SVG for a page.

from trianon.cli.terminal.picture import board_picture
Path("board.svg").write_text(board_picture(match, ("human", "thumb", "random"), seat=0))
"""

import io
import re

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.terminal_theme import TerminalTheme

from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match

WIDTH = 120
MONOSPACE = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
# ivory on night blue, with gold for titles; the eight colours of a terminal, then the bright eight
THEME = TerminalTheme(
    (21, 26, 46),
    (240, 232, 214),
    [
        (21, 26, 46), (222, 98, 98), (126, 186, 120), (226, 190, 106),
        (120, 152, 226), (214, 140, 196), (116, 196, 200), (240, 232, 214),
    ],
    [
        (112, 116, 138), (244, 128, 128), (150, 214, 144), (250, 214, 120),
        (142, 176, 252), (234, 168, 218), (146, 222, 224), (255, 250, 238),
    ],
)  # fmt: skip


def board_picture(
    match: Match, names: tuple[str, ...], seat: int = SPECTATOR, as_svg: bool = True, coloured: bool = False
) -> str:
    """The table as a seat, or a spectator, sees it: an SVG that loads nothing from elsewhere, or text."""
    console = _console()
    console.print(_board(match, names, seat))
    if not as_svg:
        return console.export_text(styles=coloured)
    svg = console.export_svg(title=match.setting.game.name.capitalize(), theme=THEME, unique_id="board")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)  # or else some programs drop spaces before words
    return re.sub(r"font-family: [^;]+;", f"font-family: {MONOSPACE};", svg)


def board_lines(match: Match, names: tuple[str, ...], seat: int = SPECTATOR) -> list[list[Segment]]:
    """The board as lines of styled text, to be drawn elsewhere."""
    return _console().render_lines(_board(match, names, seat))


def _console() -> Console:
    return Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", markup=False,
        highlight=False, emoji=False,
    )  # fmt: skip


def _board(match: Match, names: tuple[str, ...], seat: int) -> RenderableType:
    presenter = presenter_of(match.setting, "en", Seating(names, seat))
    return presenter.board(match.view(seat), match.options(seat))
