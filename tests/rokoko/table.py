"""Rokoko tables for the rule tests: a position in a few lines, answered in words."""

from tests.infrastructure.match_steps import emitted, offered, play, purse, refusal, rule_and_text
from trianon.core.match import Match
from trianon.games.positions import parse_match

__all__ = ["emitted", "offered", "play", "purse", "refusal", "rule_and_text", "table"]


def table(position: str) -> Match:
    """A match that begins with a position; its text names neither game nor, for two players, their number."""
    return parse_match(f'game = "rokoko"\n{position}')
