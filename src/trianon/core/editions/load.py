"""Loads editions, the component values a game is played with, from TOML and checks them as a whole.

A game describes its editions once, as an `EditionSchema`; everything else here is the same for every game. An
edition that loads is complete and sound; one that does not is refused with all its faults together.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.editions.leaves import leaves
from trianon.core.editions.nodes import Label, Name, SchemaNode
from trianon.core.editions.provenance import Origins, OriginTable
from trianon.core.editions.schema import Check, TomlTable
from trianon.core.errors import EditionError
from trianon.core.faults import FileLocation
from trianon.core.files import EDITION_FILE, parse_toml, read_text
from trianon.core.wording import comma_list, message

PROVENANCE = "provenance"  # the section that says where values come from
REFERENCE = "reference"  # the first built-in edition of every game: that of files that name none
DEFAULT = "default"  # stands for the built-in edition a game is played with unless another one is chosen


@dataclass(frozen=True, eq=False)
class EditionSchema:
    """What an edition of one game contains: the fields of its `[edition]` table, and its sections."""

    game: str
    package: str  # its folder "edition" holds the built-in editions, which never change
    edition: Mapping[str, SchemaNode]
    sections: Mapping[str, SchemaNode]
    checks: tuple[Check, ...] = ()
    rules: Mapping[str, str] = field(default_factory=dict)  # of faults: the rule that a check holds, by the fault's id
    default: str = REFERENCE  # the id of the built-in edition that `DEFAULT` stands for

    @property
    def root(self) -> TomlTable:
        """The whole file as one node."""
        named: dict[str, SchemaNode] = {"id": Name(), "game": Label((self.game,)), **self.edition}
        return TomlTable({"edition": TomlTable(named), **self.sections, PROVENANCE: OriginTable()}, self.checks)


def builtin_editions(schema: EditionSchema) -> list[str]:
    """The ids of the editions that come with the game, the default one first."""
    folder = resources.files(schema.package) / "edition"
    found = [entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return sorted(found, key=lambda name: (name != schema.default, name))


def builtin_id(schema: EditionSchema, name: str) -> str | None:
    """The id of the built-in edition of this name, where `DEFAULT` is one; None if there is no such edition."""
    name = schema.default if name == DEFAULT else name
    return name if name in builtin_editions(schema) else None


def load_edition(schema: EditionSchema, source: str | Path = DEFAULT) -> Edition:
    """The built-in edition of this name, or that in the file at this path; EditionError with every fault otherwise."""
    known = builtin_editions(schema)
    source = schema.default if source == DEFAULT else source
    if isinstance(source, str) and source in known:
        file = resources.files(schema.package) / "edition" / f"{source}.toml"
        return _builtin_edition(schema, file.read_text("utf-8"), file.name)
    wanted = message("wanted-edition-file", known=comma_list(known))
    return edition_from_text(schema, read_text(source, EDITION_FILE, wanted), str(source))


@cache
def _builtin_edition(schema: EditionSchema, text: str, name: str) -> Edition:
    """A built-in edition, checked once per process: every edition of an owner is compared with one."""
    return _checked(schema, parse_toml(text, name, EDITION_FILE), name, text, builtin=True)


def edition_from_text(schema: EditionSchema, text: str, name: str) -> Edition:
    """The edition written in this TOML text; `name` stands for the file in messages.

    Safe for texts of strangers: size, parts of keys, entries, patterns, suggestions and faults are limited, so that
    the worst text takes about a second and some 50 MB. It needs neither numpy nor a lock, and EditionError can be
    pickled: a worker process or thread may run it.
    """
    return edition_from_data(schema, parse_toml(text, name, EDITION_FILE), name, text)


def edition_from_data(schema: EditionSchema, parsed: dict[str, Any], name: str, text: str = "") -> Edition:
    """The edition in this parsed TOML."""
    return _checked(schema, parsed, name, text, builtin=False)


def game_of(source: str | Path) -> str:
    """The game that the edition file at this path says it is for; nothing else in it is looked at."""
    at = FileLocation(str(source), []).child("edition").child("game")
    table = parse_toml(read_text(source, EDITION_FILE), str(source), EDITION_FILE).get("edition")
    game = table.get("game") if isinstance(table, dict) else None
    if not isinstance(game, str):
        wanted = message("wanted-game")
        if game is None:
            at.missing(wanted)
        else:
            at.wrong(game, wanted)
        raise EditionError(at.faults)
    return game


def _checked(schema: EditionSchema, parsed: dict[str, Any], name: str, text: str, *, builtin: bool) -> Edition:
    at = FileLocation(name, [], game=schema.game)
    _refuse_other_game(schema, parsed, at)
    data = schema.root.clean(parsed, at)
    if at.faults:
        raise EditionError(at.faults)
    origins = data.pop(PROVENANCE)
    values = {leaf.key: leaf.value for leaf in leaves(schema.root, data)}
    if builtin:
        _check_origins(values, origins, at)
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    digest = blake2b(canonical.encode(), digest_size=16).hexdigest()
    changed = frozenset[str]() if builtin else changed_keys(values, origins, schema)
    head = data["edition"]
    return Edition(head["id"], head["game"], digest, data, values, origins, text, name, builtin, changed)


def _refuse_other_game(schema: EditionSchema, parsed: dict[str, Any], at: FileLocation) -> None:
    """One fault instead of hundreds when the file is plainly an edition of something else."""
    table = parsed.get("edition")
    game = table.get("game") if isinstance(table, dict) else None
    if isinstance(game, str) and game != schema.game and not set(parsed) & set(schema.sections):
        at.child("edition").child("game").wrong(game, message("wanted-edition-of", game=schema.game))
        raise EditionError(at.faults)


def _check_origins(values: dict[str, Any], origins: dict[str, str], at: FileLocation) -> None:
    """An edition that comes with the game leaves no value and no pattern without its counterpart."""
    table, used = Origins(origins), set[str]()
    for key in values:
        matching = table.matching(key)
        used.update(matching)
        if not matching:
            FileLocation(at.file, at.faults, key).fault("no-origin")
    for pattern in origins:
        if pattern not in used:
            at.child(PROVENANCE).child(pattern).fault("idle-pattern")
    if at.faults:
        raise EditionError(at.faults)


def changed_keys(values: dict[str, Any], origins: dict[str, str], schema: EditionSchema) -> frozenset[str]:
    """The keys of values that no built-in edition has while the table still gives the origin that stands in one."""
    built_in = [load_edition(schema, name) for name in builtin_editions(schema)]
    own, copied = Origins(origins), [Origins(edition.origins) for edition in built_in]
    differing = [key for key, value in values.items() if all(one.values.get(key) != value for one in built_in)]
    return frozenset(key for key in differing if own.of(key) in {table.of(key) for table in copied})
