"""The table that a position file describes."""

from __future__ import annotations

from typing import Any

from trianon.core.faults import FileLocation
from trianon.core.game import Json, Setting
from trianon.core.kernel.events import Events
from trianon.core.positions.fields import Fields
from trianon.core.positions.file import BASE, HEAD
from trianon.core.positions.reader import read_table
from trianon.games.histrio.flow import advance
from trianon.games.histrio.position.checks import check_seat, check_steps
from trianon.games.histrio.position.piles import read_cities, read_encounter_piles, read_request_piles
from trianon.games.histrio.position.reader import Reader
from trianon.games.histrio.position.seats import read_seats
from trianon.games.histrio.position.time import read_time
from trianon.games.histrio.setup import clear

KEYS = (
    *HEAD, *BASE,
    "season", "round", "phase", "needle", "steps", "cities", "encounter_pile", "encounter_discard",
    "request_pile", "request_discard", "seat",
)  # fmt: skip
PARTS = (read_time, read_cities, read_seats, read_encounter_piles, read_request_piles, check_seat, check_steps)


def read_position(parsed: Json, setting: Setting, file: str, e: Events | None = None) -> Any:
    """The table in a parsed position file, played on to its next question; `e` records the events until then."""
    return read_table(Reader(setting, Fields(parsed, FileLocation(file, []), KEYS)), clear, PARTS, advance, e)
