"""Messages about days off, on which a person's clocks at slow tables stand still."""

from datetime import date

from msgspec import Struct

from trianon.server.wire.field_types import TimeZone


class DaysOffWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Days off to announce, both days included, by the wall clock of a time zone."""

    first: date
    last: date
    time_zone: TimeZone | None = None  # mine from now on; null: the one that is known


class DaysOff(Struct, frozen=True):
    """Days off that are not over."""

    first: date
    last: date
    begin: float
    end: float


class DaysOffNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """The days off that begin on a day."""

    first: date


class DaysLeft(Struct, frozen=True):
    """How many days off a year still has for me."""

    year: int
    days: int


class DaysOffPlan(Struct, frozen=True):
    """My days off: announced ones that are not over, and how many may follow."""

    time_zone: str
    periods: list[DaysOff]
    per_year: int
    left: list[DaysLeft]  # of this year and the next one
