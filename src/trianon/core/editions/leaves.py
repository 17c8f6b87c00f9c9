"""The component values of an edition with where each of them stands; nothing has to be sound or complete."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from trianon.core.editions.nodes import ABSENT, REQUIRED, Kind, Label, Name, SchemaNode
from trianon.core.editions.provenance import OriginTable
from trianon.core.editions.schema import ListOf, MayLack, TomlTable, Variants


@dataclass(frozen=True)
class Leaf:
    """A value with its place, as faults name it (`dress[7].livre`), and its key, as origins do (`dress.y07.livre`)."""

    place: str
    key: str
    value: Any
    decides: bool = False  # about the other fields of its table


def fields_of(node: SchemaNode, value: Any) -> Mapping[str, SchemaNode] | None:
    """The fields of a table in the schema, None if the value is no table."""
    if not isinstance(value, dict):
        return None
    if isinstance(node, TomlTable):
        return node.fields
    if isinstance(node, Variants):
        return node.fields_of(value.get(node.by))
    return None


def leaves(node: SchemaNode, value: Any, place: str = "", key: str = "") -> Iterator[Leaf]:
    """Every value below a node, with defaults for those that may be left out; what does not fit the schema has none.

    A list of plain values is one value; names that only identify an entry are none, nor are the origins of values.
    """
    if isinstance(node, MayLack):
        node = node.node
    if isinstance(node, OriginTable | Name | Label):
        return
    fields = fields_of(node, value)
    if fields is not None:
        yield from _of_table(fields, value, place, key)
    elif isinstance(node, ListOf) and isinstance(node.item, TomlTable | Variants):
        if isinstance(value, list):
            for n, entry in enumerate(value[: node.most], 1):
                yield from leaves(node.item, entry, f"{place}[{n}]", f"{key}.{_name(node, entry) or n}")
    elif not isinstance(node, TomlTable | Variants):
        yield Leaf(place, key, value, isinstance(node, Kind))


def _of_table(
    fields: Mapping[str, SchemaNode], table: Mapping[str, Any], place: str, key: str
) -> Iterator[Leaf]:  # fmt: skip
    for name, node in fields.items():
        value = table.get(name, node.default)
        if value is not REQUIRED and value is not ABSENT:
            yield from leaves(node, value, f"{place}.{name}" if place else name, f"{key}.{name}" if key else name)


def _name(node: ListOf, entry: Any) -> str:
    name = entry.get(node.name) if node.name and isinstance(entry, dict) else None
    return name if isinstance(name, str) else ""
