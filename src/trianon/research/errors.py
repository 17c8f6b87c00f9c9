"""Argument checks and the usage error of the research APIs."""

from operator import index

import numpy as np

from trianon.core.errors import TrianonError
from trianon.core.feature_functions import VERSIONS
from trianon.core.match import check_seed


class UsageError(TrianonError, ValueError):
    """An invalid argument or call; also a ValueError, as learning libraries expect."""


def checked_int(what: str, value: object, least: int, most: int) -> int:
    """Check that a value is an integer in a range, numpy's included."""
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise UsageError(f"{what} is a whole number from {least} to {most}, not {value!r}")
    return number


def whole_number(value: object) -> int | None:
    """Convert any integer type to `int`; None for anything else."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def checked_bool(what: str, value: object) -> bool:
    """Check that a value is a bool, numpy's included; a text such as "no" would be truthy."""
    if not isinstance(value, bool | np.bool_):
        raise UsageError(f"{what} is True or False, not {value!r}")
    return bool(value)


def checked_version(value: object) -> int:
    """Check a version of the observation."""
    return checked_int("observation_version", value, VERSIONS[0], VERSIONS[-1])


def series_of(seed: object) -> str:
    """The name of the match series of a seed, which is an integer or a text."""
    number = whole_number(seed)
    if number is None and not isinstance(seed, str):
        raise UsageError(f"a seed is one whole number, or a text, not {seed!r}")
    name = str(seed if number is None else number)
    try:
        check_seed(name)
    except TrianonError as fault:
        raise UsageError(str(fault)) from None
    return name
