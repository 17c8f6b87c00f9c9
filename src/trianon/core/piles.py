"""Piles of pieces: listed one by one, or counted by kind."""

from __future__ import annotations

from trianon.core.record import NONE, Bytes, whole
from trianon.core.rule import rule


@rule
def total(counts: Bytes) -> int:
    """The number of pieces in a pile of counted kinds."""
    pieces = 0
    for count in counts:
        pieces += whole(count)
    return pieces


@rule
def list_out(pile: Bytes, counts: Bytes) -> int:
    """List the pieces of a counted pile one by one, kind after kind; how many there are."""
    listed = 0
    for kind in range(len(counts)):
        for _ in range(whole(counts[kind])):
            pile[listed] = kind
            listed += 1
    return listed


@rule
def tally(found: Bytes, pile: Bytes) -> None:
    """Count the pieces of a listed pile by kind."""
    for piece in pile:
        if piece != NONE:
            found[piece] += 1


def compare(thing: str, names: list[str], found: list[int], expected: list[int]) -> list[str]:
    """A sentence for every kind of which there are more or fewer pieces than there should be."""
    return [
        f"{thing} {names[kind]}: {found[kind]} on the table, {expected[kind]} in the edition"
        for kind in range(len(names))
        if found[kind] != expected[kind]
    ]
