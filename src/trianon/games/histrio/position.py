"""Positions as text: any table of Histrio as a small TOML form, and back."""

from __future__ import annotations

from typing import Any

from trianon.core.game import Json, Names, Setting
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


def write_position(s: State, t: Tables, names: Names) -> Json:
    """A table as plain data for a position file."""
    raise NotImplementedError


def read_position(parsed: Json, setting: Setting, file: str) -> Any:
    """The table a position file describes."""
    raise NotImplementedError
