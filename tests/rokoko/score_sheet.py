"""The final scoring of a position, line by line, for the rule tests."""

from typing import Any

from tests.rokoko.table import emitted, table
from trianon.core.match import Match

Line = tuple[int, int, str, str | None, int]  # seat from 1, points, where, what piece, how many


def final(position: str, *changes: tuple[str, Any]) -> Match:
    """A finished match: this position after the last income, with these changes of the edition."""
    return table(f'phase = "final_scoring"\n{position}', *changes)


def lines(match: Match, rule: str) -> list[Line]:
    """The lines booked under a rule, in their order."""
    booked = [fact for fact in emitted(match, "score") if fact["rule"] == rule]
    return [(fact["seat"], fact["points"], fact["where"], fact["what"], fact["count"]) for fact in booked]


def points(match: Match, rule: str) -> dict[int, int]:
    """What each seat gets by a rule; seats without a line are left out."""
    totals: dict[int, int] = {}
    for seat, number, *_ in lines(match, rule):
        totals[seat] = totals.get(seat, 0) + number
    return totals
