"""A game's reference edition with things changed in it, for the tests of its schema."""

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.infrastructure.faults import line
from trianon.core.editions.edition import Edition
from trianon.core.editions.load import EditionSchema, edition_from_data, load_edition
from trianon.core.errors import EditionError

GONE = object()  # the value of a key that is to be left out

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["yellow", "id"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)

Path = tuple[Any, ...]  # keys of tables and indices of lists, from 0


class ReferenceChanges:
    """The reference edition of a game as its file has it, and what becomes of it when something changes."""

    def __init__(self, schema: EditionSchema) -> None:
        self.schema = schema
        self.parsed = tomllib.loads(load_edition(schema, "reference").text)
        self.places = list(_places(self.parsed))
        self.random = st.lists(st.tuples(st.sampled_from(self.places), JUNK | st.just(GONE)), min_size=1, max_size=6)

    def load(self, *changes: tuple[str | Path, Any]) -> Edition:
        """The changed edition; keys in text count list entries from 1."""
        return edition_from_data(self.schema, self.data(*changes), "mine.toml")

    def data(self, *changes: tuple[str | Path, Any]) -> dict[str, Any]:
        """What a file with the changed edition holds."""
        data = copy.deepcopy(self.parsed)
        for key, value in changes:
            *path, last = _path(key) if isinstance(key, str) else key
            target: Any = data
            try:
                for part in path:
                    target = target[part]
                if value is GONE:
                    del target[last]
                else:
                    target[last] = value
            except (KeyError, IndexError, TypeError):
                if isinstance(key, str):
                    raise
                continue  # a random change before this one took the place away
        return data

    def faults(self, *changes: tuple[str, Any]) -> list[str]:
        """What is wrong with the changed edition, without the file's name."""
        with pytest.raises(EditionError) as caught:
            self.load(*changes)
        return [line(fault).removeprefix("mine.toml: ") for fault in caught.value.faults]

    def loads_or_is_refused(self, *changes: tuple[str | Path, Any]) -> Edition | None:
        """The changed edition if it is sound; anything but a refusal in words goes through."""
        try:
            return self.load(*changes)
        except EditionError as refusal:
            wordless = [fault for fault in refusal.faults if not (fault.location and line(fault))]
        assert not wordless
        return None


def _path(key: str) -> Path:
    return tuple(int(part) - 1 if part.isdigit() else part for part in key.split("."))


def _places(value: Any, here: Path = ()) -> Iterator[Path]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in inner:
        yield (*here, key)
        yield from _places(entry, (*here, key))
