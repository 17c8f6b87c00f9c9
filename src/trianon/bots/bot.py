"""What an opponent is: it gets a view and the legal options, and names one of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from trianon.core.game import Setting
from trianon.core.options import Options
from trianon.core.record import blank

MASK = 0xFFFFFFFF


class Bot(ABC):
    """An opponent; the same view, options and seed give the same choice."""

    name: str

    @abstractmethod
    def choose(self, setting: Setting, view: Any, options: list[int], seed: int) -> int:
        """One of the legal option numbers."""


class PolicyBot(Bot):
    """An opponent made of one compiled rule: (view, tables, options, random number) -> option."""

    def __init__(self, name: str, policy: Any) -> None:
        self.name, self.policy = name, policy

    def choose(self, setting: Setting, view: Any, options: list[int], seed: int) -> int:
        """The rule's choice."""
        o = blank(Options)
        o.count = len(options)
        o.ids[: len(options)] = options
        return int(self.policy(view, setting.t, o, (seed & MASK) | 1))
