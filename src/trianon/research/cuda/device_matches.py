"""Vector environment on the device: observations, masks and rewards of many matches never leave the GPU."""

from typing import Any, NamedTuple

import numpy as np

from trianon.core.features import Layout
from trianon.core.game import Setting
from trianon.research.cuda.actions import (
    CHUNK,
    add_chunks,
    add_sums,
    clear_rows,
    clear_shown,
    draw_actions,
    find_illegal,
    place_options,
    take_actions,
)
from trianon.research.cuda.device import THREADS, blocks_of, check_device, cuda
from trianon.research.cuda.device_array import DeviceArray
from trianon.research.cuda.device_batch import DeviceStates, batch_of
from trianon.research.cuda.kernels import kernels_of, layouts_of
from trianon.research.environments.batch import explain_illegal
from trianon.research.environments.rewards import reward_code
from trianon.research.errors import UsageError, checked_bool, checked_version, series_of


class DeviceOptionBatch(NamedTuple):
    """Legal options of all matches, concatenated: those of match i are at offsets[i] to offsets[i + 1]."""

    offsets: DeviceArray
    options: DeviceArray
    features: DeviceArray


class DeviceMatches:
    """A vector of matches of one setting on the device; created by `make`.

    The same arrays are returned by every call, and the next step overwrites them.
    """

    def __init__(
        self, setting: Setting, n: int, series: str, reward: str, open_information: bool, check: bool,
        observation_version: int = 1,
    ) -> None:  # fmt: skip
        self._reward = reward_code(reward)
        self._open = int(checked_bool("open_information", open_information))
        self._check = checked_bool("check", check)
        version = checked_version(observation_version)
        check_device()
        self.setting, self.num_envs, self.series = setting, n, series
        self._observation, self._option = layouts_of(setting.game, version)
        self._kernels = kernels_of(setting.game, version)
        self._states = DeviceStates(setting, n)
        self._batch = batch_of(self._states, version)
        self._acted = cuda.to_device(np.zeros(n, np.float32))
        self._illegal = cuda.to_device(np.zeros(n, np.bool_))
        self._found = cuda.to_device(np.full(1, n, np.int64))
        self._truncated = DeviceArray(cuda.to_device(np.zeros(n, np.bool_)))
        self._samples = cuda.device_array(n, np.int64)
        self._described: tuple[Any, Any] | None = None
        self._grid = blocks_of(n), THREADS
        self._drawn, self._begun = 0, False

    @property
    def observation_layout(self) -> Layout:
        """The named parts of an observation."""
        return self._observation

    @property
    def option_layout(self) -> Layout:
        """The named parts of an option's features."""
        return self._option

    def reset(self, *, seed: int | str | None = None) -> tuple[DeviceArray, dict[str, DeviceArray]]:
        """Start match i of the series in row i; a seed selects another series."""
        if seed is not None:
            self.series = series_of(seed)
        self._drawn, self._begun = 0, True
        self._states.seed(self.series)
        clear_shown[self._grid](self._batch, True)
        self._begin(0)
        return DeviceArray(self._batch.observations), self._infos()

    def step(self, actions: Any) -> tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, dict[str, DeviceArray]]:
        """Apply one action per match, given on the device or the host; finished matches begin anew.

        If an action is illegal, raises and changes nothing; without `check`, only the rows concerned stay as they are.
        """
        self._check_begun("step")
        self._take(actions)
        clear_shown[self._grid](self._batch, False)
        self._kernels.step[self._grid](
            self._states.shared, self._batch, self.setting.players, self._reward, self._acted,
            self._illegal,
        )  # fmt: skip
        self._states.order.renew()
        self._begin(self.num_envs)
        done = DeviceArray(self._batch.done)
        infos = self._infos() | {
            "rewards": DeviceArray(self._batch.rewards),
            "final_obs": DeviceArray(self._batch.final_observations),
            "_final_obs": done,
            "illegal": DeviceArray(self._illegal),
        }
        return DeviceArray(self._batch.observations), DeviceArray(self._acted), done, self._truncated, infos

    def sample(self) -> DeviceArray:
        """A random legal action per match, reproducible by series."""
        self._check_begun("sample")
        batch = self._batch
        draw_actions[self._grid](batch.legal, batch.counts, self._states.key, self._drawn, self._samples)
        self._drawn += 1
        return DeviceArray(self._samples)

    def describe(self) -> DeviceOptionBatch:
        """Legal options of every match with their features; waits for the device once."""
        self._check_begun("describe")
        batch, n = self._batch, self.num_envs
        chunks = -(-n // CHUNK)
        sums, offsets = cuda.device_array(chunks, np.int64), cuda.device_array(n + 1, np.int64)
        add_chunks[blocks_of(chunks), THREADS](batch.counts, sums)
        add_sums[1, 1](sums)
        place_options[blocks_of(chunks), THREADS](batch.counts, sums, offsets)
        total = int(offsets[n:].copy_to_host()[0])
        ids, features = self._option_memory(total)
        clear_rows[self._grid](features)
        self._kernels.describe[self._grid](self._states.shared, batch, offsets, ids, features)
        return DeviceOptionBatch(DeviceArray(offsets), DeviceArray(ids), DeviceArray(features))

    def copy_states(self) -> Any:
        """The complete states on the host, records as the rules work on them."""
        return self._states.copy_states()

    def _begin(self, stride: int) -> None:
        self._kernels.begin[self._grid](self._states.shared, self._batch, self.setting.players, self._open, stride)

    def _check_begun(self, call: str) -> None:
        if not self._begun:
            raise UsageError(f"the matches have not begun: call reset() before {call}()")

    def _take(self, actions: Any) -> None:
        given = _on_device(actions)
        if tuple(given.shape) != (self.num_envs,) or np.dtype(given.dtype).kind not in "iu":
            raise UsageError(
                f"expected {self.num_envs} whole numbers, one action for each match, "
                f"not an array of shape {tuple(given.shape)} and type {given.dtype}"
            )
        batch = self._batch
        take_actions[self._grid](given, batch.actions)
        if self._check:
            find_illegal[self._grid](batch.legal, batch.counts, batch.actions, self._found)
            row = int(self._found.copy_to_host()[0])
            if row < self.num_envs:
                self._found.copy_to_device(np.full(1, self.num_envs, np.int64))
                raise UsageError(f"match {row}: {self._why_not(row)}")

    def _why_not(self, row: int) -> str:
        actions, seats = DeviceArray(self._batch.actions).numpy(), DeviceArray(self._batch.seats).numpy()
        return explain_illegal(self.setting, self.copy_states()[row], int(seats[row]), int(actions[row]))

    def _option_memory(self, total: int) -> tuple[Any, Any]:
        """Memory for this many options, taken anew only when there were never so many."""
        if self._described is None or len(self._described[0]) < total:
            room = total + total // 4
            self._described = (
                cuda.device_array(room, np.int16),
                cuda.device_array((room, self._option.size), np.float32),
            )
        ids, features = self._described
        return ids[:total], features[:total]

    def _infos(self) -> dict[str, DeviceArray]:
        return {
            "seat": DeviceArray(self._batch.seats),
            "action_mask": DeviceArray(self._batch.masks),
            "number": DeviceArray(self._batch.numbers),
        }


def _on_device(actions: Any) -> Any:
    """Actions of any library as numba's array on the device; those on the host are copied there."""
    if isinstance(actions, DeviceArray):
        return actions.array
    if hasattr(actions, "__cuda_array_interface__"):
        return cuda.as_cuda_array(actions)
    try:
        return cuda.to_device(np.asarray(actions))
    except (ValueError, TypeError):
        raise UsageError("expected whole numbers, one action for each match") from None
