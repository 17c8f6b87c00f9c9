"""One table inside a database transaction, while this node holds the table's lock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from trianon.server.caches import LruCache
from trianon.server.errors import Forbidden, NotFound, SeatAway
from trianon.server.matches.match_cache import CachedTable, LoadedMatch, MatchCache, Version
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.rows import TableRow
from trianon.server.storage.seats import Seats, seats_of


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
        return self._matches.at(self.connection, self.row, blocking=self.blocking)

    def require_rules(self) -> None:
        """Refuse to go on while the rules of the table's game are not compiled."""
        self._matches.require_rules(self.row.game)

    def forget_match(self) -> None:
        """Drop the match from memory: it does not agree with the database."""
        self._matches.forget(self.row.id)

    def own_seat(self, person: str) -> int:
        """The seat of a person; refuses people without a seat."""
        seat = self.seats.of(person)
        if seat is None:
            raise NotFound("no-table") if self.row.is_private else Forbidden("not-seated")
        return seat

    def active_seat(self, person: str) -> int:
        """The seat a person plays; SeatAway while a stand-in plays it, see `stand_ins.reclaiming_seat`."""
        seat = self.own_seat(person)
        if self.seats[seat].away:
            raise SeatAway("raced")
        return seat

    def visible_to(self, person: str | None) -> int | None:
        """The seat of a viewer, None for a spectator; a private table does not exist for spectators."""
        seat = self.seats.of(person)
        if seat is None and self.row.is_private:
            raise NotFound("no-table")
        return seat

    def publish(self, number: int, *, chat: int = 0, version: Version | None = None, left: Sequence[str] = ()) -> None:
        """Notify subscribers after the commit that the table changed up to entry `number`; `left` are former guests."""
        people = [*self.seats.people(), *left]
        self.notification = TableChanged(self.row.id, number, people, chat=chat, version=version)

    def cache(self) -> Version:
        """Keep row and seats in memory: the last step of a change, when both are final."""
        cached = CachedTable(self.row, self.seats)
        self._tables.keep(self.row.id, cached)
        return cached.version

    def update_cached_seat(self, seat: int, seen_entry: int) -> None:
        """Carry a change of `seen_entry`, which raises no version, over to the cached seats."""
        cached = self._tables.get(self.row.id)
        if cached is not None and cached.row.seats_version == self.row.seats_version:
            seats = Seats(self.seats)
            seats[seat] = replace(seats[seat], seen_entry=max(seats[seat].seen_entry, seen_entry))
            self._tables.keep(self.row.id, CachedTable(cached.row, seats))
