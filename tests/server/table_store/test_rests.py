"""Rests: a clock runs between two moments for what lies in no weekend and in no days off, also when clocks change."""

import random
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from trianon.server.table_store.rests import NO_RESTS, Rests

HOUR, DAY = 3600.0, 86_400.0
BERLIN = ZoneInfo("Europe/Berlin")


def at(month: int, day: int, hour: int = 0, year: int = 2026) -> float:
    """A moment by the clock on a wall in Berlin."""
    return datetime(year, month, day, hour, tzinfo=BERLIN).timestamp()


WEEKENDS = Rests(True, "Europe/Berlin")


def test_without_rests_a_clock_runs_all_the_time() -> None:
    assert NO_RESTS.running_seconds(10.0, 25.0) == 15.0
    assert NO_RESTS.running_seconds(25.0, 10.0) == 0.0
    assert (NO_RESTS.moment_after(10.0, 5.0), NO_RESTS.moment_before(10.0, 5.0)) == (15.0, 5.0)
    assert NO_RESTS.rest_at(10.0) is None


def test_a_weekend_is_left_out_by_the_wall_clock() -> None:
    friday, monday = at(12, 4, 22), at(12, 7, 3)
    assert WEEKENDS.running_seconds(friday, monday) == 5 * HOUR
    assert WEEKENDS.moment_after(friday, 5 * HOUR) == monday
    assert WEEKENDS.moment_before(monday, 5 * HOUR) == friday
    rest = WEEKENDS.rest_at(at(12, 5, 12))
    assert rest is not None
    assert (rest.begin, rest.until, rest.reason) == (at(12, 5), at(12, 7), "weekend")


@pytest.mark.parametrize(("friday", "monday", "hours"), [((3, 27), (3, 30), 47), ((10, 23), (10, 26), 49)])
def test_a_weekend_has_an_hour_less_or_more_when_the_clocks_change(
    friday: tuple[int, int], monday: tuple[int, int], hours: int
) -> None:
    begin, end = at(*friday, 23), at(*monday, 1)
    assert end - begin == (hours + 2) * HOUR
    assert WEEKENDS.running_seconds(begin, end) == 2 * HOUR
    assert WEEKENDS.moment_after(begin, 2 * HOUR) == end


def test_days_off_beside_a_weekend_are_one_rest() -> None:
    rests = Rests(True, "Europe/Berlin", ((at(12, 3), at(12, 5)), (at(12, 7), at(12, 8))))
    rest = rests.rest_at(at(12, 3, 5))
    assert rest is not None
    assert (rest.until, rest.reason) == (at(12, 8), "days-off")
    assert rests.running_seconds(at(12, 2, 23), at(12, 8, 1)) == 2 * HOUR


def test_time_that_is_left_and_time_that_has_passed_agree() -> None:
    chance = random.Random(1)
    for _ in range(300):
        periods = []
        for _ in range(chance.randrange(4)):
            begin = at(12, 1) + chance.randrange(60) * DAY
            periods.append((begin, begin + chance.randrange(1, 9) * DAY))
        rests = Rests(chance.random() < 0.5, "Europe/Berlin", tuple(periods))
        begin, seconds = at(12, 1) + chance.random() * 60 * DAY, chance.random() * 20 * DAY
        end = rests.moment_after(begin, seconds)
        assert rests.running_seconds(begin, end) == pytest.approx(seconds)
        again = rests.moment_before(end, seconds)
        assert rests.running_seconds(again, end) == pytest.approx(seconds)
