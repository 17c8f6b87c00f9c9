"""Messages about tables: created, joined, left, listed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trianon.core.editions.load import DEFAULT
from trianon.server.limits import MAX_EDITION_CHARS, MAX_MATCH_FILE_CHARS
from trianon.server.wire.field_types import (
    MAX_COUNT,
    MAX_PLAYERS,
    CommitmentHash,
    GoneRule,
    Level,
    Pace,
    RestReason,
    Salt,
    SeatNumber,
    Status,
    WatchPolicy,
    Word,
)
from trianon.server.wire.game_types import GameName


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a seat: free seconds per decision, then the reserve; it may rest on Saturdays and Sundays."""

    free: Annotated[int, Meta(ge=5, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)]
    rests_at_weekends: bool = False  # of each player, in the player's time zone


class MatchFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A match file as it was saved."""

    text: Annotated[str, Meta(max_length=MAX_MATCH_FILE_CHARS)]


class DeviceMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match on a person's own device: its file, and the level of the bot in each seat, null for the person's."""

    text: Annotated[str, Meta(max_length=MAX_MATCH_FILE_CHARS)]
    levels: Annotated[list[Level | None], Meta(max_length=MAX_PLAYERS)]
    hints: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a new table; seats without a bot stay open for people."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=MAX_PLAYERS)]
    edition: Word = DEFAULT
    edition_text: Annotated[str, Meta(max_length=MAX_EDITION_CHARS)] | None = None
    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS)] = []
    pace: Pace = "live"
    clock: Clock | None = None
    when_gone: GoneRule = "bot"  # what happens when a player's time is up
    open_information: bool = False
    hints: bool = False
    watch: WatchPolicy = "link"
    listed: bool = False
    start: bool = False  # immediately; needs a bot for every other seat
    seat: SeatNumber | None = None  # the owner's seat; null: random
    salt: Salt = ""  # known to the server from now on
    salt_commitment: CommitmentHash | None = None  # or its SHA-256; the salt follows as `OpenedSalt`


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a finished match on against bots, from the position after its first `at` answers."""

    at: Annotated[int, Meta(ge=0, le=MAX_COUNT)]
    seat: SeatNumber  # mine; what it could not see is sampled
    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS)]  # of the other seats, in their order


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, any open one unless `seat` names it."""

    seat: SeatNumber | None = None
    salt: Salt = ""  # known to the server from now on
    salt_commitment: CommitmentHash | None = None  # or its SHA-256; the salt follows as `OpenedSalt`


class OpenedSalt(Struct, frozen=True, forbid_unknown_fields=True):
    """The salt behind my commitment, sent once all commitments are known."""

    salt: Salt


class Removal(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who is asked to leave, or a seat that is no longer kept for its player."""

    seat: SeatNumber


class AbsentSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of an absent player."""

    seat: SeatNumber


class BotSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots for the seats that are still open at the start."""

    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS)] = []


class RestInfo(Struct, frozen=True):
    """A time in which a player's clock stands still."""

    begin: float
    until: float
    reason: RestReason


class SeatInfo(Struct, frozen=True):
    """A seat and its player."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    kept: bool  # open, but kept for a player of the match before
    level: str | None
    you: bool
    away: bool  # a stand-in plays until the person is back
    was_away: bool  # a stand-in played at some time in this match
    reserve: float | None  # seconds left in reserve when the open decision began
    due: float | None  # when this seat's clock runs out
    replaceable_at: float | None  # without a clock: when the others may replace this player
    absent_since: float | None = None  # the player was seen leaving and is not connected; only told to players
    rest: RestInfo | None = None  # in which the player's clock stands still: the present one, or one within a week
    here: bool = False  # the player has looked at the match and was not seen leaving; only told to players
    asleep_until: float | None = None  # the player has quiet hours; only told to players of slow tables


class SaltOpening(Struct, frozen=True):
    """The seats are final and the committed salts are awaited: the match begins with the last one, or at `until`."""

    salt_commitments: list[str]  # by seat, empty without a salt
    until: float


class TableInfo(Struct, frozen=True):
    """A table without its match."""

    id: str
    game: GameName
    edition: str
    players: int
    pace: Pace
    clock: Clock | None
    open_information: bool
    hints: bool
    watch: WatchPolicy
    listed: bool
    status: Status
    created: float
    changed: float
    commitment: str  # SHA-256 of the secret half of the seed
    number: int  # of the latest entry
    rules: int
    seats: list[SeatInfo]
    asked: list[int]  # seats the match waits for
    is_owner: bool
    your_turn: bool
    unseen: int  # entries not yet seen
    rematch: str | None
    lesson: str | None = None  # the lesson the match began with; its seed is fixed
    opening: SaltOpening | None = None  # between start and match, while committed salts are awaited
    from_position: bool = False  # the match went on from a position of another one, against bots
    revised: bool = False  # an answer was taken back after its consequences were seen: the match does not count
    from_device: bool = False  # the match began on the device of its player
    points: list[int] | None = None  # of every seat, once the match is over
    placings: list[int] | None = None
    when_gone: GoneRule = "bot"  # what happens when a player's time is up


class TableList(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableInfo]
