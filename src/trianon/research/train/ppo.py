"""One learning step: proximal policy gradient with a pull towards a slowly moving reference policy.

Self-play of the plain gradient need not settle in games of hidden information and simultaneous choices: it may chase
its own last answer in circles. A penalty on the divergence from a reference that follows slowly (the magnet of magnetic
mirror descent) and on low entropy makes the last policy, not only the mean of all, approach an equilibrium.
"""

from itertools import pairwise
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from trianon.bots.nets.layout import POINTS, UTILITY, WIN
from trianon.core.kernel.state import SEATS
from trianon.research.train.network import PolicyValueNet
from trianon.research.train.segments import log_softmax, rows_of, sum_by_row
from trianon.research.train.settings import LearnSettings


class Slab(NamedTuple):
    """Decisions of one step in many matches, with what was answered and what became of it."""

    observations: Tensor
    players: Tensor
    offsets: Tensor
    features: Tensor
    chosen: Tensor  # place of the answer among all options
    log_chosen: Tensor  # its log-probability when it was given
    reference: Tensor  # log-probabilities of the reference policy
    targets: Tensor
    advantages: Tensor


class Losses(NamedTuple):
    """The loss and its terms."""

    total: Tensor
    policy: Tensor
    entropy: Tensor
    divergence: Tensor  # from the reference
    win: Tensor
    utility: Tensor
    points: Tensor


def joined(slabs: list[Slab]) -> Slab:
    """Several slabs as one."""
    if len(slabs) == 1:
        return slabs[0]
    fields: list[Tensor] = []
    for name in Slab._fields:
        tensors = [getattr(slab, name) for slab in slabs]
        if name == "offsets":
            fields.append(_shifted_offsets(tensors))
        elif name == "chosen":
            ends = [0, *(len(slab.features) for slab in slabs[:-1])]
            shifts = torch.tensor(ends).cumsum(0).tolist()
            fields.append(torch.cat([tensor + shift for tensor, shift in zip(tensors, shifts, strict=True)]))
        else:
            fields.append(torch.cat(tensors))
    return Slab(*fields)


def divided(slabs: list[Slab], count: int) -> list[list[Slab]]:
    """Each slab of one group cut into so many of about equally many decisions."""
    rows = len(slabs[0].players)
    bounds = [rows * part // count for part in range(count + 1)]
    cuts = torch.stack([slab.offsets[bounds] for slab in slabs]).tolist()  # one wait for the device, not one a slab
    return [
        [_cut(slab, (a, b), (i, j)) for (a, b), (i, j) in zip(pairwise(bounds), pairwise(own), strict=True)]
        for slab, own in zip(slabs, cuts, strict=True)
    ]


def _cut(slab: Slab, rows: tuple[int, int], options: tuple[int, int]) -> Slab:
    (a, b), (i, j) = rows, options
    return Slab(
        slab.observations[a:b], slab.players[a:b], slab.offsets[a : b + 1] - i, slab.features[i:j],
        slab.chosen[a:b] - i, slab.log_chosen[a:b], slab.reference[i:j], slab.targets[a:b], slab.advantages[a:b],
    )  # fmt: skip


def _shifted_offsets(offsets: list[Tensor]) -> Tensor:
    counts = torch.cat([own[1:] - own[:-1] for own in offsets])
    return functional.pad(counts.cumsum(0), (1, 0))


def losses(net: PolicyValueNet, slab: Slab, c: LearnSettings) -> Losses:
    """The loss of a slab; decisions with a single option teach values only."""
    count = len(slab.players)
    rows = rows_of(slab.offsets, len(slab.features))
    logits, values = net(slab.observations.float(), slab.features.float(), rows)
    log_probabilities = log_softmax(logits, rows, count)
    free = (slab.offsets[1:] - slab.offsets[:-1] > 1).float()
    share = free / free.sum().clamp(min=1)

    mean = (slab.advantages * share).sum()
    deviation = ((slab.advantages - mean).square() * share).sum().sqrt() + 1e-6
    advantages = (slab.advantages - mean) / deviation
    ratio = (log_probabilities[slab.chosen] - slab.log_chosen).exp()
    gain = torch.minimum(ratio * advantages, ratio.clamp(1 - c.clip, 1 + c.clip) * advantages)
    policy = -(gain * share).sum()
    probabilities = log_probabilities.exp()
    entropy = (sum_by_row(-probabilities * log_probabilities, rows, count) * share).sum()
    apart = probabilities * (log_probabilities - slab.reference)
    divergence = (sum_by_row(apart, rows, count) * share).sum()

    seats = torch.arange(SEATS, device=slab.players.device) < slab.players[:, None]
    log_win = values.win.masked_fill(~seats, -1e9).log_softmax(1)
    win = -(slab.targets[..., WIN] * log_win).sum(1).mean()
    there = seats.float() / seats.sum()
    targets = slab.targets[..., UTILITY].clamp(0, 1)
    utility = (functional.binary_cross_entropy_with_logits(values.utility, targets, reduction="none") * there).sum()
    points = (functional.smooth_l1_loss(values.points, slab.targets[..., POINTS], reduction="none") * there).sum()
    total = c.policy * policy - c.entropy * entropy + c.reference_weight * divergence
    total = total + c.value * (win + utility + c.points * points)
    return Losses(total, policy, entropy, divergence, win, utility, points)
