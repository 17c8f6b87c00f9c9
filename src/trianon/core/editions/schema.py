"""Composite schema nodes: what the tables and lists of an edition file may contain.

A schema is a tree of nodes: `TomlTable`, `Variants`, `ListOf` and `MayLack` here, and the plain values of
`trianon.core.editions.nodes`. What is wrong in one corner does not hide what is wrong in another: a table keeps the
fields that are good, and the checks that compare fields run over those.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from trianon.core.editions.counts import Count
from trianon.core.editions.nodes import ABSENT, BAD, REQUIRED, Kind, SchemaNode
from trianon.core.faults import FileLocation, quoted
from trianon.core.wording import Message, message

Check = Callable[[Any, FileLocation], None]  # compares fields; a field that was faulty is not there


@dataclass(frozen=True)
class TomlTable:
    """A table of named fields, and checks that compare them."""

    fields: Mapping[str, SchemaNode]
    checks: tuple[Check, ...] = ()
    default: ClassVar[Any] = REQUIRED
    wanted: ClassVar[Message] = message("wanted-table")

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The good fields, once the checks that compare them have run."""
        if not isinstance(found, dict):
            at.wrong(found, self.wanted)
            return BAD
        unknown = [name for name in found if name not in self.fields]
        misspelt = {at.unknown_key(tuple(self.fields), name, found) for name in unknown}
        cleaned = {}
        for name, node in self.fields.items():
            if name in misspelt and name not in found:
                continue  # one fault is enough: it is neither missing nor meant to be left out
            value = _field(node, found, name, at)
            if value is not BAD and value is not ABSENT:
                cleaned[name] = value
        for check in self.checks:
            check(cleaned, at)
        return cleaned


def _field(node: SchemaNode, table: Mapping[str, Any], name: str, at: FileLocation) -> Any:
    if name in table:
        return node.clean(table[name], at.child(name))
    if node.default is REQUIRED:
        at.child(name).missing(node.wanted)
        return BAD
    return node.default


@dataclass(frozen=True)
class MayLack:
    """A value that the data of an edition lacks where its file leaves it out: editions without it stay as they were."""

    node: SchemaNode
    default: ClassVar[Any] = ABSENT

    @property
    def wanted(self) -> Message:
        """What is expected where it stands."""
        return self.node.wanted

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The value as its node has it."""
        return self.node.clean(found, at)


@dataclass(frozen=True)
class Variants:
    """A table in which one field decides about the others."""

    by: str
    common: Mapping[str, SchemaNode]
    kinds: Mapping[str, Mapping[str, SchemaNode]]
    default: ClassVar[Any] = REQUIRED
    wanted: ClassVar[Message] = message("wanted-table")

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The fields common to all kinds and those of its own kind."""
        kind = found.get(self.by) if isinstance(found, dict) else None
        if isinstance(found, dict) and not (isinstance(kind, str) and kind in self.kinds):
            # the kind is unknown, so nothing can be said about the fields that depend on it
            found = {name: value for name, value in found.items() if name == self.by or name in self.common}
        return TomlTable(self.fields_of(kind)).clean(found, at)

    def fields_of(self, kind: Any) -> dict[str, SchemaNode]:
        """The fields of a kind; of one that is unknown, those common to all."""
        own = self.kinds.get(kind, {}) if isinstance(kind, str) else {}
        return {**self.common, self.by: Kind(tuple(self.kinds)), **own}


@dataclass(frozen=True)
class ListOf:
    """A list of `least` to `most` entries of one form; with `name`, the field that distinguishes the entries.

    A list of tables keeps an empty table for an entry that is none, so that positions stay; any other list is good
    as a whole or not at all.
    """

    item: SchemaNode
    least: int
    most: int
    name: str = ""
    checks: tuple[Check, ...] = ()
    counts: tuple[Count, ...] = ()
    default: ClassVar[Any] = REQUIRED

    @property
    def wanted(self) -> Message:
        """How many of what."""
        if self.least == self.most:
            entries = message("wanted-entries", count=self.least)
        else:
            entries = message("wanted-entries-between", least=self.least, most=self.most)
        of_tables = isinstance(self.item, TomlTable | Variants)
        return entries if of_tables else message("wanted-entries-each", entries=entries, each=self.item.wanted)

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The entries, counted, distinguished and compared."""
        if not isinstance(found, list):
            at.wrong(found, self.wanted)
            return BAD
        if not self.least <= len(found) <= self.most:
            at.fault("count", count=len(found), wanted=self.wanted)
        entries = enumerate(found[: self.most], 1)  # however many there are, the work stays bounded
        cleaned = [self.item.clean(entry, at.item(n, self._name_of(entry))) for n, entry in entries]
        if isinstance(self.item, TomlTable | Variants):
            cleaned = [{} if entry is BAD else entry for entry in cleaned]
        elif BAD in cleaned or not self.least <= len(found) <= self.most:
            return BAD
        if self.name:
            self._check_names(cleaned, at)
        for count in self.counts:
            count.check(cleaned, at)
        for check in self.checks:
            check(cleaned, at)
        return cleaned

    def _name_of(self, entry: Any) -> str:
        name = entry.get(self.name) if self.name and isinstance(entry, dict) else None
        return quoted(name) if isinstance(name, str) else ""

    def _check_names(self, entries: list[dict[str, Any]], at: FileLocation) -> None:
        first: dict[str, int] = {}
        for n, entry in enumerate(entries, 1):
            name = entry.get(self.name)
            if name is not None and first.setdefault(name, n) != n:
                at.item(n).child(self.name).fault("again", value=quoted(name), other=f"{at.key}[{first[name]}]")


def check_falling(numbers: list[int], at: FileLocation) -> None:
    """Note a fault where a number is greater than the one to its left."""
    for n in range(1, len(numbers)):
        if numbers[n] > numbers[n - 1]:
            at.item(n + 1).fault("not-falling", number=numbers[n], most=numbers[n - 1])


def check_rising(numbers: list[int], at: FileLocation, least_step: int = 0) -> None:
    """Note a fault where a number is smaller than the one to its left plus the least step."""
    for n in range(1, len(numbers)):
        if numbers[n] < numbers[n - 1] + least_step:
            at.item(n + 1).fault("not-rising", number=numbers[n], least=numbers[n - 1] + least_step)
