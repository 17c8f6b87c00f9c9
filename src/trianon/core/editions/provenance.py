"""Where the values of an edition come from: printed in the rules, inferred, found in public, or made up to fit.

An edition says so itself, in a table of patterns: `"cards.*" = "reconstruction"`, `"cards.jester" = "rules"`. A
pattern names the beginning of a key; a `*` stands for any part of a name. The pattern with more exact names wins,
then the one with more letters.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from trianon.core.editions.edition import Edition
from trianon.core.editions.nodes import BAD
from trianon.core.faults import FileLocation, one_of, shown_value
from trianon.core.wording import Message, message

OWNER = "owner's entry"
MIXED = "mixed"  # of a table with values of several origins
ORIGINS = ("rules", "inferred", "public source", "reconstruction", "house rule", OWNER)

# At most one star in a name: enough for every need, and matching stays quick whatever the file holds.
_PATTERN = re.compile(r"[a-z0-9_-]*\*?[a-z0-9_-]*(\.[a-z0-9_-]*\*?[a-z0-9_-]*)*")
_MAX_PATTERN_CHARS = 120
MAX_PATTERNS = 500  # the reference editions have some fifty


@dataclass(frozen=True)
class OriginTable:
    """The schema node of a table of patterns."""

    default: ClassVar[Any] = {}
    wanted: ClassVar[Message] = message("wanted-patterns")

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The patterns that are good; a nested table is the trace of forgotten quotes."""
        if not isinstance(found, dict):
            at.wrong(found, self.wanted)
            return BAD
        if len(found) > MAX_PATTERNS:
            at.fault("many-patterns", count=len(found), most=MAX_PATTERNS)
            return BAD
        cleaned = {}
        for pattern, origin in found.items():
            here = at.child(pattern)
            if isinstance(origin, dict):
                here.fault("unquoted-pattern", wanted=one_of(ORIGINS))
            elif len(pattern) > _MAX_PATTERN_CHARS or not _PATTERN.fullmatch(pattern):
                here.fault("no-pattern")
            elif not isinstance(origin, str) or origin not in ORIGINS:
                word = origin if isinstance(origin, str) else ""
                here.no_choice("wrong-value", ORIGINS, word, value=shown_value(origin))
            else:
                cleaned[pattern] = origin
        return cleaned


class Origins:
    """The origins of keys by the patterns of one table."""

    def __init__(self, patterns: Mapping[str, str]) -> None:
        # by the first name where it is exact: most patterns are looked at for a few keys only
        self._patterns: dict[str, list[tuple[str, list[str]]]] = {}
        self._origins = patterns
        for pattern in patterns:
            names = pattern.split(".")
            first = "*" if "*" in names[0] else names[0]
            self._patterns.setdefault(first, []).append((pattern, names))

    def of(self, key: str) -> str:
        """The origin that the most exact matching pattern gives this key, or nothing when none matches."""
        found = max(self.matching(key), key=_exactness, default=None)
        return "" if found is None else self._origins[found]

    def matching(self, key: str) -> list[str]:
        """The patterns that name the key or a table that the key lies in."""
        names = key.split(".")
        candidates = [*self._patterns.get(names[0], ()), *self._patterns.get("*", ())]
        return [pattern for pattern, parts in candidates if _covers(parts, names)]


def _covers(parts: list[str], names: list[str]) -> bool:
    return len(parts) <= len(names) and all(map(_fits, parts, names))


def _fits(part: str, name: str) -> bool:
    start, star, end = part.partition("*")
    if not star:
        return part == name
    return len(name) >= len(start) + len(end) and name.startswith(start) and name.endswith(end)


def _exactness(pattern: str) -> tuple[int, int, str]:
    names = pattern.split(".")
    exact = sum("*" not in name for name in names)
    return exact, len(pattern), pattern


class ProvenanceRow(NamedTuple):
    """One line of a provenance report."""

    key: str
    value: Any
    origin: str


def provenance_report(edition: Edition, below: str = "") -> list[ProvenanceRow]:
    """Every component value of the edition with its origin, or those below one key.

    A value that an owner changed against the built-in editions without saying why is the owner's entry.
    """
    origins = Origins(edition.origins)
    rows = []
    for key, value in edition.values.items():
        if not below or key == below or key.startswith(f"{below}."):
            origin = "" if key in edition.changed else origins.of(key)
            rows.append(ProvenanceRow(key, value, origin or OWNER))
    return rows


def provenance_of(edition: Edition, key: str) -> str:
    """Where the value at this key comes from, or all values of the table there, or that these differ.

    Keys use the names of entries, or their number from 1, as in `cards.jester.price` or `board.spaces.2`.
    """
    origins = {row.origin for row in provenance_report(edition, key)}
    if not origins:
        raise KeyError(key)
    return origins.pop() if len(origins) == 1 else MIXED
