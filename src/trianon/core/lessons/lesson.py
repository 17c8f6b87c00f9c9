"""A lesson: a match with a fixed seed, scripted answers of the rivals, and steps that explain and ask.

The learner plays the real game. A step either explains (it has no answer, and the learner goes on when ready) or asks
for one answer of the learner; a step without a text is answered automatically. Lessons name no words: messages are
those of the game's Fluent files, and numbers in them come from the edition.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import REFERENCE
from trianon.core.game import Setting
from trianon.core.match import Start
from trianon.core.match_state import MatchState
from trianon.core.wording import Argument, Message, message

PLACE, KEY, PANEL = "place", "key", "panel"  # kinds of targets
PANELS = ("prompt", "groups", "rivals", "chronicle", "board")  # parts of the page that every table has


@dataclass(frozen=True)
class LessonTarget:
    """Something on the table that a step lights: a place, the place of an option, or a panel of the page."""

    kind: str
    name: str  # of a place: all that begin with it, where it ends with "*"


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson."""

    part: str  # consecutive steps of one part share a heading
    say: str = ""  # the last part of the message's name; empty: answered automatically
    answer: str = ""  # the option key it waits for; empty: it only explains
    light: tuple[LessonTarget, ...] = ()
    items: tuple[str, ...] = ()  # attributes of the message, shown as a list
    numbers: Mapping[str, str] = field(default_factory=dict)  # arguments of the message: keys of values of the edition
    pieces: Mapping[str, str] = field(default_factory=dict)  # arguments of the message: names of pieces and places
    region: str = ""  # of the board, where only one is shown at a time
    brings: bool = False  # shows what its answer costs and brings
    score: bool = False  # shows the learner's current score


@dataclass(frozen=True)
class Lesson:
    """A lesson of one game."""

    game: str
    id: str
    players: int
    seat: int  # of the learner, from 0
    seed: str
    level: str  # of the rivals once their script has ended
    rivals: Mapping[int, tuple[str, ...]]  # by seat: their answers in order
    steps: tuple[LessonStep, ...]
    edition: str = REFERENCE  # a built-in one

    @property
    def parts(self) -> list[str]:
        """The parts in their order."""
        return list(dict.fromkeys(step.part for step in self.steps))

    @property
    def answers(self) -> list[str]:
        """The answers of the learner in their order."""
        return [step.answer for step in self.steps if step.answer]

    def start(self) -> Start:
        """How the match of the lesson begins."""
        return Start(self.seed)

    def heading(self, part: str) -> Message:
        """The heading of a part."""
        return message(f"lesson-{self.id}-part-{part}")

    def message_of(self, step: LessonStep, setting: Setting) -> Message:
        """The message of a step, with its numbers and pieces."""
        return message(f"lesson-{self.id}-{step.say}", **_arguments(step, setting))

    def items_of(self, step: LessonStep, setting: Setting) -> list[Message]:
        """The messages of a step's list."""
        return [message(f"lesson-{self.id}-{step.say}.{item}", **_arguments(step, setting)) for item in step.items]

    def step_at(self, answered: int, seen: int) -> int:
        """The index of the present step: after `answered` answers of the learner, and explanations seen before `seen`.

        `len(steps)` once the lesson is over.
        """
        given = [index for index, step in enumerate(self.steps) if step.answer]
        first = given[answered - 1] + 1 if 0 < answered <= len(given) else 0 if answered <= 0 else len(self.steps)
        last = given[answered] if answered < len(given) else len(self.steps)
        return min(max(first, seen), last)

    def scripted_answer(self, match: MatchState, seat: int, answered: int) -> str | None:
        """The next answer of a rival that has answered so often; None after its script, or where that is not legal."""
        keys = self.rivals.get(seat, ())
        if answered >= len(keys) or keys[answered] not in match.options(seat):
            return None
        return keys[answered]


def _arguments(step: LessonStep, setting: Setting) -> dict[str, Argument]:
    numbers = {name: value_of(setting.edition, key) for name, key in step.numbers.items()}
    return {**numbers, **{name: {"piece": piece} for name, piece in step.pieces.items()}}


def value_of(edition: Edition, key: str) -> int:
    """A number of an edition by its key; of a list, the entry that the last part counts from 1."""
    if key in edition.values:
        return int(edition.values[key])
    table, _, index = key.rpartition(".")
    return int(edition.values[table][int(index) - 1])
