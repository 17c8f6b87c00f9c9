"""Stand-ins: a bot plays the seat of an absent person, after a clock ran out or on request, until they return.

A table may have the rule that it is closed instead.
"""

from collections.abc import Sequence
from math import ceil

from sqlalchemy import select, update

from trianon.server.errors import ApiError, Conflict, NotFound
from trianon.server.limits import EXPIRED_CLOCKS_PER_PASS
from trianon.server.node import ServerNode
from trianon.server.storage.rows import RUNNING
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.table_store.clocks import answer_deadline
from trianon.server.table_store.prepared import cancel_prepared
from trianon.server.table_store.rests import rests_of
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.table_store.table_transaction import TableTransaction

STAND_IN_LEVEL = "journeyman"


def seat_stand_ins(transaction: TableTransaction, absent: Sequence[int], now: float) -> None:
    """Let bots play these seats until their owners are back, and notify subscribers after the commit."""
    row = transaction.row
    transaction.connection.execute(
        update(SEATS)
        .where(SEATS.c.table_id == row.id, SEATS.c.seat.in_(absent))
        .values(away=True, was_away=True, level=STAND_IN_LEVEL)
    )
    transaction.reload_seats()
    loaded, clock = transaction.match(), row.clock_settings()
    for seat in set(absent) & set(loaded.match.asked()):
        if clock is not None:
            loaded.meta.charge_clock(seat, clock.free, now, rests_of(row, transaction.seats[seat]))
    transaction.update_waiting(now)
    cancel_prepared(transaction, "stand-in", set(absent))
    transaction.publish(row.number)


def overdue_tables(node: ServerNode) -> list[str]:
    """Tables with an expired clock; idle tables cost nothing, as only deadlines are indexed."""
    with node.store.read() as connection:
        found = connection.execute(
            select(TABLES.c.id)
            .where(TABLES.c.deadline <= node.now(), TABLES.c.game.not_in(node.preparation.waiting_games()))
            .order_by(TABLES.c.deadline)
            .limit(EXPIRED_CLOCKS_PER_PASS)
        )
        return [row.id for row in found]


def expire_clocks(tables: TableRepository, table: str) -> bool:
    """Apply the rule of a table wherever a person has no time left; False if none can have.

    A deadline may be too early: days off suspend clocks, and are noted at tables by a deadline that is past.
    """
    try:
        with tables.change(table) as transaction:
            row, now = transaction.row, tables.now()
            if row.status != RUNNING or row.deadline is None or row.deadline > now:
                return False
            loaded, seats = transaction.match(), transaction.seats
            deadlines = {
                seat: answer_deadline(row, seats, loaded.meta, seat)
                for seat in loaded.match.asked()
                if not seats[seat].played_by_bot
            }
            late = [seat for seat, deadline in deadlines.items() if deadline is not None and deadline <= now]
            if not late:
                transaction.update_deadline()
            elif row.when_gone == "close" and len(seats.people()) > 1:
                transaction.close(late, now)
            else:
                seat_stand_ins(transaction, late, now)
    except NotFound:
        return False
    return True


def replace_absent(tables: TableRepository, table: str, person: str, absent: int) -> None:
    """At a table without a clock: seat a stand-in for a player past the absence limit.

    `absent` counts seats from 1, as the API does.
    """
    with tables.change(table) as transaction:
        row, seats = transaction.row, transaction.seats
        own = transaction.own_seat(person)
        if not 1 <= absent <= row.players:
            raise ApiError("no-seat", seat=absent, players=row.players)
        if row.status != RUNNING:
            raise Conflict("not-running")
        seat, now = absent - 1, tables.now()
        is_asked = bool(row.asked >> seat & 1)
        waits = not (row.asked >> own & 1 or seats[own].away)  # late or absent players may not replace others
        if row.clock_settings() is not None or not waits or not is_asked or seats[seat].played_by_bot:
            raise Conflict("not-awaited", seat=absent)
        left = transaction.match().meta.replaceable_at(seat, row.pace, rests_of(row, seats[seat])) - now
        if left > 0:
            raise Conflict("not-yet-replaceable", minutes=ceil(left / 60))
        seat_stand_ins(transaction, [seat], now)
