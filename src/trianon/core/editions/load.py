"""Loads editions, the component values a game is played with, from TOML and checks them as a whole.

A game describes its editions once, as an `EditionSchema`; everything else here is the same for every game. An
edition that loads is complete and sound; one that does not is refused with all its faults together.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.editions.nodes import Label, Name, SchemaNode
from trianon.core.editions.provenance import Origins, OriginTable
from trianon.core.editions.schema import Check, TomlTable
from trianon.core.errors import EditionError
from trianon.core.faults import Fault, FileLocation, shown_value
from trianon.core.files import MOST_PARTS, line_of_many_parts

LARGEST_FILE = 200_000  # bytes; the longest sensible edition has a tenth of it
REFERENCE = "reference"  # the built-in edition every game has


@dataclass(frozen=True, eq=False)
class EditionSchema:
    """What an edition of one game contains: the fields of its `[edition]` table, and its sections."""

    game: str
    package: str  # its folder "edition" holds the built-in editions
    edition: Mapping[str, SchemaNode]
    sections: Mapping[str, SchemaNode]
    checks: tuple[Check, ...] = ()

    @property
    def root(self) -> TomlTable:
        """The whole file as one node."""
        named: dict[str, SchemaNode] = {"id": Name(), "game": Label((self.game,)), **self.edition}
        return TomlTable({"edition": TomlTable(named), **self.sections, "provenance": OriginTable()}, self.checks)


def builtin_editions(schema: EditionSchema) -> list[str]:
    """The ids of the editions that come with the game."""
    folder = resources.files(schema.package) / "edition"
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


def load_edition(schema: EditionSchema, source: str | Path = REFERENCE) -> Edition:
    """The edition with this built-in id, or in the file at this path; EditionError with every fault otherwise."""
    known = builtin_editions(schema)
    if isinstance(source, str) and source in known:
        file = resources.files(schema.package) / "edition" / f"{source}.toml"
        return _edition(schema, file.read_text("utf-8"), file.name, builtin=True)
    return edition_from_text(schema, _read(source, known), str(source))


def edition_from_text(schema: EditionSchema, text: str, name: str) -> Edition:
    """The edition written in this TOML text; `name` stands for the file in messages.

    Safe for texts of strangers: size, parts of keys, entries, patterns, suggestions and faults are limited, so that
    the worst text takes about a second and some 50 MB. It needs neither numpy nor a lock, and EditionError can be
    pickled: a worker process or thread may run it.
    """
    return _edition(schema, text, name, builtin=False)


def edition_from_data(schema: EditionSchema, parsed: dict[str, Any], name: str, text: str = "") -> Edition:
    """The edition in this parsed TOML."""
    return _checked(schema, parsed, name, text, builtin=False)


def game_of(source: str | Path) -> str:
    """The game that the edition file at this path says it is for; nothing else in it is looked at."""
    at = FileLocation(str(source), [])
    table = _parsed(_read(source, []), str(source)).get("edition")
    game = table.get("game") if isinstance(table, dict) else None
    if not isinstance(game, str):
        at.child("edition").child("game").fault("missing" if game is None else shown_value(game), "the name of a game")
        raise EditionError(at.faults)
    return game


def _edition(schema: EditionSchema, text: str, name: str, *, builtin: bool) -> Edition:
    return _checked(schema, _parsed(text, name), name, text, builtin=builtin)


def _checked(schema: EditionSchema, parsed: dict[str, Any], name: str, text: str, *, builtin: bool) -> Edition:
    at = FileLocation(name, [])
    _refuse_other_game(schema, parsed, at)
    data = schema.root.clean(parsed, at)
    if at.faults:
        raise EditionError(at.faults)
    origins = data.pop("provenance")
    values = dict(TomlTable(schema.root.fields).values({**data, "provenance": origins}, ""))
    if builtin:
        _check_origins(values, origins, at)
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    digest = blake2b(canonical.encode(), digest_size=16).hexdigest()
    changed = frozenset[str]() if builtin else _changed(schema, values, origins)
    head = data["edition"]
    return Edition(head["id"], head["game"], digest, data, values, origins, text, name, builtin, changed)


def _refuse_other_game(schema: EditionSchema, parsed: dict[str, Any], at: FileLocation) -> None:
    """One fault instead of hundreds when the file is plainly an edition of something else."""
    table = parsed.get("edition")
    game = table.get("game") if isinstance(table, dict) else None
    if isinstance(game, str) and game != schema.game and not set(parsed) & set(schema.sections):
        at.child("edition").child("game").fault(shown_value(game), f'an edition of "{schema.game}"')
        raise EditionError(at.faults)


def _check_origins(values: dict[str, Any], origins: dict[str, str], at: FileLocation) -> None:
    """An edition that comes with the game leaves no value and no pattern without its counterpart."""
    table = Origins(origins)
    for key in values:
        if not table.of(key):
            FileLocation(at.file, at.faults, key).fault("no origin", "a pattern in [provenance] that covers it")
    for pattern in origins:
        alone = Origins({pattern: ""})
        if not any(alone.covers(key) for key in values):
            at.child("provenance").child(pattern).fault("covers nothing", "a pattern of keys of this file")
    if at.faults:
        raise EditionError(at.faults)


def _changed(schema: EditionSchema, values: dict[str, Any], origins: dict[str, str]) -> frozenset[str]:
    """Values that differ from the reference edition while the copied table still gives the reference's origin."""
    base = load_edition(schema, REFERENCE)
    own, copied = Origins(origins), Origins(base.origins)
    return frozenset(
        key for key, value in values.items() if base.values.get(key) != value and own.of(key) == copied.of(key)
    )


def _parsed(text: str, name: str) -> dict[str, Any]:
    if len(text) > LARGEST_FILE:
        raise EditionError([Fault(name, "", f"more than {LARGEST_FILE} characters", "a file of a few thousand")])
    many = line_of_many_parts(text)
    if many:
        raise EditionError([Fault(name, f"line {many[0]}", f"{many[1]} dots", f"at most {MOST_PARTS} in a line")])
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise EditionError([Fault(name, "", "nested too deeply", "tables and lists as in the reference")]) from None
    except ValueError as error:  # tomllib's own error, and Python's refusal of numbers with thousands of digits
        matched = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
        what = matched[1] if matched else str(error)
        line, column = (
            (matched[2], matched[3])
            if matched and matched[2]
            else (text.count("\n") + 1, len(text.split("\n")[-1]) + 1)
        )
        raise EditionError([Fault(name, f"line {line}, column {column}", what, "valid TOML")]) from None


def _read(source: str | Path, builtin: list[str]) -> str:
    """The text of a file of a sensible size; every way of failing has its own words."""
    wanted = f"{', '.join(builtin)}, or the path of a TOML file" if builtin else "the path of a TOML file"
    try:
        path = Path(source)
        if not path.exists():
            raise EditionError([Fault(str(source), "", "no such edition or file", wanted)])
        if not path.is_file():
            raise EditionError([Fault(str(source), "", "not a file" if not path.is_dir() else "a folder", wanted)])
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EditionError([Fault(str(source), "", f"cannot be read: {reason}", wanted)]) from None
    if len(raw) > LARGEST_FILE:
        raise EditionError([Fault(str(source), "", f"more than {LARGEST_FILE} bytes", "a file of a few thousand")])
    try:
        return raw.decode("utf-8-sig")  # some editors put a mark before the first letter
    except UnicodeDecodeError as error:
        fault = Fault(str(source), f"byte {error.start + 1}", "not text", "a text file in UTF-8")
        raise EditionError([fault]) from None
