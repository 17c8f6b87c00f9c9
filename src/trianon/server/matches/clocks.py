"""Clocks of a running match, by seat: every answer has free time, what is beyond it comes out of a reserve."""

from __future__ import annotations

from dataclasses import dataclass

from trianon.server.limits import ABSENCE_LIMIT


@dataclass
class SeatClocks:
    """When each seat was asked, its reserve, and the free time it used; settings are the table's `Clock`."""

    since: list[float]  # when the open decision was opened
    reserve: list[float]  # seconds left in reserve
    thought: list[float]  # free seconds used by the latest answer; undo does not refund them

    def charge_clock(self, seat: int, free: float, now: float) -> None:
        """Charge thinking time beyond the free time to the reserve, and note the free time used."""
        thought = max(0.0, now - self.since[seat])
        self.reserve[seat] = max(0.0, self.reserve[seat] - max(0.0, thought - free))
        self.thought[seat] = min(free, thought)

    def charge_before_undo(self, seat: int, free: float, now: float) -> None:
        """Charge an asked seat for its time up to now, on top of what the undone answer took."""
        earlier = self.thought[seat]
        self.charge_clock(seat, free, now)
        self.thought[seat] = min(free, earlier + self.thought[seat])

    def resume_clock(self, seat: int, now: float) -> None:
        """Reopen an answered decision: its free time continues where it stopped."""
        self.since[seat] = now - self.thought[seat]

    def clock_deadline(self, seat: int, free: float) -> float:
        """When the clock of an asked seat runs out."""
        return self.since[seat] + free + self.reserve[seat]

    def replaceable_at(self, seat: int, pace: str) -> float:
        """When the other players may call a stand-in for a seat, at a table without a clock."""
        return self.since[seat] + ABSENCE_LIMIT[pace]
