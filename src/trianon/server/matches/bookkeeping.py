"""After every change of a match: whose decision is new, what the clocks say, and the rows that record it."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update

from trianon.core.match import Match
from trianon.core.match_file.replay import final_lines
from trianon.server.matches.match_cache import RECENT_ENTRIES, Entry, LoadedMatch, MatchMeta, Seat
from trianon.server.matches.snapshots import layout_of, pack, save_layout
from trianon.server.node import OVER, RUNNING, clock_of
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import ENTRIES, TABLES

# Statements that every answer needs are made once: putting one together takes longer than running it.
INSERT_ENTRY = insert(ENTRIES)
_UPDATED = (
    "status", "asked", "bots", "deadline", "result", "number", "changed", "meta", "claimed_by", "claimed_until",
    "undo_request",
)  # fmt: skip
UPDATE_TABLE = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values({name: bindparam(name) for name in _UPDATED})
)

ABSENCE_LIMIT = {"live": 180.0, "slow": 3 * 24 * 3600.0}  # seconds, by pace

SealedCounts = tuple[list[int], list[int]]  # by seat: sealed picks that are wanted, and that are in


def sealed_counts(match: Match) -> SealedCounts:
    """How far the sealed answers are."""
    return match.base.wanted.tolist(), match.base.picked.tolist()


def open_decisions(
    meta: MatchMeta, match: Match, before: SealedCounts | None, by: int, number: int, now: float
) -> None:
    """Number the questions that are new with this entry; a sealed answer of one seat changes no other's.

    `before` says how far the sealed answers were; None when the match went somewhere else and everything is new.
    """
    wanted, picked = sealed_counts(match)
    for seat in range(match.setting.players):
        same = before is not None and (before[0][seat], before[1][seat]) == (wanted[seat], picked[seat])
        if seat == by or not (same and wanted[seat] > 0):
            meta.opened[seat], meta.since[seat] = number, now


def charge_clock(meta: MatchMeta, seat: int, free: float, now: float) -> None:
    """Take what a seat thought beyond its free time from its reserve, and note what it took of the free time."""
    thought = max(0.0, now - meta.since[seat])
    meta.reserve[seat] = max(0.0, meta.reserve[seat] - max(0.0, thought - free))
    meta.thought[seat] = min(free, thought)


def resume_clock(meta: MatchMeta, seat: int, now: float) -> None:
    """A question that a seat had answered already is open again: its free time goes on where it stopped."""
    meta.since[seat] = now - meta.thought[seat]


def clock_deadline(meta: MatchMeta, seat: int, free: float) -> float:
    """When the clock of a seat that is asked runs out."""
    return meta.since[seat] + free + meta.reserve[seat]


def replaceable_at(meta: MatchMeta, seat: int, pace: str) -> float:
    """When those who wait for a seat need not wait any longer, at a table without a clock."""
    return meta.since[seat] + ABSENCE_LIMIT[pace]


def append_entry(
    connection: Connection, row: TableRow, seats: list[Seat], loaded: LoadedMatch, entry: Entry
) -> TableRow:
    """Write an entry, its snapshot, and where the table stands now: part of the transaction of the change.

    The row of the table as it is now comes back.
    """
    match, meta = loaded.match, loaded.meta
    game = match.setting.game
    save_layout(connection, game)
    connection.execute(
        INSERT_ENTRY,
        {
            "table_id": row.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "key": entry.key,
            "decision": entry.decision,
            "by": entry.by,
            "at": entry.at,
            "undone": json.dumps(entry.undone) if entry.undone else None,
            "events": entry.rows.tobytes(),
            "layout": layout_of(game),
            "state": pack(match.s),
        },
    )
    meta.floors = match.undo_floors
    now = waiting_columns(row, seats, match, meta)
    thought_about = first_seat(row.bots)  # of several, see `Thinkers`
    # whoever thinks about a question that this entry leaves open goes on; nobody else begins anew
    keeps = thought_about == first_seat(now["bots"]) >= 0 and meta.opened[thought_about] != entry.number
    moved: dict[str, Any] = {
        "result": None,
        **now,
        "claimed_by": row.claimed_by if keeps else None,
        "claimed_until": row.claimed_until if keeps else None,
        "number": entry.number,
        "changed": entry.at,
        "meta": meta.written(),
        "undo_request": None,
    }
    connection.execute(UPDATE_TABLE, {**moved, "table": row.id})
    loaded.number = entry.number
    loaded.recent = [*loaded.recent[-RECENT_ENTRIES:], entry]
    return row._replace(**moved)


def first_seat(seats: int) -> int:
    """The lowest of a set of seats, -1 of none."""
    return (seats & -seats).bit_length() - 1


def waiting_columns(row: TableRow, seats: list[Seat], match: Match, meta: MatchMeta) -> dict[str, Any]:
    """The columns that say whom a table waits for, until when, and how it ended."""
    if match.over:
        stood_in = [seated.seat + 1 for seated in seats if seated.was_away]
        result = {**match.result(), "lines": final_lines(match), "stood_in": stood_in}
        return {"status": OVER, "asked": 0, "bots": 0, "deadline": None, "result": json.dumps(result)}
    asked, clock = match.asked(), clock_of(row)
    served = [seat for seat in asked if seats[seat].played_by_bot]
    awaited = [clock_deadline(meta, seat, clock.free) for seat in asked if seat not in served] if clock else []
    return {
        "status": RUNNING,
        "asked": sum(1 << seat for seat in asked),
        "bots": sum(1 << seat for seat in served),
        "deadline": min(awaited, default=None),
    }


def update_waiting(connection: Connection, row: TableRow, seats: list[Seat], loaded: LoadedMatch, now: float) -> None:
    """Note whom a running match waits for after somebody went or came back: part of the transaction of the change."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id)
        .values(
            **waiting_columns(row, seats, loaded.match, loaded.meta),
            seats_version=row.seats_version + 1,
            changed=now,
            meta=loaded.meta.written(),
            claimed_by=None,
            claimed_until=None,
        )
    )
