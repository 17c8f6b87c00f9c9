"""Returns of all seats in matches where seats act in turns: each seat's chain of its own decisions."""

import torch
from torch import Tensor

from trianon.bots.nets.layout import POINT_SCALE, UTILITY
from trianon.core.kernel.state import SEATS


def outcomes(wins: Tensor, points: Tensor, win_weight: float, margin: float) -> Tensor:
    """The final values of every seat: share of the victory, the search's mix of victory and lead, scaled points."""
    players = points.shape[1]
    others = points[:, None, :].expand(-1, players, -1)
    own = torch.eye(players, dtype=torch.bool, device=points.device)
    rivals = others.masked_fill(own, -torch.inf).amax(2)
    lead = 0.5 + 0.5 * torch.tanh((points - rivals) / margin)
    return torch.stack((wins, win_weight * wins + (1 - win_weight) * lead, points * POINT_SCALE), 2)


def from_seat(seats: Tensor, players: int) -> Tensor:
    """By decision, the seats in their order from the acting one on."""
    return (torch.arange(players, device=seats.device) + seats[:, None]) % players


def away_from(seats: Tensor, players: int) -> Tensor:
    """By decision, how many places to the left of the acting seat each seat is."""
    return (torch.arange(players, device=seats.device) - seats[:, None]) % players


class SeatReturns:
    """Goes through the steps of a horizon from the last to the first, with lambda-returns of every seat.

    A seat's return at its own decision mixes what the net says at its next decision with that decision's return. What
    the other seats can expect at this moment are their own next returns.
    """

    def __init__(self, values: Tensor, seats: Tensor, players: int, gae_lambda: float) -> None:
        self.players, self.gae_lambda = players, gae_lambda
        self.next_values = _by_seat(values, seats, players)  # at the next decision of each seat
        self.next_returns = self.next_values.clone()

    def step(self, values: Tensor, seats: Tensor, done: Tensor, final: Tensor) -> tuple[Tensor, Tensor]:
        """Targets of all heads, counted from the acting seat on, and the advantage of the answer in utility."""
        ended = done[:, None, None]
        self.next_values = torch.where(ended, final, self.next_values)
        self.next_returns = torch.where(ended, final, self.next_returns)
        rows = torch.arange(len(seats), device=seats.device)
        mixed = (1 - self.gae_lambda) * self.next_values[rows, seats] + self.gae_lambda * self.next_returns[rows, seats]
        self.next_returns[rows, seats] = mixed
        self.next_values[rows, seats] = values[:, 0]
        targets = torch.zeros_like(values)
        order = from_seat(seats, self.players)
        targets[:, : self.players] = self.next_returns.gather(1, order[..., None].expand(-1, -1, values.shape[2]))
        return targets, mixed[:, UTILITY] - values[:, 0, UTILITY]


def _by_seat(values: Tensor, seats: Tensor, players: int) -> Tensor:
    """Values counted from the acting seat on as values by seat."""
    away = away_from(seats, players)
    return values[:, :SEATS].gather(1, away[..., None].expand(-1, -1, values.shape[2]))
