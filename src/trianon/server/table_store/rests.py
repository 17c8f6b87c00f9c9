"""Rests: the times in which the clock of a seat stands still, by the clock on its player's wall.

A table may rest at weekends; a player may have announced days off. Between two moments a clock runs for the time that
lies in no rest.
"""

import calendar
import json
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from typing import NamedTuple

from trianon.server.limits import REST_CACHE_SIZE
from trianon.server.storage.rows import Seat, TableRow
from trianon.server.wall_clock import day_of, start_of_day
from trianon.server.wire.field_types import RestReason

Period = tuple[float, float]  # its first moment, and the first one after it


class Rest(NamedTuple):
    """A time in which a clock stands still."""

    begin: float
    until: float
    reason: RestReason


@dataclass(frozen=True)
class Rests:
    """All rests of a seat."""

    has_weekends: bool = False
    time_zone: str = "UTC"
    days_off: tuple[Period, ...] = ()

    def running_seconds(self, begin: float, end: float) -> float:
        """How long a clock runs between two moments."""
        seconds, at = 0.0, begin
        while at < end:
            rest = self.next_rest(at)
            if rest is None or rest.begin >= end:
                return seconds + end - at
            seconds, at = seconds + max(0.0, rest.begin - at), rest.until
        return seconds

    def moment_after(self, begin: float, seconds: float) -> float:
        """When a clock that is started has run for so many seconds."""
        at, left = begin, seconds
        while (rest := self.next_rest(at)) is not None and rest.begin - at < left:
            at, left = rest.until, left - max(0.0, rest.begin - at)
        return at + left

    def moment_before(self, end: float, seconds: float) -> float:
        """When a clock was started that has run for so many seconds at a moment."""
        at, left = end, seconds
        while left > 0 and (rest := self._previous(at)) is not None and at - rest.until < left:
            at, left = rest.begin, left - max(0.0, at - rest.until)
        return at - left

    def next_rest(self, moment: float) -> Rest | None:
        """Of the rests that end after a moment, the one that begins first."""
        found = [Rest(begin, end, "days-off") for begin, end in self.days_off if end > moment]
        if self.has_weekends:
            found.append(self._weekend(moment, weeks=0))
        return min(found, default=None)

    def rest_at(self, moment: float) -> Rest | None:
        """The rest that a moment lies in, with those that follow it without a gap; days off name the reason."""
        rest = self.next_rest(moment)
        if rest is None or rest.begin > moment:
            return None
        until, is_off = rest.until, any(begin <= moment < end for begin, end in self.days_off)
        while (further := self.next_rest(until)) is not None and further.begin <= until:
            until = further.until
        return Rest(rest.begin, until, "days-off" if is_off else "weekend")

    def _previous(self, moment: float) -> Rest | None:
        """Of the rests that begin before a moment, the one that ends last."""
        found = [Rest(begin, end, "days-off") for begin, end in self.days_off if begin < moment]
        if self.has_weekends:
            weekend = self._weekend(moment, weeks=0)
            found.append(weekend if weekend.begin < moment else self._weekend(moment, weeks=-1))
        return max(found, key=lambda rest: rest.until, default=None)

    def _weekend(self, moment: float, weeks: int) -> Rest:
        """The weekend of the week that a moment lies in, or of one some weeks later."""
        today = day_of(moment, self.time_zone)
        saturday = today + timedelta(days=calendar.SATURDAY - today.weekday(), weeks=weeks)
        begin, end = (start_of_day(day, self.time_zone) for day in (saturday, saturday + timedelta(days=2)))
        return Rest(begin, end, "weekend")


NO_RESTS = Rests()


def rests_of(row: TableRow, seat: Seat) -> Rests:
    """The rests of a seat: days off at slow tables, weekends where the table's clock rests then."""
    clock = row.clock_settings()
    has_weekends = clock is not None and clock.rests_at_weekends
    if seat.person is None or not (has_weekends or (row.pace == "slow" and seat.days_off)):
        return NO_RESTS
    return Rests(has_weekends, seat.time_zone or "UTC", _periods(seat.days_off if row.pace == "slow" else None))


@lru_cache(maxsize=REST_CACHE_SIZE)
def _periods(stored: str | None) -> tuple[Period, ...]:
    return tuple((period["begin"], period["end"]) for period in json.loads(stored)) if stored else ()
