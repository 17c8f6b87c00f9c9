"""Quiet hours: a part of each day, by the clock on the person's wall."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones


@dataclass(frozen=True)
class QuietHours:
    """From a minute of the day until another, which may be on the next day."""

    begin: int
    end: int
    time_zone: str

    def end_of(self, now: float) -> float:
        """When the quiet hours that `now` lies in end; `now` itself outside of them."""
        zone = ZoneInfo(self.time_zone)
        today = datetime.fromtimestamp(now, zone).date()
        for day in (today - timedelta(days=1), today):
            last = day if self.begin < self.end else day + timedelta(days=1)
            until = max(_moments(last, self.end, zone))
            if min(_moments(day, self.begin, zone)) <= now < until:
                return until
        return now


def _moments(day: date, minutes: int, zone: ZoneInfo) -> list[float]:
    """When a wall shows a time of day: two moments where a change of the clocks repeats or skips it, else one, twice.

    Quiet hours last from the earlier moment or until the later one.
    """
    wall = datetime.combine(day, time(minutes // 60, minutes % 60), zone)
    return [wall.replace(fold=fold).astimezone(UTC).timestamp() for fold in (0, 1)]


@cache
def known_time_zones() -> frozenset[str]:
    """The names of time zones."""
    return frozenset(available_timezones())
