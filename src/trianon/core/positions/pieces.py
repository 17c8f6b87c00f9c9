"""Pools of pieces that a position has not placed yet: placing a piece takes it out, the rest is shuffled."""

from collections.abc import Mapping

import numpy as np

from trianon.core.faults import FileLocation, quoted
from trianon.core.fields import LocatedNames
from trianon.core.kernel.rng import shuffle
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import NONE
from trianon.core.wording import comma_list, message

MAX_PIECES = 100  # in one list
MAX_NAMED = 6  # pieces in one message
ORDER = 7  # the stream of chance that brings what a position leaves open into an order


def kind_of(kinds: Mapping[str, int], sort: str, at: FileLocation, word: str) -> int:
    """The number of a name, NONE with a fault when there is no such name."""
    kind = kinds.get(word, NONE)
    if kind == NONE:
        at.no_choice("unknown-word", list(kinds), word, sort=message(f"sort-{sort}"), word=quoted(word))
    return kind


class Pool:
    """Pieces of one sort, counted by kind."""

    def __init__(self, sort: str, names: list[str], copies: list[int]) -> None:
        self.sort, self.names, self.copies = sort, names, copies[: len(names)]
        self.left = list(self.copies)
        self.kinds = {name: kind for kind, name in enumerate(names)}

    def take(self, at: FileLocation, word: str) -> int:
        """The kind of the piece called so, taken out; NONE with a fault when there is none left."""
        kind = kind_of(self.kinds, self.sort, at, word)
        if kind == NONE:
            return NONE
        if self.left[kind] == 0:
            fault = "piece-again" if self.copies[kind] else "piece-elsewhere"
            at.fault(fault, sort=message(f"sort-{self.sort}"), word=word, count=self.copies[kind])
            return NONE
        self.left[kind] -= 1
        return kind

    def take_all(self, names: LocatedNames | None) -> list[int]:
        """The kinds of all pieces of a list, taken out."""
        kinds = [self.take(at, word) for at, word in names or []]
        return [kind for kind in kinds if kind != NONE]

    def rest(self) -> list[int]:
        """Every piece still here, taken out."""
        pieces = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        self.left = [0] * len(self.left)
        return pieces

    def miss(self, at: FileLocation, pieces: list[int]) -> None:
        """A fault for pieces that have no place left to lie in."""
        if pieces:
            named = [self.names[kind] for kind in pieces[:MAX_NAMED]] + ["…"] * (len(pieces) > MAX_NAMED)
            at.fault("nowhere", sort=message(f"sort-{self.sort}"), pieces=comma_list(named))


def in_order(s: CoreState, pieces: list[int]) -> list[int]:
    """Pieces in the order of the seed; the state's own streams stay where they are."""
    # a stream of its own, which is left as it was; a blank state of the core alone would confuse the compiler
    drawn = int(s.draws[ORDER])
    s.draws[ORDER] = 0
    pile = np.array(pieces, np.int8)
    shuffle(s, ORDER, pile, len(pile))
    s.draws[ORDER] = drawn
    return [int(kind) for kind in pile]
