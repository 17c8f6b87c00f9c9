"""Request and response types of the HTTP API; the OpenAPI document and the TypeScript types derive from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trianon.server.wire.game_types import GameEvent, GameName, Message, PieceNames, Question, ResultLine

MAX_PLAYERS, MAX_CHAT, MAX_EDITION, MAX_MATCH_FILE = 5, 500, 200_000, 250_000

# Forbidden in one-line texts: control characters, line ends, bidirectional overrides.
UNSEEN = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff"
END = r"$(?!\n)"  # `$` alone matches before a final line end
TEXT = r"^[^\u0000-\u0008\u000b-\u001f\ud800-\udfff]*$"  # of several lines
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[^{UNSEEN}]+{END}")]
Word = Annotated[str, Meta(max_length=64, pattern=rf"^[^{UNSEEN}]*{END}")]
Salt = Annotated[str, Meta(max_length=64, pattern=rf"^[A-Za-z0-9_-]*{END}")]
CommitmentHash = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{64}}{END}")]
TABLE_ID = rf"^[A-Za-z0-9_-]{{1,32}}{END}"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
Key = Annotated[str, Meta(min_length=1, max_length=80, pattern=rf"^[!-~]+{END}")]
SeatNumber = Annotated[int, Meta(ge=1, le=MAX_PLAYERS)]
MAX_COUNT = 1_000_000_000  # upper bound of counters
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Level = Literal["random", "novice", "thumb", "apprentice", "journeyman", "master", "grandmaster"]
Language = Literal["en", "de", "zh"]
Pace = Literal["live", "slow"]
WatchPolicy = Literal["anyone", "link", "nobody"]
Status = Literal["open", "running", "over", "gone"]
By = Literal["person", "bot"]


# -- tables


class Commitment(Struct, frozen=True):
    """The hash of a secret that a table of mine can be made with; keep it, then send a salt with it."""

    commitment: str
    expires: float


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a seat: free seconds per decision, then the reserve."""

    free: Annotated[int, Meta(ge=5, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)]


class MatchFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A match file as it was saved."""

    text: Annotated[str, Meta(max_length=MAX_MATCH_FILE)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a new table; seats without a bot stay open for people."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=MAX_PLAYERS)]
    edition: Word = "reference"
    edition_text: Annotated[str, Meta(max_length=MAX_EDITION)] | None = None
    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS)] = []
    pace: Pace = "live"
    clock: Clock | None = None
    open_information: bool = False
    hints: bool = False
    watch: WatchPolicy = "link"
    listed: bool = False
    start: bool = False  # immediately; needs a bot for every other seat
    seat: SeatNumber | None = None  # the owner's seat; null: random
    salt: Salt = ""
    commitment: CommitmentHash | None = None  # one I was given before; without it the server draws a new secret


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a finished match on against bots, from the position after its first `at` answers."""

    at: Annotated[int, Meta(ge=0, le=MAX_COUNT)]
    seat: SeatNumber  # mine; what it could not see is sampled
    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS)]  # of the other seats, in their order


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, any open one unless `seat` names it."""

    seat: SeatNumber | None = None
    salt: Salt = ""
    commitment: CommitmentHash | None = None  # of the table, as I saw it before; for a rematch one I was given


class Removal(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who is asked to leave, or a seat that is no longer kept for its player."""

    seat: SeatNumber


class AbsentSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of an absent player."""

    seat: SeatNumber


class BotSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots for the seats that are still open at the start."""

    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS)] = []


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
    patience: float | None  # without a clock: when the others may replace this player


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
    from_position: bool = False  # the match went on from a position of another one, against bots
    points: list[int] | None = None  # of every seat, once the match is over
    placings: list[int] | None = None


class TableList(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableInfo]


# -- a seat's situation


class BlockedOptions(Struct, frozen=True):
    """Why options are illegal: the rule, the id of its text, the missing amount."""

    rule: str
    text: str
    missing: int
    keys: list[str]


class Decision(Struct, frozen=True):
    """The open decision of a seat: answer with its number and one of the keys."""

    number: int
    options: list[str]
    reasons: list[BlockedOptions]  # why other options are illegal; impossible ones are omitted
    meanings: list[Message]  # of the options, in their order: "you may …"


class EntryView(Struct, frozen=True):
    """An entry of the match as one viewer sees it."""

    number: int
    kind: Literal["start", "answer", "undo"]
    seat: int | None
    by: By
    at: float
    undone: list[int]
    events: list[GameEvent]


class UndoRequest(Struct, frozen=True):
    """An open request to undo beyond the horizon, waiting for the other players' consent."""

    seat: int
    to: int  # the entry to continue from
    agreed: list[int]


class SeedReveal(Struct, frozen=True):
    """The parts of the seed, published when the match is over."""

    secret: str
    salts: list[str]
    seed: str
    committed: list[bool]  # by seat: whether its salt was sent with the commitment, and so after it


class Result(Struct, frozen=True):
    """The result of a match."""

    points: list[int]
    placings: list[int]
    lines: list[ResultLine]
    stood_in: list[int]  # seats that a stand-in played for some time
    fairness: SeedReveal | None  # null after a lesson or a match from a position: nothing proves its seed


class Situation(Struct, frozen=True, tag_field="type", tag="situation"):
    """Everything a player or spectator needs to display the table."""

    table: TableInfo
    number: int  # of the latest entry included
    since: int
    view: dict[str, Any] | None  # null before the start
    question: Question | None
    decision: Decision | None
    entries: list[EntryView]
    may_undo: bool
    may_reconsider: bool
    undo_request: UndoRequest | None
    result: Result | None
    prompt: Message | None = None  # asks this seat; null while it is not asked
    points: list[int] | None = None  # per seat if the match were scored now, without what this viewer cannot see
    hidden_points: list[bool] | None = None  # per seat: whether it may have more
    lesson_answers: int | None = None  # in a lesson: how many answers of this seat count


class AnswerGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the decision `number`."""

    number: Count
    key: Key


class Accepted(Struct, frozen=True):
    """The answer counts; `repeated` if it was received before."""

    number: int  # of its entry
    repeated: bool


class UndoTarget(Struct, frozen=True, forbid_unknown_fields=True):
    """The entry to continue from."""

    to: Count


class Consent(Struct, frozen=True, forbid_unknown_fields=True):
    """Consent to an undo request or its refusal; `to` guards against answering a different request."""

    agree: bool
    to: Count | None = None


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """A chat line."""

    table: str
    number: int
    name: str
    seat: int | None
    text: str
    at: float


class ChatLines(Struct, frozen=True):
    """Chat lines, oldest first."""

    lines: list[ChatLine]


class ChatGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat line to post."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT, pattern=TEXT)]


class HintLine(Struct, frozen=True):
    """The statistics of search for one option."""

    key: str
    visits: int
    share: float
    value: float | None
    placing: float | None
    lead: float | None
    chance: float | None  # of winning, calibrated; none where nothing was fitted for this number of players
    margin: Literal["clear", "slight", "even"] | None  # of the best option over the next
    reasons: list[Message]  # for the best option against the next


class Hints(Struct, frozen=True):
    """The options of a decision, best first."""

    number: int
    hints: list[HintLine]


class ReplayPosition(Struct, frozen=True):
    """A match after a number of answers, as one seat saw it."""

    table: str
    answers: int  # in the whole match, without undone ones
    at: int
    seat: int | None
    view: dict[str, Any]
    question: Question
    entry: EntryView | None  # that led to this state
    points: list[int] | None = None  # per seat if the match were scored here; finished matches only
    prompt: Message | None = None


class GameInfo(Struct, frozen=True):
    """A game this server offers."""

    name: str
    rules: int
    seats: list[int]
    editions: list[str]


class GamePreparation(Struct, frozen=True):
    """Whether the rules of a game are compiled on this node; matches can be played once they are."""

    game: GameName
    ready: bool
    share: float  # of the rules that are compiled, 0 to 1
    seconds: int | None  # that the rest will take, null while that cannot be estimated


class Preparation(Struct, frozen=True):
    """The games this node prepares, compiled or not."""

    games: list[GamePreparation]


class Games(Struct, frozen=True):
    """The games and bot levels this server offers."""

    games: list[GameInfo]
    levels: list[str]


class EditionInfo(Struct, frozen=True):
    """The components of an edition as in its file, and the names its option keys use."""

    id: str
    digest: str
    data: dict[str, Any]
    names: dict[str, list[str]]
    provenance: dict[str, str]
    pieces: PieceNames


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """An error, with a text in the language of the request."""

    error: str  # error code
    text: str
    rule: str | None = None
    reason: str | None = None  # the id of the rule's text
    missing: int | None = None
    situation: Situation | None = None  # the present situation
    table: str | None = None  # on the socket: the table concerned


class Health(Struct, frozen=True):
    """Health of a node."""

    status: Literal["ok", "degraded"]
    database: bool
    redis: bool | None
    version: str
