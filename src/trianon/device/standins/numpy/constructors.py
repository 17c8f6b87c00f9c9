"""Arrays made of nothing, of given numbers or of other arrays, and functions of them."""

import math
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from .dtypes import dtype, float64
from .memory import Memory, record
from .ndarray import computed, flattened, made, ndarray, spread


def zeros(shape: Any, kind: Any = float64) -> ndarray:
    """An array of zeros."""
    return made([], dtype(kind), (shape,) if isinstance(shape, int) else tuple(shape))


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


def array(values: Any, kind: Any = None) -> ndarray:
    """An array of these numbers, in memory of its own."""
    if isinstance(values, ndarray) and (kind is None or values.dtype == dtype(kind)):
        return values.copy()
    numbers, shape = flattened(values)
    return computed(numbers, shape) if kind is None else made(numbers, dtype(kind), shape)


def asarray(values: Any, kind: Any = None) -> ndarray:
    """These numbers as an array, the same one where they are one."""
    return values if isinstance(values, ndarray) and kind is None else array(values, kind)


ascontiguousarray = array


def arange(*limits: int, dtype: Any = int) -> ndarray:
    """The numbers of a range."""
    return array(list(range(*limits)), dtype)


def frombuffer(content: Any, kind: Any = float) -> ndarray:
    """A copy of bytes as an array: of records their layout says where they are cut."""
    of = dtype(kind)
    held = Memory(content._memory.bytes if isinstance(content, record) else content)
    return ndarray(held, 0, of, (len(held.bytes) // of.itemsize,))


def exp(values: ndarray) -> ndarray:
    """The exponential of every number."""
    return made([math.exp(value) for value in values._values()], dtype(float), values.shape)


def std(values: Any, ddof: int = 0) -> float:
    """The standard deviation."""
    return array(values, float).std(ddof)


def flatnonzero(values: Any) -> ndarray:
    """The places of what is not zero."""
    return array([place for place, value in enumerate(values) if value], int)


def maximum(one: Any, two: Any) -> ndarray:
    """The larger of two numbers at every place."""
    shape = one.shape if isinstance(one, ndarray) else two.shape
    pairs = zip(spread(one, shape), spread(two, shape), strict=True)
    return computed([max(pair) for pair in pairs], shape)


class Limits(NamedTuple):
    """The least and the largest number of a type."""

    min: int
    max: int


def iinfo(kind: Any) -> Limits:
    """The limits of a type of whole numbers."""
    bits = 8 * dtype(kind).itemsize
    return Limits(-(1 << bits - 1), (1 << bits - 1) - 1)


def ndindex(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All indexes of a shape."""
    return product(*map(range, shape))
