"""Response types of lessons: what each step says, lights and waits for."""

from typing import Literal

from msgspec import Struct

from trianon.server.wire.game_types import GameName, Message


class LitTarget(Struct, frozen=True):
    """Something a step lights: a place of the board, the place of an option, or a panel of the page."""

    kind: Literal["place", "key", "panel"]
    name: str  # a place that ends with "*" stands for all that begin so


class LessonItem(Struct, frozen=True):
    """An entry of a list that a step shows."""

    id: str
    say: Message


class LessonStepInfo(Struct, frozen=True):
    """A step of a lesson."""

    part: int  # counted from 0
    say: Message | None  # null: its answer is given automatically
    answer: str | None  # the key it waits for; null: it only explains
    light: list[LitTarget]  # nothing: the place of its answer
    items: list[LessonItem]
    region: str | None  # of the board, where only one is shown at a time
    brings: bool  # shows what its answer costs and brings
    score: bool  # shows the learner's current score


class LessonInfo(Struct, frozen=True):
    """A lesson: its parts have headings, its steps are numbered from 0."""

    game: GameName
    id: str
    seat: int  # of the learner
    parts: list[Message]
    steps: list[LessonStepInfo]
