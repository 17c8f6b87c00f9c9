"""Sampled worlds: complete states that a seat cannot tell from the real one."""

from hashlib import blake2b
from typing import Any

from trianon.core.game import Setting
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.struct import zero


class Worlds:
    """A stream of complete states consistent with a view, reproducible by seed."""

    def __init__(self, setting: Setting, view: Any, seed: str) -> None:
        self.setting, self.view, self.seed = setting, view, seed
        self.drawn = 0

    def sample(self) -> Any:
        """Sample the next world."""
        world: Any = zero(self.setting.game.state)
        seed_state(world, f"{self.seed}/{self.drawn}")
        self.drawn += 1
        self.setting.game.determinize(self.view, self.setting.t, world)
        return world


def bot_seed(seed: str, seat: int, number: int) -> str:
    """The seed of a bot's randomness at one decision; it does not reveal the seed of the match."""
    return blake2b(f"{seed}/{seat}/{number}".encode(), digest_size=16).hexdigest()
