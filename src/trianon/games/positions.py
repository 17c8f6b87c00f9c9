"""Positions of any game as text: what `trianon.core.positions` does, for every game there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trianon.core import positions
from trianon.core.game import Setting
from trianon.core.positions import dump_position, match_from
from trianon.games import game_of

__all__ = ["dump_position", "load_position", "match_from", "parse_position"]


def load_position(path: str | Path, edition: str | Path | None = None) -> tuple[Setting, Any]:
    """The setting and the state in a position file; `edition` overrules the one it names.

    The state waits for an answer or is over. PositionError with every fault otherwise.
    """
    return positions.load_position(path, game_of, edition)


def parse_position(text: str, name: str = positions.NAME, setting: Setting | None = None) -> tuple[Setting, Any]:
    """The setting and the state in the text of a position; with a setting, the state for that one."""
    if setting is not None:
        return setting, positions.parse_at(text, setting, name)
    return positions.parse_position(text, game_of, name)
