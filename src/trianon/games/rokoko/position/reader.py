"""A position of Rokoko being read, and the pieces not placed yet."""

from trianon.core.fields import Fields
from trianon.core.game import Setting
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import MAX_PIECES, Pool
from trianon.core.positions.reader import PositionReader
from trianon.games.rokoko.position.cards import Cards
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables


class Reader(PositionReader):
    """State shared by all parts of the reader."""

    s: State
    t: Tables

    def __init__(self, setting: Setting, fields: Fields) -> None:
        super().__init__(setting, fields)
        self.cards = Cards(self.t, self.names, self.players)
        self.tiles = Pool("tile", self.names["tile"], self.t.tile_copies.tolist())
        self.dresses = Pool("dress", self.names["dress"], self.t.dress_copies.tolist())

    def taken(self, key: str, pool: Pool) -> list[int]:
        """The pieces of an unordered pile the file names."""
        return pool.take_all(self.fields.names(key, MAX_PIECES))

    def one(self, key: str, pool: Pool) -> int:
        """A single piece, NONE when nothing is said."""
        word = self.fields.text(key, "", 60)
        return pool.take(self.fields.location(key), word) if word else NONE
