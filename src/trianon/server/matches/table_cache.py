"""Where tables stood when this node changed them last: those who listen are told without asking the database."""

from __future__ import annotations

from dataclasses import dataclass

from trianon.server.matches.match_cache import Seat
from trianon.server.storage.rows import TableRow

CAPACITY = 4096  # tables whose standing is kept

Version = tuple[int, int]  # the latest entry of a table, and the latest change about its seats


@dataclass(frozen=True)
class CachedTable:
    """The row of a table and its seats, as of one moment."""

    row: TableRow
    seats: list[Seat]

    @property
    def version(self) -> Version:
        """Which moment that was."""
        return self.row.number, self.row.seats_version
