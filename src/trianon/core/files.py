"""Reads edition, position and match files within limits, with a fault for every failure; writes them tidily.

All three kinds share one reader: size, encoding, nesting, parts of keys and syntax are checked before anything else.
"""

import json
import os
import re
import threading
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trianon.core.errors import EditionError, FaultyFile, LessonError, PositionError, PuzzleError, RecordError
from trianon.core.faults import Fault, shown_value
from trianon.core.toml_syntax import syntax_fault
from trianon.core.wording import Argument, Message, message

WIDTH = 120
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
# Reading a key of many parts takes the square of them in time and memory: gigabytes for a hundred thousand bytes.
MAX_PARTS = 32  # of the keys in one line; no file needs more than six
MAX_DOTS = 20_000  # in a text: each may make a table, which takes up to a kilobyte
_QUOTED = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'")
_DOTS = re.compile(r"\.+")


@dataclass(frozen=True)
class FileKind:
    """A kind of file: how large it may be, what its path is called, and the error that carries its faults."""

    error: type[FaultyFile]
    most_bytes: int
    wanted: Message

    def refusal(self, name: str, fault_id: str, /, at: str | Message = "", **args: Argument) -> FaultyFile:
        """The error with this one fault."""
        return self.error([Fault(name, at, f"fault-{fault_id}", args)])


EDITION_FILE = FileKind(EditionError, 200_000, message("wanted-toml-file"))  # ten times the longest sensible one
POSITION_FILE = FileKind(PositionError, 200_000, message("wanted-toml-file"))
LESSON_FILE = FileKind(LessonError, 200_000, message("wanted-toml-file"))
PUZZLE_FILE = FileKind(PuzzleError, 200_000, message("wanted-puzzle-file"))
MATCH_FILE = FileKind(RecordError, 1_000_000, message("wanted-match-file"))  # its own edition and position included


def read_text(path: str | Path, kind: FileKind, wanted: Message | None = None) -> str:
    """The text of a file of a sensible size; every way of failing has its own words."""
    name, wanted = str(path), wanted or kind.wanted
    try:
        found = Path(path)
        if not found.is_file():
            fault = "no-file" if not found.exists() else "folder" if found.is_dir() else "not-a-file"
            raise kind.refusal(name, fault, wanted=wanted)
        with found.open("rb") as file:
            raw = file.read(kind.most_bytes + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise kind.refusal(name, "unreadable", reason=reason, wanted=wanted) from None
    if len(raw) > kind.most_bytes:
        raise kind.refusal(name, "too-large", most=kind.most_bytes)
    try:
        return raw.decode("utf-8-sig")  # some editors put a mark before the first letter
    except UnicodeDecodeError as error:
        raise kind.refusal(name, "not-text", at=message("at-byte", byte=error.start + 1)) from None


def parse_toml(text: str, name: str, kind: FileKind) -> dict[str, Any]:
    """The data in a TOML text; `name` stands for the file in messages."""
    if len(text) > kind.most_bytes:
        raise kind.refusal(name, "too-long", most=kind.most_bytes)
    if (dots := text.count(".")) > MAX_DOTS:
        raise kind.refusal(name, "all-dots", count=dots, most=MAX_DOTS)
    many = line_of_many_parts(text)
    if many:
        raise kind.refusal(name, "dots", at=message("at-line", line=many[0]), count=many[1], most=MAX_PARTS)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise kind.refusal(name, "nested") from None
    except ValueError as error:  # tomllib's own error, and Python's refusal of numbers with thousands of digits
        at, reason, within = syntax_fault(text, str(error))
        raise kind.error([Fault(name, at, "fault-syntax", {"reason": reason, "format": "TOML"}, within)]) from None


def parse_json(text: str, name: str, kind: FileKind) -> dict[str, Any]:
    """The data in a JSON text; `name` stands for the file in messages."""
    if len(text) > kind.most_bytes:
        raise kind.refusal(name, "too-long", most=kind.most_bytes)
    try:
        parsed = json.loads(text)
        json.dumps(parsed, ensure_ascii=False).encode()  # half a character of two can be escaped, but not shown
    except json.JSONDecodeError as error:
        at = message("at-line-column", line=error.lineno, column=error.colno)
        raise kind.refusal(name, "syntax", at=at, reason=error.msg, format="JSON") from None
    except RecursionError:
        raise kind.refusal(name, "nested") from None
    except ValueError as error:
        raise kind.refusal(name, "syntax", reason=str(error), format="JSON") from None
    if not isinstance(parsed, dict):
        raise kind.refusal(name, "wrong-value", value=shown_value(parsed), wanted=message("wanted-record"))
    return parsed


def line_of_many_parts(text: str) -> tuple[int, int] | None:
    """The first line of a key with too many parts to be read, and the number of its parts."""
    for number, line in enumerate(text.split("\n"), 1):  # a key ends with its line
        if line.count(".") > MAX_PARTS:
            open_string = '"""' in line or "'''" in line  # where quotes begin and end is not known in such a line
            parts = len(_DOTS.findall(line if open_string else _QUOTED.sub("_", line)))
            if parts > MAX_PARTS:
                return number, parts
    return None


def save(path: str | Path, text: str) -> None:
    """Write a file as a whole or not at all: a crash leaves the old one or the new one.

    A link keeps its own entry, and its target is written. A device or a pipe is written in place.
    """
    try:
        if is_special(Path(path)):  # before links are followed: a pipe behind /dev/stdout has no path of its own
            Path(path).write_text(text, "utf-8", newline="\n")
        else:
            _replace(Path(os.path.realpath(path)), text)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise MATCH_FILE.refusal(str(path), "unwritable", reason=reason) from None


def is_special(path: Path) -> bool:
    """Whether a path is a device, a pipe or the like: something that must be written in place, never replaced."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _replace(target: Path, text: str) -> None:
    part = target.with_name(f".{target.name}.{os.getpid()}.{threading.get_ident()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)  # so that the new name survives a loss of power too
    finally:
        os.close(folder)


def write_toml(data: dict[str, Any], *, nested: bool = False) -> str:
    """Data as TOML text: plain keys first, then a section for each table, then those of lists of tables.

    Tables inside tables are written in one line, or with `nested` as sections of their own.
    """
    return "\n".join(section for section in _sections("", data, deep=True, nested=nested) if section)


def _sections(path: str, table: dict[str, Any], *, deep: bool, nested: bool) -> Iterator[str]:
    """The plain keys of a table, then the sections below it if it is written `deep`."""
    below = {key: value for key, value in table.items() if deep and _has_sections(value)}
    yield "".join(_lines({key: value for key, value in table.items() if key not in below}))
    for key, value in sorted(below.items(), key=lambda item: isinstance(item[1], list)):
        name = f"{path}{_key(key)}"
        heads = [f"[{name}]\n"] if isinstance(value, dict) else [f"[[{name}]]\n"] * len(value)
        for head, entry in zip(heads, [value] if isinstance(value, dict) else value, strict=True):
            own, *inner = _sections(f"{name}.", entry, deep=nested and _is_wide(entry), nested=nested)
            if own or not inner:
                yield head + own
            yield from inner


def _is_wide(table: dict[str, Any]) -> bool:
    """Whether a table holds tables that are better written in sections of their own than in lines."""
    return any(isinstance(value, list | dict) and len(_value(value)) > WIDTH for value in table.values())


def _has_sections(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)
    )


def _lines(table: dict[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        start = f"{_key(key)} = "
        line = start + _value(value)
        if len(line) > WIDTH and isinstance(value, list):
            line = f"{start}[\n{''.join(_wrapped(value))}]"
        yield f"{line}\n"


def _wrapped(values: list[Any]) -> Iterator[str]:
    line = ""
    for entry in (f"{_value(value)}," for value in values):
        if line and len(line) + len(entry) + 1 > WIDTH:
            yield f"{line}\n"
            line = ""
        line = f"{line} {entry}" if line else f"    {entry}"
    yield f"{line}\n"


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # JSON's escapes are TOML's, but TOML also wants one for the delete character
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(_value(entry) for entry in value)}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(entry)}" for key, entry in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return str(value)
