"""The rows that record a change of a match: its entry with a snapshot, and the columns the table waits by."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import bindparam, insert, update

from trianon.core.match import Match
from trianon.core.match_file.replay import final_lines
from trianon.server.limits import RECENT_ENTRIES
from trianon.server.matches.entries import Entry
from trianon.server.matches.finished import record_finished
from trianon.server.matches.match_cache import LoadedMatch
from trianon.server.matches.match_meta import MatchMeta
from trianon.server.matches.snapshots import layout_of, pack, save_layout
from trianon.server.matches.table_transaction import TableTransaction
from trianon.server.storage.rows import OVER, RUNNING, TableRow
from trianon.server.storage.schema import ENTRIES, TABLES
from trianon.server.storage.seats import Seats

# Built once: building a statement takes longer than running it.
INSERT_ENTRY = insert(ENTRIES)
_UPDATED = (
    "status", "asked", "bots", "deadline", "result", "number", "changed", "meta", "claimed_by", "claimed_until",
    "undo_request",
)  # fmt: skip
UPDATE_TABLE = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values({name: bindparam(name) for name in _UPDATED})
)


def entry_values(match: Match, entry: Entry) -> dict[str, Any]:
    """The columns of an entry with the snapshot of the match after it, without those of its table."""
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "key": entry.key,
        "decision": entry.decision,
        "by": entry.by,
        "at": entry.at,
        "undone": json.dumps(entry.undone) if entry.undone else None,
        "events": entry.rows.tobytes(),
        "layout": layout_of(match.setting.game),
        "state": pack(match.s),
    }


def append_entry(transaction: TableTransaction, loaded: LoadedMatch, entry: Entry) -> None:
    """Write an entry with its snapshot and update the table's row, in the database and in the transaction."""
    connection, row = transaction.connection, transaction.row
    match, meta = loaded.match, loaded.meta
    game = match.setting.game
    save_layout(connection, game)
    connection.execute(
        INSERT_ENTRY,
        {**entry_values(match, entry), "table_id": row.id},
    )
    meta.floors = match.undo_floors
    waiting = waiting_columns(row, transaction.seats, match, meta)
    thinking = first_seat(row.bots)  # the runner plays the lowest of several bot seats first
    # a claim on a decision that this entry leaves open stays valid
    keeps = thinking == first_seat(waiting["bots"]) >= 0 and meta.opened[thinking] != entry.number
    updated: dict[str, Any] = {
        "result": None,
        **waiting,
        "claimed_by": row.claimed_by if keeps else None,
        "claimed_until": row.claimed_until if keeps else None,
        "number": entry.number,
        "changed": entry.at,
        "meta": meta.to_json(),
        "undo_request": None,
    }
    connection.execute(UPDATE_TABLE, {**updated, "table": row.id})
    if match.over:
        record_finished(transaction, match, entry.at)
    loaded.number = entry.number
    loaded.recent = [*loaded.recent[-RECENT_ENTRIES:], entry]
    transaction.row = row._replace(**updated)


def first_seat(seats: int) -> int:
    """The lowest seat of a bit set, -1 for the empty set."""
    return (seats & -seats).bit_length() - 1


def waiting_columns(row: TableRow, seats: Seats, match: Match, meta: MatchMeta) -> dict[str, Any]:
    """The columns that say which seats the match waits for, until when, and how it ended."""
    if match.over:
        stood_in = [seat.seat + 1 for seat in seats if seat.was_away]
        result = {**match.result(), "lines": final_lines(match), "stood_in": stood_in}
        return {"status": OVER, "asked": 0, "bots": 0, "deadline": None, "result": json.dumps(result)}
    asked, clock = match.asked(), row.clock_settings()
    bots = [seat for seat in asked if seats[seat].played_by_bot]
    deadlines = [meta.clock_deadline(seat, clock.free) for seat in asked if seat not in bots] if clock else []
    return {
        "status": RUNNING,
        "asked": sum(1 << seat for seat in asked),
        "bots": sum(1 << seat for seat in bots),
        "deadline": min(deadlines, default=None),
    }


def update_waiting(transaction: TableTransaction, now: float) -> None:
    """Update the waiting columns after a seat changes hands; releases the claim of a bot's turn."""
    row, loaded = transaction.row, transaction.match()
    transaction.connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id)
        .values(
            **waiting_columns(row, transaction.seats, loaded.match, loaded.meta),
            seats_version=row.seats_version + 1,
            changed=now,
            meta=loaded.meta.to_json(),
            claimed_by=None,
            claimed_until=None,
        )
    )
