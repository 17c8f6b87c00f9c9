"""Response types of match histories and statistics."""

from typing import Literal

from msgspec import Struct

from trianon.server.wire.game_types import GameName, Message

MatchOrder = Literal["newest", "oldest", "points", "place", "longest"]
Opposition = Literal["people", "bots"]
MatchResultKind = Literal["won", "lost"]
Label = Message | str  # a text stands for itself


class FinishedSeat(Struct, frozen=True):
    """A seat of a finished match."""

    seat: int
    name: str
    level: str | None  # of a bot
    you: bool
    was_away: bool  # a stand-in played at some time
    placing: int | None  # none if the table was closed
    points: int | None


class FinishedMatch(Struct, frozen=True):
    """A finished match of mine; its table's id opens replay, analysis and record."""

    id: str
    game: GameName
    edition: str
    lesson: str | None
    from_position: bool  # went on from a position of another match
    ended: float
    answers: int | None  # given in the match; null until it was counted, moments after the end
    seconds: float | None  # from the beginning to the end
    placing: int | None  # mine; none if the table was closed, as players were gone
    points: int | None
    seats: list[FinishedSeat]
    from_device: bool = False  # played on my own device: it counts for no statistics


class MatchHistory(Struct, frozen=True):
    """A page of my finished matches."""

    matches: list[FinishedMatch]
    total: int  # of all pages
    page: int
    pages: int  # that can be asked for
    player_counts: list[int]  # of all my finished matches, whatever the filters


class MeasuredShare(Struct, frozen=True):
    """An estimate with its 95 % interval."""

    value: float
    low: float | None
    high: float | None


class PlayerGroup(Struct, frozen=True):
    """Seats that are compared with others: my latest matches, my earlier ones, people, bots."""

    name: Literal["recent", "before", "people", "bots"]
    seats: int
    points: float  # mean
    win_share: float | None  # null where it means nothing: bots that played among themselves


class FigureRow(Struct, frozen=True):
    """A figure of each group, mean of a match."""

    name: str
    label: Label  # of a stage its name
    values: list[float | None]  # in the order of the groups; null where a group has no matches


class FigureTable(Struct, frozen=True):
    """Figures of one kind: `sources` or `stages` of points, or components of a kind."""

    name: str
    label: Label
    rows: list[FigureRow]


class BotAverages(Struct, frozen=True):
    """The matches that the averages of bots come from."""

    level: str
    matches: int
    date: str
    levels: list[str]  # all with known averages, weakest first


class MyStatistics(Struct, frozen=True):
    """What I win with in a game, in comparison with my own past and with bots."""

    game: GameName
    matches: int  # counted
    groups: list[PlayerGroup]
    tables: list[FigureTable]
    averages: BotAverages | None


class PlayerCount(Struct, frozen=True):
    """How many finished matches of a game have a number of players."""

    players: int
    matches: int


class SeatAdvantage(Struct, frozen=True):
    """How one seat fares, counted from the starting player."""

    win_share: MeasuredShare
    points: MeasuredShare


class PlayerKind(Struct, frozen=True):
    """How people, or bots of a level, fare."""

    name: str  # `person`, or a level
    seats: int
    win_share: MeasuredShare
    points: MeasuredShare


class ComponentRow(Struct, frozen=True):
    """How seats fare that acquired a component."""

    name: str
    label: Label
    seats: int  # that acquired it
    of: int
    win_share: MeasuredShare
    lead: MeasuredShare  # points more than without it


class ComponentTable(Struct, frozen=True):
    """The components of a kind that most seats acquired."""

    kind: str
    label: Label
    rows: list[ComponentRow]


class GameStatistics(Struct, frozen=True):
    """Statistics of the latest finished matches of a game with one number of players on this server."""

    game: GameName
    players: int
    counts: list[PlayerCount]  # of all matches of the game
    matches: int  # that the figures come from
    answers: float | None  # mean length
    seconds: float | None
    has_starting_seat: bool
    seats: list[SeatAdvantage]
    kinds: list[PlayerKind]
    groups: list[PlayerGroup]
    tables: list[FigureTable]
    components: list[ComponentTable]
