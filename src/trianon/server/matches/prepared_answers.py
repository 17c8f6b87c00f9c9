"""Answers prepared ahead: what a waiting player may prepare, and has prepared."""

from collections.abc import Sequence

import msgspec

from trianon.core.standing_rules import standing_rules_of
from trianon.core.wording import message
from trianon.server.errors import Conflict
from trianon.server.storage.rows import RUNNING
from trianon.server.table_store.match_cache import LoadedMatch
from trianon.server.table_store.prepared import NOTHING, all_prepared, store_prepared
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.prepared_messages import (
    AnswerAhead,
    AnswersAhead,
    NextQuestion,
    PreparedAnswer,
    PreparedAnswers,
    PreparedGiven,
    StandingRuleInfo,
)
from trianon.viewing.next_questions import Futures

Wanted = AnswerAhead | PreparedAnswer  # a new one, or one that is prepared


def preparing_of(tables: TableRepository, table: str, person: str) -> AnswersAhead:
    """What a person has prepared at a table, and the questions that may come next."""
    with tables.read(table) as opened:
        loaded, seat, prepared = _opened(opened, person)
        return _ahead(opened, loaded, prepared, _walk(loaded, seat, prepared, prepared.answers)[1])


def prepare(tables: TableRepository, table: str, person: str, given: PreparedGiven) -> AnswersAhead:
    """Replace what a person has prepared.

    Worlds are played on before the table is locked for the change; an answer of somebody meanwhile makes that stale.
    """
    with tables.read(table) as opened:
        loaded, seat, before = _opened(opened, person)
        number = opened.row.number
        answers, questions = _walk(loaded, seat, before, given.answers)
        known = {rule.name for rule in standing_rules_of(loaded.match.setting.game)}
    prepared = PreparedAnswers(answers, [name for name in dict.fromkeys(given.rules) if name in known])
    with tables.change_as_player(table, person) as (transaction, seat):
        loaded, seat, _ = _opened(transaction, person)
        if transaction.row.number != number:
            raise Conflict("prepared-too-late")
        store_prepared(transaction, {**all_prepared(transaction.row), seat: prepared})
        transaction.cache()
        return _ahead(transaction, loaded, prepared, questions)


def _opened(opened: TableTransaction, person: str) -> tuple[LoadedMatch, int, PreparedAnswers]:
    seat, row = opened.own_seat(person), opened.row
    if row.status != RUNNING:
        raise Conflict("not-running")
    if row.lesson is not None or opened.seats.is_only_person(seat):
        raise Conflict("nothing-to-prepare")
    return opened.match(), seat, all_prepared(row).get(seat, NOTHING)


def _walk(
    loaded: LoadedMatch, seat: int, before: PreparedAnswers, given: Sequence[Wanted]
) -> tuple[list[PreparedAnswer], list[NextQuestion]]:
    """The answers as they are kept, and the questions that may follow them; refuses those to no such question."""
    match = loaded.match
    futures = None if match.over or seat in match.asked() else Futures.of(match, seat)
    answers: list[PreparedAnswer] = []
    for place, wanted in enumerate(given):
        held = before.answers[place] if place < len(before.answers) else None
        if held is not None and (held.name, held.key) == (wanted.name, wanted.key):
            answers.append(msgspec.structs.replace(held, firm=wanted.firm))
        else:
            answers.append(_new_answer(futures, wanted))
        if futures is not None and not futures.answer(wanted.name, wanted.key):
            futures = None
    return answers, [] if futures is None else futures.questions()


def _new_answer(futures: Futures | None, wanted: Wanted) -> PreparedAnswer:
    asked = [] if futures is None else [question for question in futures.questions() if question.name == wanted.name]
    if futures is None or not asked or wanted.key not in asked[0].options:
        raise Conflict("not-to-be-expected")
    [question] = asked
    meaning = question.meanings[question.options.index(wanted.key)]
    seen = futures.present.meaning(wanted.key, question.question)
    return PreparedAnswer(
        question.name, question.question, wanted.key, question.prompt, meaning, seen, wanted.firm
    )  # fmt: skip


def _ahead(
    opened: TableTransaction, loaded: LoadedMatch, prepared: PreparedAnswers, questions: list[NextQuestion]
) -> AnswersAhead:
    rules = standing_rules_of(loaded.match.setting.game)
    standing = [StandingRuleInfo(rule.name, message(f"standing-{rule.name}")) for rule in rules]
    return AnswersAhead(opened.row.number, prepared, standing, questions)
