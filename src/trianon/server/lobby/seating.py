"""Seats of a table before and during a match: taken, left, cleared by the owner."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from trianon.core.fairness import commitment_of
from trianon.server.errors import ApiError, Conflict, Forbidden, NotFound
from trianon.server.matches.stand_ins import seat_stand_ins
from trianon.server.people.blocks import has_blocked
from trianon.server.people.identity import check_table_limit, name_of
from trianon.server.storage.rows import GONE, OPEN, RUNNING, TableRow
from trianon.server.storage.schema import REMOVED, SEATS, TABLES
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.table_messages import Join, NewTable

# the columns of a seat that is open
NOBODY = {
    "person": None,
    "level": None,
    "name": "",
    "salt": "",
    "salt_commitment": "",
    "kept_for": None,
    "left_at": None,
}


def join(tables: TableRepository, table: str, person: str, wanted: Join) -> None:
    """Take a seat; no effect for a player of the table."""
    with tables.change(table) as transaction:
        row, seats = transaction.row, transaction.seats
        if seats.of(person) is not None:
            return
        if row.is_private:
            raise NotFound("no-table")
        require_open(row)
        if _is_removed(transaction.connection, table, person):
            raise Forbidden("removed")
        if has_blocked(transaction.connection, row.owner, person):
            raise Forbidden("not-welcome")
        # the seat that is kept for this person comes first
        free = [seat.seat for seat in seats if seat.is_open and seat.kept_for == person]
        free += [seat.seat for seat in seats if seat.is_open and seat.kept_for is None]
        if wanted.seat is not None and wanted.seat > row.players:
            raise ApiError("no-seat", seat=wanted.seat, players=row.players)
        if wanted.seat is not None and wanted.seat - 1 not in free:
            raise Conflict("seat-taken", seat=wanted.seat)
        if not free:
            raise Conflict("table-full")
        connection = transaction.connection
        check_table_limit(connection, person)
        seat, name = free[0] if wanted.seat is None else wanted.seat - 1, name_of(connection, person)
        update_seat(
            connection, table, seat, person=person, level=None, name=name, kept_for=None, **salt_columns(wanted)
        )
        update_table(transaction, tables.now())


def leave(tables: TableRepository, table: str, person: str) -> None:
    """Leave a table: an open one frees the seat, or closes with its owner; a running match gets a stand-in.

    Bots alone do not play on: they wait for the person.
    """
    with tables.change(table) as transaction:
        row, seat = transaction.row, transaction.own_seat(person)
        if row.status == OPEN:
            require_open(row)
            update_seat(transaction.connection, table, seat, **NOBODY)
            update_table(transaction, tables.now(), status=GONE if row.owner == person else OPEN)
        elif row.status == RUNNING:
            seat_stand_ins(transaction, [seat], tables.now())
        else:
            raise Conflict("not-running")


def remove(tables: TableRepository, table: str, person: str, seat: int) -> None:
    """Let the owner free a seat before the match begins: a guest's, or one kept for a player; seats count from 0."""
    with tables.change(table) as transaction:
        row, connection = transaction.row, transaction.connection
        transaction.own_seat(person)
        if row.owner != person:
            raise Forbidden("not-owner")
        require_open(row)
        if seat >= row.players:
            raise ApiError("no-seat", seat=seat + 1, players=row.players)
        guest, kept_for = transaction.seats[seat].person, transaction.seats[seat].kept_for
        if guest == person or (guest is None and kept_for is None):
            raise Conflict("nobody-to-remove", seat=seat + 1)
        if guest is not None:
            connection.execute(insert(REMOVED).values(table_id=table, person=guest))
        update_seat(connection, table, seat, **NOBODY)
        update_table(transaction, tables.now())


def require_open(row: TableRow) -> None:
    """Refuse changes of the seats once the match has begun, or is about to."""
    if row.status != OPEN:
        raise Conflict("not-open")
    if row.deadline is not None:
        raise Conflict("opening")


def salt_columns(wanted: NewTable | Join) -> dict[str, str]:
    """The columns of a seat's salt: known with its commitment, or committed and still unknown."""
    if wanted.salt_commitment is None:
        return {"salt": wanted.salt, "salt_commitment": commitment_of(wanted.salt) if wanted.salt else ""}
    return {"salt": "", "salt_commitment": wanted.salt_commitment}


def _is_removed(connection: Connection, table: str, person: str) -> bool:
    found = select(REMOVED.c.person).where(REMOVED.c.table_id == table, REMOVED.c.person == person)
    return connection.execute(found).first() is not None


def update_table(transaction: TableTransaction, now: float, **values: Any) -> None:
    """Update the row after a change of the seats, and notify its present and former players."""
    row, before = transaction.row, transaction.seats.people()
    transaction.connection.execute(
        update(TABLES).where(TABLES.c.id == row.id).values(seats_version=row.seats_version + 1, changed=now, **values)
    )
    now_seated = transaction.reload_seats().people()
    transaction.publish(row.number, left=[person for person in before if person not in now_seated])


def update_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    """Write columns of a seat; `update_table` makes the change known."""
    connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(**values))
