"""A loaded edition: its values, and where they come from."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Edition:
    """One checked edition; two are equal when they play the same."""

    id: str
    game: str
    digest: str  # of the data alone: comments, layout and provenance do not count
    data: dict[str, Any] = field(compare=False, repr=False)  # complete: what was left out is filled in
    values: dict[str, Any] = field(compare=False, repr=False)  # every component value by its key
    origins: dict[str, str] = field(compare=False, repr=False)  # patterns of keys, see trianon.core.editions.provenance
    text: str = field(compare=False, repr=False)  # the file itself, for a match file to take along
    name: str = field(compare=False)  # of the file
    builtin: bool = field(compare=False)
    changed: frozenset[str] = field(compare=False, repr=False, default=frozenset())  # against the built-in editions
