"""The interface of a bot: a view, legal options, sampled worlds and a budget in, one option out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
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


@contextmanager
def notify_listeners(match: Match, bots: Sequence[Bot]) -> Iterator[Callable[[int], None]]:
    """Feed events and the result to listening bots; the yielded function sends one seat its new events."""
    listeners = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, ListeningBot)}
    sent = dict.fromkeys(listeners, 0)

    def notify(seat: int) -> None:
        if seat in listeners:
            listeners[seat].on_events(match.events(seat, sent[seat]))
            sent[seat] = len(match.event_rows)

    over = False
    try:
        yield notify
        over = match.over
    finally:
        for seat, bot in listeners.items():
            if over:
                notify(seat)
            bot.on_end(match.result() if over else None)
