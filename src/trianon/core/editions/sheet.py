"""An edition while it is being written: its faults at their places, its sums, its values, and the file it makes.

An editor sends what it has, however incomplete; nothing here needs the edition to be sound.
"""

import math
from dataclasses import dataclass, replace
from typing import Any

from trianon.core.editions.leaves import fields_of, leaves
from trianon.core.editions.load import PROVENANCE, EditionSchema, changed_keys, edition_from_data, load_edition
from trianon.core.editions.nodes import BAD, REQUIRED, SchemaNode
from trianon.core.editions.provenance import OWNER, Origins, OriginTable
from trianon.core.editions.schema import ListOf, MayLack
from trianon.core.errors import EditionError
from trianon.core.faults import Fault, FileLocation, quoted
from trianon.core.files import EDITION_FILE, parse_toml, write_toml
from trianon.core.wording import Message

FILE = "edition.toml"  # the name in faults
MAX_BITS = 10_000  # of a number: Python refuses to write longer ones in decimal digits


@dataclass(frozen=True)
class Sum:
    """How many copies of some components a section has, and how many the rules print."""

    section: str
    of: Message
    found: int
    wanted: int
    rule: str


@dataclass(frozen=True)
class Entered:
    """A value of an edition being written: where it comes from, and whether the default edition has the same."""

    place: str
    origin: str
    reference: Any  # the value of the default edition, None if that has none
    is_other: bool


@dataclass(frozen=True)
class Sheet:
    """An edition being written; `digest` is empty while it has faults."""

    data: dict[str, Any]
    text: str  # of its file
    digest: str
    faults: tuple[Fault, ...]
    sums: tuple[Sum, ...] = ()
    values: tuple[Entered, ...] = ()


def sheet_of_text(schema: EditionSchema, text: str) -> Sheet:
    """The sheet of a file's text; a text that is no TOML has one fault and no data."""
    try:
        parsed = parse_toml(text, FILE, EDITION_FILE)
    except EditionError as error:
        return Sheet({}, text, "", tuple(error.faults))
    return sheet_of_data(schema, _as_json(parsed))


def sheet_of_data(schema: EditionSchema, data: dict[str, Any]) -> Sheet:
    """The sheet of what an editor holds: the data of a file, origins included; null stands for an empty field."""
    try:
        data = _filled(data)
        text = write_toml(_without_defaults(schema.root, data), nested=True)
    except RecursionError:
        return Sheet({}, "", "", tuple(EDITION_FILE.refusal(FILE, "nested").faults))
    if len(text) > EDITION_FILE.most_bytes:
        return Sheet({}, "", "", tuple(EDITION_FILE.refusal(FILE, "too-long", most=EDITION_FILE.most_bytes).faults))
    digest, faults = "", tuple[Fault, ...]()
    try:
        digest = edition_from_data(schema, data, FILE, text).digest
    except EditionError as error:
        faults = tuple(map(_told, error.faults))
    return Sheet(data, text, digest, faults, tuple(_sums(schema, data)), tuple(_entered(schema, data)))


def rule_of(schema: EditionSchema, fault: Fault) -> str:
    """The id of the rule that a fault offends against; empty where no single rule prints it."""
    if fault.id.startswith("fault-sum"):
        counts = getattr(schema.sections.get(str(fault.location)), "counts", ())
        return next((count.rule for count in counts if count.of == fault.args["what"]), "")
    return schema.rules.get(fault.id.removeprefix("fault-"), "")


def _sums(schema: EditionSchema, data: dict[str, Any]) -> list[Sum]:
    found = []
    for section, node in schema.sections.items():
        entries = data.get(section)
        if isinstance(node, ListOf) and isinstance(entries, list):
            tables = [{"copies": 1, **entry} for entry in entries if isinstance(entry, dict)]
            tables = [table for table in tables if isinstance(table["copies"], int)]
            for count in node.counts:
                found.append(Sum(section, count.of, count.bounds(tables)[0], count.wanted, count.rule))
    return found


def _told(fault: Fault) -> Fault:
    """A fault; an empty place of a list lacks its value, as an empty field does."""
    is_empty = fault.id == "fault-wrong-value" and fault.args["value"] == quoted("")
    return replace(fault, id="fault-missing", args={"wanted": fault.args["wanted"]}) if is_empty else fault


def _entered(schema: EditionSchema, data: dict[str, Any]) -> list[Entered]:
    origins = OriginTable().clean(data.get(PROVENANCE, {}), FileLocation(FILE, []))
    origins = {} if origins is BAD else origins
    found = [leaf for leaf in leaves(schema.root, data) if leaf.value is not None and not leaf.decides]
    changed = changed_keys({leaf.key: leaf.value for leaf in found}, origins, schema)
    table, reference = Origins(origins), load_edition(schema).values
    return [
        Entered(
            leaf.place,
            ("" if leaf.key in changed else table.of(leaf.key)) or OWNER,
            reference.get(leaf.key),
            leaf.value != reference.get(leaf.key),
        )
        for leaf in found
    ]


def _filled(value: Any) -> Any:
    """A value without empty fields; an empty place in a list stays, as a text that is no number."""
    if isinstance(value, dict):
        return {key: _filled(entry) for key, entry in value.items() if entry is not None}
    if isinstance(value, list):
        return ["" if entry is None else _filled(entry) for entry in value]
    return value


def _as_json(value: Any) -> Any:
    """A value of a TOML file as JSON holds it: times, endless and overlong numbers become texts."""
    if isinstance(value, dict):
        return {key: _as_json(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [_as_json(entry) for entry in value]
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return hex(value)
    is_plain = isinstance(value, str | int) or (isinstance(value, float) and math.isfinite(value))
    return value if is_plain else str(value)


def _without_defaults(node: SchemaNode, value: Any) -> Any:
    """A value without the fields that mean the same left out; what does not fit its schema stays as it is."""
    if isinstance(node, MayLack):
        return _without_defaults(node.node, value)
    if isinstance(node, ListOf) and isinstance(value, list):
        return [_without_defaults(node.item, entry) for entry in value]
    fields = fields_of(node, value)
    if fields is None:
        return value
    return {
        name: _without_defaults(fields[name], entry) if name in fields else entry
        for name, entry in value.items()
        if name == PROVENANCE or name not in fields or fields[name].default is REQUIRED or fields[name].default != entry
    }
