"""What an opponent is: it gets its seat's view, the legal options, worlds to try things in, and a budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from trianon.bots.budget import Budget
from trianon.bots.worlds import Worlds


class Bot(ABC):
    """An opponent; the same view, options, worlds and simulations give the same choice."""

    name: str

    @abstractmethod
    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """One of the legal option numbers."""
