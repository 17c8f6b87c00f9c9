"""Clears rows of observations, masks and features, a warp for each row.

A thread that clears its own row writes to one place of memory while its neighbours write to 31 others, which takes as
long as all rules and observations together. So `clear_row` of the CPU's loops does nothing on the device (see
`kernels`), and these kernels run before.
"""

from typing import Any

from trianon.core.kernel.struct import NONE
from trianon.research.cuda.device import LANES, cuda, device_kernel
from trianon.research.environments.loops import first_illegal


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
