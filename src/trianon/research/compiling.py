"""Log message when the rules of a game have to be compiled while a program waits."""

from __future__ import annotations

import logging

from trianon.bots.compile_ahead import on_first_compilation

LOGGER = logging.getLogger("trianon")  # without handlers, warnings go to standard error
_games: set[str] = set()


def log_compilation(game: str) -> None:
    """Log once per game and process that its rules are being compiled, as soon as that begins."""
    if game in _games:
        return
    _games.add(game)
    on_first_compilation(
        lambda: LOGGER.warning(
            'Compiling the rules of %s. This takes about a minute, once; "trianon warm %s" does it ahead.', game, game
        )
    )
