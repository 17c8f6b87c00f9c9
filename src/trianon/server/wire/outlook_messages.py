"""Response types of the outlook: the current score, and the consequences of options."""

from msgspec import Struct

from trianon.server.wire.game_types import Message, OutlookChange


class ScoreLine(Struct, frozen=True):
    """Points from one source, as if the match ended now."""

    points: int
    rule: str
    say: Message  # what is counted
    category: Message


class SeatScore(Struct, frozen=True):
    """The score of a seat as it stands, without what the viewer cannot see."""

    seat: int
    points: int
    lines: list[ScoreLine]
    hidden: list[Message]  # categories of points that the viewer cannot see


class Score(Struct, frozen=True):
    """The score of every seat as it stands."""

    number: int  # of the latest entry included
    seats: list[SeatScore]


class ConsequenceCase(Struct, frozen=True):
    """What an option changes, in one case."""

    case: str  # empty unless the effect depends on the others
    condition: Message | None  # of the case
    changes: list[OutlookChange]
    say: list[Message]  # the changes in words
    chance: bool  # something hidden is shown then
    points: list[int]  # of every seat, as the score would stand


class OptionConsequences(Struct, frozen=True):
    """What an option costs and brings; no case: nothing now."""

    key: str
    cases: list[ConsequenceCase]


class Consequences(Struct, frozen=True):
    """What the options of my decision cost and bring."""

    number: int  # of the decision
    options: list[OptionConsequences]
