"""The games, one package each. They share nothing with one another but the core."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trianon.core.installed import game_names, part_of

if TYPE_CHECKING:
    from trianon.core.game import Game

__all__ = ["game_names", "game_of"]


def game_of(name: str) -> Game:
    """The game of this name; importing it loads the compiler, so ask only when rules are needed."""
    game: Game = part_of(name, "game").GAME
    return game
