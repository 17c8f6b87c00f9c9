"""Softmax and draws over lists of different lengths, concatenated: the options of many decisions."""

import torch
from torch import Tensor

TINY = 1e-20


def rows_of(offsets: Tensor, total: int) -> Tensor:
    """By option, the decision it belongs to; those of decision i are at offsets[i] to offsets[i + 1]."""
    return torch.repeat_interleave(offsets[1:] - offsets[:-1], output_size=total)


def log_softmax(logits: Tensor, rows: Tensor, count: int) -> Tensor:
    """Logarithms of the probabilities of each decision's options."""
    largest = torch.full((count,), -torch.inf, device=logits.device)
    largest = largest.scatter_reduce(0, rows, logits.detach(), "amax")
    shifted = logits - largest[rows]
    sums = torch.zeros(count, device=logits.device).index_add(0, rows, shifted.exp())
    return shifted - (sums + TINY).log()[rows]


def sum_by_row(values: Tensor, rows: Tensor, count: int) -> Tensor:
    """Sums over each decision's options."""
    return torch.zeros(count, device=values.device, dtype=values.dtype).index_add(0, rows, values)


def draw(log_probabilities: Tensor, rows: Tensor, count: int, generator: torch.Generator) -> Tensor:
    """One option of each decision, by its probability: the place among all options."""
    uniform = torch.rand(log_probabilities.shape, device=log_probabilities.device, generator=generator)
    noisy = log_probabilities - (-(uniform + TINY).log() + TINY).log()  # Gumbel noise: the largest is the draw
    largest = torch.full((count,), -torch.inf, device=noisy.device).scatter_reduce(0, rows, noisy, "amax")
    places = torch.arange(len(rows), device=rows.device)
    hits = torch.where(noisy == largest[rows], places, len(rows))
    return torch.full((count,), len(rows), device=rows.device).scatter_reduce(0, rows, hits, "amin")
