"""Types of numbers and layouts of records, as numpy describes them."""

from __future__ import annotations

from math import prod
from typing import Any

LITTLE = "<"


class number:
    """A type of number; its class attributes are its letter for memoryviews, kind and size."""

    letter, kind, itemsize = "", "", 0

    def __new__(cls, value: Any = 0) -> Any:
        return float(value) if cls.kind == "f" else int(value)


class integer(number):
    """Whole numbers."""


def _type(base: type, name: str, letter: str, kind: str, itemsize: int) -> Any:
    return type(name, (base,), {"letter": letter, "kind": kind, "itemsize": itemsize})


int8 = _type(integer, "int8", "b", "i", 1)
uint8 = _type(integer, "uint8", "B", "u", 1)
bool_ = _type(integer, "bool_", "?", "b", 1)
int16 = _type(integer, "int16", "h", "i", 2)
int32 = _type(integer, "int32", "i", "i", 4)
int64 = _type(integer, "int64", "q", "i", 8)
float16 = _type(number, "float16", "e", "f", 2)
float32 = _type(number, "float32", "f", "f", 4)
float64 = _type(number, "float64", "d", "f", 8)
NUMBERS = (int8, uint8, bool_, int16, int32, int64, float16, float32, float64)
BY_PYTHON = {int: int64, float: float64, bool: bool_}
_MADE: dict[Any, dtype] = {}


class dtype:
    """A type of numbers, a grid of them, or a record of fields."""

    def __new__(cls, of: Any, align: bool = False) -> dtype:
        if isinstance(of, dtype):
            return of
        of = BY_PYTHON.get(of, of) if isinstance(of, type) else of
        if isinstance(of, type) and of in _MADE:
            return _MADE[of]
        made = super().__new__(cls)
        if isinstance(of, list):
            made._lay_out(of)
        elif isinstance(of, tuple):
            made._share(of)
        elif isinstance(of, str):
            return dtype(next(each for each in NUMBERS if f"{each.kind}{each.itemsize}" == of.lstrip("<|=")))
        else:
            made._hold(of)
            _MADE[of] = made
        return made

    def _hold(self, of: Any) -> None:
        self.type, self.letter, self.kind, self.itemsize = of, of.letter, of.kind, of.itemsize
        self.alignment = of.itemsize
        self.str = f"{'|' if of.itemsize == 1 else LITTLE}{of.kind}{of.itemsize}"
        self.names, self.fields, self.shape, self.base = None, None, (), self

    def _share(self, of: tuple[Any, Any]) -> None:
        """(record, layout): a layout whose items have attributes. (type, shape): a grid."""
        first, second = of
        if isinstance(second, dtype):
            self.__dict__.update(second.__dict__)
            self.base = self
            return
        inner = dtype(first)
        self.__dict__.update(inner.__dict__)
        self.shape, self.base = tuple(second), inner
        self.itemsize = inner.itemsize * prod(second)

    def _lay_out(self, described: list[tuple[Any, ...]]) -> None:
        """Place fields one after the other, each aligned as its numbers are."""
        self.type, self.letter, self.kind, self.shape, self.base = None, "", "V", (), self
        self.fields, offset, alignment = {}, 0, 1
        for name, of, *shape in described:
            kind = dtype((of, shape[0])) if shape else dtype(of)
            offset += -offset % kind.alignment
            self.fields[name] = kind, offset
            offset += kind.itemsize
            alignment = max(alignment, kind.alignment)
        self.names, self.alignment = tuple(self.fields), alignment
        self.itemsize = offset + -offset % alignment
        self.str = f"|V{self.itemsize}"

    def __getitem__(self, name: str) -> dtype:
        found: dtype = self.fields[name][0]
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, dtype):
            return isinstance(other, type) and self == dtype(other)
        same_fields = self.fields is other.fields or self.fields == other.fields
        return same_fields and (self.letter, self.shape) == (other.letter, other.shape)

    def __hash__(self) -> int:
        return hash((self.letter, self.itemsize, self.shape))
