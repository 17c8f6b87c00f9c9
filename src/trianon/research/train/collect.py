"""Plays groups of matches with the present policy and keeps what learning needs."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch import Tensor

from trianon.research.train.groups import MatchGroup
from trianon.research.train.network import PolicyValueNet, probabilities
from trianon.research.train.ppo import Slab
from trianon.research.train.returns import SeatReturns, outcomes
from trianon.research.train.segments import draw, log_softmax, rows_of

MAX_SPREAD_ANSWERS = 200  # random answers that bring matches to different stages, for each pair of players


@dataclass
class Step:
    """One step of a group before its returns are known."""

    slab: Slab
    values: Tensor
    seats: Tensor
    done: Tensor
    final: Tensor


class PlayedPolicy(NamedTuple):
    """The policy that plays, and the reference it is compared with."""

    net: PolicyValueNet
    reference: PolicyValueNet
    sharpness: float = 1.0  # answers are drawn with log-probabilities times this


class Collector:
    """Plays groups of matches."""

    def __init__(self, groups: list[MatchGroup], utility: tuple[float, float], generator: torch.Generator) -> None:
        self.groups, self.utility, self.generator = groups, utility, generator
        self.rows = sum(group.rows for group in groups)
        self._players = [torch.full((group.rows,), group.players, device=group.device) for group in groups]
        self._ended = torch.zeros((), dtype=torch.int64, device=groups[0].device)
        first = groups[0].decisions()
        self.widths = first.observations.shape[1], first.features.shape[1]

    def spread_out(self) -> None:
        """Bring all matches to different stages."""
        for group in self.groups:
            group.spread_out(MAX_SPREAD_ANSWERS * group.players // 2, self.generator)

    def matches(self) -> int:
        """How many matches ended so far."""
        return int(self._ended)

    def collect(self, policy: PlayedPolicy, horizon: int, gae_lambda: float) -> list[list[Slab]]:
        """Slabs of a horizon: by step, one of each group."""
        with torch.no_grad():
            by_group = [
                self._play(group, players, policy, horizon, gae_lambda)
                for group, players in zip(self.groups, self._players, strict=True)
            ]
        return [list(step) for step in zip(*by_group, strict=True)]

    def _play(
        self, group: MatchGroup, players: Tensor, policy: PlayedPolicy, horizon: int, gae_lambda: float
    ) -> list[Slab]:
        steps = [self._step(group, players, policy) for _ in range(horizon)]
        now, net = group.decisions(), policy.net
        values = probabilities(net.seat_values(net.trunk(now.observations)), players)
        returns = SeatReturns(values, now.seats, group.players, gae_lambda)
        slabs: list[Slab] = []
        for step in reversed(steps):
            targets, advantages = returns.step(step.values, step.seats, step.done, step.final)
            slabs.append(step.slab._replace(targets=targets, advantages=advantages))
        return slabs[::-1]

    def _step(self, group: MatchGroup, players: Tensor, policy: PlayedPolicy) -> Step:
        now: Any = group.decisions()
        rows = rows_of(now.offsets, len(now.features))
        logits, heads = policy.net(now.observations, now.features, rows)
        log_probabilities = log_softmax(logits, rows, group.rows)
        reference = log_softmax(policy.reference(now.observations, now.features, rows)[0], rows, group.rows)
        chosen = draw(policy.sharpness * log_probabilities, rows, group.rows, self.generator)
        values = probabilities(heads, players)
        slab = Slab(
            now.observations.half(), players, now.offsets.clone(), now.features.half(), chosen,
            log_probabilities[chosen], reference, values, values[:, 0, 0],
        )  # fmt: skip
        seats = now.seats.clone()
        ended = group.step(now.options[chosen].long())
        self._ended += ended.done.sum()
        final = outcomes(ended.wins, ended.points, *self.utility)
        return Step(slab, values, seats, ended.done.clone(), final)
