"""Memory with a fixed address, and records in it whose fields are attributes."""

from __future__ import annotations

from array import array
from typing import Any

from .dtypes import NUMBERS, dtype


class Memory:
    """Bytes that do not move: their address can be handed to WebAssembly, whose memory they lie in."""

    __slots__ = ("_kept", "address", "bytes")

    def __init__(self, content: Any) -> None:
        self._kept = array("B", content)
        self.address = self._kept.buffer_info()[0]
        self.bytes = memoryview(self._kept)


class recarray:
    """The type of arrays of records, for `view`."""


class record:
    """A record: fields as attributes, over memory that others may share."""

    __slots__ = ("_at", "_memory", "_views", "dtype")

    def __init__(self, memory: Memory, at: int, layout: dtype) -> None:
        put = object.__setattr__
        put(self, "_memory", memory)
        put(self, "_at", at)
        put(self, "dtype", layout)
        put(self, "_views", {})

    @property
    def _address(self) -> int:
        """Where the record lies."""
        return self._memory.address + self._at

    def _view(self, letter: str) -> memoryview:
        """The whole record as numbers of one type; fields are aligned."""
        found = self._views.get(letter)
        if found is None:
            at, end = self._at, self._at + self.dtype.itemsize
            end -= (end - at) % _SIZES[letter]
            found = self._views[letter] = self._memory.bytes[at:end].cast(letter)
        return found

    def __getattr__(self, name: str) -> Any:
        fields = self.dtype.fields
        if name not in fields:
            raise AttributeError(name)
        kind, offset = fields[name]
        base = kind.base
        if kind.shape:
            from .ndarray import ndarray

            return ndarray(self._memory, self._at + offset, base, kind.shape)
        return self._view(base.letter)[offset // base.itemsize]

    def __setattr__(self, name: str, value: Any) -> None:
        kind, offset = self.dtype.fields[name]
        if kind.shape:
            self.__getattr__(name)[...] = value
        else:
            self._view(kind.letter)[offset // kind.itemsize] = fitting(kind, value)

    def __getitem__(self, name: str) -> Any:
        return self.__getattr__(name)

    def __setitem__(self, name: str, value: Any) -> None:
        self.__setattr__(name, value)

    def tobytes(self) -> bytes:
        """The bytes of the record."""
        return bytes(self._memory.bytes[self._at : self._at + self.dtype.itemsize])

    def item(self) -> tuple[Any, ...]:
        """All fields."""
        return tuple(self.__getattr__(name) for name in self.dtype.fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, record) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]


_SIZES = {each.letter: each.itemsize for each in NUMBERS}


def fitting(kind: dtype, value: Any) -> Any:
    """A number as memory of this type takes it."""
    if kind.kind == "f":
        return float(value)
    if kind.kind == "b":
        return bool(value)
    value, bits = int(value), 8 * kind.itemsize
    if kind.kind == "i" and not -(1 << bits - 1) <= value < 1 << bits - 1:
        value = (value + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
    return value
