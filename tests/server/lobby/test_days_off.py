"""Days off: announced within a budget, they stop clocks at slow tables, also those that run, and can be taken back."""

from datetime import UTC, date, datetime

import pytest

from tests.infrastructure.seated_table import SeatedTable, Time, guests, refusal, table_of
from trianon.server.limits import DAYS_OFF_PER_YEAR
from trianon.server.lobby.days_off import announce_days_off, cancel_days_off, days_off_plan
from trianon.server.lobby.table_lists import my_tables
from trianon.server.matches.stand_ins import expire_clocks, overdue_tables
from trianon.server.node import ServerNode
from trianon.server.notifications.settings import change_settings
from trianon.server.wire.days_off_messages import DaysOffPlan, DaysOffWanted
from trianon.server.wire.notification_messages import NotificationChange
from trianon.server.wire.table_messages import Clock

HOUR, DAY = 3600, 86_400
BERLIN = "Europe/Berlin"


@pytest.fixture
def time(node: ServerNode) -> Time:
    """Time that stands still at Tuesday 1 December 2026, eight in the morning in Berlin, unless it is moved."""
    node.tables.now = moved = Time(datetime(2026, 12, 1, 7, tzinfo=UTC).timestamp())
    return moved


def announce(node: ServerNode, person: str, first: str, last: str) -> DaysOffPlan:
    """Announce days off in Berlin."""
    return announce_days_off(node, person, DaysOffWanted(date.fromisoformat(first), date.fromisoformat(last), BERLIN))


def slow_table(node: ServerNode, weekends: bool = False) -> tuple[SeatedTable, int, str]:
    """A slow match with a day for each choice and two in reserve; the seat that is asked, and its person."""
    company = table_of(node, "rokoko", 2, pace="slow", clock=Clock(DAY, 2 * DAY, weekends))
    company.play(until=lambda c: not c.loaded().match.base.wanted.any())
    seat = company.asked()[0]
    return company, seat, company.person(seat)


def due(company: SeatedTable, seat: int) -> float:
    """When the clock of a seat runs out, as the others see it."""
    found = company.now(3 - seat).table.seats[seat - 1].due
    assert found is not None
    return found


def test_the_budget_of_a_year_is_kept(node: ServerNode, time: Time) -> None:
    (ada,) = guests(node, 1)
    assert [(left.year, left.days) for left in days_off_plan(node, ada).left] == [(2026, 30), (2027, 30)]
    plan = announce(node, ada, "2026-12-24", "2027-01-03")
    assert [(left.year, left.days) for left in plan.left] == [(2026, 22), (2027, 27)]
    assert [(str(each.first), str(each.last)) for each in plan.periods] == [("2026-12-24", "2027-01-03")]
    assert refusal(announce, node, ada, "2027-01-03", "2027-01-04").error == "days-off-twice"
    refused = refusal(announce, node, ada, "2027-02-01", "2027-02-28")
    assert (refused.error, refused.facts) == ("no-days-off-left", {"year": "2027", "most": DAYS_OFF_PER_YEAR})
    for first, last in (("2026-11-30", "2026-12-05"), ("2026-12-05", "2026-12-04"), ("2027-11-30", "2027-12-02")):
        assert refusal(announce, node, ada, first, last).error == "bad-days-off"
    assert days_off_plan(node, ada) == plan
    assert cancel_days_off(node, ada, date(2026, 12, 24)).periods == []
    assert [left.days for left in days_off_plan(node, ada).left] == [30, 30]
    assert refusal(cancel_days_off, node, ada, date(2026, 12, 24)).error == "no-days-off"


def test_deadlines_are_computed_anew_for_another_time_zone_alone(node: ServerNode, time: Time) -> None:
    company, _, person = slow_table(node)
    for zone, overdue in ((BERLIN, [company.table]), (BERLIN, []), ("Asia/Tokyo", [company.table])):
        change_settings(node, person, NotificationChange(time_zone=zone))
        assert overdue_tables(node) == overdue
        expire_clocks(node.tables, company.table)


def test_a_running_clock_stands_still_and_goes_on_when_days_off_are_taken_back(node: ServerNode, time: Time) -> None:
    company, seat, person = slow_table(node)
    before = due(company, seat)
    announce(node, person, "2026-12-02", "2026-12-13")
    assert due(company, seat) == before + 12 * DAY
    rest = company.now(3 - seat).table.seats[seat - 1].rest
    assert rest is not None
    assert (rest.reason, rest.until - rest.begin) == ("days-off", 12 * DAY)
    assert overdue_tables(node) == [company.table]  # its deadline was written before, and is computed anew
    assert expire_clocks(node.tables, company.table)
    assert not expire_clocks(node.tables, company.table)
    assert company.row().deadline == before + 12 * DAY
    time.pass_(10 * DAY)  # beyond what the clock had
    assert overdue_tables(node) == []
    cancel_days_off(node, person, date(2026, 12, 2))
    assert due(company, seat) == time.now + 3 * DAY - 16 * HOUR  # until midnight the clock had run
    assert [left.days for left in days_off_plan(node, person).left] == [20, 30]
    assert expire_clocks(node.tables, company.table)
    assert company.row().deadline == due(company, seat)
    company.answer(seat)
    left = company.now(0).table.seats[seat - 1].reserve
    assert left == 2 * DAY


def test_only_players_of_a_match_that_runs_see_days_off(node: ServerNode, time: Time) -> None:
    company, _, person = slow_table(node)
    announce(node, person, "2026-12-01", "2026-12-13")
    assert [seat.rest for seat in company.now(0).table.seats] == [None, None]
    assert [bool(seat.rest) for seat in company.now(1).table.seats].count(True) == 1
    company.play()
    assert [seat.rest for seat in company.now(1).table.seats] == [None, None]


def test_days_off_that_begin_today_give_no_time_back(node: ServerNode, time: Time) -> None:
    company, seat, person = slow_table(node)
    before = due(company, seat)
    time.pass_(5 * HOUR)
    announce(node, person, "2026-12-01", "2026-12-01")
    assert due(company, seat) == before + 11 * HOUR  # from one in the afternoon to midnight


def test_clocks_of_others_and_of_live_tables_do_not_stop(node: ServerNode, time: Time) -> None:
    company, seat, _ = slow_table(node)
    before = due(company, seat)
    announce(node, company.person(3 - seat), "2026-12-02", "2026-12-13")
    assert due(company, seat) == before
    live = table_of(node, "rokoko", 2, pace="live", clock=Clock(60, 600))
    seat = live.asked()[0]
    before = due(live, seat)
    announce(node, live.person(seat), "2026-12-02", "2026-12-13")
    assert due(live, seat) == before


def test_weekends_are_those_of_the_player(node: ServerNode, time: Time) -> None:
    company, seat, person = slow_table(node, weekends=True)
    assert due(company, seat) == time.now + 3 * DAY  # Friday, before the weekend begins
    time.pass_(DAY)
    company.answer(seat)
    company.play(50, until=lambda c: c.asked() == [seat])
    assert due(company, seat) == time.now + 5 * DAY  # without Saturday and Sunday, by the clock of UTC
    announce(node, person, "2027-03-01", "2027-03-01")  # tells the time zone
    rest = company.now(3 - seat).table.seats[seat - 1].rest
    assert rest is not None
    assert datetime.fromtimestamp(rest.begin, UTC) == datetime(2026, 12, 4, 23, tzinfo=UTC)


def test_tables_are_listed_by_the_time_that_is_left(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)
    tables = []
    for days in (5, 1, 3):
        company = table_of(node, "histrio", 2, pace="slow", clock=Clock(days * DAY, 0), seated=[ada, bo])
        tables.append(company.table)
    alone = table_of(node, "histrio", 2, people=1, seated=[ada])
    listed = [table.id for table in my_tables(node.store, ada, node.now())]
    assert listed == [tables[1], tables[2], tables[0], alone.table]
