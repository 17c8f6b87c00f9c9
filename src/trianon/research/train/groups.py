"""Groups of matches of one setting as tensors: on the GPU from `research.cuda` without a copy, else from the CPU."""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from trianon.core.game import Setting
from trianon.research.environments.rewards import VICTORY

STAY = -1  # an action that leaves a match on the device unchanged
REWARD = "outcome"


class PendingDecisions(NamedTuple):
    """One decision of every match; the next step overwrites it."""

    observations: Tensor
    seats: Tensor  # that act
    offsets: Tensor  # options of match i are at offsets[i] to offsets[i + 1]
    options: Tensor  # their numbers
    features: Tensor


class Endings(NamedTuple):
    """Which matches ended with the last step, and how, by seat."""

    done: Tensor
    wins: Tensor  # shares of the victory
    points: Tensor


class MatchGroup:
    """Many matches of one setting; those that end begin anew."""

    def __init__(
        self, setting: Setting, rows: int, series: str, device: torch.device, threads: int = 1, observation: int = 1
    ) -> None:
        self.players, self.rows, self.device = setting.players, rows, device
        self._matches: Any
        if device.type == "cuda":
            from trianon.research.cuda.device_matches import DeviceMatches

            self._matches = DeviceMatches(setting, rows, series, REWARD, False, False, observation)
        else:
            from trianon.research import vector

            self._matches = vector.make(
                setting.game.name, setting.players, rows, edition=setting.edition, seed=series, threads=threads,
                reward=REWARD, copy=False, observation_version=observation,
            )  # fmt: skip
        self._observations, self._infos = self._matches.reset()

    def decisions(self) -> PendingDecisions:
        """What every match waits for."""
        described = self._matches.describe()
        arrays = (self._observations, self._infos["seat"], described.offsets, described.options, described.features)
        observations, seats, offsets, options, features = map(self._tensor, arrays)
        return PendingDecisions(observations, seats.long(), offsets, options, features)

    def step(self, actions: Tensor) -> Endings:
        """Answer in every match."""
        given = actions if self.device.type == "cuda" else actions.numpy()
        self._observations, _, done, _, self._infos = self._matches.step(given)
        outcome = self._tensor(self._infos["rewards"])  # points + VICTORY · share of the victory; VICTORY is below 1
        points = outcome.floor()
        return Endings(self._tensor(done).bool(), (outcome - points) / VICTORY, points)

    def spread_out(self, longest: int, generator: torch.Generator) -> None:
        """Bring the matches to different stages by random answers, so that no batch consists of openings alone."""
        if self.device.type != "cuda":
            for _ in range(int(torch.randint(longest, (1,), generator=generator))):
                self._observations, _, _, _, self._infos = self._matches.step(self._matches.sample())
            return
        waits = torch.randint(longest, (self.rows,), device=self.device, generator=generator)
        for step in range(longest):
            drawn = self._tensor(self._matches.sample())
            self._observations, _, _, _, self._infos = self._matches.step(torch.where(waits > step, drawn, STAY))

    def illegal(self) -> int:
        """How many actions of the last step were refused: none, unless something is wrong."""
        return int(self._tensor(self._infos["illegal"]).sum()) if "illegal" in self._infos else 0

    def _tensor(self, array: Any) -> Tensor:
        return torch.from_dlpack(array) if self.device.type == "cuda" else torch.from_numpy(array)
