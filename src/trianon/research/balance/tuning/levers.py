"""Levers: reconstructed values that mean the same for several components, moved together.

They follow from the schema of a game's editions and from the origins of an edition: a tuner needs no list of its own.
"""

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import PROVENANCE, EditionSchema, edition_from_data
from trianon.core.editions.nodes import Int, SchemaNode
from trianon.core.editions.provenance import Origins
from trianon.core.editions.schema import ListOf, MayLack, TomlTable, Variants
from trianon.core.errors import EditionError
from trianon.core.installed import module_in

RECONSTRUCTION, HOUSE_RULE = "reconstruction", "house rule"  # origins of values that may change
COPIES = "copies"  # of a component: their sums are fixed by the rules
SHIFT, SPREAD, BEND, LENGTH = "shift", "spread", "bend", "length"
SETTINGS: dict[str, tuple[float, ...]] = {  # the second number of each pair in NEUTRAL is the one that changes nothing
    SHIFT: (-2, -1, 0, 1, 2),  # added, times the step of the group
    SPREAD: (0.0, 0.5, 1.0, 1.5),  # factor of the distance from the mean
    BEND: (0.5, 1.0, 2.0),  # exponent between the smallest and the largest value, which stay
    LENGTH: (-1, 0, 1),  # entries appended (like the last one), or dropped
}
NEUTRAL: dict[str, float] = {SHIFT: 0, SPREAD: 1.0, BEND: 1.0, LENGTH: 0}
LARGE = 5  # mean from which on values are shifted in steps of two

Path = tuple[str | int, ...]
Settings = Mapping[str, float]  # by the name of a lever


@dataclass(frozen=True)
class Lever:
    """One way to change the values of one group."""

    group: str  # the key of the values, with * for the name of an entry
    kind: str
    paths: tuple[Path, ...]  # of the values in the data, or of the lists
    low: int = 0
    high: int = 0
    step: int = 1

    @property
    def name(self) -> str:
        """What is changed, and how."""
        return f"{self.group} {self.kind}"

    @property
    def settings(self) -> tuple[float, ...]:
        """What it may be set to."""
        return SETTINGS[self.kind]

    def apply(self, data: dict[str, Any], setting: float) -> None:
        """Change the data of an edition."""
        if self.kind == LENGTH:
            for path in self.paths:
                _lengthen(_at(data, path), int(setting))
            return
        values = [_at(data, path) for path in self.paths]
        for path, value in zip(self.paths, self._changed(values, setting), strict=True):
            _at(data, path[:-1])[path[-1]] = min(self.high, max(self.low, round(value)))

    def _changed(self, values: list[int], setting: float) -> list[float]:
        if self.kind == SHIFT:
            return [value + setting * self.step for value in values]
        if self.kind == SPREAD:
            mean = sum(values) / len(values)
            return [mean + (value - mean) * setting for value in values]
        least, span = min(values), max(values) - min(values)
        return [least + span * ((value - least) / span) ** setting if span else value for value in values]


@dataclass
class _Group:
    node: Int
    paths: list[Path] = field(default_factory=list)
    values: list[int] = field(default_factory=list)

    def levers(self, name: str) -> Iterator[Lever]:
        mean = sum(self.values) / len(self.values)
        lever = partial(Lever, name, paths=tuple(self.paths), low=self.node.lo, high=self.node.hi)
        yield lever(SHIFT, step=2 if mean >= LARGE else 1)
        if len(set(self.values)) > 1:
            yield lever(SPREAD)
        if len(set(self.values)) > 2:
            yield lever(BEND)


@dataclass
class _Walk:
    """Finds groups of values in an edition's data, along its schema."""

    origins: Origins
    free: str  # the origin of values that may change
    groups: dict[str, _Group] = field(default_factory=dict)
    lists: dict[str, list[Path]] = field(default_factory=dict)

    def visit(self, node: SchemaNode, value: Any, key: str, pattern: str, path: Path) -> None:
        """Visit a value and everything below it."""
        if isinstance(node, MayLack):
            self.visit(node.node, value, key, pattern, path)
        elif isinstance(node, ListOf):
            self._list(node, value, key, pattern, path)
        elif isinstance(node, TomlTable | Variants):
            fields = node.fields if isinstance(node, TomlTable) else {**node.common, **node.kinds[value[node.by]]}
            for name, below in fields.items():
                if name not in value:
                    continue
                self.visit(below, value[name], _joined(key, name), _joined(pattern, name), (*path, name))
        elif isinstance(node, Int) and value != node.default and path[-1] != COPIES and self._is_free(key):
            self._add(node, pattern, path, value)

    def _list(self, node: ListOf, value: list[Any], key: str, pattern: str, path: Path) -> None:
        is_plain = isinstance(node.item, Int)
        if is_plain and not self._is_free(key):
            return
        # one list of numbers is one group, but one of seats; in several lists, numbers at the same place are
        is_apart = "*" in pattern or self.free == HOUSE_RULE
        for n, entry in enumerate(value):
            if isinstance(node.item, Int):
                self._add(node.item, f"{pattern}.{n + 1}" if is_apart else pattern, (*path, n), entry)
            else:
                name = entry[node.name] if node.name else str(n + 1)
                self.visit(node.item, entry, f"{key}.{name}", f"{pattern}.*", (*path, n))
        is_last_free = value and (is_plain or self._is_free(f"{key}.{len(value)}", below=True))
        if node.least < node.most and not node.name and is_last_free:
            self.lists.setdefault(pattern, []).append(path)

    def _is_free(self, key: str, below: bool = False) -> bool:
        return self.origins.of(f"{key}.*" if below else key) == self.free

    def _add(self, node: Int, pattern: str, path: Path, value: int) -> None:
        group = self.groups.setdefault(pattern, _Group(node))
        group.paths.append(path)
        group.values.append(value)


def levers_of(schema: EditionSchema, edition: Edition, origin: str = RECONSTRUCTION) -> list[Lever]:
    """All levers of an edition for values of one origin."""
    walk = _Walk(Origins(edition.origins), origin)
    for name, node in {"edition": TomlTable(schema.edition), **schema.sections}.items():
        walk.visit(node, edition.data[name], name, name, (name,))
    found = [lever for name, group in walk.groups.items() for lever in group.levers(name)]
    return found + [Lever(name, LENGTH, tuple(paths)) for name, paths in walk.lists.items()]


def edition_with(
    schema: EditionSchema, base: Edition, settings: Settings, origin: str = RECONSTRUCTION
) -> Edition | None:
    """The edition that settings of levers make; None where it breaks the schema or a fact of the rules."""
    data = copy.deepcopy(base.data)
    for lever in levers_of(schema, base, origin):  # lengths come last
        if lever.name in settings:
            lever.apply(data, settings[lever.name])
    data["edition"]["id"], data[PROVENANCE] = "tuned", dict(base.origins)
    try:
        edition = edition_from_data(schema, data, "tuned")
    except EditionError:
        return None
    return None if broken_facts(schema, edition) else edition


def broken_facts(schema: EditionSchema, edition: Edition) -> list[str]:
    """What the rules state of components beyond the schema and an edition breaks; a game need not say."""
    facts = module_in(schema.package, "edition_facts")
    return list(facts.broken_facts(edition)) if facts else []


def _at(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def _joined(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _lengthen(entries: list[Any], by: int) -> None:
    if by > 0:
        entries.extend(copy.deepcopy(entries[-1]) for _ in range(by))
    elif by < 0 and len(entries) > -by:
        del entries[by:]
