"""The net of a game: an observation to values of all seats, and each option's features to a logit.

Options are described by what is printed on them, so one net serves all editions and player counts.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from trianon.bots.nets.layout import HEADS, POINTS, UTILITY, WIN
from trianon.core.kernel.state import SEATS


class NetSizes(NamedTuple):
    """Widths of the layers."""

    observation: int
    option: int
    first: int
    second: int
    policy: int


class SeatValues(NamedTuple):
    """Predictions by decision and seat, counted from the acting seat on, as logits where they are shares."""

    win: Tensor
    utility: Tensor
    points: Tensor


class PolicyValueNet(nn.Module):  # type: ignore[misc] # checked without PyTorch
    """A trunk of two layers, a value head for each seat, and a layer over the options of a decision."""

    def __init__(self, sizes: NetSizes) -> None:
        super().__init__()
        self.sizes = sizes
        self.first = nn.Linear(sizes.observation, sizes.first)
        self.second = nn.Linear(sizes.first, sizes.second)
        self.values = nn.Linear(sizes.second, SEATS * HEADS)
        self.option = nn.Linear(sizes.option, sizes.policy)
        self.context = nn.Linear(sizes.second, sizes.policy, bias=False)
        self.logit = nn.Linear(sizes.policy, 1, bias=False)
        for layer in (self.values, self.logit):
            nn.init.normal_(layer.weight, std=0.01)
        nn.init.zeros_(self.values.bias)

    def trunk(self, observations: Tensor) -> Tensor:
        """What the heads read."""
        return torch.relu(self.second(torch.relu(self.first(observations))))

    def forward(self, observations: Tensor, options: Tensor, rows: Tensor) -> tuple[Tensor, SeatValues]:
        """Logits of all options, and the values of all seats."""
        hidden = self.trunk(observations)
        mixed = torch.relu(self.option(options) + self.context(hidden)[rows])
        return self.logit(mixed).squeeze(1), self.seat_values(hidden)

    def seat_values(self, hidden: Tensor) -> SeatValues:
        """The value heads."""
        heads = self.values(hidden).view(-1, SEATS, HEADS)
        return SeatValues(heads[..., WIN], heads[..., UTILITY], heads[..., POINTS])


def probabilities(values: SeatValues, players: Tensor) -> Tensor:
    """Values as they are learned from: shares of the victory and utilities from 0 to 1, and scaled points, by seat."""
    seats = torch.arange(SEATS, device=players.device)
    win = values.win.masked_fill(seats >= players[:, None], -torch.inf).softmax(1)
    return torch.stack((win, values.utility.sigmoid(), values.points), 2)
