"""Times of day and quiet hours by the clock on a wall, which changes for daylight saving: of a person or a table."""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones


@cache
def known_time_zones() -> frozenset[str]:
    """The names of time zones."""
    return frozenset(available_timezones())


def day_of(moment: float, time_zone: str) -> date:
    """The day that a moment lies in."""
    return datetime.fromtimestamp(moment, ZoneInfo(time_zone)).date()


def start_of_day(day: date, time_zone: str) -> float:
    """When a day begins: its first moment, where the clocks change at midnight."""
    return datetime.combine(day, time(), ZoneInfo(time_zone)).timestamp()


def moments_of(day: date, minutes: int, time_zone: str) -> tuple[float, float]:
    """When a wall shows a minute of a day: two moments where the clocks change and repeat or skip it, else one, twice.

    A minute that is repeated comes earlier first; one that is skipped later first.
    """
    wall = datetime.combine(day, time(minutes // 60, minutes % 60), ZoneInfo(time_zone))
    first, second = (wall.replace(fold=fold).astimezone(UTC).timestamp() for fold in (0, 1))
    return first, second


def end_of_quiet_hours(begin: int, end: int, time_zone: str, now: float) -> float:
    """When the quiet hours that `now` lies in end; `now` itself outside of them.

    They last from a minute of the day until another, which may be on the next day: from the earlier moment or until the
    later one where a change of the clocks makes it two.
    """
    today = day_of(now, time_zone)
    for day in (today - timedelta(days=1), today):
        last = day if begin < end else day + timedelta(days=1)
        until = max(moments_of(last, end, time_zone))
        if min(moments_of(day, begin, time_zone)) <= now < until:
            return until
    return now
