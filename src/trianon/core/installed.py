"""Installed games: the packages below `trianon.games`, and those that other distributions register.

A distribution registers a game by an entry point of the group `trianon.games`; its value is the package of the game.
Only folders are looked at here: importing the rules of a game loads the compiler.
"""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from trianon.core.errors import TrianonError, UnknownGame

GROUP = "trianon.games"


@cache
def game_packages() -> dict[str, str]:
    """The package of every game by the game's name; a built-in game cannot be replaced."""
    from importlib.metadata import entry_points

    registered = {point.name: point.value for point in entry_points(group=GROUP)}
    below = files("trianon").joinpath("games")
    built_in = {entry.name: f"{GROUP}.{entry.name}" for entry in below.iterdir() if (entry / "game.py").is_file()}
    return dict(sorted({**registered, **built_in}.items()))


def game_names() -> list[str]:
    """The games that can be played."""
    return list(game_packages())


def built_in_games() -> list[str]:
    """The games of this distribution: those the page can draw."""
    return [game for game, package in game_packages().items() if package == f"{GROUP}.{game}"]


def package_of(game: str) -> str:
    """The package of a game; UnknownGame lists those that are installed."""
    if game not in game_packages():
        raise UnknownGame(game, game_names())
    return game_packages()[game]


@cache
def folder_of(game: str) -> Path:
    """The folder of a game's package, found without importing it."""
    package = package_of(game)
    if package.startswith(f"{GROUP}."):
        return Path(str(files("trianon"))) / "games" / game
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise TrianonError(f'the game "{game}" is registered as the package {package}, which is not there')
    return Path(spec.submodule_search_locations[0])


def part_of(game: str, module: str) -> ModuleType:
    """A module of a game's package."""
    return import_module(f"{package_of(game)}.{module}")


def optional_part(game: str, module: str) -> ModuleType | None:
    """A module that a game's package may leave out."""
    return module_in(package_of(game), module)


def module_in(package: str, module: str) -> ModuleType | None:
    """A module of a package, None when the package has none of that name; faults inside it are not hidden."""
    try:
        return import_module(f"{package}.{module}")
    except ModuleNotFoundError as error:
        if error.name is not None and f"{package}.{module}".startswith(error.name):
            return None
        raise
