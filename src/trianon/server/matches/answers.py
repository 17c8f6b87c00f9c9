"""Answers: one transaction each. A repeated answer counts once; a stale or illegal one changes nothing."""

from typing import Literal, NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from trianon.core.errors import IllegalAnswer
from trianon.server.errors import ApiError, Conflict, RuleViolation, StaleDecision
from trianon.server.limits import MAX_GIVEN_AT_ONCE
from trianon.server.matches.due_answers import review_prepared, take_due_answer
from trianon.server.metrics import ANSWERS
from trianon.server.node import ServerNode
from trianon.server.storage.rows import OPEN, RUNNING
from trianon.server.storage.schema import ENTRIES
from trianon.server.table_store.entries import Entry
from trianon.server.table_store.match_cache import LoadedMatch
from trianon.server.table_store.rests import rests_of
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.match_messages import Accepted
from trianon.viewing.match_view import sealed_counts

BY_PEOPLE, BY_BOTS = ANSWERS.labels("person"), ANSWERS.labels("bot")


class GivenAnswer(NamedTuple):
    """An answer as it arrives: the seat that gives it, the number of its decision, the key of the option."""

    seat: int
    number: int
    key: str
    by: Literal["person", "bot"]


def answer_as_person(
    tables: TableRepository, table: str, person: str, number: int, key: str, *, blocking: bool = True
) -> Accepted:
    """Apply a person's answer; reclaims the seat from a stand-in first."""
    with tables.change_as_player(table, person, blocking=blocking) as (transaction, seat):
        accepted = apply_answer(transaction, GivenAnswer(seat, number, key, "person"), tables.now())
    if not accepted.repeated:
        BY_PEOPLE.inc()
    return accepted


def answer_as_bot(node: ServerNode, table: str, seat: int, number: int, key: str, *, blocking: bool = True) -> bool:
    """Apply a bot's answer if this node still holds the claim and a bot still plays the seat; whether it was."""
    with node.tables.change(table, blocking=blocking) as transaction:
        if transaction.row.claimed_by != node.config.node_name or not transaction.seats[seat].played_by_bot:
            return False
        try:
            apply_answer(transaction, GivenAnswer(seat, number, key, "bot"), node.now())
        except ApiError:
            return False
    BY_BOTS.inc()
    return True


def apply_answer(transaction: TableTransaction, given: GivenAnswer, now: float) -> Accepted:
    """Apply an answer to the match, and those prepared ahead that it makes due; notify subscribers after the commit."""
    row = transaction.row
    if row.status == OPEN:
        raise Conflict("not-running")
    loaded = transaction.match()
    earlier = find_repeated(transaction, loaded, given)
    if earlier is not None:
        transaction.cache()
        return Accepted(earlier, True)
    if row.status != RUNNING:
        raise Conflict("not-running")
    number = _append_answer(transaction, loaded, given, now)
    if row.prepared is not None:
        _give_prepared(transaction, loaded, given.seat if given.by == "person" else None, now)
    transaction.publish(transaction.row.number, version=transaction.cache())
    return Accepted(number, False)


def _give_prepared(transaction: TableTransaction, loaded: LoadedMatch, by_hand: int | None, now: float) -> None:
    """Give the prepared answers that are due, in the transaction of the answer before them; each is checked again."""
    review_prepared(transaction, loaded.match, loaded.recent[-1], by_hand)
    for _ in range(MAX_GIVEN_AT_ONCE):
        due = take_due_answer(transaction, loaded.match)
        if due is None:
            return
        seat, key = due
        given = GivenAnswer(seat, loaded.meta.opened[seat], key, "person")
        _append_answer(transaction, loaded, given, now, by_hand=False)
        review_prepared(transaction, loaded.match, loaded.recent[-1], None)


def _append_answer(
    transaction: TableTransaction, loaded: LoadedMatch, given: GivenAnswer, now: float, *, by_hand: bool = True
) -> int:
    """Apply an answer to an open decision and write its entry; the number of the entry."""
    row, seat, match, meta = transaction.row, given.seat, loaded.match, loaded.meta
    if given.number != meta.opened[seat]:
        raise StaleDecision("stale", given=given.number, expected=meta.opened[seat])
    before, number, clock = sealed_counts(match), row.number + 1, row.clock_settings()
    was_asked = seat in match.asked()  # False for a changed sealed answer: no clock was running
    if given.key not in match.setting.keys.codes:  # the error of the rules would search all keys for a similar one
        raise RuleViolation("illegal", key=given.key)
    try:
        match.answer(seat, given.key)
    except IllegalAnswer as error:
        reason = match.why(seat, given.key)
        raise RuleViolation("illegal", key=given.key, rule=error.rule, because=reason) from None
    rests = rests_of(row, transaction.seats[seat])
    if clock is not None and was_asked and given.by == "person":
        meta.charge_clock(seat, clock.free, now, rests)
    meta.open_decisions(match, before, seat, number, now)
    if not was_asked or (match.base.picked[seat] > 0 and seat in match.asked()):
        meta.resume_clock(seat, now, rests)  # all picks of a sealed answer share one free time
    if given.by == "bot" and transaction.seats[seat].person is not None:
        match.undo_floors[seat] = match.answer_count  # a stand-in's choice is no free hint: it cannot be undone at will
        meta.thought[seat] = 0.0  # and used none of the person's time
    loaded.entry_numbers.append(number)
    try:
        entry = Entry(number, "answer", seat, given.key, given.number, given.by, now, (), match.event_rows[-1])
        transaction.append_entry(loaded, entry, by_hand=by_hand)
    except IntegrityError:
        transaction.discard_match()
        raise StaleDecision("raced") from None
    return number


def find_repeated(transaction: TableTransaction, loaded: LoadedMatch, given: GivenAnswer) -> int | None:
    """The entry of the same answer sent before; None if the decision was answered otherwise or is still open."""
    row, seat, number, key, _ = transaction.row, *given
    if number == loaded.meta.opened[seat] or number > row.number or key not in loaded.match.setting.keys.codes:
        return None
    found = transaction.connection.execute(
        select(ENTRIES.c.number).where(
            ENTRIES.c.table_id == row.id,
            ENTRIES.c.number > number,
            ENTRIES.c.seat == seat,
            ENTRIES.c.decision == number,
            ENTRIES.c.key == key,
            ENTRIES.c.kind == "answer",
        )
    ).first()
    return None if found is None else int(found.number)
