"""Typed rows of the database tables `tables` and `seats`, and the statements that select them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, false, func, select

from trianon.server.limits import CLOCK_CACHE_SIZE
from trianon.server.storage.schema import DAYS_OFF, NOTIFICATION_SETTINGS, SEATS, TABLES
from trianon.server.wire.field_types import GoneRule
from trianon.server.wire.table_messages import Clock

OPEN, RUNNING, OVER, GONE = "open", "running", "over", "gone"  # values of `status`


class TableRow(NamedTuple):
    """One row of `schema.TABLES`, which documents the columns."""

    id: str
    owner: str
    game: str
    edition: str
    edition_text: str | None
    digest: str | None
    players: int
    pace: Literal["live", "slow"]
    clock: str
    when_gone: GoneRule
    open_information: bool
    hints: bool
    watch: Literal["anyone", "link", "nobody"]
    listed: bool
    status: Literal["open", "running", "over", "gone"]
    created: float
    changed: float
    commitment: str
    secret: str
    seed: str | None
    rules: int
    seats_version: int
    number: int
    asked: int
    bots: int
    meta: str
    deadline: float | None
    claimed_by: str | None
    claimed_until: float | None
    undo_request: str | None
    prepared: str | None
    result: str | None
    rematch: str | None
    position: str | None
    lesson: str | None
    imported: str | None
    device_match: str | None

    @property
    def is_private(self) -> bool:
        """Whether only its own players may learn that this table exists."""
        return self.watch == "nobody" and self.status != OPEN

    @property
    def is_fair(self) -> bool:
        """Whether the seed is made of the server's secret and the players' salts, which prove it."""
        return self.lesson is None and self.position is None and self.imported is None and self.device_match is None

    def clock_settings(self) -> Clock | None:
        """The clock the table is played with, decoded from its column."""
        return _decode_clock(self.clock)


@lru_cache(maxsize=CLOCK_CACHE_SIZE)
def _decode_clock(text: str) -> Clock | None:
    settings = json.loads(text)
    return None if settings is None else Clock(**settings)


@dataclass(frozen=True)
class Seat:
    """One row of `schema.SEATS`: the player of a seat, a person or a bot."""

    seat: int
    person: str | None
    level: str | None
    name: str
    salt: str
    salt_commitment: str
    knew_commitment: bool
    kept_for: str | None
    away: bool
    was_away: bool
    seen_entry: int
    # of the person; a change of these raises the version of the seats
    listens: bool  # wants to be notified
    time_zone: str | None
    quiet_from: int | None  # minutes of the day; None without quiet hours
    quiet_until: int | None
    days_off: str | None  # JSON, see `people.days_off`

    @property
    def is_open(self) -> bool:
        """Whether the seat has no player yet."""
        return self.person is None and self.level is None

    @property
    def played_by_bot(self) -> bool:
        """Whether the server answers for this seat now: a bot's own seat, or a stand-in."""
        return self.away or (self.person is None and self.level is not None)


class Seats(list[Seat]):
    """All seats of one table, in order."""

    def of(self, person: str | None) -> int | None:
        """The index of a person's seat; None for spectators and anonymous requests."""
        if person is None:
            return None
        return next((seat.seat for seat in self if seat.person == person), None)

    def people(self) -> list[str]:
        """The ids of the people at the table."""
        return [seat.person for seat in self if seat.person is not None]

    @property
    def has_listeners(self) -> bool:
        """Whether somebody at the table wants to be notified."""
        return any(seat.listens for seat in self)

    @property
    def is_deserted(self) -> bool:
        """Whether the only person has left the table: its bots play for nobody, and wait."""
        people = [seat for seat in self if seat.person is not None]
        return len(people) == 1 and people[0].away

    def is_only_person(self, seat: int) -> bool:
        """Whether no other person plays at the table: nothing needs consent."""
        return all(other.person is None or other.seat == seat for other in self)


TABLE_COLUMNS = [TABLES.c[name] for name in TableRow._fields]
_OF_PERSON: dict[str, ColumnElement[Any]] = {
    "listens": func.coalesce(NOTIFICATION_SETTINGS.c.listens, false()).label("listens"),
    "time_zone": NOTIFICATION_SETTINGS.c.time_zone,
    "quiet_from": NOTIFICATION_SETTINGS.c.quiet_from,
    "quiet_until": NOTIFICATION_SETTINGS.c.quiet_until,
    "days_off": DAYS_OFF.c.periods,
}
SEAT_COLUMNS: list[ColumnElement[Any]] = [
    _OF_PERSON[name] if name in _OF_PERSON else SEATS.c[name] for name in Seat.__dataclass_fields__
]
SEATS_WITH_PEOPLE = SEATS.outerjoin(NOTIFICATION_SETTINGS, NOTIFICATION_SETTINGS.c.person == SEATS.c.person).outerjoin(
    DAYS_OFF, DAYS_OFF.c.person == SEATS.c.person
)

# Built once: building a statement takes longer than running it.
SELECT_TABLE = select(*TABLE_COLUMNS).where(TABLES.c.id == bindparam("table"))
LOCK_TABLE = SELECT_TABLE.with_for_update()
SELECT_SEATS = (
    select(*SEAT_COLUMNS)
    .select_from(SEATS_WITH_PEOPLE)
    .where(SEATS.c.table_id == bindparam("table"))
    .order_by(SEATS.c.seat)
)


def table_row(connection: Connection, table: str, lock: bool = False) -> TableRow | None:
    """The row of a table or None; `lock` takes a row lock against other nodes."""
    found = connection.execute(LOCK_TABLE if lock else SELECT_TABLE, {"table": table}).first()
    return None if found is None else TableRow._make(found)


def table_rows(found: Iterable[Iterable[object]]) -> list[TableRow]:
    """The result of a query for `TABLE_COLUMNS` as rows."""
    return [TableRow._make(row) for row in found]


def seats_of(connection: Connection, table: str) -> Seats:
    """The seats of a table."""
    return Seats(Seat(*row) for row in connection.execute(SELECT_SEATS, {"table": table}))


def first_seat(seats: int) -> int:
    """The lowest seat of a bit set, -1 for the empty set."""
    return (seats & -seats).bit_length() - 1
