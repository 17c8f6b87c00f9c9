"""Reads TOML files within limits, with a fault for every failure, and writes them in a tidy layout."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trianon.core.errors import PositionError
from trianon.core.faults import Fault

LARGEST_FILE = 200_000  # bytes; the longest sensible position has a thirtieth of it
WIDTH = 120
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
# Reading a key of many parts takes the square of them in time and memory: gigabytes for a hundred thousand bytes.
MOST_PARTS = 32  # of the keys in one line; no file needs more than six
_QUOTED = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'")
_DOTS = re.compile(r"\.+")


def read_toml(path: str | Path) -> str:
    """The text of a file of a sensible size; every way of failing has its own words."""
    file, wanted = str(path), "the path of a TOML file"
    try:
        with Path(path).open("rb") as opened:
            raw = opened.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise PositionError([Fault(file, "", f"cannot be read: {reason}", wanted)]) from None
    if len(raw) > LARGEST_FILE:
        raise PositionError([Fault(file, "", f"more than {LARGEST_FILE} bytes", "a file of a few thousand")])
    try:
        return raw.decode("utf-8-sig")  # some editors put a mark before the first letter
    except UnicodeDecodeError as error:
        fault = Fault(file, f"byte {error.start + 1}", "not text", "a text file in UTF-8")
        raise PositionError([fault]) from None


def line_of_many_parts(text: str) -> tuple[int, int] | None:
    """The first line whose keys have too many parts to be read, and how many they have."""
    for number, line in enumerate(text.split("\n"), 1):  # a key ends with its line
        if line.count(".") > MOST_PARTS:
            open_string = '"""' in line or "'''" in line  # where quotes begin and end is not known in such a line
            parts = len(_DOTS.findall(line if open_string else _QUOTED.sub("", line)))
            if parts > MOST_PARTS:
                return number, parts
    return None


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """The data in a TOML text; `name` stands for the file in messages."""
    if len(text) > LARGEST_FILE:
        raise PositionError([Fault(name, "", f"more than {LARGEST_FILE} characters", "a file of a few thousand")])
    many = line_of_many_parts(text)
    if many:
        raise PositionError([Fault(name, f"line {many[0]}", f"{many[1]} dots", f"at most {MOST_PARTS} in a line")])
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise PositionError([Fault(name, "", "nested too deeply", "tables of lists")]) from None
    except ValueError as error:  # tomllib's own error, and Python's refusal of numbers with thousands of digits
        matched = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
        what = matched[1] if matched else str(error)
        line, column = (
            (matched[2], matched[3])
            if matched and matched[2]
            else (text.count("\n") + 1, len(text.split("\n")[-1]) + 1)
        )
        raise PositionError([Fault(name, f"line {line}, column {column}", what, "valid TOML")]) from None


def write_toml(data: dict[str, Any]) -> str:
    """Data as TOML text: plain keys first, then a section for each table, then those of lists of tables."""
    sections = ["".join(_lines({key: value for key, value in data.items() if not _has_sections(value)}))]
    for key, value in data.items():
        if isinstance(value, dict):
            sections.append(f"[{_key(key)}]\n{''.join(_lines(value))}")
    for key, value in data.items():
        if isinstance(value, list) and _has_sections(value):
            sections += [f"[[{_key(key)}]]\n{''.join(_lines(entry))}" for entry in value]
    return "\n".join(section for section in sections if section)


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
