"""Lists of tables: a person's own, and the public lobby."""

from math import inf

from sqlalchemy import ColumnElement, Connection, case, select, update

from trianon.server.limits import TABLES_PER_LIST
from trianon.server.matches.situations import table_info
from trianon.server.people.blocks import without_blocks
from trianon.server.storage.rows import (
    GONE,
    OPEN,
    OVER,
    RUNNING,
    SEAT_COLUMNS,
    SEATS_WITH_PEOPLE,
    TABLE_COLUMNS,
    Seat,
    Seats,
    table_rows,
)
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.storage.store import Store
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.table_messages import TableInfo


def my_tables(store: Store, person: str, now: float) -> list[TableInfo]:
    """The tables of a person: the person's turn first, the least time left first, then running, open and finished ones.

    Finished tables are the first to fall off a long list.
    """
    with store.read() as connection:
        own = select(TABLES.c.id, TABLES.c.status).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        own = own.where(SEATS.c.person == person, TABLES.c.status != GONE)  # the rest of a row is long: sorted without
        found = connection.execute(own.order_by(TABLES.c.status == OVER, TABLES.c.changed.desc())).fetchmany(
            TABLES_PER_LIST
        )
        infos = table_infos(connection, TABLES.c.id.in_([row.id for row in found]), person, now)
    order = {RUNNING: 0, OPEN: 1, OVER: 2}
    return sorted(infos, key=lambda info: (not info.your_turn, time_up(info), order[info.status], -info.changed))


def time_up(table: TableInfo) -> float:
    """When the person of a list has no time left at a table with other people, infinite where nobody waits for it."""
    own = next((seat for seat in table.seats if seat.you), None)
    others = any(seat.kind == "person" and not seat.you for seat in table.seats)
    if own is None or not table.your_turn or not others:
        return inf
    return own.due or own.replaceable_at or inf


def lobby(store: Store, person: str | None, now: float) -> list[TableInfo]:
    """The public tables without blocks between viewer and players: those with an open seat, then running ones."""
    with store.read() as connection:
        seat = select(SEATS.c.seat).where(
            SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_(None), SEATS.c.level.is_(None)
        )
        meets_nobody_blocked = without_blocks(person)
        is_open = (TABLES.c.status == OPEN) & TABLES.c.listed & seat.exists()
        waiting = table_infos(connection, is_open & meets_nobody_blocked, person, now)
        to_watch = (TABLES.c.status == RUNNING) & TABLES.c.listed & (TABLES.c.watch == "anyone") & meets_nobody_blocked
        return waiting + table_infos(connection, to_watch, person, now)


def table_infos(connection: Connection, which: ColumnElement[bool], person: str | None, now: float) -> list[TableInfo]:
    """The most recently changed tables that match a condition."""
    wanted = select(*TABLE_COLUMNS).where(which).order_by(TABLES.c.changed.desc()).limit(TABLES_PER_LIST)
    rows = table_rows(connection.execute(wanted))
    seats = _seats(connection, [row.id for row in rows])
    metas = [MatchMeta.of_row(row) if row.status == RUNNING else None for row in rows]
    return [table_info(row, seats[row.id], person, meta, now) for row, meta in zip(rows, metas, strict=True)]


def mark_seen(tables: TableRepository, table: str, person: str, number: int) -> None:
    """Store the latest entry a person has seen, and that the person looks at the table now."""
    with tables.change(table) as transaction:
        row, seat = transaction.row, transaction.own_seat(person)
        seen = max(0, min(number, row.number))
        transaction.connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            .values(seen_entry=case((SEATS.c.seen_entry < seen, seen), else_=SEATS.c.seen_entry), looked=tables.now())
        )
        transaction.update_cached_seat(seat, seen)


def _seats(connection: Connection, tables: list[str]) -> dict[str, Seats]:
    rows = connection.execute(
        select(SEATS.c.table_id, *SEAT_COLUMNS)
        .select_from(SEATS_WITH_PEOPLE)
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.seat)
    )
    found: dict[str, Seats] = {table: Seats() for table in tables}
    for row in rows:
        found[row.table_id].append(Seat(*row[1:]))
    return found
