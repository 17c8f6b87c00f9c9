"""The visibility of a state's fields, declared beside each: `view_copies` derives the view and both copies from it.

A field is hidden unless it is marked `Open`, `Owner` or `SizeOnly`. What needs more thought is declared in the view
itself and copied by hand there.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, NamedTuple, TypeVar, get_type_hints

T = TypeVar("T")


class Visibility(Enum):
    """What a view shows of a field."""

    OPEN = "open"
    OWNER = "owner"
    SIZE = "size"


Open = Annotated[T, Visibility.OPEN]  # everybody sees it
Owner = Annotated[T, Visibility.OWNER]  # of an array with a row for each seat: a seat sees its own row
SizeOnly = Annotated[T, Visibility.SIZE]  # everybody sees the number of pieces of a counted pile, as `<name>_size`

SIZE_SUFFIX = "_size"


class Shown(NamedTuple):
    """A marked field: its name, how many dimensions it has, and what is seen of it."""

    name: str
    dimensions: int
    seen: frozenset[Visibility]


def shown_fields(state: type) -> Iterator[Shown]:
    """The marked fields of a state, in their order."""
    for name, hint in get_type_hints(state, include_extras=True).items():
        layout, *marks = hint.__metadata__
        seen = frozenset(mark for mark in marks if isinstance(mark, Visibility))
        if seen:
            yield Shown(name, len(layout[1]) if len(layout) > 1 else 0, seen)
