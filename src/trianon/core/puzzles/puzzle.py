"""A puzzle: a position as one seat sees it, in which exactly one answer is clearly best.

What the seat cannot see was sampled from its view before the position was written, so a puzzle holds nothing that its
solver could not know. Values and reasons were found by search; reasons are messages, so that they exist in every
language.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from trianon.core.wording import Message

MAX_STARS = 5


@dataclass(frozen=True)
class PuzzleOption:
    """An answer of a puzzle, as deep search values it."""

    key: str
    standing: float  # 0 to 1: the expected mix of victory and lead
    error: float  # its standard error
    loss: float  # of standing against the best answer in the same worlds; 0 for the best answer itself
    loss_error: float
    reasons: tuple[Message, ...] = ()  # why the best answer is better; of the best answer, why it beats the next one


@dataclass(frozen=True)
class PuzzleSource:
    """The match between bots that a puzzle comes from."""

    seed: str
    bots: tuple[str, ...]
    answers: int  # given before


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of one game."""

    game: str
    players: int
    seat: int  # of the solver, from 0
    stars: int  # 1 to MAX_STARS: by the simulations a search needs for the answer, and by the players
    question: str  # the name of what is asked
    position: str  # the text of a position file
    options: tuple[PuzzleOption, ...]  # the best first, then by loss
    source: PuzzleSource

    @property
    def id(self) -> str:
        """A short fingerprint of the position; the order of these ids is arbitrary, as that of the days is."""
        return blake2b(self.position.encode(), digest_size=4).hexdigest()

    @property
    def best(self) -> PuzzleOption:
        """The answer."""
        return self.options[0]

    @property
    def gap(self) -> float:
        """How much standing the second best answer loses."""
        return self.options[1].loss

    def option(self, key: str) -> PuzzleOption:
        """What is known about an answer."""
        return next(option for option in self.options if option.key == key)


def in_order(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Puzzles as lists show and number them: the easy ones first, of these those with few players."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.stars, puzzle.players, puzzle.id))
