"""Answers: each is one transaction; the same one twice is one; a stale or illegal one changes nothing."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from trianon.core.errors import IllegalAnswer
from trianon.server.errors import ApiError, Conflict, RuleViolation, StaleDecision
from trianon.server.lobby.tables import reclaiming_seat
from trianon.server.matches.bookkeeping import append_entry, charge_clock, open_decisions, resume_clock, sealed_counts
from trianon.server.matches.match_cache import Entry, LoadedMatch, Seat
from trianon.server.metrics import ANSWERS
from trianon.server.node import OPEN, RUNNING, ServerNode, active_seat, clock_of, people_of
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import ENTRIES
from trianon.server.wire.messages import Accepted

BY_PEOPLE, BY_BOTS = ANSWERS.labels("person"), ANSWERS.labels("bot")


class AppliedAnswer(NamedTuple):
    """What became of an answer: its entry, whether it was there before, and the table's row as it is now."""

    number: int
    repeated: bool
    row: TableRow


def answer_as_person(node: ServerNode, table: str, person: str, number: int, key: str) -> Accepted:
    """An answer of whoever sits there; answering brings an absent person back."""
    return reclaiming_seat(node, table, person, lambda: _answer(node, table, person, number, key))


def _answer(node: ServerNode, table: str, person: str, number: int, key: str) -> Accepted:
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        seat, seats = active_seat(node, connection, row, person)
        given = apply_answer(node, connection, row, seats, seat, number, key, "person")
        version = node.cache_table(given.row, seats)
    if not given.repeated:
        BY_PEOPLE.inc()
        node.pubsub.publish(TableChanged(table, given.number, people_of(seats), version=version))
    return Accepted(given.number, given.repeated)


def answer_as_bot(node: ServerNode, table: str, seat: int, number: int, key: str) -> bool:
    """An answer the server found for a seat, if this node still has the claim and the seat still needs it."""
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        seats = node.seats(connection, row)
        if row.claimed_by != node.config.node_name or not seats[seat].played_by_bot:
            return False
        try:
            given = apply_answer(node, connection, row, seats, seat, number, key, "bot")
        except ApiError:
            return False
        version = node.cache_table(given.row, seats)
    BY_BOTS.inc()
    node.pubsub.publish(TableChanged(table, given.number, people_of(seats), version=version))
    return True


def apply_answer(
    node: ServerNode,
    connection: Connection,
    row: TableRow,
    seats: list[Seat],
    seat: int,
    number: int,
    key: str,
    by: str,
) -> AppliedAnswer:
    """Apply an answer to the decision with this number and write it down."""
    if row.status == OPEN:
        raise Conflict("not-running")
    loaded = node.match_cache.at(connection, row)
    earlier = find_repeated(connection, row, loaded, seat, number, key)
    if earlier is not None:
        return AppliedAnswer(earlier, True, row)
    if row.status != RUNNING:
        raise Conflict("not-running")
    match, meta, now = loaded.match, loaded.meta, node.now()
    if number != meta.opened[seat]:
        raise StaleDecision("stale", given=number, expected=meta.opened[seat])
    before, entry_number, clock = sealed_counts(match), row.number + 1, clock_of(row)
    was_asked = seat in match.asked()  # who changes a sealed answer was not: no clock ran
    try:
        match.answer(seat, key)
    except IllegalAnswer as error:
        reason = match.why(seat, key) if key in match.setting.keys.codes else None
        raise RuleViolation("illegal", key=key, rule=error.rule, because=reason) from None
    if clock is not None and was_asked and by == "person":
        charge_clock(meta, seat, clock.free, now)
    open_decisions(meta, match, before, seat, entry_number, now)
    if not was_asked or (match.base.picked[seat] > 0 and seat in match.asked()):
        resume_clock(meta, seat, now)  # all picks of a sealed answer share one free time
    if by == "bot" and seats[seat].person is not None:
        match.undo_floors[seat] = match.number  # what a stand-in chose is no hint: nobody takes it back at will
        meta.thought[seat] = 0.0  # nor did it take of the person's time
    loaded.entry_numbers.append(entry_number)
    try:
        entry = Entry(entry_number, "answer", seat, key, number, by, now, (), match.rows[-1])
        moved = append_entry(connection, row, seats, loaded, entry)
    except IntegrityError:
        node.match_cache.forget(row.id)
        raise StaleDecision("raced") from None
    return AppliedAnswer(entry_number, False, moved)


def find_repeated(
    connection: Connection, row: TableRow, loaded: LoadedMatch, seat: int, number: int, key: str
) -> int | None:
    """The entry of this very answer, if it was given before; an answer to a decision passed differently is none."""
    if number == loaded.meta.opened[seat] or number > row.number or key not in loaded.match.setting.keys.codes:
        return None
    found = connection.execute(
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
