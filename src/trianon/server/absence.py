"""Absence: when a clock runs out an opponent plays the seat, until its owner is back; the result says so."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from trianon.server.deskwork import due, restand, spend
from trianon.server.house import RUNNING, House, clock_of, people_of
from trianon.server.hub import News
from trianon.server.problems import Unknown
from trianon.server.sitting import Seated, seats_of
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import SEATS, TABLES

STAND_IN = "journeyman"  # plays for who is absent
MOST = 50  # tables looked after in one go


def stand_in(house: House, connection: Connection, row: TableRow, absent: Sequence[int]) -> list[Seated]:
    """Let the server play these seats until their owners are back; the seats as they are now."""
    connection.execute(
        update(SEATS)
        .where(SEATS.c.table_id == row.id, SEATS.c.seat.in_(absent))
        .values(away=True, was_away=True, level=STAND_IN)
    )
    seats, sitting, clock, now = (
        seats_of(connection, row.id),
        house.sittings.at(connection, row),
        clock_of(row),
        house.now(),
    )
    for seat in set(absent) & set(sitting.match.asked()):
        if clock is not None:
            spend(sitting.desk, seat, clock.free, now)
    restand(connection, row, seats, sitting, now)
    return seats


def welcome_back(house: House, connection: Connection, row: TableRow, seat: int) -> tuple[TableRow, list[Seated]]:
    """Give an absent person the seat back; the table and its seats as they are now.

    Whose clock had run out gets fresh free time; who got up of its own will goes on with the clock as it was.
    """
    connection.execute(
        update(SEATS).where(SEATS.c.table_id == row.id, SEATS.c.seat == seat).values(away=False, level=None)
    )
    seats, sitting, now = seats_of(connection, row.id), house.sittings.at(connection, row), house.now()
    if row.status == RUNNING:
        clock = clock_of(row)
        if clock is not None and due(sitting.desk, seat, clock.free) <= now:
            sitting.desk.since[seat] = now
        restand(connection, row, seats, sitting, now)
    return house.table(connection, row.id), seats


def overdue(house: House) -> list[str]:
    """Tables where somebody's clock has run out; idle ones cost nothing, as only deadlines are indexed."""
    with house.store.read() as connection:
        found = connection.execute(
            select(TABLES.c.id).where(TABLES.c.deadline <= house.now()).order_by(TABLES.c.deadline).limit(MOST)
        )
        return [row.id for row in found]


def call_time(house: House, table: str) -> bool:
    """Let the server play whoever's clock has run out at a table; False when nobody's had."""
    with house.changing(table), house.store.write() as connection:
        try:
            row = house.table(connection, table, for_change=True)
        except Unknown:
            return False
        clock, now = clock_of(row), house.now()
        if row.status != RUNNING or clock is None or row.deadline is None or row.deadline > now:
            return False
        sitting, seats = house.sittings.at(connection, row), seats_of(connection, table)
        late = [
            seat
            for seat in sitting.match.asked()
            if not seats[seat].played_by_server and due(sitting.desk, seat, clock.free) <= now
        ]
        seats = stand_in(house, connection, row, late)
    house.hub.tell(News(table, row.number, people_of(seats)))
    return True
