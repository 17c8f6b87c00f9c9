"""What an opponent is: it gets its seat's view, the legal options, worlds to try things in, and a budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from trianon.bots.budget import Budget
from trianon.bots.worlds import Worlds
from trianon.core.game import Json
from trianon.core.match import Match


class Bot(ABC):
    """An opponent; the same view, options, worlds and simulations give the same choice."""

    name: str

    @abstractmethod
    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """One of the legal option numbers."""


class ListeningBot(Bot):
    """An opponent that follows a match: it hears what its seat hears, and is told how the match ended."""

    @abstractmethod
    def hear(self, events: list[Json]) -> None:
        """What happened since it was told last, as its seat heard it."""

    @abstractmethod
    def leave(self, result: Json | None) -> None:
        """The match is over with this result, or was broken off (None)."""


@contextmanager
def notify_listeners(match: Match, bots: Sequence[Bot]) -> Iterator[Callable[[int], None]]:
    """Tell those who follow a match what happens; the function it gives tells one seat what is new to it."""
    followers = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, ListeningBot)}
    heard = dict.fromkeys(followers, 0)

    def tell(seat: int) -> None:
        if seat in followers:
            followers[seat].hear(match.events(seat, heard[seat]))
            heard[seat] = len(match.rows)

    over = False
    try:
        yield tell
        over = match.over
    finally:
        for seat, bot in followers.items():
            if over:
                tell(seat)
            bot.leave(match.result() if over else None)
