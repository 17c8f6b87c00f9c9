"""The board as pixels, drawn by Pillow (extra `render`) with a monospaced font of the system."""

from contextlib import suppress
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.cells import cell_len
from rich.color import blend_rgb
from rich.color_triplet import ColorTriplet
from rich.style import Style

from trianon.cli.terminal.picture import THEME, board_lines
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.optional_deps import optional_import

FONTS = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "NotoSansMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
SIZE = 15  # of the font, in pixels
MARGIN = 8


def board_pixels(match: Match, names: tuple[str, ...], seat: int = SPECTATOR) -> npt.NDArray[np.uint8]:
    """The table as a seat, or a spectator, sees it: height × width × 3."""
    pillow = optional_import("PIL.Image", "render")
    drawing = optional_import("PIL.ImageDraw", "render")
    font = _font()
    lines = board_lines(match, names, seat)
    width, height = font.getlength("M"), sum(font.getmetrics())
    columns = max(sum(cell_len(segment.text) for segment in line) for line in lines)
    size = (int(columns * width) + 2 * MARGIN, len(lines) * height + 2 * MARGIN)
    image = pillow.new("RGB", size, tuple(THEME.background_color))
    pen = drawing.Draw(image)
    for row, line in enumerate(lines):
        column, top = 0, MARGIN + row * height
        for segment in line:
            ink, paper = _colours(segment.style)
            left, cells = MARGIN + column * width, cell_len(segment.text)
            if paper is not None:
                pen.rectangle((left, top, left + cells * width, top + height), fill=paper)
            for letter in segment.text:  # one by one: a letter that the font lacks must not shift the others
                if not letter.isspace():
                    pen.text((MARGIN + column * width, top), letter, fill=ink, font=font)
                column += cell_len(letter)
    return np.asarray(image, np.uint8)


def _font() -> Any:
    fonts = optional_import("PIL.ImageFont", "render")
    for name in FONTS:
        with suppress(OSError):
            return fonts.truetype(name, SIZE)
    return fonts.load_default(SIZE)


def _colours(style: Style | None) -> tuple[ColorTriplet, ColorTriplet | None]:
    """Colour of the letters, and of the ground where it is not that of the picture."""
    ground, ink, paper = THEME.background_color, THEME.foreground_color, None
    if style is None:
        return ink, paper
    if style.color is not None:
        ink = style.color.get_truecolor(THEME)
    if style.bgcolor is not None and not style.bgcolor.is_default:
        paper = style.bgcolor.get_truecolor(THEME, foreground=False)
    if style.reverse:
        ink, paper = paper or ground, ink
    if style.dim:
        ink = blend_rgb(ink, ground)
    return ink, paper
