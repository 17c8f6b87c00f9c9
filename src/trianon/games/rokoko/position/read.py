"""The table that a position file describes."""

from __future__ import annotations

from typing import Any

from trianon.core.faults import FileLocation
from trianon.core.game import Json, Setting
from trianon.core.kernel.events import Events
from trianon.core.positions.fields import Fields
from trianon.core.positions.file import BASE, HEAD
from trianon.core.positions.reader import read_table
from trianon.games.rokoko.flow import advance
from trianon.games.rokoko.position.board import read_dresses, read_employees, read_palace, read_tiles
from trianon.games.rokoko.position.checks import check_fountain, check_turn, read_all_halls
from trianon.games.rokoko.position.decks import read_seats
from trianon.games.rokoko.position.reader import Reader
from trianon.games.rokoko.position.turn import read_time, read_turn
from trianon.games.rokoko.setup import clear

KEYS = (
    *HEAD, *BASE,
    "round", "phase", "turn", "starting_player", "favor", "playing", "bonus", "steps",
    "in_play", "leaving", "tile", "blind", "dress", "need", "paid",
    "display", "stack", "never_hired", "warehouse", "stock", "resource_discard", "windows", "bag", "dress_discard",
    "halls", "decorations", "all_halls", "terrace", "seat",
)  # fmt: skip
PARTS = (
    read_time, read_turn, read_seats, read_palace, read_all_halls, read_employees, read_tiles, read_dresses,
    check_fountain, check_turn,
)  # fmt: skip


def read_position(parsed: Json, setting: Setting, file: str, e: Events | None = None) -> Any:
    """The table in a parsed position file, played on to its next question; `e` records the events until then."""
    return read_table(Reader(setting, Fields(parsed, FileLocation(file, []), KEYS)), clear, PARTS, advance, e)
