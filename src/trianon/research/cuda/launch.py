"""Launch sizes of kernels: threads of a block, blocks of a grid."""

from trianon.research.cuda.device import SIMULATED

THREADS, LANES = (4, 2) if SIMULATED else (128, 32)  # of a block, of a warp


def blocks_of(count: int) -> int:
    """How many blocks give every match a thread."""
    return -(-count // THREADS)
