"""One table inside a database transaction, while this node holds the table's lock."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update

from trianon.core.match import NO_EVENTS, Match
from trianon.core.match_file.replay import final_lines
from trianon.server.caches import LruCache
from trianon.server.errors import Forbidden, NotFound
from trianon.server.limits import RECENT_ENTRIES
from trianon.server.pubsub import TableChanged
from trianon.server.storage.rows import OVER, RUNNING, Seats, TableRow, first_seat, seats_of
from trianon.server.storage.schema import ENTRIES, SEATS, TABLES
from trianon.server.table_store.clocks import MatchMeta, answer_deadline
from trianon.server.table_store.entries import Entry
from trianon.server.table_store.finished import record_closed, record_finished
from trianon.server.table_store.match_cache import CachedTable, LoadedMatch, MatchCache, Version
from trianon.server.table_store.outbox import note_closing, note_entry
from trianon.server.table_store.rests import rests_of
from trianon.server.table_store.snapshots import layout_of, pack, save_layout

# Built once: building a statement takes longer than running it.
INSERT_ENTRY = insert(ENTRIES)
_UPDATED = (
    "status", "asked", "bots", "deadline", "result", "number", "changed", "meta", "claimed_by", "claimed_until",
    "undo_request",
)  # fmt: skip
UPDATE_TABLE = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values({name: bindparam(name) for name in _UPDATED})
)


class TableTransaction:
    """The row, the seats and the match of a table; `TableRepository.change` and `read` open it.

    A non-blocking transaction runs on the event loop: `match` raises NeedsThread instead of loading from the database.
    """

    def __init__(
        self,
        connection: Connection,
        row: TableRow,
        matches: MatchCache,
        tables: LruCache[str, CachedTable],
        blocking: bool,
    ) -> None:
        self.connection, self.row, self.blocking = connection, row, blocking
        self.notification: TableChanged | None = None  # published after the commit
        self._matches, self._tables = matches, tables
        self._seats: Seats | None = None

    @property
    def seats(self) -> Seats:
        """The seats, from memory while their version is unchanged."""
        if self._seats is None:
            cached = self._tables.get(self.row.id)
            if cached is not None and cached.row.seats_version == self.row.seats_version:
                self._seats = cached.seats
            else:
                self.reload_seats()
        assert self._seats is not None
        return self._seats

    def reload_seats(self) -> Seats:
        """Read the seats again after a change to them."""
        self._seats = seats_of(self.connection, self.row.id)
        return self._seats

    def match(self) -> LoadedMatch:
        """The match as of the row."""
        return self._matches.load(self.connection, self.row, blocking=self.blocking)

    def require_rules(self) -> None:
        """Refuse to go on while the rules of the table's game are not compiled."""
        self._matches.require_rules(self.row.game)

    def discard_match(self) -> None:
        """Drop the match from memory: it does not agree with the database."""
        self._matches.discard(self.row.id)

    def own_seat(self, person: str) -> int:
        """The seat of a person; refuses people without a seat."""
        seat = self.seats.of(person)
        if seat is None:
            raise NotFound("no-table") if self.row.is_private else Forbidden("not-seated")
        return seat

    def viewer_seat(self, person: str | None) -> int | None:
        """The seat of a viewer, None for a spectator; a private table does not exist for spectators."""
        seat = self.seats.of(person)
        if seat is None and self.row.is_private:
            raise NotFound("no-table")
        return seat

    def append_entry(self, loaded: LoadedMatch, entry: Entry, *, by_hand: bool = True) -> None:
        """Write an entry with its snapshot and update the table's row, in the database and in this transaction.

        An answer that is not given `by_hand` was prepared: its owner does not look.
        """
        row, match, meta = self.row, loaded.match, loaded.meta
        save_layout(self.connection, match.setting.game)
        self.connection.execute(INSERT_ENTRY, {**entry_values(match, entry), "table_id": row.id})
        meta.floors = match.undo_floors
        waiting = waiting_columns(row, self.seats, match, meta)
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
        self.connection.execute(UPDATE_TABLE, {**updated, "table": row.id})
        if match.over:
            record_finished(self.connection, row, match, len(self.seats.people()), entry.at, revised=meta.revised)
        if self.seats.has_listeners:
            note_entry(self.connection, row, self.seats, match, meta, entry, by_hand)
        loaded.number = entry.number
        loaded.recent = [*loaded.recent[-RECENT_ENTRIES:], entry]
        match.event_rows[-1] = NO_EVENTS  # they are with the entry
        self.row = row._replace(**updated)

    def update_waiting(self, now: float) -> None:
        """Update the waiting columns after a seat changes hands; releases the claim of a bot's turn."""
        row, loaded = self.row, self.match()
        waiting = waiting_columns(row, self.seats, loaded.match, loaded.meta)
        self.update_row(
            **waiting, seats_version=row.seats_version + 1, changed=now, meta=loaded.meta.to_json(), claimed_by=None,
            claimed_until=None,
        )  # fmt: skip

    def update_row(self, **values: Any) -> None:
        """Write columns of the table's row; `row` stays as it was read."""
        self.connection.execute(update(TABLES).where(TABLES.c.id == self.row.id).values(**values))

    def update_deadline(self) -> None:
        """Update the deadline after the rests of a seat have changed, and notify subscribers."""
        loaded = self.match()
        self.update_row(deadline=waiting_columns(self.row, self.seats, loaded.match, loaded.meta)["deadline"])
        self.publish(self.row.number)

    def close(self, gone: Sequence[int], now: float) -> None:
        """End a running match without a winner, as the players of these seats are gone."""
        row, seats = self.row, self.seats
        result = {
            "points": [], "placings": [], "lines": [], "stood_in": _stood_in(seats),
            "gone": [seat + 1 for seat in gone],
        }  # fmt: skip
        self.update_row(
            status=OVER, asked=0, bots=0, deadline=None, result=json.dumps(result), changed=now,
            seats_version=row.seats_version + 1, claimed_by=None, claimed_until=None, undo_request=None, prepared=None,
        )  # fmt: skip
        record_closed(self.connection, row, len(seats.people()), now)
        note_closing(self.connection, row, seats, now)
        self.publish(row.number)

    def reclaim_seat(self, seat: int, now: float) -> None:
        """Give a person the seat back from the stand-in, and notify subscribers; no effect while there is none.

        An expired clock starts with fresh free time; after a voluntary leave it continues as it was. Without a clock
        the absence limit starts again.
        """
        row = self.row
        if not self.seats[seat].away:
            return
        self.connection.execute(
            update(SEATS).where(SEATS.c.table_id == row.id, SEATS.c.seat == seat).values(away=False, level=None)
        )
        self.reload_seats()
        if row.status == RUNNING:
            meta, clock, rests = self.match().meta, row.clock_settings(), rests_of(row, self.seats[seat])
            meta.resume_clock(seat, now, rests)
            if clock is None or meta.clock_deadline(seat, clock.free, rests) <= now:
                meta.since[seat] = now
            self.update_waiting(now)
        else:
            self.update_row(seats_version=row.seats_version + 1)
        self.publish(row.number)

    def publish(self, number: int, *, chat: int = 0, version: Version | None = None, left: Sequence[str] = ()) -> None:
        """Notify subscribers after the commit that the table changed up to entry `number`; `left` are former guests."""
        people = [*self.seats.people(), *left]
        self.notification = TableChanged(self.row.id, number, people, chat=chat, version=version)

    def cache(self) -> Version:
        """Keep row and seats in memory: the last step of a change, when both are final."""
        cached = CachedTable(self.row, self.seats)
        self._tables.put(self.row.id, cached)
        return cached.version

    def update_cached_seat(self, seat: int, seen_entry: int) -> None:
        """Carry a change of `seen_entry`, which raises no version, over to the cached seats."""
        cached = self._tables.get(self.row.id)
        if cached is not None and cached.row.seats_version == self.row.seats_version:
            seats = Seats(self.seats)
            seats[seat] = replace(seats[seat], seen_entry=max(seats[seat].seen_entry, seen_entry))
            self._tables.put(self.row.id, CachedTable(cached.row, seats))


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
        "events": entry.event_rows.tobytes(),
        "layout": layout_of(match.setting.game),
        "state": pack(match.s),
    }


def waiting_columns(row: TableRow, seats: Seats, match: Match, meta: MatchMeta) -> dict[str, Any]:
    """The columns that say which seats the match waits for, until when, and how it ended."""
    if match.over:
        lines = final_lines(match, match.answer_count)
        result = {**match.result(), "lines": lines, "stood_in": _stood_in(seats)}
        return {"status": OVER, "asked": 0, "bots": 0, "deadline": None, "result": json.dumps(result)}
    asked = match.asked()
    played = {seat for seat in asked if seats[seat].played_by_bot}
    bots = played if not seats.is_deserted else set[int]()
    deadlines = [answer_deadline(row, seats, meta, seat) for seat in asked if seat not in played]
    return {
        "status": RUNNING,
        "asked": sum(1 << seat for seat in asked),
        "bots": sum(1 << seat for seat in bots),
        "deadline": min((deadline for deadline in deadlines if deadline is not None), default=None),
    }


def _stood_in(seats: Seats) -> list[int]:
    return [seat.seat + 1 for seat in seats if seat.was_away]
