"""Opponents of a learner by name: which ones the compiled loop plays itself, and uncompiled bots."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from trianon.bots.bot import NotifiedBot
from trianon.bots.budget import Budget
from trianon.bots.errors import BotNameError
from trianon.bots.registry import HEURISTIC, RANDOM, bot_named, check_bot
from trianon.bots.worlds import Worlds, bot_seed
from trianon.core.kernel.struct import Bytes, zero
from trianon.core.match import Match
from trianon.research.environments.seated_loops import HEURISTIC_BOT, LEARNER, RANDOM_BOT, UNCOMPILED_BOT
from trianon.research.errors import UsageError

COMPILED_KINDS = {RANDOM: RANDOM_BOT, HEURISTIC: HEURISTIC_BOT}  # instant: no call of Python between two steps
LEARNER_NAME = "learner"  # in records


def opponent_names(opponents: object, players: int) -> tuple[str, ...]:
    """The names of a learner's opponents, one for each other seat; a single name stands for all of them."""
    if opponents is None:
        return ()
    if isinstance(opponents, str):
        names: tuple[str, ...] = (opponents,) * (players - 1)
    elif isinstance(opponents, Sequence) and all(isinstance(name, str) for name in opponents):
        names = tuple(opponents)
    else:
        raise UsageError(f'opponents are named by a text such as "thumb" or a list of them, not {opponents!r}')
    if len(names) != players - 1:
        raise UsageError(f"{players} players need {players - 1} opponents, not {len(names)}")
    for name in names:
        try:
            check_bot(name, programs=True)
        except BotNameError as error:
            raise UsageError(str(error)) from None
    return names


def kinds_of(names: tuple[str, ...], players: int) -> Bytes:
    """What plays each seat, counted from the learner's on; every seat is the learner's without opponents."""
    kinds = [COMPILED_KINDS.get(name, UNCOMPILED_BOT) for name in names]
    return np.array([LEARNER, *(kinds or [LEARNER] * (players - 1))], np.int8)


class UncompiledBots:
    """Bots that the compiled loop does not play: an object for each of them at each match."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._bots: dict[tuple[int, int], NotifiedBot] = {}  # by row and distance from the learner

    def choose(self, row: int, distance: int, match: Match, seat: int, options: list[int]) -> int:
        """The answer of one bot; the same as at a table of the arena with the seed of this match."""
        if (row, distance) not in self._bots:
            name, players = self.names[distance - 1], match.setting.players
            bot = bot_named(name, match.setting.game, programs=True, players=players)
            self._bots[row, distance] = NotifiedBot(bot, seat)
        opponent = self._bots[row, distance]
        opponent.notify(match)
        view: Any = zero(match.setting.game.view)
        match.setting.game.look(match.s, match.setting.t, view, seat)
        worlds = Worlds(match.setting, view, bot_seed(match.start.seed, seat, match.answer_count))
        return opponent.bot.choose(view, options, worlds, Budget())

    def end(self, row: int, match: Match | None) -> None:
        """Send listeners the result of a row's match, and drop its bots; None when it was left."""
        for place in [place for place in self._bots if place[0] == row]:
            self._bots.pop(place).end(match)

    def close(self) -> None:
        """Drop all bots; programs among them end."""
        for row in {row for row, _ in self._bots}:
            self.end(row, None)
