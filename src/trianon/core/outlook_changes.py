"""What an option changes, from the table before and after it: parts that a game's `outlook` is made of."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from trianon.core.game import Json
from trianon.core.outlook import Scored


def sums_by(lines: Iterable[Json], key: Callable[[Json], Any]) -> dict[Any, int]:
    """The points of scoring lines, added up by a key."""
    sums: dict[Any, int] = {}
    for line in lines:
        sums[key(line)] = sums.get(key(line), 0) + line["points"]
    return sums


def differences(before: Mapping[Any, int], after: Mapping[Any, int]) -> list[tuple[Any, int, int]]:
    """What differs between two mappings of amounts: key, before, after."""
    keys = dict.fromkeys((*before, *after))
    pairs = [(key, before.get(key, 0), after.get(key, 0)) for key in keys]
    return [(key, was, now) for key, was, now in pairs if was != now]


def owned_changes(seat: int, before: Mapping[str, int], after: Mapping[str, int]) -> list[Json]:
    """The changes of what a seat owns, by kind."""
    return [
        {"kind": kind, "seat": seat + 1, "before": was, "after": now} for kind, was, now in differences(before, after)
    ]


def score_changes(
    seat: int,
    before: Scored,
    after: Scored,
    lines_of: Callable[[Scored], Iterable[Json]],
    category_of: Callable[[Json], str],
) -> list[Json]:
    """The changes of every seat's points by category, counted in some lines of the scoring, and of a seat's total."""
    was, now = (sums_by(lines_of(each), lambda line: (line["seat"], category_of(line))) for each in (before, after))
    found: list[Json] = [
        {"kind": "score", "seat": owner, "category": category, "before": old, "after": new}
        for (owner, category), old, new in differences(was, now)
    ]
    return found + owned_changes(seat, {"total": before.points[seat]}, {"total": after.points[seat]})


def seats_from(seat: int, seats: Iterable[int]) -> list[int]:
    """All seats, this one first."""
    return [seat, *(other for other in seats if other != seat)]


def held(pieces: Any) -> int:
    """How many pieces an array of counts holds."""
    return int(pieces.sum())


def signed(change: int) -> str:
    """A change of an amount: with its sign, a real minus."""
    return f"+{change}" if change >= 0 else f"−{-change}"
