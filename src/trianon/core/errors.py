"""Errors for wrong input, as exceptions that survive pickling, so that a worker process can hand them over.

Faults inside files carry ids and arguments of texts; the other errors have an English message of their own.
"""

from collections.abc import Sequence

from trianon.core.faults import Fault, suggestion


class TrianonError(Exception):
    """What was given cannot be used; the message is fit to be shown unchanged."""


class FaultyFile(TrianonError):
    """A file with at least one fault; all of them are reported together, in words by `trianon.texts.faults`."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults: tuple[Fault, ...] = tuple(faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class EditionError(FaultyFile):
    """An edition that cannot be played with."""


class PositionError(FaultyFile):
    """A position that cannot come up at a table."""


class RecordError(FaultyFile):
    """A match file that cannot be read, or that does not replay to what it claims."""


class LessonError(FaultyFile):
    """A lesson that cannot be read."""


class PuzzleError(FaultyFile):
    """A puzzle that cannot be read."""


class IllegalAnswer(TrianonError):
    """An answer the rules do not allow now: which one, by which rule, and what is missing.

    Seats are numbered from 0 in code and from 1 in what people read.
    """

    def __init__(self, key: str, reason: str, rule: str = "", seat: int | None = None) -> None:
        super().__init__(key, reason, rule, seat)
        self.key = key
        self.reason = reason
        self.rule = rule
        self.seat = seat

    def __str__(self) -> str:
        who = "" if self.seat is None else f" by seat {self.seat + 1}"
        why = f"{self.rule}: {self.reason}" if self.rule else self.reason
        return f'the answer "{self.key}"{who} is not legal now: {why}'


class StaleAnswer(TrianonError):
    """An answer to a decision that is no longer, or not yet, the one to be made."""

    def __init__(self, given: int, expected: int) -> None:
        super().__init__(given, expected)
        self.given = given
        self.expected = expected

    def __str__(self) -> str:
        return f"this answer belongs to decision {self.given}, but the match is at decision {self.expected}"


class UnknownGame(TrianonError):
    """An unknown game; the message lists those that can be played."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(name, tuple(known))
        self.name = name
        self.known: tuple[str, ...] = tuple(known)

    def __str__(self) -> str:
        near = suggestion(self.name, self.known)
        hint = f'; did you mean "{near}"?' if near else ""
        known = f"one of {', '.join(self.known)}" if len(self.known) > 1 else f'"{self.known[0]}"'
        return f'there is no game "{self.name}" (expected {known}{hint})'
