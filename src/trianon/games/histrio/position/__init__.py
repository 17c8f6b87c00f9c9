"""Positions as text: any table of Histrio as a small TOML file, and back. docs/positions.md describes them."""

from trianon.core.positions.reader import PositionForm
from trianon.games.histrio.position.checks import check_seat, check_steps
from trianon.games.histrio.position.piles import read_cities, read_encounter_piles, read_request_piles
from trianon.games.histrio.position.reader import Reader
from trianon.games.histrio.position.seats import read_seats
from trianon.games.histrio.position.time import read_time
from trianon.games.histrio.position.write import write_position

KEYS = (
    "season", "round", "phase", "needle", "steps", "cities", "encounter_pile", "encounter_discard",
    "request_pile", "request_discard", "seat",
)  # fmt: skip
PARTS = (read_time, read_cities, read_seats, read_encounter_piles, read_request_piles, check_seat, check_steps)

FORM = PositionForm(Reader, KEYS, PARTS, write_position)
