"""Editions by the name of their game, without the compiler that playing needs."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from trianon.core.errors import UnknownGame

if TYPE_CHECKING:
    from trianon.core.editions.load import EditionSchema


def games_with_editions() -> list[str]:
    """The games whose editions can be read: every game with a module `edition_rules`."""
    return sorted(entry.name for entry in files("trianon.games").iterdir() if (entry / "edition_rules.py").is_file())


def schema_of(game: str) -> EditionSchema:
    """What an edition of this game contains."""
    if game not in games_with_editions():
        raise UnknownGame(game, games_with_editions())
    schema: EditionSchema = import_module(f"trianon.games.{game}.edition_rules").SCHEMA
    return schema
