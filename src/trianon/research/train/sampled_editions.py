"""Editions with changed component values, so that a net learns what values mean and not the reference by heart."""

import copy
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import EditionSchema, edition_from_data, load_edition
from trianon.core.errors import EditionError

CHANGES = 40  # proposed for each edition; those that break a rule of the schema are left out
FIXED = ("edition", "provenance")  # sections that stay: rules of the whole game, and where values come from


def sampled_edition(schema: EditionSchema, seed: int, number: int) -> Edition:
    """The edition of this number in a series: the reference with some values one or two higher or lower."""
    random = Random(f"{seed}/{number}")
    data = tomllib.loads(load_edition(schema).text)
    data["edition"]["id"] = f"sampled-{number + 1}"
    places = sorted(_whole_numbers({name: part for name, part in data.items() if name not in FIXED}), key=repr)
    edition = edition_from_data(schema, data, "sampled")
    for _ in range(CHANGES):
        *path, last = random.choice(places)
        changed: Any = copy.deepcopy(data)
        target = changed
        for part in path:
            target = target[part]
        target[last] += random.choice((-2, -1, 1, 2))
        try:
            edition = edition_from_data(schema, changed, "sampled")
        except EditionError:
            continue
        data = changed
    return edition


def _whole_numbers(node: Any) -> Iterator[tuple[Any, ...]]:
    """Where whole numbers stand in parsed TOML."""
    entries = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in entries:
        if isinstance(value, int) and not isinstance(value, bool):
            yield (key,)
        else:
            yield from ((key, *rest) for rest in _whole_numbers(value))
