"""Offering many options at once, without a branch for each: which ones are legal cannot be predicted."""

from __future__ import annotations

from trianon.core.options import Options
from trianon.core.record import Bytes, whole
from trianon.core.rule import rule


@rule
def offer_set(o: Options, first: int, pieces: int, size: int) -> None:
    """Add the options of a block whose bits are set."""
    count = whole(o.count)
    for i in range(size):
        o.ids[count] = first + i
        count += (pieces >> i) & 1
    o.count = count


@rule
def offer_held(o: Options, first: int, counts: Bytes, size: int) -> None:
    """Add the options of a block whose kinds are there."""
    count = whole(o.count)
    for i in range(size):
        o.ids[count] = first + i
        count += 1 if counts[i] > 0 else 0
    o.count = count
