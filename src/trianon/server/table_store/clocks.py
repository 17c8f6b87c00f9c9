"""Clocks and open decisions of a running match, by seat; JSON in the database.

Every answer has free time (`Clock.free` in `wire/table_messages.py`); what is beyond it comes out of a reserve.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from trianon.core.match import Match
from trianon.server.limits import ABSENCE_LIMIT, GONE_LIMIT
from trianon.server.storage.rows import Seats, TableRow
from trianon.server.table_store.rests import Rests, rests_of
from trianon.viewing.match_view import SealedCounts, newly_opened


@dataclass
class MatchMeta:
    """Clocks, undo floors and open decisions by seat, and what counts; settings are the table's `Clock`."""

    since: list[float]  # when the open decision was opened
    reserve: list[float]  # seconds left in reserve
    thought: list[float]  # free seconds used by the latest answer; undo does not refund them
    floors: list[int]  # see Match.undo_floors
    opened: list[int]  # the number of the open decision
    revised: bool = False  # a player took back an answer after seeing what it revealed: the match does not count

    def charge_clock(self, seat: int, free_seconds: float, now: float, rests: Rests) -> None:
        """Charge thinking time beyond the free time to the reserve, and note the free time used."""
        elapsed = rests.running_seconds(self.since[seat], now)
        self.reserve[seat] = max(0.0, self.reserve[seat] - max(0.0, elapsed - free_seconds))
        self.thought[seat] = min(free_seconds, elapsed)

    def charge_before_undo(self, seat: int, free_seconds: float, now: float, rests: Rests) -> None:
        """Charge an asked seat for its time up to now, on top of what the undone answer took."""
        earlier = self.thought[seat]
        self.charge_clock(seat, free_seconds, now, rests)
        self.thought[seat] = min(free_seconds, earlier + self.thought[seat])

    def resume_clock(self, seat: int, now: float, rests: Rests) -> None:
        """Reopen an answered decision: its free time continues where it stopped."""
        self.since[seat] = rests.moment_before(now, self.thought[seat])

    def clock_deadline(self, seat: int, free_seconds: float, rests: Rests, share: float = 1.0) -> float:
        """When the clock of an asked seat runs out, or a share of its time is gone."""
        return rests.moment_after(self.since[seat], share * (free_seconds + self.reserve[seat]))

    def replaceable_at(self, seat: int, pace: str, rests: Rests) -> float:
        """When the other players may call a stand-in for a seat, at a table without a clock."""
        return rests.moment_after(self.since[seat], ABSENCE_LIMIT[pace])

    def gone_at(self, seat: int, pace: str, rests: Rests) -> float:
        """When the player of a seat counts as gone, at a table without a clock."""
        return rests.moment_after(self.since[seat], GONE_LIMIT[pace])

    @classmethod
    def of_row(cls, row: TableRow) -> MatchMeta:
        """The meta stored with a table's latest entry."""
        return cls(**json.loads(row.meta))

    @classmethod
    def of_start(cls, players: int, number: int, reserve: float, now: float) -> MatchMeta:
        """The meta of a match with first decisions opened by entry `number`."""
        return cls([now] * players, [reserve] * players, [0.0] * players, [0] * players, [number] * players)

    def to_json(self) -> str:
        """The text stored in `tables.meta`."""
        return json.dumps(self.__dict__, separators=(",", ":"))

    def open_decisions(self, match: Match, before: SealedCounts | None, by: int, number: int, now: float) -> None:
        """Number the decisions that entry `number` opens; a sealed pick of one seat leaves the others' open.

        `before` is the progress of sealed answers before the entry; None reopens every decision.
        """
        for seat in newly_opened(match, before, by):
            self.opened[seat], self.since[seat] = number, now


def answer_deadline(row: TableRow, seats: Seats, meta: MatchMeta, seat: int) -> float | None:
    """When the person of an asked seat has no time left, by the clock or, without one, by the table's patience.

    None where no other person waits: a match against bots alone is never over by itself.
    """
    clock, rests = row.clock_settings(), rests_of(row, seats[seat])
    if clock is not None:
        return meta.clock_deadline(seat, clock.free, rests)
    return meta.gone_at(seat, row.pace, rests) if len(seats.people()) > 1 else None
