"""Many matches on an NVIDIA GPU, by the rules that the CPU plays by; needs the extra `cuda`.

    from trianon.research import cuda

    matches = cuda.make("histrio", players=4, n=65536, seed=7)
    observations, infos = matches.reset()
    observations, rewards, terminations, truncations, infos = matches.step(matches.sample())

All arrays are on the device: `torch.from_dlpack(observations)` shares their memory.
"""

from pathlib import Path

import numpy as np

from trianon.core.editions.edition import Edition
from trianon.research.cuda.device import NoDevice
from trianon.research.cuda.device_array import DeviceArray
from trianon.research.cuda.device_matches import DeviceMatches, DeviceOptionBatch
from trianon.research.cuda.random_play import PlayCounts, RandomPlay
from trianon.research.environments.batch import setting_of
from trianon.research.errors import checked_int, series_of

__all__ = ["DeviceArray", "DeviceMatches", "DeviceOptionBatch", "NoDevice", "PlayCounts", "RandomPlay", "make"]

MAX_ROWS = 1 << 24


def make(
    game: str,
    players: int,
    n: int,
    edition: str | Path | Edition | None = None,
    seed: int | str | None = 0,
    reward: str = "placing",
    open_information: bool = False,
    check: bool = True,
    observation_version: int = 1,
) -> DeviceMatches:
    """Create a vector of `n` matches of a game on the device.

    Row i plays the matches i, i + n, i + 2 n, … of the series `seed`, the same as those of `research.vector`; without a
    seed (None) a new series is created. Without `check` a step does not wait for the device: a match whose action is
    illegal does not change, and `infos["illegal"]` says so. `observation_version` is that of `research.vector`.
    """
    n = checked_int("n, the number of matches side by side,", n, 1, MAX_ROWS)
    series = series_of(np.random.SeedSequence().entropy if seed is None else seed)
    setting = setting_of(game, players, edition)
    return DeviceMatches(setting, n, series, reward, open_information, check, observation_version)
