"""Rows of a database in which matches were played, to be put into others: writing them takes a tenth of playing."""

from typing import Any

from sqlalchemy import Table, func, select

from trianon.server.storage.schema import METADATA
from trianon.server.storage.store import Store

Rows = dict[str, list[dict[str, Any]]]


def rows_of(store: Store) -> Rows:
    """Everything in a database, by table."""
    with store.read() as connection:
        return {
            table.name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for table in METADATA.sorted_tables
        }


def count_rows(store: Store, table: Table) -> int:
    """How many rows a table has."""
    with store.read() as connection:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def put_rows(store: Store, rows: Rows) -> None:
    """Put the rows of another database, of any kind, into one that has only the schema."""
    with store.write() as connection:
        for table in METADATA.sorted_tables:
            if rows[table.name]:
                connection.execute(table.insert(), rows[table.name])
