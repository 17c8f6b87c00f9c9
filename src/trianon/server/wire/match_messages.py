"""Messages of one match: situation, answers, undo, chat, hints, replay."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trianon.server.limits import MAX_CHAT_CHARS
from trianon.server.wire.field_types import TEXT, By, Count, Key
from trianon.server.wire.game_types import GameEvent, Message, Question, ResultLine
from trianon.server.wire.prepared_messages import PreparedAnswers
from trianon.server.wire.table_messages import TableInfo


class Lack(Struct, frozen=True):
    """A reason against an option: the rule, the id of its text, the missing amount."""

    rule: str
    text: str
    missing: int


class BlockedOptions(Lack, frozen=True):
    """Why options are illegal: a reason, and others that hold at once."""

    keys: list[str]
    also: list[Lack]


class Decision(Struct, frozen=True):
    """The open decision of a seat: answer with its number and one of the keys."""

    number: int
    options: list[str]
    reasons: list[BlockedOptions]  # why options are illegal now; not those about pieces that are not on the table
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
    """An open request to undo beyond what may be undone without consent; waits for the other players' consent."""

    seat: int
    to: int  # the entry to continue from
    agreed: list[int]


class SeedReveal(Struct, frozen=True):
    """The parts of the seed, published when the match is over."""

    secret: str
    salts: list[str]
    seed: str
    committed: list[bool]  # by seat: whether all commitments were known before the salt was sent
    salt_commitments: list[str]  # by seat, empty without a salt; an opened salt fits its commitment


class Result(Struct, frozen=True):
    """The result of a match; points, placings and lines are empty if the table was closed."""

    points: list[int]
    placings: list[int]
    lines: list[ResultLine]
    stood_in: list[int]  # seats that a stand-in played for some time
    fairness: SeedReveal | None  # null after a lesson or a match from a position: nothing proves its seed
    gone: list[int] = []  # seats of players whose time was up when the table was closed, as is its rule


class Situation(Struct, frozen=True, tag_field="type", tag="situation"):
    """Everything a player or spectator needs to display the table."""

    table: TableInfo
    number: int  # of the latest entry included
    since: int
    view: dict[str, Any] | None  # null before the start
    question: Question | None
    decision: Decision | None
    entries: list[EntryView]
    may_undo: bool  # this seat's latest answer revealed nothing to it; see also undo_entry
    may_reconsider: bool
    undo_request: UndoRequest | None
    result: Result | None
    prompt: Message | None = None  # asks this seat; null while it is not asked
    points: list[int] | None = None  # per seat if the match were scored now, without what this viewer cannot see
    hidden_points: list[bool] | None = None  # per seat: whether it may have more
    lesson_answers: int | None = None  # in a lesson: how many answers of this seat count
    undo_entry: int | None = None  # of this seat's latest answer while POST /undo takes it back
    prepared: PreparedAnswers | None = None  # by this seat, or what became of it; null where there is nothing


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

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_CHARS, pattern=TEXT)]


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
    points: list[int] | None = None  # per seat if the match were scored here; while it runs, as this seat saw it
    prompt: Message | None = None
    hidden_points: list[bool] | None = None  # per seat: whether it may have had more
