"""Contract 11: answers under seal may come in any order, and be changed on the way: the match goes on the same."""

from collections.abc import Iterator
from random import Random

from tests.contract.table import Played, copy, hurry, picks_missing
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Answer, Match

RECONSIDER = "reconsider"


def questions(played: Played) -> Iterator[tuple[int, int]]:
    """The stretches of answers to one question put to several seats at once: the first one, and the one after."""
    first = None
    for number in range(len(played.states)):
        missing = picks_missing(played.state(number))
        if missing and first is None:
            first = number
        if missing == 1 and first is not None:
            yield first, number + 1
            first = None


def orders(answers: list[Answer], rng: Random) -> Iterator[list[Answer]]:
    """The same answers as they might have come: seat after seat, from the last seat on, all mixed up."""
    seats = sorted({answer.seat for answer in answers})
    for order in (seats, seats[::-1], rng.sample(seats, len(seats))):
        yield [answer for seat in order for answer in answers if answer.seat == seat]
    for _ in range(3):
        waiting = {seat: [answer for answer in answers if answer.seat == seat] for seat in seats}
        turns = [answer.seat for answer in answers]
        rng.shuffle(turns)
        yield [waiting[seat].pop(0) for seat in turns]


def without_count(match: Match) -> bytes:
    """A state without the number of its answers, which counts those that were taken back too."""
    s = copy(match.setting, match.s)
    s.horizon[: s.players] -= s.answers
    s.answers = 0
    return to_bytes(s)


def test_the_order_of_sealed_answers_does_not_matter(matches: list[Played]) -> None:
    found = 0
    for played in matches:
        for first, after in questions(played):
            answers = played.match.answers[first:after]
            shown = played.after(after - 1)
            shown.answer(answers[-1].seat, answers[-1].key)
            for order in orders(answers, Random(first)):
                match = played.after(first)
                for answer in order:
                    match.answer(answer.seat, answer.key)
                assert to_bytes(match.s) == played.states[after]
                assert match.events(None)[-len(shown.events(None)) + 1 :] == shown.events(None)[1:]
                found += 1
    assert found


def test_a_sealed_answer_that_was_changed_leaves_no_trace(matches: list[Played]) -> None:
    changed = 0
    for played in matches:
        for first, after in questions(played):
            answers, rng = played.match.answers[first:after], Random(first)
            match = played.after(first)
            last = answers[-1].seat  # the seat that closes the question cannot reconsider
            for seat in sorted({answer.seat for answer in answers if answer.seat != last}):
                while not match.may_reconsider(seat):
                    match.answer(seat, rng.choice(match.options(seat)))
                assert match.options(seat) == [RECONSIDER]
                match.answer(seat, RECONSIDER)
                changed += 1
            for answer in answers:
                match.answer(answer.seat, answer.key)
            assert without_count(match) == without_count(played.after(after))
            assert hurry(played.setting, match.s, played.match.answers[after:]) == len(played.match.answers) - after
            assert match.result() == played.match.result()
    assert changed
