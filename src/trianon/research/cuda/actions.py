"""Actions on the device: taken from other libraries, checked, drawn at random; and where each match's options begin."""

from typing import Any

from trianon.core.kernel.rng import threefry
from trianon.core.kernel.struct import NONE, widen
from trianon.research.cuda.device import cuda, device_kernel
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
