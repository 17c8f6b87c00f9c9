"""Absence: when a clock, or the others' patience, runs out an opponent plays the seat, until its owner is back."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from sqlalchemy import Connection, select, update

from trianon.server.deskwork import ask_again, due, patience, restand, spend
from trianon.server.house import RUNNING, House, clock_of, own_seat, people_of
from trianon.server.hub import News
from trianon.server.problems import Conflict, Trouble, Unknown
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


def welcome_back(house: House, connection: Connection, row: TableRow, seat: int) -> None:
    """Give an absent person the seat back.

    Whose clock had run out gets fresh free time; who got up of its own will goes on with the clock as it was then.
    Where no clock runs the others' patience begins anew.
    """
    connection.execute(
        update(SEATS).where(SEATS.c.table_id == row.id, SEATS.c.seat == seat).values(away=False, level=None)
    )
    seats, sitting, now = seats_of(connection, row.id), house.sittings.at(connection, row), house.now()
    if row.status == RUNNING:
        clock = clock_of(row)
        ask_again(sitting.desk, seat, now)
        if clock is None or due(sitting.desk, seat, clock.free) <= now:
            sitting.desk.since[seat] = now
        restand(connection, row, seats, sitting, now)
    else:
        connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(crew=row.crew + 1))


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


def replace_absent(house: House, table: str, person: str, absent: int) -> None:
    """Where no clock runs: let an opponent stand in for a rival who has not answered for long, until that one is back.

    Seats are counted from 1 here, as people count them.
    """
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        own, seats = own_seat(house, connection, row, person)
        if not 1 <= absent <= row.players:
            raise Trouble("no-seat", seat=absent, players=row.players)
        if row.status != RUNNING:
            raise Conflict("not-running")
        seat = absent - 1
        is_asked = bool(row.asked >> seat & 1)
        waits = not (row.asked >> own & 1 or seats[own].away)  # not one who is late, or absent, too
        if clock_of(row) is not None or not waits or not is_asked or seats[seat].played_by_server:
            raise Conflict("not-awaited", seat=absent)
        left = patience(house.sittings.at(connection, row).desk, seat, row.pace) - house.now()
        if left > 0:
            raise Conflict("patience", minutes=ceil(left / 60))
        seats = stand_in(house, connection, row, [seat])
    house.hub.tell(News(table, row.number, people_of(seats)))
