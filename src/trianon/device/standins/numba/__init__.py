"""Numba's names where nothing is compiled: functions stay as they are."""

from typing import Any

from . import types


class config:
    """Its settings."""

    DISABLE_JIT = 1


def njit(*functions: Any, **_: Any) -> Any:
    """The function itself."""
    return functions[0] if functions else lambda function: function
