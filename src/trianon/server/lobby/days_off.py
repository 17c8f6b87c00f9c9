"""Days off: announced by a person, they stop the person's clocks at slow tables; so many in each year."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta

import msgspec
from msgspec import structs
from sqlalchemy import Connection, delete, insert, select

from trianon.server.errors import Conflict
from trianon.server.limits import DAYS_OFF_LIFETIME, DAYS_OFF_PER_YEAR, MAX_DAYS_OFF_AHEAD
from trianon.server.node import ServerNode
from trianon.server.notifications.preferences import change_preferences, preferences_of
from trianon.server.people.accounts import person_row
from trianon.server.pubsub import TableChanged
from trianon.server.storage.schema import DAYS_OFF
from trianon.server.table_store.seated_people import reset_deadlines_of
from trianon.server.wall_clock import day_of, start_of_day
from trianon.server.wire.days_off_messages import DaysLeft, DaysOff, DaysOffPlan, DaysOffWanted
from trianon.server.wire.notification_messages import NotificationChange

ONE_DAY = timedelta(days=1)


def days_off_plan(node: ServerNode, person: str) -> DaysOffPlan:
    """The days off of a person that are not over, and how many are left."""
    now = node.now()
    with node.store.read() as connection:
        time_zone, periods = preferences_of(connection, person).time_zone, _periods(connection, person)
    ahead = [period for period in periods if period.end > now]
    this_year = day_of(now, time_zone).year
    left = [DaysLeft(year, DAYS_OFF_PER_YEAR - _used(periods)[year]) for year in (this_year, this_year + 1)]
    return DaysOffPlan(time_zone, ahead, DAYS_OFF_PER_YEAR, left)


def announce_days_off(node: ServerNode, person: str, wanted: DaysOffWanted) -> DaysOffPlan:
    """Announce days off; today counts from now on."""
    now = node.now()
    with node.store.write() as connection:
        changes = reset_deadlines_of(connection, person)
        person_row(connection, person, for_change=True)  # one request after the other
        change_preferences(connection, person, NotificationChange(time_zone=wanted.time_zone))
        zone, periods = preferences_of(connection, person).time_zone, _periods(connection, person)
        today = day_of(now, zone)
        if not today <= wanted.first <= wanted.last <= today + MAX_DAYS_OFF_AHEAD * ONE_DAY:
            raise Conflict("bad-days-off", most=MAX_DAYS_OFF_AHEAD)
        if any(period.first <= wanted.last and wanted.first <= period.last for period in periods):
            raise Conflict("days-off-twice")
        begin = max(now, start_of_day(wanted.first, zone))
        end = start_of_day(wanted.last + ONE_DAY, zone)
        periods = [*periods, DaysOff(wanted.first, wanted.last, begin, end)]
        for year, used in sorted(_used(periods).items()):
            if used > DAYS_OFF_PER_YEAR:
                raise Conflict("no-days-off-left", year=str(year), most=DAYS_OFF_PER_YEAR)
        _store(connection, person, periods, now)
    _publish(node, changes)
    return days_off_plan(node, person)


def cancel_days_off(node: ServerNode, person: str, first: date) -> DaysOffPlan:
    """Take back days off that begin on a day; those that have begun end now, and their days so far are used."""
    now = node.now()
    with node.store.write() as connection:
        changes = reset_deadlines_of(connection, person)
        person_row(connection, person, for_change=True)
        periods = _periods(connection, person)
        kept = [period for period in periods if period.first != first or period.end <= now]
        if len(kept) == len(periods):
            raise Conflict("no-days-off")
        begun = [period for period in periods if period not in kept and period.begin <= now]
        today = day_of(now, preferences_of(connection, person).time_zone)
        kept += [structs.replace(period, last=max(first, min(period.last, today)), end=now) for period in begun]
        _store(connection, person, kept, now)
    _publish(node, changes)
    return days_off_plan(node, person)


def _used(periods: Sequence[DaysOff]) -> Counter[int]:
    """How many days of each year are taken."""
    lengths = [(period.first, (period.last - period.first).days + 1) for period in periods]
    return Counter((first + number * ONE_DAY).year for first, days in lengths for number in range(days))


def _periods(connection: Connection, person: str) -> list[DaysOff]:
    """The days off of a person, with their moments: a later change of the time zone does not move them."""
    stored = connection.execute(select(DAYS_OFF.c.periods).where(DAYS_OFF.c.person == person)).scalar()
    return msgspec.json.decode(stored or "[]", type=list[DaysOff])


def _store(connection: Connection, person: str, periods: list[DaysOff], now: float) -> None:
    recent = sorted((period for period in periods if period.end > now - DAYS_OFF_LIFETIME), key=lambda each: each.begin)
    connection.execute(delete(DAYS_OFF).where(DAYS_OFF.c.person == person))
    if recent:
        connection.execute(insert(DAYS_OFF).values(person=person, periods=msgspec.json.encode(recent).decode()))


def _publish(node: ServerNode, changes: Iterable[TableChanged]) -> None:
    for change in changes:
        node.pubsub.publish(change)
