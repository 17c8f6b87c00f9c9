"""The memory of a seat as numbers: what a game's `memory` module notes of events and a view no longer shows."""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from trianon.core.features import Floats, Layout
from trianon.core.game import Game
from trianon.core.installed import optional_part
from trianon.core.kernel.bundle import bundle
from trianon.core.kernel.compiler.rule import pointer, rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import Shorts, zero


class MemoryFunctions(NamedTuple):
    """The memory functions of one game that compiled loops call."""

    remember: Any  # (memory, kind, seat, piece, origin, target): the first three facts of an event a seat saw
    observe: Any  # (memory, tables, viewer, players, zeros): fills in the features


@dataclass(frozen=True, eq=False)
class SeatMemory:
    """The memory of one game: how much of it a seat has about each seat, and the features made of it."""

    slots: int
    layout: Layout
    functions: MemoryFunctions

    @cached_property
    def bundle(self) -> Any:
        """The functions as one argument of compiled loops."""
        return bundle(self.functions)


@rule
def remember_nothing(memory: Shorts, kind: int, seat: int, piece: int, origin: int, target: int) -> None:
    """The memory of a game without one, and of observation version 1."""


@rule
def observe_nothing(memory: Shorts, t: Any, viewer: int, players: int, out: Floats) -> None:
    """The features of no memory."""


@cache
def memory_of(game: Game, version: int) -> SeatMemory:
    """The memory that goes with a version of the observation, compiled on first use; version 1 has none."""
    slots, layout, remember, observe = 1, Layout(), remember_nothing, observe_nothing
    module = optional_part(game.name, "memory") if version > 1 else None
    if module is not None:
        slots, layout, remember, observe = module.SLOTS, module.MEMORY, module.remember, module.observe_memory
    t: Any = zero(game.tables)
    memory, out = np.zeros((SEATS, slots), np.int16), np.zeros(1, np.float32)
    functions = MemoryFunctions(
        pointer(remember, None, (memory, 0, 0, 0, 0, 0)), pointer(observe, None, (memory, t, 0, 0, out))
    )
    return SeatMemory(slots, layout, functions)
