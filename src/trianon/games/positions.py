"""Positions of any installed game as text."""

from pathlib import Path
from typing import Any

from trianon.core.game import Setting
from trianon.core.match import Match
from trianon.core.positions import file as positions
from trianon.core.positions.file import NAME, dump_position, match_from, recording_events
from trianon.games import game_of

__all__ = ["dump_position", "load_match", "load_position", "match_from", "parse_match", "parse_position"]


def load_position(path: str | Path, edition: str | Path | None = None) -> tuple[Setting, Any]:
    """The setting and the state in a position file; `edition` overrules the one it names.

    The state waits for an answer or is over. PositionError with every fault otherwise.
    """
    return positions.load_position(path, game_of, edition)


def parse_position(text: str, name: str = NAME, setting: Setting | None = None) -> tuple[Setting, Any]:
    """The setting and the state in the text of a position; with a setting, the state for that one."""
    if setting is not None:
        return setting, positions.state_in(text, setting, name)
    return positions.parse_position(text, game_of, name)


def load_match(path: str | Path, edition: str | Path | None = None) -> Match:
    """A match that begins with the position in a file; its first events are what led to its question."""
    e = recording_events()
    return match_from(*positions.load_position(path, game_of, edition, e), e=e)


def parse_match(text: str, name: str = NAME) -> Match:
    """A match that begins with the position in a text."""
    e = recording_events()
    return match_from(*positions.parse_position(text, game_of, name, e), e=e)
