"""The errors of wrong use: what an API was given and cannot take."""

from __future__ import annotations

from trianon.core.errors import TrianonError


class WrongUse(TrianonError, ValueError):
    """An API was given what it cannot use; a ValueError, as the learning libraries expect."""


def checked(what: str, value: object, least: int, most: int) -> int:
    """A whole number in a range, as it is; anything else is refused."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise WrongUse(f"{what} is a whole number from {least} to {most}, not {value!r}")
    return value
