"""Editions by the name of their game, without the compiler that playing needs."""

from trianon.core.editions.load import EditionSchema
from trianon.core.installed import part_of


def schema_of(game: str) -> EditionSchema:
    """What an edition of this game contains."""
    schema: EditionSchema = part_of(game, "edition_rules").SCHEMA
    return schema
