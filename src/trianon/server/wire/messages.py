"""What goes over the wire, both ways. The OpenAPI document and the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MAX_PLAYERS, MAX_CHAT, MAX_EDITION = 5, 500, 200_000

# What must not be in a line: control characters, line ends, and marks that turn the direction of writing around.
UNSEEN = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff"
END = r"$(?!\n)"  # `$` alone lets a line end pass
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[^{UNSEEN}]+{END}")]
Word = Annotated[str, Meta(max_length=64, pattern=rf"^[^{UNSEEN}]*{END}")]
Salt = Annotated[str, Meta(max_length=64, pattern=rf"^[A-Za-z0-9_-]*{END}")]
TABLE_ID = rf"^[A-Za-z0-9_-]{{1,32}}{END}"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
Key = Annotated[str, Meta(min_length=1, max_length=80, pattern=rf"^[!-~]+{END}")]
SeatNumber = Annotated[int, Meta(ge=1, le=MAX_PLAYERS)]
MAX_COUNT = 1_000_000_000  # of anything that is counted
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Level = Literal["random", "thumb", "apprentice", "journeyman", "master"]
Language = Literal["en", "de", "zh"]
Pace = Literal["live", "slow"]
WatchPolicy = Literal["anyone", "link", "nobody"]
Status = Literal["open", "running", "over", "gone"]
By = Literal["person", "bot"]


# -- people


class Me(Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str
    language: Language
    is_new: bool = False


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to be called and spoken to in."""

    name: Name | None = None
    language: Language | None = None


class Link(Struct, frozen=True):
    """A private link that moves my identity to another device, once."""

    token: str
    expires: float


class Entrance(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a private link."""

    token: Annotated[str, Meta(min_length=8, max_length=100)]


# -- tables


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time a seat has: so many seconds free at each decision, then those in reserve."""

    free: Annotated[int, Meta(ge=5, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its owner wants it; seats without an opponent wait for people."""

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
    start: bool = False  # at once, when no seat is left open
    seat: SeatNumber | None = None  # where I sit; None: drawn
    salt: Salt = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a seat, any open one unless it is named."""

    seat: SeatNumber | None = None
    salt: Salt = ""


class Absent(Struct, frozen=True, forbid_unknown_fields=True):
    """A rival who is not there any more."""

    seat: SeatNumber


class Filling(Struct, frozen=True, forbid_unknown_fields=True):
    """Which opponents sit down on the seats that are still open when the match starts."""

    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS)] = []


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None
    you: bool
    away: bool  # an opponent stands in until this person is back
    was_away: bool  # one did, at some time in this match
    reserve: float | None  # seconds left in reserve when the present decision began
    due: float | None  # when this seat's clock runs out
    patience: float | None  # where no clock runs: when the others may let an opponent stand in for this seat


class TableInfo(Struct, frozen=True):
    """A table from outside."""

    id: str
    game: str
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
    unseen: int  # entries since I looked last
    rematch: str | None


class Tables(Struct, frozen=True):
    """Some tables."""

    tables: list[TableInfo]


# -- a seat's situation


class Reason(Struct, frozen=True):
    """Why these options are not legal: the rule, the name of the text, how much is missing."""

    rule: str
    text: str
    missing: int
    keys: list[str]


class Decision(Struct, frozen=True):
    """What this seat is asked: answer with the number and one of the keys."""

    number: int
    options: list[str]
    reasons: list[Reason]  # against other options; those that are out of question now are left out


class Told(Struct, frozen=True):
    """One entry of the match as this seat heard it."""

    number: int
    kind: Literal["start", "answer", "undo"]
    seat: int | None
    by: By
    at: float
    undone: list[int]
    events: list[dict[str, Any]]


class Wish(Struct, frozen=True):
    """A wish to take back more than the rules of information allow, waiting for the others' consent."""

    seat: int
    to: int  # after which entry the match shall go on
    agreed: list[int]


class Fairness(Struct, frozen=True):
    """What the seed was made of; told when the match is over."""

    secret: str
    salts: list[str]
    seed: str


class Result(Struct, frozen=True):
    """How a match ended."""

    points: list[int]
    placings: list[int]
    lines: list[dict[str, Any]]  # the final scoring, line by line
    stood_in: list[int]  # seats that an opponent played for some time
    fairness: Fairness


class Situation(Struct, frozen=True, tag_field="type", tag="situation"):
    """Everything a seat, or a spectator, needs to go on."""

    table: TableInfo
    number: int  # of the latest entry told here
    since: int
    view: dict[str, Any] | None  # None before the start
    question: dict[str, Any] | None
    decision: Decision | None
    entries: list[Told]
    may_undo: bool
    may_reconsider: bool
    wish: Wish | None
    result: Result | None


class AnswerGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the decision with this number."""

    number: Count
    key: Key


class Accepted(Struct, frozen=True):
    """The answer counts; it may have been there already."""

    number: int  # of its entry
    repeated: bool


class WishGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """After which entry the match shall go on."""

    to: Count


class Consent(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I agree that the match goes back; `to` names the wish I was shown, so that no other one is meant."""

    agree: bool
    to: Count | None = None


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """Something said at a table."""

    table: str
    number: int
    name: str
    seat: int | None
    text: str
    at: float


class ChatLines(Struct, frozen=True):
    """What was said."""

    lines: list[ChatLine]


class ChatGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[
        str, Meta(min_length=1, max_length=MAX_CHAT, pattern=r"^[^\u0000-\u0008\u000b-\u001f\ud800-\udfff]+$")
    ]


class HintLine(Struct, frozen=True):
    """What search thinks of one option."""

    key: str
    visits: int
    share: float
    value: float | None
    placing: float | None
    lead: float | None


class Hints(Struct, frozen=True):
    """The options of a decision, the best first."""

    number: int
    hints: list[HintLine]


class Moment(Struct, frozen=True):
    """A match after so many answers, as one seat saw it."""

    table: str
    answers: int  # how many the match has, of those that count
    at: int
    seat: int | None
    view: dict[str, Any]
    question: dict[str, Any]
    entry: Told | None  # what led here
    points: list[int] | None = None  # of every seat, if the match were scored here; only of a finished match


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    editions: list[str]


class Games(Struct, frozen=True):
    """What can be played, and against whom."""

    games: list[GameInfo]
    levels: list[str]


class EditionInfo(Struct, frozen=True):
    """The components of an edition, as its file describes them, and the keys its options can have."""

    id: str
    digest: str
    data: dict[str, Any]
    names: dict[str, list[str]]
    provenance: dict[str, str]


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """What is wrong with a request, in the asker's language."""

    error: str  # a fixed name
    text: str
    rule: str | None = None
    reason: str | None = None  # the name of the rule text
    missing: int | None = None
    situation: Situation | None = None  # where the match stands instead
    table: str | None = None  # over the socket: which table it is about


class Health(Struct, frozen=True):
    """Whether this node can work."""

    status: Literal["ok", "degraded"]
    database: bool
    redis: bool | None
    version: str
