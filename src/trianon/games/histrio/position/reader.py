"""A position of Histrio being read, and the pieces not placed yet."""

from trianon.core.fields import Fields
from trianon.core.game import Setting
from trianon.core.kernel.steps import next_step
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import Pool
from trianon.core.positions.reader import PositionReader
from trianon.games.histrio.codes import step
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


class Reader(PositionReader):
    """State shared by all parts of the reader."""

    s: State
    t: Tables

    def __init__(self, setting: Setting, fields: Fields) -> None:
        super().__init__(setting, fields)
        self.cards = Pool("card", self.names["card"], self.t.card_copies.tolist())
        self.requests = Pool("request", self.names["request"], self.t.request_copies.tolist())

    @property
    def sets_out(self) -> bool:
        """Whether the encounters are about to begin, with all caravels on the road."""
        return any(what == step.NEXT_CITY and city == NONE for what, city, *_ in self.steps)

    @property
    def fewest_options(self) -> int:
        """Nobody is asked at a moment without a juggler to use, beside passing."""
        return 2 if next_step(self.s) == step.USE_JUGGLER else 1
