"""What a notification is about, read from the database when it is due: by then it may be no news any more."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from trianon.server.limits import ALARM_SHARE, LOOKING_SECONDS, MIN_ALARM_SECONDS
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.rows import OPEN, OVER, RUNNING, Seats, TableRow, seats_of, table_row
from trianon.server.storage.schema import SEATS
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.rests import rests_of
from trianon.server.wire.field_types import NotificationKind


@dataclass(frozen=True)
class Notice:
    """A person may have to hear something of a table."""

    person: str
    table: str
    kind: NotificationKind
    number: int  # the entry that caused it

    @property
    def columns(self) -> dict[str, Any]:
        """The columns of the notice in the outbox."""
        return {"person": self.person, "table_id": self.table, "kind": self.kind, "number": self.number}


@dataclass(frozen=True)
class Occasion:
    """A notice that still holds, with what its words need; nothing in it is hidden from anybody at the table."""

    notice: Notice
    game: str
    rivals: list[str]
    since: float  # when the decision was opened; 0 without one
    deadline: float | None  # when the person's clock runs out
    alarm_at: float | None = None  # when most of the time is gone; None for a short time


def news_of(connection: Connection, notice: Notice, now: float) -> Occasion | None:
    """What a notice is about; None if its reason is gone, or if the person knows."""
    occasion = occasion_of(connection, notice)
    if occasion is None or _is_known(connection, notice, now) or is_closed(connection, notice.person):
        return None
    return occasion


def is_closed(connection: Connection, person: str) -> bool:
    """Whether a person has closed the account, and hears nothing until it is opened again."""
    return connection.execute(select(PEOPLE.c.closed).where(PEOPLE.c.id == person)).scalar() is not None


def occasion_of(connection: Connection, notice: Notice) -> Occasion | None:
    """What a notice is about; None if its reason is gone."""
    row = table_row(connection, notice.table)
    if row is None:
        return None
    seats = seats_of(connection, notice.table)
    if notice.kind == "invited":
        kept = row.status == OPEN and any(seat.kept_for == notice.person and seat.is_open for seat in seats)
        return Occasion(notice, row.game, _names(seats, notice.person), 0.0, None) if kept else None
    own = seats.of(notice.person)
    if own is None:
        return None
    since, deadline, alarm_at = 0.0, None, None
    if notice.kind in ("turn", "time"):
        if not _is_asked(row, seats, own, notice.number):
            return None
        meta, clock, rests = MatchMeta.of_row(row), row.clock_settings(), rests_of(row, seats[own])
        since = meta.since[own]
        if clock is not None:
            deadline = meta.clock_deadline(own, clock.free, rests)
            if clock.free + meta.reserve[own] >= MIN_ALARM_SECONDS:
                alarm_at = meta.clock_deadline(own, clock.free, rests, ALARM_SHARE)
    elif row.status != (OVER if notice.kind == "over" else RUNNING):
        return None
    return Occasion(notice, row.game, _names(seats, notice.person), since, deadline, alarm_at)


def _is_asked(row: TableRow, seats: Seats, seat: int, number: int) -> bool:
    is_asked = row.status == RUNNING and row.asked >> seat & 1 and not seats[seat].away
    return bool(is_asked) and MatchMeta.of_row(row).opened[seat] == number


def _is_known(connection: Connection, notice: Notice, now: float) -> bool:
    """Whether the person has seen the entry on any device, or looks at the table as the time runs out."""
    own = (SEATS.c.table_id == notice.table) & (SEATS.c.person == notice.person)
    row = connection.execute(select(SEATS.c.seen_entry, SEATS.c.looked).where(own)).first()
    if row is None:  # invited
        return False
    if notice.kind == "time":
        return row.looked is not None and row.looked > now - LOOKING_SECONDS
    return bool(row.seen_entry >= notice.number)


def _names(seats: Seats, person: str) -> list[str]:
    return [seat.name for seat in seats if seat.person is not None and seat.person != person]
