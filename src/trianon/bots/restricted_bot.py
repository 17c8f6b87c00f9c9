"""A bot that may not use some options: what a component is worth shows in how its player fares without it."""

from collections.abc import Sequence
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.worlds import Worlds


def is_forbidden(key: str, forbidden: Sequence[str]) -> bool:
    """Whether the key of an option is, or begins with, one of the forbidden ones.

    `hire` forbids every `hire:…`, `rent:kings_hall` every space of that hall, `make:y01` the dress in any window.
    """
    return any(key == start or key.startswith((f"{start}:", f"{start}.", f"{start}@")) for start in forbidden)


class RestrictedBot(Bot):
    """Hides forbidden options from another bot; where nothing else is legal, they stay.

    The rules are untouched, so a search still counts on the options it is denied at later decisions. What it loses
    is therefore a little more than a player loses who plans without them.
    """

    def __init__(self, bot: Bot, forbidden: Sequence[str]) -> None:
        self.name, self.bot, self.forbidden = bot.name, bot, tuple(forbidden)

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose among the options that are allowed."""
        keys = worlds.setting.keys
        allowed = [number for number in options if not is_forbidden(keys.key(view, number), self.forbidden)]
        return self.bot.choose(view, allowed or options, worlds, budget)


class ReseededBot(Bot):
    """Gives another bot other random draws: the same deal, decided once more."""

    def __init__(self, bot: Bot, salt: str) -> None:
        self.name, self.bot, self.salt = bot.name, bot, salt

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose with worlds of another seed."""
        return self.bot.choose(view, options, Worlds(worlds.setting, view, f"{worlds.seed} {self.salt}"), budget)
