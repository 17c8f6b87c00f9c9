"""Quiet hours: a part of each day, by the clock on the person's wall."""

from dataclasses import dataclass
from datetime import timedelta

from trianon.server.wall_clock import day_of, moments_of


@dataclass(frozen=True)
class QuietHours:
    """From a minute of the day until another, which may be on the next day."""

    begin: int
    end: int
    time_zone: str

    def end_of(self, now: float) -> float:
        """When the quiet hours that `now` lies in end; `now` itself outside of them.

        They last from the earlier moment or until the later one where a change of the clocks makes it two.
        """
        today = day_of(now, self.time_zone)
        for day in (today - timedelta(days=1), today):
            last = day if self.begin < self.end else day + timedelta(days=1)
            until = max(moments_of(last, self.end, self.time_zone))
            if min(moments_of(day, self.begin, self.time_zone)) <= now < until:
                return until
        return now
