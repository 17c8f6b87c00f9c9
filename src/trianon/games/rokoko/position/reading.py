"""A position being read: the file's fields, the state they fill, and the pieces not placed yet."""

from __future__ import annotations

from trianon.core.fields import Fields
from trianon.core.game import Names, Setting
from trianon.core.record import NONE, blank
from trianon.core.steps import Step
from trianon.games.rokoko.position.pieces import Cards, Pool, found
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables

MOST_PIECES = 100  # in one list


class Reading:
    """What all parts of the reading share."""

    def __init__(self, setting: Setting, fields: Fields) -> None:
        self.fields, self.players = fields, setting.players
        self.s = blank(State)
        self.t: Tables = setting.t
        self.names: Names = setting.names
        self.cards = Cards(self.t, self.names, self.players)
        self.tiles = Pool("tile", self.names["tile"], self.t.tile_copies[: len(self.names["tile"])].tolist())
        self.dresses = Pool("dress", self.names["dress"], self.t.dress_copies[: len(self.names["dress"])].tolist())
        self.phase = ""
        self.steps: list[Step] = []

    def taken(self, key: str, pool: Pool) -> list[int]:
        """The pieces of an unordered pile the file names."""
        return found(pool.take(at, word) for at, word in self.fields.words(key, MOST_PIECES) or [])

    def one(self, key: str, pool: Pool) -> int:
        """A single piece, NONE when nothing is said."""
        word = self.fields.text(key, "", 60)
        return pool.take(self.fields.place(key), word) if word else NONE
