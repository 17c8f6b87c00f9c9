"""Employees that a position has not placed yet."""

from trianon.core.faults import FileLocation
from trianon.core.fields import LocatedNames
from trianon.core.game import Names
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import Pool
from trianon.games.rokoko.tables import Tables


class Cards:
    """Employees: those for hire lie in one pool, the base cards in one for each seat."""

    def __init__(self, t: Tables, names: Names, players: int) -> None:
        self.names = names["card"]
        self.levels = t.card_level[: len(self.names)].tolist()
        copies = t.card_copies[: len(self.names)].tolist()
        self.hire = Pool("employee", self.names, [c if level else 0 for c, level in zip(copies, self.levels)])
        base = [0 if level else c for c, level in zip(copies, self.levels)]
        self.base = [Pool("employee", self.names, base) for _ in range(players)]

    def take(self, at: FileLocation, word: str, seat: int = NONE) -> int:
        """An employee for a seat, or for the board: base cards never lie there."""
        kind = self.hire.kinds.get(word, NONE)
        if kind != NONE and self.levels[kind] == 0:
            if seat == NONE:
                at.fault("base-card", card=word)
                return NONE
            return self.base[seat].take(at, word)
        return self.hire.take(at, word)

    def take_all(self, words: LocatedNames | None, seat: int = NONE) -> list[int]:
        """All employees of a list."""
        kinds = [self.take(at, word, seat) for at, word in words or []]
        return [kind for kind in kinds if kind != NONE]
