"""Editions by the name of their game, without the compiler that playing needs."""

from __future__ import annotations

from trianon.core.editions.load import EditionSchema
from trianon.core.errors import UnknownGame
from trianon.core.installed import folder_of, game_names, part_of


def games_with_editions() -> list[str]:
    """The games whose editions can be read: every game with a module `edition_rules`."""
    return [game for game in game_names() if (folder_of(game) / "edition_rules.py").is_file()]


def schema_of(game: str) -> EditionSchema:
    """What an edition of this game contains."""
    if game not in games_with_editions():
        raise UnknownGame(game, games_with_editions())
    schema: EditionSchema = part_of(game, "edition_rules").SCHEMA
    return schema
