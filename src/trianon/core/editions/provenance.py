"""Where the values of an edition come from: printed in the rules, inferred, found in public, or made up to fit.

An edition says so itself, in a table of patterns: `"cards.*" = "reconstruction"`, `"cards.jester" = "rules"`. A
pattern names the beginning of a key; a `*` stands for any part of a name. The pattern with more exact names wins,
then the one with more letters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from trianon.core.editions.nodes import BAD
from trianon.core.faults import FileLocation, shown_value

OWNER = "owner's entry"
MIXED = "mixed"  # of a table whose values have several origins
ORIGINS = ("rules", "inferred", "public source", "reconstruction", OWNER)

# At most one star in a name: enough for every need, and matching stays quick whatever the file holds.
_PATTERN = re.compile(r"[a-z0-9_-]*\*?[a-z0-9_-]*(\.[a-z0-9_-]*\*?[a-z0-9_-]*)*")
_LONGEST = 120


@dataclass(frozen=True)
class OriginTable:
    """The schema node of a table of patterns."""

    default: ClassVar[Any] = {}
    wanted: ClassVar[str] = 'a table of patterns and origins, as "*.price" = "rules"'

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The patterns that are good; a nested table is the trace of forgotten quotes."""
        if not isinstance(found, dict):
            at.fault(shown_value(found), self.wanted)
            return BAD
        cleaned = {}
        for pattern, origin in found.items():
            here = at.child(pattern)
            if isinstance(origin, dict):
                here.fault("a table", f"the whole pattern in quotes, then one of {', '.join(ORIGINS)}")
            elif len(pattern) > _LONGEST or not _PATTERN.fullmatch(pattern):
                here.fault("no pattern", "names joined by dots, each with at most one *")
            elif not isinstance(origin, str) or origin not in ORIGINS:
                here.choice_fault(shown_value(origin), ORIGINS, origin if isinstance(origin, str) else "")
            else:
                cleaned[pattern] = origin
        return cleaned

    def values(self, value: Any, key: str) -> Iterator[tuple[str, Any]]:
        """None: a statement about values is no component value."""
        yield from ()


def origin_of(key: str, patterns: Mapping[str, str]) -> str:
    """The origin that the most exact matching pattern gives this key, or nothing when none matches."""
    matching = [pattern for pattern in patterns if _matcher(pattern).fullmatch(key)]
    return patterns[max(matching, key=_exactness)] if matching else ""


def matches(pattern: str, key: str) -> bool:
    """Whether the pattern names the key or a table that the key lies in."""
    return _matcher(pattern).fullmatch(key) is not None


@lru_cache(maxsize=1024)
def _matcher(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*", "[^.]*") + r"(\..*)?")


def _exactness(pattern: str) -> tuple[int, int, str]:
    names = pattern.split(".")
    exact = sum("*" not in name for name in names)
    return exact, len(pattern), pattern
