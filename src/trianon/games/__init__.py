"""The games, one package each. They share nothing with one another but the core."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from trianon.core.errors import UnknownGame

if TYPE_CHECKING:
    from trianon.core.game import Game


def game_names() -> list[str]:
    """The games that can be played: every package here with a `game` module."""
    return sorted(entry.name for entry in files(__package__).iterdir() if (entry / "game.py").is_file())


def game_of(name: str) -> Game:
    """The game of this name; importing it loads the compiler, so ask only when rules are needed."""
    if name not in game_names():
        raise UnknownGame(name, game_names())
    game: Game = import_module(f"trianon.games.{name}.game").GAME
    return game
