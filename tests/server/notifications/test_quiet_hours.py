"""Quiet hours by the wall clock, over both changes of the clocks."""

from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from tests.infrastructure.seated_table import guests, refusal
from tests.server.notifications.conftest import Listeners, change_turns
from trianon.server.node import ServerNode
from trianon.server.notifications.preferences import change_preferences, preferences_of
from trianon.server.notifications.settings import change_settings
from trianon.server.wall_clock import end_of_quiet_hours
from trianon.server.wire.notification_messages import NotificationChange, Quiet

NIGHT = partial(end_of_quiet_hours, 22 * 60, 7 * 60, "Europe/Berlin")


def at(wall: str, zone: str = "Europe/Berlin", fold: int = 0) -> float:
    """A moment as a wall clock shows it."""
    return datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-06-01 21:59", "2026-06-01 21:59"),
        ("2026-06-01 22:00", "2026-06-02 07:00"),
        ("2026-06-02 00:00", "2026-06-02 07:00"),
        ("2026-06-02 06:59", "2026-06-02 07:00"),
        ("2026-06-02 07:00", "2026-06-02 07:00"),
        ("2026-12-31 23:30", "2027-01-01 07:00"),
        ("2026-03-28 23:00", "2026-03-29 07:00"),  # the clocks go forward: an hour shorter
        ("2026-03-29 06:30", "2026-03-29 07:00"),
        ("2026-10-24 23:00", "2026-10-25 07:00"),  # the clocks go back: an hour longer
        ("2026-10-25 06:30", "2026-10-25 07:00"),
    ],
)
def test_a_night_ends_when_the_wall_clock_says_so(now: str, end: str) -> None:
    assert NIGHT(at(now)) == at(end)


def test_hours_within_a_day_do_not_wrap() -> None:
    noon = partial(end_of_quiet_hours, 12 * 60, 13 * 60 + 30, "Asia/Shanghai")
    assert noon(at("2026-06-01 12:30", "Asia/Shanghai")) == at("2026-06-01 13:30", "Asia/Shanghai")
    for wall in ("2026-06-01 11:59", "2026-06-01 13:30", "2026-06-01 23:00"):
        assert noon(at(wall, "Asia/Shanghai")) == at(wall, "Asia/Shanghai")


@pytest.mark.parametrize("wall", ["2026-03-29 01:59", "2026-10-25 01:30"])
def test_an_end_that_is_skipped_or_repeated_comes_rather_late(wall: str) -> None:
    late = partial(end_of_quiet_hours, 22 * 60, 2 * 60 + 30, "Europe/Berlin")
    end = late(at(wall))
    assert end > at(wall)
    assert late(end) == end, "it does not become quiet again in the same night"
    assert late(end - 1) == end


def test_every_minute_of_both_nights_is_quiet_until_one_end() -> None:
    for evening in ("2026-03-28 21:00", "2026-10-24 21:00"):
        start = at(evening)
        ends = {NIGHT(start + 60 * minute) for minute in range(60, 8 * 60)}
        assert len(ends) == 1, evening


def test_in_quiet_hours_a_notification_waits_for_their_end_and_is_looked_at_again(listeners: Listeners) -> None:
    listeners.time.now = at("2026-10-24 20:00")
    company = listeners.table(game="rokoko", pace="slow")
    company.play(until=lambda table: len(table.asked()) == 1)
    listeners.send()
    for person in company.ids:
        night = NotificationChange(time_zone="Europe/Berlin", quiet=Quiet(22 * 60, 7 * 60))
        change_settings(listeners.node, person, night)
    listeners.time.now = at("2026-10-24 23:00")
    change_turns(company)
    assert listeners.send() == []
    listeners.time.now = at("2026-10-25 02:30", fold=1)
    change_turns(company)  # the first one has answered, in the middle of the night
    assert listeners.send() == []
    listeners.time.now = at("2026-10-25 06:59")
    assert listeners.send(after=0) == []
    assert listeners.send(after=60) == ["Rokoko: it is your turn"]


def test_preferences_are_kept_and_unknown_time_zones_refused(node: ServerNode) -> None:
    [person] = guests(node, 1)
    with node.store.write() as connection:
        change_preferences(connection, person, NotificationChange(time_zone="Asia/Shanghai", quiet=Quiet(1320, 420)))
        change_preferences(connection, person, NotificationChange(kinds={"push": ["over", "turn"]}))
        kept = preferences_of(connection, person)
        assert (kept.time_zone, kept.quiet, kept.kinds["push"]) == ("Asia/Shanghai", (1320, 420), ["over", "turn"])
        change_preferences(connection, person, NotificationChange(quiet=Quiet(0, 0)))
        assert preferences_of(connection, person).quiet is None
        for zone in ("Europe/Nowhere", "../etc/passwd", ""):
            wrong = refusal(change_preferences, connection, person, NotificationChange(time_zone=zone))
            assert wrong.error == "no-time-zone"
