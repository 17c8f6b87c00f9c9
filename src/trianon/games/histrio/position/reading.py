"""A position being read: the file's fields, the state they fill, and the pieces not placed yet."""

from __future__ import annotations

from trianon.core.fields import Fields
from trianon.core.game import Names, Setting
from trianon.core.record import NONE, blank
from trianon.core.steps import Step
from trianon.games.histrio.codes import step
from trianon.games.histrio.position.pool import Pool
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables

MOST_PIECES = 100  # in one list


class Reading:
    """What all parts of the reading share."""

    def __init__(self, setting: Setting, fields: Fields) -> None:
        self.fields, self.players = fields, setting.players
        self.s = blank(State)
        self.t: Tables = setting.t
        self.names: Names = setting.names
        self.cards = Pool("card", self.names["card"], self.t.card_copies.tolist())
        self.requests = Pool("request", self.names["request"], self.t.request_copies.tolist())
        self.phase = ""
        self.steps: list[Step] = []

    @property
    def sets_out(self) -> bool:
        """Whether the encounters are about to begin, with all caravels on the road."""
        return any(what == step.NEXT_CITY and city == NONE for what, city, *_ in self.steps)

    @property
    def next_step(self) -> int:
        """The step that happens first, 0 when none waits."""
        return self.steps[0][0] if self.steps else 0
