"""Answers taken back: the latest of one seat, or those of all seats from one on."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, NamedTuple

from trianon.core.match import Match

StateBefore = Callable[[int], Any]  # (index of an answer) -> the state before it


class AnswerLog(NamedTuple):
    """A match, the entries of its answers, and a way to the states before them."""

    match: Match
    numbers: list[int]  # of the entries, in the order of the answers; changed with the match
    state_before: StateBefore


def first_answer(log: AnswerLog, seat: int, first: int) -> int:
    """The place of a seat's first answer from an entry on."""
    numbers, answers = log.numbers, log.match.answers
    return next(i for i in range(bisect_left(numbers, first), len(numbers)) if answers[i].seat == seat)


def undo_own(log: AnswerLog, seat: int, first: int) -> list[int]:
    """Undo a seat's answers from an entry on, as far as they revealed nothing; their entries.

    Sealed answers of others stay.
    """
    dropped = []
    while (last := log.match.last_undoable(seat)) is not None and log.numbers[last] >= first:
        log.match.undo(seat, log.state_before(last))
        dropped.append(log.numbers.pop(last))
    return sorted(dropped)


def is_revealing(log: AnswerLog, by: int, index: int) -> bool:
    """Whether a seat has seen more since the answer at `index` than it may take back by itself."""
    return index < log.match.undo_horizon(by)


def rewind(log: AnswerLog, by: int, index: int, *, unseals: bool) -> list[int]:
    """Undo the answers of all seats from the one at `index` on; their entries.

    With `unseals` others choose anew what they had sealed there, and picks of `by` from before the reveal stay.
    """
    match, numbers = log.match, log.numbers
    first = _before_sealed(log, by, index) if unseals else index
    later = list(zip(numbers, match.answers, strict=True))[first:]
    kept = [(number, answer) for number, answer in later[: index - first] if answer.seat == by]
    match.rewind(first, log.state_before(first))
    for _, answer in kept:
        match.answer(by, answer.key)
    numbers[first:] = [number for number, _ in kept]
    return [number for number, _ in later if number not in dict(kept)]


def _before_sealed(log: AnswerLog, by: int, index: int) -> int:
    """The first of the answers before `index` that other seats had sealed there, or `index`."""
    while index:
        picked = log.state_before(index).picked
        if not any(picked[seat] for seat in range(log.match.setting.players) if seat != by):
            break
        index -= 1
    return index
