"""The memory of a batch of matches on the device."""

from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.core.game import Setting
from trianon.core.kernel.options import MAX_OPTIONS
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE, dtype_of, zeros
from trianon.research.cuda.device import cuda, record_of
from trianon.research.cuda.kernels import DeviceWorkspace, layouts_of
from trianon.research.cuda.ordering import MatchOrder
from trianon.research.environments.loops import Batch


class DeviceStates:
    """The states of a batch of matches with the order in which threads take them."""

    def __init__(self, setting: Setting, count: int) -> None:
        self.setting, self.count = setting, count
        words = dtype_of(setting.game.state).itemsize // 4
        self.s_rows = cuda.device_array((count, words), np.int32)
        self.states = self.s_rows.view(record_of(setting.game.state)).reshape(count)
        self.numbers = cuda.device_array(count, np.int64)
        self.key = cuda.device_array(4, np.int64)
        self.order = MatchOrder(count)
        tables = zeros(setting.game.tables)
        tables[0] = setting.t
        self.shared = DeviceWorkspace(cuda.to_device(np.asarray(tables)), self.key, self.order.order, self.order.kinds)

    def seed(self, series: str) -> None:
        """Mark all rows as finished, before the matches 0 to count - 1 of a series."""
        self.key.copy_to_device(np.array(key_of(series), np.int64))
        self.numbers.copy_to_device(np.arange(self.count, dtype=np.int64))
        self.order.clear()

    def copy_states(self) -> npt.NDArray[Any]:
        """The states on the host."""
        rows = np.ascontiguousarray(self.s_rows.copy_to_host())
        return rows.view(record_of(self.setting.game.state)).reshape(self.count).view(np.recarray)


def batch_of(states: DeviceStates, observation_version: int = 1) -> Batch:
    """The arrays that begin and step fill in, as on the CPU."""
    setting, n = states.setting, states.count
    observed = layouts_of(setting.game, observation_version)[0].size
    return Batch(
        states=states.states,
        s_rows=states.s_rows,
        numbers=states.numbers,
        seats=cuda.to_device(np.full(n, NONE, np.int8)),
        counts=cuda.to_device(np.zeros(n, np.int16)),
        legal=cuda.device_array((n, MAX_OPTIONS), np.int16),
        actions=cuda.to_device(np.zeros(n, np.int64)),
        observations=cuda.device_array((n, observed), np.float32),
        masks=cuda.device_array((n, setting.game.numbering.size), np.int8),
        rewards=cuda.to_device(np.zeros((n, setting.players), np.float32)),
        done=cuda.to_device(np.zeros(n, np.bool_)),
        final_observations=cuda.device_array((n, observed), np.float32),
    )
