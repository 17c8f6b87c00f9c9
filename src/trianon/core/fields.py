"""The validator of parsed files: typed fields of a TOML or JSON object, with a fault for everything unexpected.

Positions, lessons and match files are read through it; editions have a schema, as their files are documented by it.
"""

from collections.abc import Sequence
from typing import Any

from trianon.core.faults import FileLocation, shown_value, whole_number
from trianon.core.wording import message

LocatedNames = list[tuple[FileLocation, str]]  # entries of a list with their locations


class Fields:
    """An object at a location of a file; keys that are not known are faults at once."""

    def __init__(self, values: Any, at: FileLocation, known: Sequence[str]) -> None:
        self.at = at
        self.values: dict[str, Any] = values if isinstance(values, dict) else {}
        if not isinstance(values, dict):
            at.wrong(values, message("wanted-table"))
        taken: set[str] = {key for key in self.values if key in known}
        for key in self.values:
            if key not in known:
                taken.add(at.unknown_key(known, key, taken))

    def has(self, *keys: str) -> bool:
        """Whether one of these keys is there."""
        return any(key in self.values for key in keys)

    def location(self, key: str) -> FileLocation:
        """The location of a field."""
        return self.at.child(key)

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number in a range, or what is assumed without it."""
        if key not in self.values:
            return default
        return number_at(self.values[key], self.location(key), low, high, default)

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            self.location(key).wrong(value, message("wanted-flag"))
            return default
        return value

    def text(self, key: str, default: str, most: int) -> str:
        """A text of limited length."""
        value = self.values.get(key, default)
        if not isinstance(value, str) or len(value) > most:
            self.location(key).wrong(value, message("wanted-text", most=most))
            return default
        return value

    def choice(self, key: str, choices: Sequence[str], default: str) -> str:
        """One of some names."""
        value = self.values.get(key, default)
        if not isinstance(value, str) or value not in choices:
            word = value if isinstance(value, str) else ""
            self.location(key).no_choice("wrong-value", choices, word, value=shown_value(value))
            return default
        return value

    def entries(self, key: str, most: int) -> list[Any] | None:
        """A list of limited length, None when the key is missing."""
        if key not in self.values:
            return None
        return list_at(self.values[key], self.location(key), most)

    def names(self, key: str, most: int) -> LocatedNames | None:
        """A list of names, each with its place in the file; None when the key is missing."""
        entries = self.entries(key, most)
        return None if entries is None else names_at(entries, self.location(key))

    def numbers(self, key: str, most: int, low: int, high: int) -> list[int] | None:
        """A list of whole numbers in a range, None when the key is missing."""
        entries = self.entries(key, most)
        if entries is None:
            return None
        at = self.location(key)
        return [number_at(value, at.item(i + 1), low, high, low) for i, value in enumerate(entries)]

    def flat(self, key: str) -> dict[str, Any] | None:
        """A table with keys that may be dotted, quoted or not; None when the key is missing."""
        if key not in self.values:
            return None
        value = self.values[key]
        if not isinstance(value, dict):
            self.location(key).wrong(value, message("wanted-table"))
            return {}
        flat: dict[str, Any] = {}
        for name, inner in value.items():
            if isinstance(inner, dict):
                flat.update({f"{name}.{last}": entry for last, entry in inner.items()})
            else:
                flat[name] = inner
        return flat


def number_at(value: Any, at: FileLocation, low: int, high: int, default: int) -> int:
    """A whole number in a range at this location; otherwise a fault, and the default."""
    if type(value) is not int or not low <= value <= high:
        at.wrong(value, whole_number(low, high))
        return default
    return value


def list_at(value: Any, at: FileLocation, most: int) -> list[Any]:
    """A list of limited length at this location; otherwise a fault, and what can be used of it."""
    if not isinstance(value, list):
        at.wrong(value, message("wanted-list"))
        return []
    if len(value) > most:
        at.fault("many-entries", count=len(value), most=most)
    return value[:most]


def names_at(entries: list[Any], at: FileLocation) -> LocatedNames:
    """The names in a list; other entries are faults."""
    names: LocatedNames = []
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, str):
            names.append((at.item(number), entry))
        else:
            at.item(number).wrong(entry, message("wanted-words"))
    return names
