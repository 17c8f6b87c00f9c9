"""Render modes of environments: the board of the terminal as text or as a picture, or the public view as JSON.

Boards belong to the command line, which is the layer above this one; they are imported when one is drawn, and this
module is the only one of the package that may (see the layers in pyproject.toml).
"""

import json
import sys
from importlib.util import find_spec
from typing import Any

from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.optional_deps import optional_import
from trianon.research.errors import UsageError

FPS = 2  # frames a second in videos of matches
MODES = ("human", "ansi", "svg", "rgb_array", "json")


def render_modes() -> list[str]:
    """The modes that can be used here: pixels need Pillow."""
    return [mode for mode in MODES if mode != "rgb_array" or find_spec("PIL") is not None]


def checked_mode(mode: object) -> str | None:
    """Check a render mode; a missing package raises an error that names the extra."""
    if mode is not None and mode not in MODES:
        raise UsageError(f'there is no render mode "{mode}" (expected {", ".join(MODES)} or None)')
    if mode == "rgb_array":
        optional_import("PIL", "render")
    return None if mode is None else str(mode)


def rendered(match: Match, mode: str, seat: int = SPECTATOR) -> Any:
    """The table as a spectator, or a seat, sees it; with `human` it is written to standard output instead."""
    if mode == "json":
        return json.dumps(match.view(seat), indent=1)
    names = tuple(f"seat_{seat}" for seat in range(match.setting.players))
    if mode == "rgb_array":
        from trianon.cli.terminal.pixels import board_pixels

        return board_pixels(match, names, seat)
    from trianon.cli.terminal.picture import board_picture

    if mode == "human":
        sys.stdout.write(board_picture(match, names, seat, as_svg=False, coloured=sys.stdout.isatty()))
        return None
    return board_picture(match, names, seat, as_svg=mode == "svg", coloured=True)
