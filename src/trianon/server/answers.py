"""Answers: each is one transaction; the same one twice is one; a stale or illegal one changes nothing."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from trianon.core.errors import IllegalAnswer
from trianon.server.deskwork import ask_again, book, picks_of, put_questions, spend
from trianon.server.house import OPEN, RUNNING, House, clock_of, people_of, present_seat
from trianon.server.hub import News
from trianon.server.metrics import ANSWERS
from trianon.server.problems import Conflict, Illegal, Stale, Trouble
from trianon.server.protocol import Accepted
from trianon.server.sitting import Entry, Seated, Sitting
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import ENTRIES
from trianon.server.tables import in_person

BY_PEOPLE, BY_BOTS = ANSWERS.labels("person"), ANSWERS.labels("bot")


class Given(NamedTuple):
    """What became of an answer: its entry, whether it was there before, and the table's row as it is now."""

    number: int
    repeated: bool
    row: TableRow


def answer_as_person(house: House, table: str, person: str, number: int, key: str) -> Accepted:
    """An answer of whoever sits there; answering brings an absent person back."""
    return in_person(house, table, person, lambda: _answer(house, table, person, number, key))


def _answer(house: House, table: str, person: str, number: int, key: str) -> Accepted:
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        seat, seats = present_seat(house, connection, row, person)
        given = give(house, connection, row, seats, seat, number, key, "person")
        at = house.note(given.row, seats)
    if not given.repeated:
        BY_PEOPLE.inc()
        house.hub.tell(News(table, given.number, people_of(seats), at=at))
    return Accepted(given.number, given.repeated)


def answer_as_bot(house: House, table: str, seat: int, number: int, key: str) -> bool:
    """An answer the server found for a seat, if this node still has the claim and the seat still needs it."""
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        seats = house.seats(connection, row)
        if row.claimed != house.config.node or not seats[seat].played_by_server:
            return False
        try:
            given = give(house, connection, row, seats, seat, number, key, "bot")
        except Trouble:
            return False
        at = house.note(given.row, seats)
    BY_BOTS.inc()
    house.hub.tell(News(table, given.number, people_of(seats), at=at))
    return True


def give(
    house: House, connection: Connection, row: TableRow, seats: list[Seated], seat: int, number: int, key: str, by: str
) -> Given:
    """Apply an answer to the decision with this number and write it down."""
    if row.status == OPEN:
        raise Conflict("not-running")
    sitting = house.sittings.at(connection, row)
    earlier = repeated(connection, row, sitting, seat, number, key)
    if earlier is not None:
        return Given(earlier, True, row)
    if row.status != RUNNING:
        raise Conflict("not-running")
    match, desk, now = sitting.match, sitting.desk, house.now()
    if number != desk.opened[seat]:
        raise Stale("stale", given=number, expected=desk.opened[seat])
    before, entry_number, clock = picks_of(match), row.number + 1, clock_of(row)
    was_asked = seat in match.asked()  # who changes a sealed answer was not: no clock ran
    try:
        match.answer(seat, key)
    except IllegalAnswer as error:
        reason = match.why(seat, key) if key in match.setting.keys.codes else None
        raise Illegal("illegal", key=key, rule=error.rule, because=reason) from None
    if clock is not None and was_asked and by == "person":
        spend(desk, seat, clock.free, now)
    put_questions(desk, match, before, seat, entry_number, now)
    if not was_asked or (match.base.picked[seat] > 0 and seat in match.asked()):
        ask_again(desk, seat, now)  # all picks of a sealed answer share one free time
    if by == "bot" and seats[seat].person is not None:
        match.undo_floors[seat] = match.number  # what a stand-in chose is no hint: nobody takes it back at will
        desk.thought[seat] = 0.0  # nor did it take of the person's time
    sitting.line.append(entry_number)
    try:
        entry = Entry(entry_number, "answer", seat, key, number, by, now, (), match.rows[-1])
        moved = book(connection, row, seats, sitting, entry)
    except IntegrityError:
        house.sittings.forget(row.id)
        raise Stale("raced") from None
    return Given(entry_number, False, moved)


def repeated(connection: Connection, row: TableRow, sitting: Sitting, seat: int, number: int, key: str) -> int | None:
    """The entry of this very answer, if it was given before; an answer to a decision passed differently is none."""
    if number == sitting.desk.opened[seat] or number > row.number or key not in sitting.match.setting.keys.codes:
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
