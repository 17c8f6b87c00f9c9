"""Pieces that a position has not placed yet, and the order of those it leaves open; it knows no game."""

from __future__ import annotations

import numpy as np

from trianon.core.faults import Place, shown_value
from trianon.core.fields import Words
from trianon.core.record import NONE
from trianon.core.rng import shuffle
from trianon.core.state import Base

ORDER = 7  # the stream of chance that brings what a position leaves open into an order


def kind_of(kinds: dict[str, int], sort: str, at: Place, word: str) -> int:
    """The number of a name, NONE with a fault when there is no such name."""
    kind = kinds.get(word, NONE)
    if kind == NONE:
        at.choice_fault(f"unknown {sort} {shown_value(word)}", list(kinds), word)
    return kind


class Pool:
    """Pieces of one sort, counted by kind; whoever places one takes it out."""

    def __init__(self, sort: str, names: list[str], copies: list[int]) -> None:
        self.sort, self.names, self.copies = sort, names, copies[: len(names)]
        self.left = list(self.copies)
        self.kinds = {name: kind for kind, name in enumerate(names)}

    def take(self, at: Place, word: str) -> int:
        """The kind of the piece called so; NONE with a fault when there is none left."""
        kind = kind_of(self.kinds, self.sort, at, word)
        if kind != NONE and self.left[kind] == 0:
            at.fault(f"{self.sort} {word} once more", f"each piece once ({self.copies[kind]} of this kind)")
            return NONE
        if kind != NONE:
            self.left[kind] -= 1
        return kind

    def take_all(self, words: Words | None) -> list[int]:
        """The kinds of all pieces of a list."""
        kinds = [self.take(at, word) for at, word in words or []]
        return [kind for kind in kinds if kind != NONE]

    def rest(self, s: Base) -> list[int]:
        """Every piece still here, taken out, in the order of the state's seed."""
        pieces = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        self.left = [0] * len(self.left)
        return in_order(s, pieces)


def in_order(s: Base, pieces: list[int]) -> list[int]:
    """Pieces in the order of the seed; the state's own streams stay where they are."""
    # a stream of its own, which is left as it was; a blank state of the core alone would confuse the compiler
    drawn = int(s.draws[ORDER])
    s.draws[ORDER] = 0
    pile = np.array(pieces, np.int8)
    shuffle(s, ORDER, pile, len(pile))
    s.draws[ORDER] = drawn
    return [int(kind) for kind in pile]
