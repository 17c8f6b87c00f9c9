"""Classes of attributes, as fluent.runtime declares them."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

evolve = replace


def s(cls: type) -> type:
    """A class of attributes."""
    return dataclass(cls)


def ib(default: Any = None, factory: Callable[[], Any] | None = None, init: bool = True, **_: Any) -> Any:
    """An attribute; those without a default come first."""
    if factory is not None:
        return field(default_factory=factory, init=init)
    return field(default=default, init=init)
