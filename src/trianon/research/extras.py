"""The packages that only researchers need, and the errors of wrong use."""

from __future__ import annotations

from importlib.util import find_spec

from trianon.core.errors import TrianonError


class WrongUse(TrianonError, ValueError):
    """An API was given what it cannot use; a ValueError, as the learning libraries expect."""


def require(*packages: str) -> None:
    """Refuse with a helpful text when a package of the extra is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise ImportError(f'{package} is not installed, which this needs: pip install "trianon[research]"')


def checked(what: str, value: object, least: int, most: int) -> int:
    """A whole number in a range, as it is; anything else is refused."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise WrongUse(f"{what} is a whole number from {least} to {most}, not {value!r}")
    return value
