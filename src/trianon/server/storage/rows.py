"""The row of a table as the program has it: typed, and changed without asking the database again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from sqlalchemy import Connection, bindparam, select

from trianon.server.storage.schema import TABLES


class TableRow(NamedTuple):
    """One row of `schema.TABLES`, column by column; what each means is said there."""

    id: str
    owner: str
    game: str
    edition: str
    edition_text: str | None
    digest: str | None
    players: int
    pace: Literal["live", "slow"]
    clock: str
    open_information: bool
    hints: bool
    watch: Literal["anyone", "link", "nobody"]
    listed: bool
    status: Literal["open", "running", "over", "gone"]
    created: float
    changed: float
    commitment: str
    secret: str
    seed: str | None
    rules: int
    seats_version: int
    number: int
    asked: int
    bots: int
    meta: str
    deadline: float | None
    claimed_by: str | None
    claimed_until: float | None
    undo_request: str | None
    result: str | None
    rematch: str | None


COLUMNS = [TABLES.c[name] for name in TableRow._fields]

# Statements that every answer needs are made once: putting one together takes longer than running it.
SELECT_TABLE = select(*COLUMNS).where(TABLES.c.id == bindparam("table"))
LOCK_TABLE = SELECT_TABLE.with_for_update()


def table_row(connection: Connection, table: str, lock: bool = False) -> TableRow | None:
    """The row of a table, if there is one; locked against other nodes where it is going to be changed."""
    found = connection.execute(LOCK_TABLE if lock else SELECT_TABLE, {"table": table}).first()
    return None if found is None else TableRow._make(found)


def table_rows(found: Iterable[Iterable[object]]) -> list[TableRow]:
    """What a query for `COLUMNS` found."""
    return [TableRow._make(row) for row in found]
