"""Summaries of finished matches: derived from the stored entries once, off the event loop, and kept."""

import json
import logging
import zlib

import msgspec
import numpy as np
from sqlalchemy import ColumnElement, Connection, select, true, update

from trianon.bots.statistics.summary import MatchSummary, summarize
from trianon.server.storage.rows import Seat, Seats, TableRow, seats_of, table_row
from trianon.server.storage.schema import FINISHED, SEATS
from trianon.server.storage.store import Store
from trianon.server.table_store.editions import table_setting
from trianon.server.table_store.entries import Entry, entries_since

LOG = logging.getLogger("trianon.summaries")
PERSON, STAND_IN = "person", "stand-in"  # players of a summary beside the levels of bots
NO_SUMMARY = b""  # of a match that was closed, or cannot be read under the present rules


def summarize_pending(store: Store, most: int, person: str | None = None) -> int:
    """Summarize finished matches that have no summary yet, the latest first; how many there were.

    With `person`, only matches of this person.
    """
    which: ColumnElement[bool] = true()
    if person is not None:
        which = FINISHED.c.table_id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person))
    pending = (
        select(FINISHED.c.table_id)
        .where(FINISHED.c.summary.is_(None), which)
        .order_by(FINISHED.c.ended.desc())
        .limit(most)
    )
    with store.read() as connection:
        tables = [row.table_id for row in connection.execute(pending)]
    for table in tables:
        with store.read() as connection:
            derived = _derive(connection, table)
        with store.write() as connection:
            connection.execute(update(FINISHED).where(FINISHED.c.table_id == table).values(derived))
    return len(tables)


def decode_summary(kept: bytes) -> MatchSummary:
    """The stored form of a summary."""
    return msgspec.json.decode(zlib.decompress(kept), type=MatchSummary)


def _derive(connection: Connection, table: str) -> dict[str, object]:
    """The columns that are derived from the entries of a match."""
    row = table_row(connection, table)
    assert row is not None  # a foreign key holds it
    entries = entries_since(connection, table, 0)
    undone = {number for entry in entries for number in entry.undone}
    kept = [entry for entry in entries if entry.kind != "undo" and entry.number not in undone]
    answers = len(kept) - 1  # without the start
    try:
        closed = "gone" in json.loads(row.result or "{}")
        summary = (
            NO_SUMMARY
            if closed
            else zlib.compress(msgspec.json.encode(_summary_of(row, seats_of(connection, table), kept, answers)))
        )
    except Exception:  # one unreadable match must not hold up the others
        LOG.exception("a match cannot be summarized", extra={"table": table})
        summary = NO_SUMMARY
    return {"answers": answers, "seconds": entries[-1].at - entries[0].at, "summary": summary}


def _summary_of(row: TableRow, seats: Seats, kept: list[Entry], answers: int) -> MatchSummary:
    setting = table_setting(row)
    rows = np.concatenate([entry.event_rows for entry in kept])
    events = setting.events(rows, None)
    return summarize(setting, [_player(seat) for seat in seats], msgspec.json.decode(row.result or ""), events, answers)


def _player(seat: Seat) -> str:
    if seat.person is None:
        return seat.level or STAND_IN
    return STAND_IN if seat.was_away else PERSON
