"""Positions as text: any table of Rokoko as a small TOML file, and back. docs/positions.md describes them."""

from trianon.core.positions.reader import PositionForm
from trianon.games.rokoko.position.board import read_dresses, read_employees, read_palace, read_tiles
from trianon.games.rokoko.position.checks import check_fountain, check_turn, read_all_halls
from trianon.games.rokoko.position.decks import read_seats
from trianon.games.rokoko.position.reader import Reader
from trianon.games.rokoko.position.turn import read_time, read_turn
from trianon.games.rokoko.position.write import write_position

KEYS = (
    "round", "phase", "turn", "starting_player", "favor", "playing", "bonus", "steps",
    "in_play", "leaving", "tile", "blind", "dress", "need", "paid",
    "display", "stack", "never_hired", "warehouse", "stock", "resource_discard", "windows", "bag", "dress_discard",
    "halls", "decorations", "all_halls", "terrace", "seat",
)  # fmt: skip
PARTS = (
    read_time, read_turn, read_seats, read_palace, read_all_halls, read_employees, read_tiles, read_dresses,
    check_fountain, check_turn,
)  # fmt: skip

FORM = PositionForm(Reader, KEYS, PARTS, write_position)
