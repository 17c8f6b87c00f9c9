"""Lists of tables: mine, and those that wait for anybody."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, select, update

from trianon.server.matches.match_cache import MatchMeta, Seat, meta_of
from trianon.server.matches.situations import table_info
from trianon.server.node import OPEN, OVER, RUNNING, ServerNode, own_seat
from trianon.server.storage.rows import COLUMNS, TableRow, table_rows
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.wire.messages import TableInfo

LIST_LIMIT = 100  # tables in one list


def my_tables(node: ServerNode, person: str) -> list[TableInfo]:
    """The tables a person sits at: running ones first, those that wait for this person before all.

    Finished ones are the first to fall off a long list.
    """
    with node.store.read() as connection:
        own = select(SEATS.c.table_id).where(SEATS.c.person == person)
        going = table_infos(connection, (TABLES.c.id.in_(own)) & TABLES.c.status.in_((OPEN, RUNNING)), person)
        infos = (
            going
            + table_infos(connection, (TABLES.c.id.in_(own)) & (TABLES.c.status == OVER), person)[
                : LIST_LIMIT - len(going)
            ]
        )
    order = {RUNNING: 0, OPEN: 1, OVER: 2}
    return sorted(infos, key=lambda info: (not info.your_turn, order[info.status], -info.changed))


def lobby(node: ServerNode, person: str | None) -> list[TableInfo]:
    """The public tables: those with an open seat, then those that anybody may watch."""
    with node.store.read() as connection:
        seat = select(SEATS.c.seat).where(
            SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_(None), SEATS.c.level.is_(None)
        )
        waiting = table_infos(connection, (TABLES.c.status == OPEN) & TABLES.c.listed & seat.exists(), person)
        to_watch = (TABLES.c.status == RUNNING) & TABLES.c.listed & (TABLES.c.watch == "anyone")
        return waiting + table_infos(connection, to_watch, person)


def table_infos(connection: Connection, which: ColumnElement[bool], person: str | None) -> list[TableInfo]:
    """The latest tables of a kind, with who sits there."""
    wanted = select(*COLUMNS).where(which).order_by(TABLES.c.changed.desc()).limit(LIST_LIMIT)
    rows = table_rows(connection.execute(wanted))
    seats = _seats(connection, [row.id for row in rows])
    return [table_info(row, seats[row.id], person, _meta(row)) for row in rows]


def mark_seen(node: ServerNode, table: str, person: str, number: int) -> None:
    """Note what a person has seen of a table."""
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table)
        seat, seats = own_seat(node, connection, row, person)
        seen = max(0, min(number, row.number))
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.seen_entry < seen)
            .values(seen_entry=seen)
        )
        known = node.table_cache.get(table)
        if known is not None and known.row.seats_version == row.seats_version:
            again = [replace(one, seen_entry=max(one.seen_entry, seen)) if one.seat == seat else one for one in seats]
            node.cache_table(known.row, again)


def _meta(row: TableRow) -> MatchMeta | None:
    return meta_of(row) if row.status == RUNNING else None


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    columns = [SEATS.c[name] for name in Seat.__dataclass_fields__]
    rows = connection.execute(
        select(SEATS.c.table_id, *columns).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    )
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in rows:
        found[row.table_id].append(Seat(*row[1:]))
    return found
