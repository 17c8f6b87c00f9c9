"""Gymnasium vector environment: many matches in numpy arrays, stepped by one compiled call.

    matches = make("rokoko", players=4, n=256, seed=7)
    observations, infos = matches.reset()
    observations, rewards, terminations, truncations, infos = matches.step(actions)

Row i belongs to match i. Its observation, its mask `infos["action_mask"]` and its action are those of the seat to act,
`infos["seat"]`. A finished match restarts within the same step.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from trianon.core.optional_deps import optional_import
from trianon.research.errors import UsageError, checked_int, series_of

optional_import("gymnasium", "research")

import gymnasium as gym  # noqa: E402
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

from trianon.core.editions.edition import Edition  # noqa: E402
from trianon.core.features import Floats, Layout  # noqa: E402
from trianon.core.game import Setting  # noqa: E402
from trianon.core.kernel.struct import NONE, Longs, Shorts  # noqa: E402
from trianon.research.environments.batch import MatchBatch, setting_of  # noqa: E402
from trianon.research.environments.loops import pick_all  # noqa: E402
from trianon.research.environments.threads import Call, WorkerThreads  # noqa: E402

MOST_MATCHES = 1_000_000


class Described(NamedTuple):
    """Legal options of all matches, concatenated: those of match i are at offsets[i] to offsets[i + 1]."""

    offsets: Longs
    options: Shorts
    features: Floats


class VectorMatches(VectorEnv[Floats, Any, Any]):
    """A vector of matches of one setting; created by `make`."""

    def __init__(
        self, setting: Setting, n: int, seed: str, threads: int, reward: str, open_information: bool, describe: bool,
        copy: bool, observation_version: int,
    ) -> None:  # fmt: skip
        self.setting, self.num_envs, self.series = setting, n, seed
        self._made = {
            "game": setting.game.name, "players": setting.players, "n": n, "edition": setting.edition, "seed": seed,
            "threads": threads, "reward": reward, "open_information": open_information, "describe": describe,
            "copy": copy, "observation_version": observation_version,
        }  # fmt: skip
        self._matches = MatchBatch(setting, n, reward, open_information, observation_version)
        self._describe, self._copy = describe, copy
        bounds = np.linspace(0, n, threads + 1).astype(int).tolist()
        self._chunks = list(zip(bounds, bounds[1:], [setting.workspace() for _ in range(threads)], strict=False))
        self._workers = WorkerThreads(threads)
        self._steps: list[Call] = []  # reused while the arrays stay the same
        self._random = 1
        self._ready = False
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        size = self._matches.features.observation.size
        self.single_observation_space = gym.spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self.single_action_space = gym.spaces.Discrete(setting.game.numbering.size)
        self.observation_space = gym.vector.utils.batch_space(self.single_observation_space, n)
        self.action_space = gym.vector.utils.batch_space(self.single_action_space, n)

    @property
    def observation_layout(self) -> Layout:
        """The named parts of an observation."""
        return self._matches.features.observation

    @property
    def option_layout(self) -> Layout:
        """The named parts of an option's features."""
        return self._matches.features.option

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Start match i of the series in row i; a seed selects another series."""
        self._check_open()
        if options:
            raise UsageError(f"reset() begins all matches anew and knows no options, not {options!r}")
        if seed is not None:
            self.series = series_of(seed)
        if self._copy:
            self._matches.renew()
        self._matches.seed(self.series, np.arange(self.num_envs))
        self._random = int(self._matches.key[0]) | 1
        self._workers.run([self._matches.begin_call(scratch, first, last) for first, last, scratch in self._chunks])
        self._ready = True
        return self._observations(), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Floats, Floats, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Apply one action per match; if any is illegal, raises and changes nothing."""
        self._check_begun("step")
        self._take(actions)
        acted = self._matches.seats.copy()
        if self._copy:
            self._matches.renew()
        if self._copy or not self._steps:
            self._steps = [
                self._matches.step_call(scratch, first, last, self.num_envs) for first, last, scratch in self._chunks
            ]
        self._workers.run(self._steps)
        ended, rewards = self._matches.done, np.zeros(self.num_envs, np.float32)
        infos = self._infos()
        infos["rewards"] = self._kept(self._matches.rewards)
        rows = np.flatnonzero(ended)
        if len(rows):
            rewards[rows] = self._matches.rewards[rows, acted[rows]]
            finals = np.full(self.num_envs, None, dtype=object)
            for row in rows:
                finals[row] = self._matches.finals[row].copy()
            infos["final_obs"], infos["_final_obs"] = finals, ended.copy()
        return self._observations(), rewards, ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> Longs:
        """A random legal action per match, reproducible by series."""
        self._check_begun("sample")
        actions = np.zeros(self.num_envs, np.int64)
        self._random = int(pick_all(self._matches.legal, self._matches.counts, self._random, actions))
        return actions

    def describe(self) -> Described:
        """Legal options of every match with their features."""
        self._check_begun("describe")
        calls, described = self._matches.describe_calls(self._chunks)
        self._workers.run(calls)
        return Described(*described)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self._workers.close()

    def _check_open(self) -> None:
        if self.closed:
            raise gym.error.ClosedEnvironmentError("these matches are closed: make new ones")

    def _check_begun(self, call: str) -> None:
        self._check_open()
        if not self._ready:
            raise gym.error.ResetNeeded(f"the matches have not begun: call reset() before {call}()")

    def _take(self, actions: npt.ArrayLike) -> None:
        try:
            given = np.asarray(actions)
        except ValueError:
            raise UsageError(f"expected {self.num_envs} whole numbers, one action for each match") from None
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise UsageError(
                f"expected {self.num_envs} whole numbers, one action for each match, "
                f"not an array of shape {given.shape} and type {given.dtype}"
            )
        wrong = self._matches.take(given)
        if wrong != NONE:
            raise UsageError(f"match {wrong}: {self._matches.why_not(wrong, int(given[wrong]))}")

    def _kept(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _observations(self) -> Floats:
        return self._matches.observations

    def _infos(self) -> dict[str, Any]:
        matches = self._matches
        infos = {
            "seat": self._kept(matches.seats),
            "action_mask": matches.masks,
            "number": self._kept(matches.numbers),
        }
        if self._describe:
            infos["options"] = self.describe()
        return infos

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles continue from the same point."""
        moment = {"series": self.series, "_random": self._random, "_ready": self._ready, "closed": self.closed}
        return _restored, (self._made, moment, self._matches.snapshot())


def _restored(made: dict[str, Any], moment: dict[str, Any], snapshot: dict[str, Any]) -> VectorMatches:
    matches = make(**made)
    vars(matches).update(moment)
    matches._matches.restore(snapshot)
    return matches


def make(
    game: str,
    players: int,
    n: int,
    edition: str | Path | Edition | None = None,
    seed: int | str | None = 0,
    threads: int = 1,
    reward: str = "placing",
    open_information: bool = False,
    describe: bool = False,
    copy: bool = True,
    observation_version: int = 1,
) -> VectorMatches:
    """Create a vector of `n` matches of a game.

    Row i plays the matches i, i + n, i + 2 n, … of the series `seed`, independent of the number of threads; without
    a seed (None) a new series is created. With `describe` the features of all legal options are in every
    `infos["options"]`. Without `copy` the returned arrays change with the next step. `observation_version` 2 adds to an
    observation all else that a view shows.
    """
    n = checked_int("n, the number of matches side by side,", n, 1, MOST_MATCHES)
    threads = checked_int("threads", threads, 1, n)
    series = series_of(np.random.SeedSequence().entropy if seed is None else seed)
    setting = setting_of(game, players, edition)
    return VectorMatches(setting, n, series, threads, reward, open_information, describe, copy, observation_version)
