"""Entries of a match as stored: its start, answers and undos, with the events and the state snapshot of each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np
from sqlalchemy import Connection, select

from trianon.core.game import Game
from trianon.core.kernel.events import WIDTH
from trianon.core.kernel.struct import Shorts
from trianon.core.match import Answer
from trianon.server.matches.snapshots import unpack
from trianon.server.storage.schema import ENTRIES

START = 1  # the number of a match's first entry


@dataclass(frozen=True)
class Entry:
    """One row of `schema.ENTRIES` without its snapshot."""

    number: int
    kind: str
    seat: int
    key: str
    decision: int
    by: str
    at: float
    undone: tuple[int, ...]
    event_rows: Shorts


def effective_answers(connection: Connection, table: str) -> tuple[list[int], list[Answer]]:
    """The answers that no undo dropped, preceded by the numbers of their entries."""
    columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.key, ENTRIES.c.undone)
    rows = connection.execute(select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)).all()
    dropped = {number for row in rows if row.undone for number in json.loads(row.undone)}
    kept = [row for row in rows if row.kind == "answer" and row.number not in dropped]
    return [row.number for row in kept], [Answer(row.seat, row.key, "") for row in kept]


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
    kept = connection.execute(
        select(ENTRIES.c.layout, ENTRIES.c.state).where(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
    ).one()
    return unpack(connection, game, kept.layout, kept.state)
