"""Random matches on the device, without observations: the most decisions a second, and the base of rollouts."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.core.game import Setting
from trianon.research.cuda.device import THREADS, blocks_of, check_device, cuda
from trianon.research.cuda.device_batch import DeviceStates
from trianon.research.cuda.kernels import kernels_of


class PlayCounts(NamedTuple):
    """Counts of decisions and of finished matches."""

    decisions: int
    finished: int  # matches


class RandomPlay:
    """Rows of matches with random answers; row i plays the matches i, i + n, i + 2 n, … of a series.

    The answers are those that `core.kernel.loops.play_randomly` gives on the CPU in the same matches.
    """

    def __init__(self, setting: Setting, n: int, series: str = "0") -> None:
        check_device()
        self.setting, self.n = setting, n
        self.matches = DeviceStates(setting, n)
        self.matches.seed(series)
        self._chances = cuda.to_device(np.ones(n, np.int64))
        self._play = kernels_of(setting.game).play
        self._steps = 0

    def run(self, steps: int) -> None:
        """Go on by some steps, without waiting for them: each answers in all matches, and begins those that ended."""
        m = self.matches
        for _ in range(steps):
            m.order.renew()
            self._play[blocks_of(self.n), THREADS](
                m.shared, m.states, m.s_rows, m.numbers, self._chances, self.setting.players, self.n
            )
        self._steps += steps

    def played(self) -> PlayCounts:
        """How much was played so far."""
        numbers: npt.NDArray[Any] = self.matches.numbers.copy_to_host()
        begun = int(((numbers - np.arange(self.n)) // self.n).sum())
        over = int((self.matches.order.kinds.copy_to_host() == 0).sum())
        return PlayCounts(self._steps * self.n - begun, begun - self.n + over)
