"""Arrays made of nothing or of other arrays, and what is counted in them."""

from math import prod
from typing import Any

from .dtypes import dtype, float64
from .memory import Memory
from .ndarray import ndarray


def zeros(shape: Any, kind: Any = float64) -> ndarray:
    """An array of zeros."""
    of, size = dtype(kind), (shape,) if isinstance(shape, int) else tuple(shape)
    return ndarray(Memory(bytes(of.itemsize * prod(size))), 0, of, size)


def zeros_like(other: ndarray) -> ndarray:
    """An array of zeros like another one."""
    return zeros(other.shape, other.dtype)


def ones(shape: Any, kind: Any = float64) -> ndarray:
    """An array of ones."""
    found = zeros(shape, kind)
    found[...] = 1
    return found


def concatenate(arrays: Any) -> ndarray:
    """Arrays one after the other."""
    parts = list(arrays)
    first = parts[0]
    content = b"".join(part.tobytes() for part in parts)
    shape = (sum(part.shape[0] for part in parts), *first.shape[1:])
    return ndarray(Memory(content), 0, first.dtype, shape)


def nonzero_places(values: Any) -> ndarray:
    """The places of what is not zero."""
    from .constructors import array

    return array([place for place, value in enumerate(values) if value], int)


def std(values: Any, ddof: int = 0) -> float:
    """The standard deviation."""
    from .constructors import array

    return array(values, float).std(ddof)
