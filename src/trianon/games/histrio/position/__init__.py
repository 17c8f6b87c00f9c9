"""Positions as text: any table of Histrio as a small TOML form, and back. docs/positions.md describes the form."""

from trianon.games.histrio.position.read import read_position
from trianon.games.histrio.position.write import write_position

__all__ = ["read_position", "write_position"]
