"""Opponents by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from trianon.bots.bot import Bot, PolicyBot
from trianon.core.errors import TrianonError
from trianon.core.faults import suggestion
from trianon.core.game import Game

RANDOM, THUMB = "random", "thumb"
NAMES = (RANDOM, THUMB)


def bot_names() -> list[str]:
    """The opponents that can be asked for."""
    return list(NAMES)


def policy_named(name: str, game: Game) -> Any:
    """The compiled rule behind an opponent."""
    if name == RANDOM:
        return import_module("trianon.bots.random_bot").pick_any
    if name == THUMB:
        return import_module(f"trianon.bots.thumb.{game.name}").thumb
    near = suggestion(name, NAMES)
    hint = f'; did you mean "{near}"?' if near else ""
    raise TrianonError(f'there is no opponent "{name}" (expected one of {", ".join(NAMES)}{hint})')


def bot_named(name: str, game: Game) -> Bot:
    """The opponent of this name for a game."""
    return PolicyBot(name, policy_named(name, game))
