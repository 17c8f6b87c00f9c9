"""Arrays of given numbers, and functions of arrays."""

import math
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

from .dtypes import dtype
from .memory import Memory, record
from .ndarray import computed, flattened, made, ndarray, spread


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


def exp(values: Any) -> Any:
    """The exponential of every number."""
    return _each(math.exp, values)


def log(values: Any) -> Any:
    """The natural logarithm of every number."""
    return _each(math.log, values)


def _each(function: Callable[[float], float], values: Any) -> Any:
    if not isinstance(values, ndarray):
        return function(values)
    return made([function(value) for value in values._values()], dtype(float), values.shape)


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


def shares_memory(one: ndarray, two: ndarray) -> bool:
    """Whether two arrays lie in the same memory."""
    return one._memory is two._memory
