"""Rokoko tables for the rule tests: a position in a few lines, answered in words."""

from typing import Any

from tests.infrastructure.edition_changes import ReferenceChanges
from tests.infrastructure.match_steps import emitted, offered, play, purse, refusal, refused, rule_and_text
from trianon.core.match import Match
from trianon.games import game_of
from trianon.games.positions import match_from, parse_match, parse_position

__all__ = ["emitted", "offered", "play", "purse", "refusal", "refused", "rule_and_text", "table"]

GAME = game_of("rokoko")
CHANGES = ReferenceChanges(GAME.schema)


def table(position: str, *changes: tuple[str, Any]) -> Match:
    """A match that begins with a position; its text names neither game nor, for two players, their number.

    Values of the reference edition may be changed, at a table of two.
    """
    text = f'game = "rokoko"\n{position}'
    if not changes:
        return parse_match(text)
    return match_from(*parse_position(text, setting=GAME.setting(CHANGES.load(*changes), 2)))
