"""Histrio tables for the rule tests: a position in a few lines, answered in words."""

from typing import Any

from tests.infrastructure.edition_changes import ReferenceChanges
from tests.infrastructure.match_steps import emitted, offered, play, purse, refusal, refused, rule_and_text
from trianon.core.match import Match
from trianon.games.histrio.game import GAME
from trianon.games.positions import match_from, parse_match, parse_position

__all__ = [
    "ecu",
    "emitted",
    "moves",
    "offered",
    "on_the_road",
    "pay_day",
    "play",
    "purse",
    "refusal",
    "refused",
    "rule_and_text",
    "seats",
    "table",
]

CHANGES = ReferenceChanges(GAME.schema)


def table(position: str, *changes: tuple[str, Any]) -> Match:
    """A match that begins with a position; its text names neither game nor, for two players, their number.

    Values of the reference edition may be changed, at a table of three.
    """
    text = f'game = "histrio"\n{position}'
    if not changes:
        return parse_match(text)
    return match_from(*parse_position(text, setting=GAME.setting(CHANGES.load(*changes), 3)))


def seats(*tables: str) -> str:
    """The belongings of each seat, one text each."""
    return "".join(f"[[seat]]\n{belongings}\n" for belongings in tables)


def on_the_road(cities: str, *tables: str, more: str = "") -> Match:
    """The encounters begin: the cards of the cities from city 1, and each seat's belongings and where it goes."""
    return table(f'players = {len(tables)}\nphase = "encounters"\ncities = {cities}\n{more}\n{seats(*tables)}')


def pay_day(*tables: str, season: int = 1, needle: str = "comedy.1") -> Match:
    """A season ends with these troupes."""
    head = f'players = {len(tables)}\nphase = "pay"\nseason = {season}\nneedle = "{needle}"\n'
    return table(head + seats(*tables))


def ecu(match: Match) -> list[int]:
    """Everybody's Ecu."""
    return [seat["ecu"] for seat in match.view()["seats"]]


def moves(match: Match, event: str, since: int = 0) -> list[tuple[object, ...]]:
    """What events of one kind say, without their name: the piece if it has a name, from where, to where."""
    rows = []
    for fact in emitted(match, event, since):
        piece = [fact[key] for key in ("card", "request", "city", "amount") if key in fact]
        rows.append((*piece, fact["from"], fact["to"]))
    return rows
