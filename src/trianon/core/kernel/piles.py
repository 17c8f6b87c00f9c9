"""Piles of pieces: listed one by one, or counted by kind."""

from collections.abc import Iterable

from trianon.core.kernel.compiler.rule import rule, vectorised_rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.rng import shuffle
from trianon.core.kernel.seats import EVERYBODY, NOBODY
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import NONE, Bytes, widen


@vectorised_rule
def total(counts: Bytes) -> int:
    """The number of pieces in a pile of counted kinds."""
    pieces = 0
    for count in counts:
        pieces += widen(count)
    return pieces


@rule
def list_out(pile: Bytes, counts: Bytes) -> int:
    """List the pieces of a counted pile one by one, kind after kind; how many there are."""
    listed = 0
    for kind in range(len(counts)):
        for _ in range(widen(counts[kind])):
            pile[listed] = kind
            listed += 1
    return listed


@rule
def list_shuffled(s: CoreState, stream: int, pile: Bytes, counts: Bytes) -> int:
    """List the pieces of a counted pile in random order; how many there are."""
    count = list_out(pile, counts)
    shuffle(s, stream, pile, count)
    return count


@rule
def take_from(pile: Bytes, place: int) -> int:
    """Take the piece off a place of a listed pile."""
    piece = widen(pile[place])
    pile[place] = NONE
    return piece


@rule
def emit_shuffle(e: Events, shuffled: int, where: int, count: int) -> None:
    """Tell, as an event of the kind `shuffled`, that a pile was shuffled."""
    emit(e, shuffled, NONE, EVERYBODY, where, count, 0, 0, 0)


@rule
def emit_order(e: Events, shuffled: int, ordered: int, where: int, pile: Bytes, count: int) -> None:
    """Tell that a pile was shuffled, and its order, top first, to nobody but the full record."""
    emit_shuffle(e, shuffled, where, count)
    if e.enabled:
        for i in range(count):
            emit(e, ordered, NONE, NOBODY, where, i + 1, widen(pile[count - 1 - i]), 0, 0)


@rule
def reshuffle_discard(
    s: CoreState, e: Events, stream: int, pile: Bytes, discard: Bytes, shuffled: int, ordered: int, where: int
) -> int:
    """The discard becomes a new pile, shuffled; how many pieces it has."""
    count = list_shuffled(s, stream, pile, discard)
    discard[:] = 0
    if count > 0:
        emit_order(e, shuffled, ordered, where, pile, count)
    return count


@rule
def tally(found: Bytes, pile: Bytes) -> None:
    """Count the pieces of a listed pile by kind."""
    for piece in pile:
        if piece != NONE:
            found[piece] += 1


@rule
def same_counts(found: Bytes, expected: Bytes) -> bool:
    """Whether two counted piles have the same pieces."""
    for kind in range(len(found)):
        if found[kind] != expected[kind]:
            return False
    return True


def negatives(s: CoreState, fields: Iterable[str]) -> list[str]:
    """A sentence for every one of these fields of a state that holds a negative number."""
    return [f"{name} holds a negative number" for name in fields if (getattr(s, name) < 0).any()]


def compare(thing: str, names: list[str], found: list[int], expected: list[int]) -> list[str]:
    """A sentence for every kind of which there are more or fewer pieces than there should be."""
    return [
        f"{thing} {names[kind]}: {found[kind]} on the table, {expected[kind]} in the edition"
        for kind in range(len(names))
        if found[kind] != expected[kind]
    ]
