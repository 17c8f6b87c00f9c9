"""Small kernels around a step: actions taken, checked and drawn, where options begin, and rows cleared.

A thread that clears its own row writes to one place of memory while its neighbours write to 31 others, which takes as
long as all rules and observations together. So `clear_row` of the CPU's loops does nothing on the device (see
`kernels`), and `clear_shown` and `clear_rows` run before, a warp for each row.
"""

from typing import Any

from trianon.core.kernel.rng import threefry
from trianon.core.kernel.struct import NONE, widen
from trianon.research.cuda.device import LANES, cuda, device_kernel
from trianon.research.environments.loops import first_illegal

CHUNK = 256  # rows that a thread adds up


@device_kernel
def take_actions(given: Any, actions: Any) -> None:
    """Copy whole numbers of any width."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = given[i]


@device_kernel
def find_illegal(legal: Any, counts: Any, actions: Any, found: Any) -> None:
    """Store the first row with an illegal action."""
    i = cuda.grid(1)
    if i < len(counts) and first_illegal(legal[i : i + 1], counts[i : i + 1], actions[i : i + 1]) != NONE:
        cuda.atomic.min(found, 0, i)


@device_kernel
def draw_actions(legal: Any, counts: Any, key: Any, number: int, actions: Any) -> None:
    """Draw a random legal answer for every row, the `number`-th of a series."""
    i = cuda.grid(1)
    if i < len(counts):
        x = threefry(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), i, number)[0]
        actions[i] = legal[i, (x * widen(counts[i])) >> 32]


@device_kernel
def add_chunks(counts: Any, sums: Any) -> None:
    """Add up the options of each chunk of rows."""
    chunk = cuda.grid(1)
    if chunk < len(sums):
        total = 0
        for i in range(chunk * CHUNK, min(len(counts), (chunk + 1) * CHUNK)):
            total += widen(counts[i])
        sums[chunk] = total


@device_kernel
def add_sums(sums: Any) -> None:
    """Turn the sums of chunks into the number of options before each."""
    if cuda.grid(1) == 0:
        before = 0
        for chunk in range(len(sums)):
            own = widen(sums[chunk])
            sums[chunk] = before
            before += own


@device_kernel
def place_options(counts: Any, sums: Any, offsets: Any) -> None:
    """The number of options before each row, and at the end of all."""
    chunk = cuda.grid(1)
    if chunk < len(sums):
        before = widen(sums[chunk])
        for i in range(chunk * CHUNK, min(len(counts), (chunk + 1) * CHUNK)):
            offsets[i] = before
            before += widen(counts[i])
        if (chunk + 1) * CHUNK >= len(counts):
            offsets[len(counts)] = before


@device_kernel
def clear_shown(batch: Any, every: bool) -> None:
    """Clear what a step fills in: of every row, or of those with a legal action."""
    lane = cuda.threadIdx.x % LANES
    for i in range(cuda.grid(1) // LANES, len(batch.numbers), cuda.gridsize(1) // LANES):
        legal, counts, actions = batch.legal[i : i + 1], batch.counts[i : i + 1], batch.actions[i : i + 1]
        if every or first_illegal(legal, counts, actions) == NONE:
            for j in range(lane, batch.observations.shape[1], LANES):
                batch.observations[i, j] = 0.0
                batch.final_observations[i, j] = 0.0
            for j in range(lane, batch.masks.shape[1], LANES):
                batch.masks[i, j] = 0


@device_kernel
def clear_rows(rows: Any) -> None:
    """Clear rows of numbers."""
    lane = cuda.threadIdx.x % LANES
    for i in range(cuda.grid(1) // LANES, rows.shape[0], cuda.gridsize(1) // LANES):
        for j in range(lane, rows.shape[1], LANES):
            rows[i, j] = 0.0
