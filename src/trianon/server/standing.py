"""Where tables stood when this node changed them last: those who listen are told without asking the database."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any

from sqlalchemy import Row

from trianon.server.sitting import Seated

KEPT = 4096  # tables

At = tuple[int, int]  # the latest entry of a table, and the latest change about its seats


@dataclass(frozen=True)
class Standing:
    """The row of a table and its seats, as of one moment."""

    row: Row[Any]
    seats: list[Seated]

    @property
    def at(self) -> At:
        """Which moment that was."""
        return self.row.number, self.row.crew


class Known:
    """The latest standing of tables; the one changed longest ago is forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Standing] = OrderedDict()
        self._lock = Lock()

    def get(self, table: str) -> Standing | None:
        """What is known of a table."""
        with self._lock:
            return self._kept.get(table)

    def keep(self, table: str, standing: Standing) -> None:
        """Remember a standing."""
        with self._lock:
            self._kept[table] = standing
            self._kept.move_to_end(table)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def forget(self, table: str) -> None:
        """Ask the database again: a change of this table failed."""
        with self._lock:
            self._kept.pop(table, None)
