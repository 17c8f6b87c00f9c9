"""Says, once per game and process, that rules are being compiled while a program or a command waits."""

import logging
from collections.abc import Callable
from pathlib import Path

from trianon.bots.compile_ahead import is_warm, on_first_compilation
from trianon.core.compiled_marks import is_compiled, mark_compiled
from trianon.core.installed import folder_of

LOGGER = logging.getLogger("trianon")  # without handlers, warnings go to standard error
RESEARCH = Path(__file__).parent
_games: set[str] = set()


def log_compilation(game: str) -> None:
    """Log that the rules of a game are being compiled, as soon as that begins."""
    announce_compilation(
        game,
        lambda: LOGGER.warning(
            'Compiling the rules of %s. This takes up to a minute, only once; "trianon warm %s" does it in advance.',
            game,
            game,
        ),
    )


def announce_compilation(game: str, announce: Callable[[], None]) -> None:
    """Call `announce` at the first compilation, unless all that `trianon warm` compiles is in the cache."""
    if game not in _games:
        _games.add(game)
        on_first_compilation(lambda: None if is_everything_compiled(game) else announce())


def is_everything_compiled(game: str) -> bool:
    """Whether the cache holds all that `trianon warm` compiles, found out without loading any of it."""
    return is_warm(game) and is_compiled(_mark(game), folder_of(game), RESEARCH)


def mark_everything_compiled(game: str, modules: list[str]) -> None:
    """Note that the cache holds all that `exercise.exercise_everything` used: the code of these modules."""
    mark_compiled(_mark(game), modules, folder_of(game), RESEARCH)


def _mark(game: str) -> str:
    return f"{game}-studied"
