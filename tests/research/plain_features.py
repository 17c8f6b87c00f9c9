"""What the vector environment shows along a few steps: run uncompiled, it must be the same.

NUMBA_DISABLE_JIT=1 python -W error -m tests.research.plain_features FOLDER
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from tests.infrastructure.samples import sample
from trianon.core.kernel.compiler.rule import COMPILED
from trianon.research import vector

GAMES = ("rokoko", "histrio")
STEPS = sample(24, 40)


def seen(game: str) -> list[Any]:
    """All arrays of so many steps."""
    table = vector.make(game, 3, 2, seed=1, describe=True, observation_version=2)
    observations, infos = table.reset()
    found: list[Any] = []
    for _ in range(STEPS):
        found += [np.array(each) for each in (observations, infos["action_mask"], infos["seat"], *infos["options"])]
        observations, _, _, _, infos = table.step(table.sample())
    return found


if __name__ == "__main__":
    for name in GAMES:
        np.savez(Path(sys.argv[1], f"{name}.npz"), *seen(name))
    sys.stdout.write(str(COMPILED))
