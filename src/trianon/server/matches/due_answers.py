"""Answers prepared ahead, after each entry of a match: which still hold, and which one is due."""

from collections.abc import Iterator

import msgspec

from trianon.core.kernel.struct import NONE
from trianon.core.match import Match
from trianon.core.outlook import outlook_of
from trianon.core.standing_rules import Asked, StandingRule, question_name, standing_rules_of
from trianon.server.table_store.entries import Entry
from trianon.server.table_store.prepared import NOTHING, all_prepared, store_prepared
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.prepared_messages import CancelledAnswers, PreparedAnswer, PreparedAnswers


def review_prepared(transaction: TableTransaction, match: Match, entry: Entry, by_hand: int | None) -> None:
    """Cancel what an answer has changed for its owners, as far as they learnt something from it.

    The seat that answered `by_hand` looks at the table, and needs no longer be told what was cancelled before.
    """
    by_seat = all_prepared(transaction.row) if not match.over else {}
    if by_hand in by_seat:
        by_seat[by_hand] = msgspec.structs.replace(by_seat[by_hand], cancelled=None)
    store_prepared(transaction, {seat: _reviewed(match, seat, own, entry) for seat, own in by_seat.items()})


def _reviewed(match: Match, seat: int, prepared: PreparedAnswers, entry: Entry) -> PreparedAnswers:
    if match.undo_horizon(seat) < match.answer_count:  # the seat could still undo it: it has learnt nothing from it
        return prepared
    if prepared.rules:
        told = {event["event"] for event in match.setting.events(entry.event_rows, seat)}
        rules = [rule.name for rule in _rules_that_are_on(match, prepared) if rule.until not in told]
        prepared = msgspec.structs.replace(prepared, rules=rules)
    return _without_changed(match, seat, prepared) if prepared.answers else prepared


def _without_changed(match: Match, seat: int, prepared: PreparedAnswers) -> PreparedAnswers:
    """What is prepared up to the first answer that means something else now, or whose piece is gone."""
    view = match.view(seat)
    for place, answer in enumerate(prepared.answers):
        if match.locate(answer.key) == NONE:
            return _cut(prepared, place, CancelledAnswers("impossible", answer.meaning))
        now = match.setting.wording.option(answer.key, answer.question, view)
        if now != answer.seen and not answer.firm:
            return _cut(prepared, place, CancelledAnswers("changed", answer.meaning, now))
    return prepared


def _cut(prepared: PreparedAnswers, place: int, why: CancelledAnswers) -> PreparedAnswers:
    """What is prepared before an answer: those after it were meant to follow it."""
    return msgspec.structs.replace(prepared, answers=prepared.answers[:place], cancelled=why)


def take_due_answer(transaction: TableTransaction, match: Match) -> tuple[int, str] | None:
    """Take out the next prepared answer to an open question: seat and key; None where nobody has one."""
    by_seat = all_prepared(transaction.row)
    for seat in match.asked():
        prepared = by_seat.get(seat, NOTHING)
        if transaction.seats[seat].played_by_bot or not (prepared.answers or prepared.rules):
            continue
        key, by_seat[seat] = _due(match, seat, prepared)
        store_prepared(transaction, by_seat)
        if key is not None:
            return seat, key
    return None


def _due(match: Match, seat: int, prepared: PreparedAnswers) -> tuple[str | None, PreparedAnswers]:
    """The answer of a seat that is asked, and what remains prepared."""
    question = match.question()
    if prepared.answers and prepared.answers[0].name == question_name(question):
        first, *others = prepared.answers
        why = _reason_against(match, seat, first)
        if why is not None:
            return None, _cut(prepared, 0, why)
        return first.key, msgspec.structs.replace(prepared, answers=others)
    forced = match.forced()
    if prepared.answers and forced is not None:  # what was prepared comes after it
        return forced[1], prepared
    asked = Asked(question, match.options(seat), lambda key, kind: _lowers(match, seat, key, kind))
    keys = (rule.answer(asked) for rule in _rules_that_are_on(match, prepared))
    return next((key for key in keys if key in asked.options), None), prepared


def _reason_against(match: Match, seat: int, answer: PreparedAnswer) -> CancelledAnswers | None:
    """Why a prepared answer is not given after all."""
    if match.why(seat, answer.key) is not None:
        return CancelledAnswers("impossible", answer.meaning)
    now = match.setting.wording.option(answer.key, match.question(), match.view(seat))
    return None if now == answer.meaning or answer.firm else CancelledAnswers("changed", answer.meaning, now)


def _rules_that_are_on(match: Match, prepared: PreparedAnswers) -> Iterator[StandingRule]:
    return (rule for rule in standing_rules_of(match.setting.game) if rule.name in prepared.rules)


def _lowers(match: Match, seat: int, key: str, kind: str) -> bool:
    """Whether a seat has less of something after an option, as far as it can see."""
    outlook = outlook_of(match.setting, match.look(seat))
    cases = [] if outlook is None else outlook.consequences(match.locate(key))
    return any(
        change["kind"] == kind and change.get("seat", seat + 1) == seat + 1 and change["after"] < change["before"]
        for case in cases
        for change in case.changes
    )
