"""Positions as text: any table of Rokoko as a small TOML form, and back. docs/positions.md describes the form."""

from trianon.games.rokoko.position.read import read_position
from trianon.games.rokoko.position.write import write_position

__all__ = ["read_position", "write_position"]
