"""The declaration of a game's steps: each with its number, its name, its arguments and what it may lie on.

Positions, questions, documentation and checks read it, so that a step is described in one place.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from trianon.core.kernel.state import STEP_WIDTH
from trianon.core.kernel.steps import QUESTION, SECRET


class StepKind(NamedTuple):
    """One step: its name, its arguments, and the steps that may lie directly below it outside of a sequence."""

    name: str
    arguments: tuple[str, ...]
    over: tuple[str, ...]


class Steps:
    """The steps of a game, numbered in the order they are declared."""

    def __init__(self) -> None:
        self.kinds: dict[int, StepKind] = {}
        self.sequences: list[tuple[int, ...]] = []
        self._next = {0: 1, QUESTION: QUESTION, SECRET: SECRET}

    def happens(self, name: str, *arguments: str, over: Sequence[str] = ()) -> int:
        """A step that happens by itself."""
        return self._declare(0, name, arguments, over)

    def asks(self, name: str, *arguments: str, over: Sequence[str] = ()) -> int:
        """A question to the seat in its first argument."""
        if arguments[:1] != ("seat",):
            raise ValueError(f"the question {name} asks a seat, which is its first argument")
        return self._declare(QUESTION, name, arguments, over)

    def asks_in_secret(self, name: str, over: Sequence[str] = ()) -> int:
        """A question to several seats at once with sealed answers."""
        return self._declare(SECRET, name, (), over)

    def sequence(self, *steps: int) -> None:
        """Steps that wait together in this order, the next one first; those already done are gone."""
        self.sequences.append(steps)

    def _declare(self, block: int, name: str, arguments: tuple[str, ...], over: Sequence[str]) -> int:
        if len(arguments) >= STEP_WIDTH:
            raise ValueError(f"the step {name} has {len(arguments)} arguments, at most {STEP_WIDTH - 1} fit")
        number = self._next[block]
        self._next[block] = number + 1
        self.kinds[number] = StepKind(name, arguments, tuple(over))
        return number

    @property
    def names(self) -> Mapping[int, str]:
        """The name of every step by its number."""
        return {number: kind.name for number, kind in self.kinds.items()}

    @property
    def questions(self) -> tuple[str, ...]:
        """The names of all questions: those to one seat, then the secret ones."""
        return tuple(self.kinds[number].name for number in sorted(self.kinds) if number >= QUESTION)

    @property
    def open_questions(self) -> int:
        """How many questions are put to one seat."""
        return self._next[QUESTION] - QUESTION

    def arguments_of(self, step: int) -> tuple[str, ...]:
        """What the arguments of a step are."""
        return self.kinds[step].arguments

    def can_wait(self, steps: Sequence[int]) -> bool:
        """Whether these steps can wait together, the next one first.

        At the bottom lies the rest of a sequence; every step above it lies on one of those it is declared `over`.
        """
        return any(self._lies_on(steps, sequence) for sequence in self.sequences)

    def _lies_on(self, steps: Sequence[int], sequence: tuple[int, ...]) -> bool:
        for rest in range(1, len(sequence) + 1):
            if tuple(steps[-rest:]) != sequence[-rest:]:
                return False
            above = steps[: len(steps) - rest]
            if all(
                self.kinds[below].name in self.kinds[step].over for step, below in zip(above, steps[1:], strict=False)
            ):
                return True
        return False
