"""Typed rows of the database table `seats`."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select

from trianon.server.storage.schema import SEATS


@dataclass(frozen=True)
class Seat:
    """One row of `schema.SEATS`: the player of a seat, a person or a bot."""

    seat: int
    person: str | None
    level: str | None
    name: str
    salt: str
    knew_commitment: bool
    kept_for: str | None
    away: bool
    was_away: bool
    seen_entry: int

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


SEAT_COLUMNS = [SEATS.c[name] for name in Seat.__dataclass_fields__]

# Built once: building a statement takes longer than running it.
SELECT_SEATS = select(*SEAT_COLUMNS).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)


def seats_of(connection: Connection, table: str) -> Seats:
    """The seats of a table."""
    return Seats(Seat(*row) for row in connection.execute(SELECT_SEATS, {"table": table}))
