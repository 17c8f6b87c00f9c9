"""Absence: when a clock, or the others' patience, runs out an opponent plays the seat, until its owner is back."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from sqlalchemy import Connection, select, update

from trianon.server.errors import ApiError, Conflict, NotFound
from trianon.server.matches.bookkeeping import (
    charge_clock,
    clock_deadline,
    replaceable_at,
    resume_clock,
    update_waiting,
)
from trianon.server.matches.match_cache import Seat, seats_of
from trianon.server.node import RUNNING, ServerNode, clock_of, own_seat, people_of
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import SEATS, TABLES

STAND_IN_LEVEL = "journeyman"  # plays for who is absent
BATCH = 50  # tables looked after in one go


def seat_stand_ins(node: ServerNode, connection: Connection, row: TableRow, absent: Sequence[int]) -> list[Seat]:
    """Let the server play these seats until their owners are back; the seats as they are now."""
    connection.execute(
        update(SEATS)
        .where(SEATS.c.table_id == row.id, SEATS.c.seat.in_(absent))
        .values(away=True, was_away=True, level=STAND_IN_LEVEL)
    )
    seats, loaded, clock, now = (
        seats_of(connection, row.id),
        node.match_cache.at(connection, row),
        clock_of(row),
        node.now(),
    )
    for seat in set(absent) & set(loaded.match.asked()):
        if clock is not None:
            charge_clock(loaded.meta, seat, clock.free, now)
    update_waiting(connection, row, seats, loaded, now)
    return seats


def return_seat(node: ServerNode, connection: Connection, row: TableRow, seat: int) -> None:
    """Give an absent person the seat back.

    Whose clock had run out gets fresh free time; who got up of its own will goes on with the clock as it was then.
    Where no clock runs the others' patience begins anew.
    """
    connection.execute(
        update(SEATS).where(SEATS.c.table_id == row.id, SEATS.c.seat == seat).values(away=False, level=None)
    )
    seats, loaded, now = seats_of(connection, row.id), node.match_cache.at(connection, row), node.now()
    if row.status == RUNNING:
        clock = clock_of(row)
        resume_clock(loaded.meta, seat, now)
        if clock is None or clock_deadline(loaded.meta, seat, clock.free) <= now:
            loaded.meta.since[seat] = now
        update_waiting(connection, row, seats, loaded, now)
    else:
        connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(seats_version=row.seats_version + 1))


def overdue_tables(node: ServerNode) -> list[str]:
    """Tables where somebody's clock has run out; idle ones cost nothing, as only deadlines are indexed."""
    with node.store.read() as connection:
        found = connection.execute(
            select(TABLES.c.id).where(TABLES.c.deadline <= node.now()).order_by(TABLES.c.deadline).limit(BATCH)
        )
        return [row.id for row in found]


def expire_clocks(node: ServerNode, table: str) -> bool:
    """Let the server play whoever's clock has run out at a table; False when nobody's had."""
    with node.locked(table), node.store.write() as connection:
        try:
            row = node.load_table(connection, table, for_change=True)
        except NotFound:
            return False
        clock, now = clock_of(row), node.now()
        if row.status != RUNNING or clock is None or row.deadline is None or row.deadline > now:
            return False
        loaded, seats = node.match_cache.at(connection, row), seats_of(connection, table)
        late = [
            seat
            for seat in loaded.match.asked()
            if not seats[seat].played_by_bot and clock_deadline(loaded.meta, seat, clock.free) <= now
        ]
        seats = seat_stand_ins(node, connection, row, late)
    node.pubsub.publish(TableChanged(table, row.number, people_of(seats)))
    return True


def replace_absent(node: ServerNode, table: str, person: str, absent: int) -> None:
    """Where no clock runs: let an opponent stand in for a rival who has not answered for long, until that one is back.

    Seats are counted from 1 here, as people count them.
    """
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        own, seats = own_seat(node, connection, row, person)
        if not 1 <= absent <= row.players:
            raise ApiError("no-seat", seat=absent, players=row.players)
        if row.status != RUNNING:
            raise Conflict("not-running")
        seat = absent - 1
        is_asked = bool(row.asked >> seat & 1)
        waits = not (row.asked >> own & 1 or seats[own].away)  # not one who is late, or absent, too
        if clock_of(row) is not None or not waits or not is_asked or seats[seat].played_by_bot:
            raise Conflict("not-awaited", seat=absent)
        left = replaceable_at(node.match_cache.at(connection, row).meta, seat, row.pace) - node.now()
        if left > 0:
            raise Conflict("patience", minutes=ceil(left / 60))
        seats = seat_stand_ins(node, connection, row, [seat])
    node.pubsub.publish(TableChanged(table, row.number, people_of(seats)))
