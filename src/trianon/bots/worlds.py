"""Worlds a seat cannot tell from the real table: all an opponent gets beside its view."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from trianon.core.game import Setting
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.struct import zero


class Worlds:
    """Complete tables that fit a view, as many as wanted; the same seed gives the same ones."""

    def __init__(self, setting: Setting, view: Any, seed: str) -> None:
        self.setting, self.view, self.seed = setting, view, seed
        self.drawn = 0

    def sample(self) -> Any:
        """Another world."""
        world: Any = zero(self.setting.game.state)
        seed_state(world, f"{self.seed}/{self.drawn}")
        self.drawn += 1
        self.setting.game.determinize(self.view, self.setting.t, world)
        return world


def bot_seed(seed: str, seat: int, number: int) -> str:
    """What an opponent's own chance at a decision grows from; it does not give the seed of the table away."""
    return blake2b(f"{seed}/{seat}/{number}".encode(), digest_size=16).hexdigest()
