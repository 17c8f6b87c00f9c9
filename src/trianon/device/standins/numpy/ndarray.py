"""Arrays of numbers or records, without gaps in memory."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from math import fsum, prod, sqrt
from typing import Any

from .dtypes import dtype, float64
from .memory import Memory, fitting, recarray, record

Shape = tuple[int, ...]


def _elementwise(function: Callable[[Any, Any], Any], kind: Any = None) -> Callable[..., Any]:
    """An operator between an array and another one of its shape, or a number."""

    def apply(self: ndarray, other: Any) -> ndarray:
        if isinstance(other, ndarray) and other.shape != self.shape:
            raise NotImplementedError("numbers of different shapes")
        pairs = zip(self._values(), spread(other, self.shape), strict=True)
        return computed([function(one, two) for one, two in pairs], self.shape, kind)

    return apply


class ndarray:
    """An array; `a[i]` of several dimensions shares the memory, and so does a run of rows."""

    __slots__ = ("_at", "_flat", "_memory", "dtype", "shape")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, memory: Memory, at: int, kind: dtype, shape: Shape) -> None:
        self._memory, self._at, self.dtype, self.shape = memory, at, kind, shape
        end = at + kind.itemsize * prod(shape)
        self._flat = memory.bytes[at:end].cast(kind.letter) if kind.letter else None

    @property
    def _address(self) -> int:
        return self._memory.address + self._at

    @property
    def size(self) -> int:
        """How many items there are."""
        return prod(self.shape)

    @property
    def itemsize(self) -> int:
        """Bytes of an item."""
        return int(self.dtype.itemsize)

    @property
    def data(self) -> memoryview:
        """The bytes."""
        return self._memory.bytes[self._at : self._at + self.size * self.itemsize]

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if self._flat is not None and len(self.shape) == 1:
            return iter(self._flat.tolist())
        return (self[i] for i in range(self.shape[0]))

    def __getitem__(self, key: Any) -> Any:
        shape = self.shape
        if type(key) is int and len(shape) == 1:
            return self._item(key)
        if isinstance(key, str):
            return self._field(key)
        found, places = selected(shape, key)
        if isinstance(places, int):
            return self._item(places)
        if isinstance(places, range) and places.step == 1:
            return ndarray(self._memory, self._at + places.start * self.itemsize, self.dtype, found)
        return made([self._flat[place] for place in places], self.dtype, found)  # type: ignore[index]

    def __setitem__(self, key: Any, value: Any) -> None:
        if self._flat is None:
            self._put_record(key, value)
            return
        if type(key) is int and len(self.shape) == 1:
            self._flat[key] = fitting(self.dtype, value)
            return
        found, places = selected(self.shape, key)
        if isinstance(places, int):
            self._flat[places] = fitting(self.dtype, value)
            return
        values = spread(value, found)
        for place, each in zip(places, values, strict=True):
            self._flat[place] = fitting(self.dtype, each)

    def _item(self, place: int) -> Any:
        if self._flat is not None:
            return self._flat[place]
        count = self.shape[0]
        if not -count <= place < count:
            raise IndexError(place)
        return record(self._memory, self._at + place % count * self.itemsize, self.dtype)

    def _put_record(self, place: int, value: Any) -> None:
        target: record = self._item(place)
        at = target._at
        self._memory.bytes[at : at + self.itemsize] = value.tobytes()

    def _field(self, name: str) -> ndarray:
        """A field of the only record of an array."""
        kind, offset = self.dtype.fields[name]
        if self.shape != (1,):
            raise NotImplementedError("a field of several records")
        return ndarray(self._memory, self._at + offset, kind.base, (1, *kind.shape))

    def tolist(self) -> Any:
        """The numbers as lists of lists."""
        return nested(self._flat.tolist(), self.shape)  # type: ignore[union-attr]

    def tobytes(self) -> bytes:
        """The bytes of all items."""
        return bytes(self.data)

    def view(self, kind: Any) -> ndarray:
        """The same memory as items of another type."""
        if kind is recarray:
            return self
        other = dtype(kind)
        return ndarray(self._memory, self._at, other, (self.size * self.itemsize // other.itemsize,))

    def reshape(self, *shape: Any) -> ndarray:
        """The same memory in another shape; -1 stands for what is left."""
        wanted = list(shape[0] if isinstance(shape[0], tuple) else shape)
        if -1 in wanted:
            rest = prod(each for each in wanted if each >= 0)
            wanted[wanted.index(-1)] = self.size // rest if rest else 0
        return ndarray(self._memory, self._at, self.dtype, tuple(wanted))

    def ravel(self) -> ndarray:
        """The same memory in one dimension."""
        return self.reshape(-1)

    def copy(self) -> ndarray:
        """A copy."""
        return ndarray(Memory(self.tobytes()), 0, self.dtype, self.shape)

    def _values(self) -> list[Any]:
        found: list[Any] = self._flat.tolist()  # type: ignore[union-attr]
        return found

    def sum(self) -> Any:
        """The sum of all numbers."""
        return fsum(self._values()) if self.dtype.kind == "f" else sum(self._values())

    def min(self) -> Any:
        """The least number."""
        return min(self._values())

    def max(self) -> Any:
        """The largest number."""
        return max(self._values())

    def any(self) -> bool:
        """Whether any number is not zero."""
        return any(self._values())

    def all(self) -> bool:
        """Whether no number is zero."""
        return all(self._values())

    def mean(self, axis: int | None = None) -> Any:
        """The mean of all numbers, or of each place over the first dimension."""
        if axis is None:
            return fsum(self._values()) / self.size
        rest, values = self.shape[1:], self._values()
        step, count = prod(rest), self.shape[0]
        return made([fsum(values[i::step]) / count for i in range(step)], dtype(float64), rest)

    def std(self, ddof: int = 0) -> float:
        """The standard deviation."""
        mean = self.mean()
        return sqrt(fsum((value - mean) ** 2 for value in self._values()) / (self.size - ddof))

    __add__ = __radd__ = _elementwise(operator.add)
    __sub__ = _elementwise(operator.sub)
    __rsub__ = _elementwise(lambda one, two: two - one)
    __mul__ = __rmul__ = _elementwise(operator.mul)
    __truediv__ = _elementwise(operator.truediv, float64)
    __rtruediv__ = _elementwise(lambda one, two: two / one, float64)
    __mod__ = _elementwise(operator.mod)
    __and__ = _elementwise(operator.and_)
    __or__ = _elementwise(operator.or_)
    __eq__ = _elementwise(operator.eq)
    __ne__ = _elementwise(operator.ne)
    __gt__ = _elementwise(operator.gt)
    __lt__ = _elementwise(operator.lt)
    __ge__ = _elementwise(operator.ge)
    __le__ = _elementwise(operator.le)

    def __neg__(self) -> ndarray:
        return 0 - self

    def __iadd__(self, other: Any) -> ndarray:
        self[...] = self + other
        return self

    def __bool__(self) -> bool:
        return bool(self._values()[0])


def selected(shape: Shape, key: Any) -> tuple[Shape, Any]:
    """What a key selects: a shape, and the places in memory; a single place as a number."""
    if isinstance(key, ndarray):
        if key.dtype.kind == "b" and key.shape == shape:
            places = [place for place, is_in in enumerate(key._values()) if is_in]
            return (len(places),), places
        key = key.tolist()
    keys = list(key) if isinstance(key, tuple) else [key]
    if Ellipsis in [each for each in keys if each is Ellipsis]:
        at = next(i for i, each in enumerate(keys) if each is Ellipsis)
        keys[at : at + 1] = [slice(None)] * (len(shape) - len(keys) + 1)
    keys += [slice(None)] * (len(shape) - len(keys))
    found: list[int] = []
    places: Any = range(1)
    for own, size in zip(keys, shape, strict=True):
        if isinstance(own, slice):
            chosen: Any = range(*own.indices(size))
            found.append(len(chosen))
        elif isinstance(own, (list, ndarray)):
            listed = list(own)
            chosen = [i for i, is_in in enumerate(listed) if is_in] if _are_truths(listed) else listed
            found.append(len(chosen))
        else:
            number = int(own)
            if not -size <= number < size:
                raise IndexError(f"{number} of {size}")
            chosen = number % size
        places = _below(places, size, chosen)
    if not found:
        return (), places[0]
    return tuple(found), places


def _are_truths(listed: list[Any]) -> bool:
    return bool(listed) and isinstance(listed[0], bool)


def _below(places: Any, size: int, chosen: Any) -> Any:
    """Places of the next dimension: those chosen below each of the ones before."""
    if isinstance(chosen, int):
        if isinstance(places, range) and len(places) == 1:
            return range(places[0] * size + chosen, places[0] * size + chosen + 1)
        return [place * size + chosen for place in places]
    if isinstance(chosen, range) and chosen.step == 1:
        if isinstance(places, range) and len(places) == 1:
            return range(places[0] * size + chosen.start, places[0] * size + chosen.stop)
        if isinstance(places, range) and places.step == 1 and len(chosen) == size:
            return range(places.start * size, places.stop * size)
    return [place * size + each for place in places for each in chosen]


def nested(values: list[Any], shape: Shape) -> Any:
    """Numbers as lists of lists."""
    if not shape:
        return values[0]
    for size in reversed(shape[1:]):
        values = [values[i : i + size] for i in range(0, len(values), size)] if size else [[] for _ in range(shape[0])]
    return values


def flattened(value: Any) -> tuple[list[Any], Shape]:
    """Lists of lists as numbers in a row, with their shape."""
    if isinstance(value, ndarray):
        return value._values(), value.shape
    if not isinstance(value, (list, tuple, range)):
        return [value], ()
    parts = [flattened(each) for each in value]
    shapes = {shape for _, shape in parts}
    if len(shapes) > 1:
        raise ValueError("rows of different lengths")
    return [number for numbers, _ in parts for number in numbers], (len(parts), *(shapes.pop() if shapes else ()))


def spread(value: Any, shape: Shape) -> Any:
    """A value for every place of a shape: itself everywhere, or row by row."""
    numbers, own = flattened(value)
    count = prod(shape)
    if len(numbers) == count:
        return numbers
    if count % max(1, len(numbers)):
        raise ValueError(f"{own} does not fit {shape}")
    return numbers * (count // max(1, len(numbers)))


def made(values: list[Any], kind: dtype, shape: Shape) -> ndarray:
    """A new array of these numbers."""
    found = ndarray(Memory(bytes(kind.itemsize * prod(shape))), 0, kind, shape)
    for place, value in enumerate(values):
        found._flat[place] = fitting(kind, value)  # type: ignore[index]
    return found


def computed(values: list[Any], shape: Shape, kind: Any = None) -> ndarray:
    """An array of results, of the type that holds them."""
    if kind is None:
        first = values[0] if values else 0.0
        kind = bool if isinstance(first, bool) else float if any(isinstance(each, float) for each in values) else int
    return made(values, dtype(kind), shape)
