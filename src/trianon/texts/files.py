"""Where the Fluent files lie, and what stands in them, without parsing more than is asked for.

A folder is one below the package `trianon`, or that of a game, found without importing the game and with it the
compiler.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from trianon.core.errors import UnknownGame
from trianon.core.installed import folder_of, game_names

# An entry begins in the first column; whatever belongs to it is indented, a comment, or a closing brace.
_ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
RULES = "rules.ftl"


@cache
def games() -> tuple[str, ...]:
    """The games that have texts, by name."""
    return tuple(game for game in game_names() if (folder_of(game) / "locales").is_dir())


def game_folder(game: str) -> str:
    """The folder of a game, once the game is known to exist."""
    if game not in games():
        raise UnknownGame(game, games())
    return f"games/{game}"


def ftl_files(folder: str, language: str) -> list[Traversable]:
    """The Fluent files of a folder in one language, by name; none where there are none yet."""
    first, _, rest = folder.partition("/")
    place = folder_of(rest) if first == "games" else files("trianon").joinpath(*folder.split("/"))
    place = place.joinpath("locales", language)
    found = place.iterdir() if place.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def entries(folder: str, language: str) -> Mapping[str, str]:
    """The source of every message and term (its id begins with "-") of a folder, by id."""
    collected: dict[str, str] = {}
    for file in ftl_files(folder, language):
        collected.update(split_entries(file.read_text("utf-8")))
    return MappingProxyType(collected)


def split_entries(source: str) -> dict[str, str]:
    """Cut a Fluent source into its entries, by id, in the order written."""
    starts = [(found.start(), found.group(1)) for found in _ENTRY.finditer(source)]
    ends = [start for start, _ in starts[1:]] + [len(source)]
    return {name: source[start:end] for (start, name), end in zip(starts, ends, strict=True)}
