"""Stands in for `fluent.runtime.types`: values that messages are written with."""

from decimal import Decimal
from typing import Any


class FluentType:
    """A value that is written by itself."""

    def format(self, locale: Any) -> str:
        """The value in a language."""
        return str(self)


class FluentNone(FluentType):
    """A value that is not there."""

    def __init__(self, name: str | None = None) -> None:
        self.name = name

    def format(self, locale: Any) -> str:
        """Its name."""
        return self.name or "???"


class FluentNumber(FluentType):
    """A number."""

    def format(self, locale: Any) -> str:
        """The number with separators of thousands."""
        number: Any = self
        return format(number, ",").replace(",", locale.separator)


class FluentInt(FluentNumber, int):
    """A whole number."""


class FluentFloat(FluentNumber, float):
    """A number with a fraction."""


class FluentDecimal(FluentNumber, Decimal):
    """A decimal number."""


class FluentDate(FluentType):
    """A day, of which no message tells."""


class FluentDateTime(FluentType):
    """A time, of which no message tells."""


def fluent_number(number: Any, **_: Any) -> Any:
    """The number as it is."""
    return number


def fluent_date(day: Any, **_: Any) -> Any:
    """The day as it is."""
    return day
