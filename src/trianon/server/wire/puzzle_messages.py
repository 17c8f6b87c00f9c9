"""Response types of puzzles: the table at its question, and what every answer is worth."""

from typing import Any

from msgspec import Struct

from trianon.server.wire.game_types import GameName, Message, Question
from trianon.server.wire.match_messages import Decision
from trianon.server.wire.outlook_messages import OptionConsequences


class PuzzleAnswer(Struct, frozen=True):
    """An answer of a puzzle as deep search values it; standings run from 0 to 1."""

    key: str
    standing: float
    error: float  # standard error of the standing
    loss: float  # of standing against the best answer, in the same sampled worlds
    loss_error: float
    reasons: list[Message]  # why the best answer is better; of the best one, why it beats the next


class PuzzleInfo(Struct, frozen=True):
    """A puzzle: what its seat sees and is asked, and its answers, the best first."""

    game: GameName
    id: str
    players: int
    edition: str  # a built-in one
    seat: int
    stars: int  # 1 to 5
    view: dict[str, Any]
    question: Question
    prompt: Message
    decision: Decision
    points: list[int] | None  # per seat if the match were scored now, without what the seat cannot see
    hidden_points: list[bool] | None  # per seat: whether it may have more
    consequences: list[OptionConsequences]  # what the options cost and bring
    answers: list[PuzzleAnswer]
