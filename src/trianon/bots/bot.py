"""The interface of a bot: a view, legal options, sampled worlds and a budget in, one option out."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from trianon.bots.budget import Budget
from trianon.bots.worlds import Worlds
from trianon.core.game import Json
from trianon.core.match import Match


class Bot(ABC):
    """A player at a seat; deterministic for the same view, options, worlds and number of simulations."""

    name: str

    @abstractmethod
    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose one of the legal option numbers."""


class ListeningBot(Bot):
    """A bot that also receives the events its seat may see, and the result."""

    @abstractmethod
    def on_events(self, events: list[Json]) -> None:
        """Receive the events since the last call, as its seat may see them."""

    @abstractmethod
    def on_end(self, result: Json | None) -> None:
        """Receive the result; None when the match was aborted."""


class NotifiedBot:
    """A bot at a seat of one match; if it listens, it gets every event once, and the result."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot, self.seat = bot, seat
        self._sent = 0  # rows of events

    def notify(self, match: Match) -> None:
        """Send the events since the last call."""
        if isinstance(self.bot, ListeningBot):
            self.bot.on_events(match.events(self.seat, self._sent))
            self._sent = len(match.event_rows)

    def end(self, match: Match | None) -> None:
        """Send the last events and the result; None when the match was aborted."""
        if isinstance(self.bot, ListeningBot):
            if match is not None:
                self.notify(match)
            self.bot.on_end(None if match is None else match.result())


@contextmanager
def notified(match: Match, bots: Sequence[Bot]) -> Iterator[list[NotifiedBot]]:
    """The bots of a match, by seat; they are told how it ended."""
    seated = [NotifiedBot(bot, seat) for seat, bot in enumerate(bots)]
    ended: Match | None = None
    try:
        yield seated
        ended = match if match.over else None
    finally:
        for one in seated:
            one.end(ended)
