"""Opponents by name."""

from __future__ import annotations

from importlib import import_module

from trianon.bots.bot import Bot
from trianon.bots.levels import SIMULATIONS, settings_of
from trianon.bots.random_bot import RandomBot
from trianon.bots.thumb_bot import ThumbBot
from trianon.core.errors import TrianonError
from trianon.core.faults import suggestion
from trianon.core.game import Game

RANDOM, THUMB = "random", "thumb"
NAMES = (RANDOM, THUMB, *SIMULATIONS)


def bot_names() -> list[str]:
    """The opponents that can be asked for, weakest first."""
    return list(NAMES)


def check_bot(name: str) -> None:
    """Refuse the name of an opponent that does not exist."""
    if name not in NAMES:
        near = suggestion(name, NAMES)
        hint = f'; did you mean "{near}"?' if near else ""
        raise TrianonError(f'there is no opponent "{name}" (expected one of {", ".join(NAMES)}{hint})')


def bot_named(name: str, game: Game) -> Bot:
    """The opponent of this name for a game."""
    check_bot(name)
    if name == RANDOM:
        return RandomBot()
    if name == THUMB:
        return ThumbBot(game)
    search_bot = import_module("trianon.bots.search.search_bot")
    worth = import_module(f"trianon.bots.thumb.{game.name}").worth
    bot: Bot = search_bot.SearchBot(name, game, worth, settings_of(game.name), SIMULATIONS[name])
    return bot
