"""The order in which threads take matches: those that wait for the same kind of answer side by side.

Threads of a warp run one instruction at a time, and code that differs between them is run one part after the other. In
matches taken as they come, fewer than four of 32 threads work at a time, and the instruction caches hold a fraction of
the rules. Ordered by question, warps run the same rule.
"""

from typing import Any

import numba
import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.seats import asked_seats
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.steps import next_step
from trianon.core.kernel.struct import widen
from trianon.research.cuda.device import THREADS, blocks_of, cuda, device_kernel

KINDS = 256
OVER = 0  # the kind of finished matches


@rule
def kind_of(s: CoreState) -> int:
    """What a match waits for: the step on top, and whether one answer is missing, after which the match goes on."""
    waiting = asked_seats(s)
    return 0 if waiting == 0 else 2 * next_step(s) + (1 if waiting & (waiting - 1) == 0 else 0)


@device_kernel
def count_kinds(kinds: Any, counts: Any) -> None:
    """Add up how many matches there are of each kind."""
    own = cuda.shared.array(KINDS, numba.int32)
    for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
        own[kind] = 0
    cuda.syncthreads()
    i = cuda.grid(1)
    if i < len(kinds):
        cuda.atomic.add(own, widen(kinds[i]), 1)
    cuda.syncthreads()
    for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
        if own[kind] > 0:
            cuda.atomic.add(counts, kind, own[kind])


@device_kernel
def place_firsts(counts: Any, firsts: Any) -> None:
    """Where each kind begins in the order; the counts are cleared for the next time."""
    if cuda.grid(1) == 0:
        first = 0
        for kind in range(KINDS):
            firsts[kind] = first
            first += widen(counts[kind])
            counts[kind] = 0


@device_kernel
def place_matches(kinds: Any, firsts: Any, order: Any) -> None:
    """List the matches kind by kind; a block takes its places of each kind at once."""
    own = cuda.shared.array(KINDS, numba.int32)
    base = cuda.shared.array(KINDS, numba.int32)
    for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
        own[kind] = 0
    cuda.syncthreads()
    i = cuda.grid(1)
    kind, place = 0, 0
    if i < len(kinds):
        kind = widen(kinds[i])
        place = cuda.atomic.add(own, kind, 1)
    cuda.syncthreads()
    for other in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
        if own[other] > 0:
            base[other] = cuda.atomic.add(firsts, other, own[other])
    cuda.syncthreads()
    if i < len(kinds):
        order[base[kind] + place] = i


class MatchOrder:
    """The order of the matches of a batch, renewed before every step."""

    def __init__(self, count: int) -> None:
        self.kinds = cuda.to_device(np.zeros(count, np.uint8))
        self.order = cuda.to_device(np.arange(count, dtype=np.int32))
        self._counts = cuda.to_device(np.zeros(KINDS, np.int32))
        self._firsts = cuda.to_device(np.zeros(KINDS, np.int32))
        self._blocks = blocks_of(count)

    def clear(self) -> None:
        """Mark all matches as finished."""
        self.kinds.copy_to_device(np.full(len(self.kinds), OVER, np.uint8))
        self.renew()

    def renew(self) -> None:
        """Sort the matches by their kinds."""
        count_kinds[self._blocks, THREADS](self.kinds, self._counts)
        place_firsts[1, 1](self._counts, self._firsts)
        place_matches[self._blocks, THREADS](self.kinds, self._firsts, self.order)
