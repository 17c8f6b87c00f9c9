"""Entries of a match as stored: its start, answers and undos, with the events and the state snapshot of each."""

import json
from typing import Any

import numpy as np
from sqlalchemy import Connection, bindparam, select

from trianon.core.game import Game
from trianon.core.kernel.events import WIDTH
from trianon.core.match import Answer
from trianon.server.storage.schema import ENTRIES
from trianon.server.table_store.snapshots import unpack
from trianon.viewing.match_view import START as START
from trianon.viewing.match_view import Entry as Entry

# Built once: building a statement takes longer than running it.
_OF_TABLE = ENTRIES.c.table_id == bindparam("table")
_ANSWER = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.key, ENTRIES.c.undone)
SELECT_ANSWERS = select(*_ANSWER).where(_OF_TABLE).order_by(ENTRIES.c.number)
SELECT_STATE = select(ENTRIES.c.layout, ENTRIES.c.state).where(_OF_TABLE, ENTRIES.c.number == bindparam("number"))


def effective_answers(connection: Connection, table: str) -> tuple[list[int], list[Answer]]:
    """The answers that no undo dropped, preceded by the numbers of their entries."""
    rows = connection.execute(SELECT_ANSWERS, {"table": table}).all()
    dropped = {number for *_, undone in rows if undone for number in json.loads(undone)}
    kept = [row for row in rows if row[1] == "answer" and row[0] not in dropped]
    return [row[0] for row in kept], [Answer(seat, key, "") for _, _, seat, key, _ in kept]


def entries_since(connection: Connection, table: str, number: int, most: int | None = None) -> list[Entry]:
    """The entries after a number, at most `most` of them."""
    columns = [column for column in ENTRIES.c if column.name not in ("table_id", "layout", "state")]
    rows = connection.execute(
        select(*columns)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number > number)
        .order_by(ENTRIES.c.number)
        .limit(most)
    )
    return [
        Entry(
            row.number, row.kind, row.seat, row.key, row.decision, row.by, row.at,
            tuple(json.loads(row.undone)) if row.undone else (),
            np.frombuffer(row.events, np.int16).reshape(-1, WIDTH),
        )
        for row in rows
    ]  # fmt: skip


def state_at(connection: Connection, table: str, game: Game, number: int) -> Any:
    """The state after an entry, from its snapshot."""
    kept = connection.execute(SELECT_STATE, {"table": table, "number": number}).one()
    return unpack(connection, game, kept.layout, kept.state)
