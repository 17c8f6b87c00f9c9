"""Messages of answers prepared ahead; only the player who prepared them gets any."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trianon.server.limits import MAX_PREPARED, MAX_STANDING_RULES
from trianon.server.wire.field_types import Key, QuestionName, Word
from trianon.server.wire.game_types import Message, Question

CancelReason = Literal["changed", "impossible", "undone", "stand-in"]


class PreparedAnswer(Struct, frozen=True):
    """An answer to a question that is still to come."""

    name: str  # of the question
    question: Question
    key: str
    prompt: Message
    meaning: Message  # as it was told when it was prepared: it is cancelled when it would read otherwise
    seen: Message  # the same as the table stood then
    firm: bool  # given even if its meaning has changed


class CancelledAnswers(Struct, frozen=True):
    """Why prepared answers are no more."""

    reason: CancelReason
    meaning: Message | None  # of the first of them; null where only standing rules ended
    now: Message | None = None  # what it would mean now, where that is the reason


class PreparedAnswers(Struct, frozen=True):
    """What a player has prepared at a table."""

    answers: list[PreparedAnswer] = []  # given in this order
    rules: list[str] = []  # standing rules that are on
    cancelled: CancelledAnswers | None = None


class StandingRuleInfo(Struct, frozen=True):
    """A rule that answers a kind of question as long as it is on."""

    name: str
    say: Message


class NextQuestion(Struct, frozen=True):
    """A question that may come next, with the options it may have."""

    name: str
    question: Question
    prompt: Message
    options: list[str]
    meanings: list[Message]


class AnswersAhead(Struct, frozen=True):
    """What is prepared, and what more can be."""

    number: int  # of the latest entry
    prepared: PreparedAnswers
    standing: list[StandingRuleInfo]
    next: list[NextQuestion]  # the likeliest first


class AnswerAhead(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to prepare."""

    name: QuestionName
    key: Key
    firm: bool = False


class PreparedGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is to be prepared, in place of what was; what was cancelled is forgotten."""

    answers: Annotated[list[AnswerAhead], Meta(max_length=MAX_PREPARED)] = []
    rules: Annotated[list[Word], Meta(max_length=MAX_STANDING_RULES)] = []
