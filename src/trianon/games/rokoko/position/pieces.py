"""Pieces of the edition that a position has not placed yet; whoever places one takes it from here."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from trianon.core.faults import Place, shown_value
from trianon.core.fields import Words
from trianon.core.game import Names
from trianon.core.record import NONE, blank
from trianon.core.rng import shuffle
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables

ORDER = 7  # the stream of chance that brings what a position leaves open into an order


class Pool:
    """Pieces of one sort, counted by kind."""

    def __init__(self, sort: str, names: list[str], copies: list[int]) -> None:
        self.sort, self.names, self.copies = sort, names, copies
        self.left = list(copies)
        self.kinds = {name: kind for kind, name in enumerate(names)}

    def take(self, at: Place, word: str) -> int:
        """The kind of the piece called so, taken out; NONE with a fault when there is none left."""
        kind = kind_of(self.kinds, self.sort, at, word)
        if kind == NONE:
            return NONE
        if self.left[kind] == 0:
            count = self.copies[kind]
            at.fault(f"{self.sort} {word} once more", f"each piece once ({count} of this kind)" if count else "another")
            return NONE
        self.left[kind] -= 1
        return kind

    def rest(self) -> list[int]:
        """Every piece still here, taken out."""
        pieces = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        self.left = [0] * len(self.left)
        return pieces


def kind_of(kinds: dict[str, int], sort: str, at: Place, word: str) -> int:
    """The number of a name, NONE with a fault when there is no such name."""
    kind = kinds.get(word, NONE)
    if kind == NONE:
        at.choice_fault(f"unknown {sort} {shown_value(word)}", list(kinds), word)
    return kind


class Cards:
    """Employees: those for hire lie in one pool, the base cards in one for each seat."""

    def __init__(self, t: Tables, names: Names, players: int) -> None:
        self.names = names["card"]
        self.levels = t.card_level[: len(self.names)].tolist()
        copies = t.card_copies[: len(self.names)].tolist()
        self.hire = Pool("employee", self.names, [c if level else 0 for c, level in zip(copies, self.levels)])
        base = [0 if level else c for c, level in zip(copies, self.levels)]
        self.base = [Pool("employee", self.names, base) for _ in range(players)]

    def take(self, at: Place, word: str, seat: int = NONE) -> int:
        """An employee for a seat, or for the board: base cards never lie there."""
        kind = self.hire.kinds.get(word, NONE)
        if kind != NONE and self.levels[kind] == 0:
            if seat == NONE:
                at.fault(f"base card {word}", "an employee for hire")
                return NONE
            return self.base[seat].take(at, word)
        return self.hire.take(at, word)

    def take_all(self, words: Words, seat: int = NONE) -> list[int]:
        """All employees of a list."""
        return found(self.take(at, word, seat) for at, word in words)


def found(kinds: Iterable[int]) -> list[int]:
    """The kinds that are some."""
    return [kind for kind in kinds if kind != NONE]


def in_order(s: State, pieces: list[int]) -> list[int]:
    """Pieces in the order of the seed; the state's own streams stay where they are."""
    scratch = blank(State)
    scratch.key[:] = s.key
    pile = np.array(pieces, np.int8)
    shuffle(scratch, ORDER, pile, len(pile))
    return [int(kind) for kind in pile]
