"""Structs: classes of annotated fields, each laid out by `dtype_of` as one flat numpy record."""

from functools import cache
from types import SimpleNamespace
from typing import Annotated, Any, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.compiler.rule import COMPILED, rule, vectorised_rule

Byte = Annotated[int, (np.int8,)]
Short = Annotated[int, (np.int16,)]
Count = Annotated[int, (np.int32,)]
Bytes = npt.NDArray[np.int8]
Shorts = npt.NDArray[np.int16]
Counts = npt.NDArray[np.int32]
Longs = npt.NDArray[np.int64]
Raw = npt.NDArray[np.int32]

NONE = -1  # an empty place, nobody, nothing

HIDDEN = "__hidden__"  # attribute of a view: the inherited fields it leaves out, see `view_copies`

R = TypeVar("R")


@cache
def dtype_of(cls: type[Any]) -> np.dtype[Any]:
    """The flat layout of an annotated class; a field that hides a method of numpy's record is refused."""
    hidden: frozenset[str] = getattr(cls, HIDDEN, frozenset())
    hints = {name: hint for name, hint in get_type_hints(cls, include_extras=True).items() if name not in hidden}
    for name in hints:
        if hasattr(np.record, name):
            raise TypeError(f"{cls.__name__}.{name}: numpy's record has a method of that name")
    return np.dtype([(name, *hint.__metadata__[0]) for name, hint in hints.items()], align=True)


@cache
def _single(cls: type[Any]) -> np.dtype[Any]:
    """The layout of one struct with attributes, by itself."""
    return np.dtype((np.record, dtype_of(cast(Any, cls))))


def zeros(cls: type, count: int = 1) -> npt.NDArray[Any]:
    """An array of zeroed structs, the memory behind them."""
    return np.zeros(count, dtype_of(cls)).view(np.recarray)


def zero(cls: type[R]) -> R:
    """A zeroed struct of this class, usable compiled and uncompiled."""
    layout = _single(cast(Any, cls))
    return cast(R, np.frombuffer(bytearray(layout.itemsize), layout)[0])


def clone(cls: type[R], struct: R) -> R:
    """A copy that shares no memory with the original."""
    return from_bytes(cls, to_bytes(struct))


def to_bytes(struct: object) -> bytes:
    """The bytes of a struct: its snapshot."""
    return cast(bytes, cast(Any, struct).tobytes())


def from_bytes(cls: type[R], snapshot: bytes) -> R:
    """The struct a snapshot was made of."""
    layout = _single(cast(Any, cls))
    if len(snapshot) != layout.itemsize:
        raise ValueError(f"a snapshot of {cls.__name__} has {layout.itemsize} bytes, not {len(snapshot)}")
    return cast(R, np.frombuffer(bytearray(snapshot), layout)[0])


def to_namespace(struct: R) -> R:
    """A record's fields as plain attributes: for code that reads many of them outside the rules."""
    # every attribute of numpy's record is a search by name and a new array; here all are taken out in one go
    fields = cast(Any, struct)
    return cast(R, SimpleNamespace(**dict(zip(fields.dtype.names, fields.item(), strict=True))))


class Handle:
    """The memory of a struct, as compiled code takes it through `rule.fast_call`.

    Numba asks a struct for its attribute `data` at every call, which numpy makes anew with a description of all fields
    and takes longer than most rules; here it lies ready.
    """

    __slots__ = ("data",)

    def __init__(self, struct: object) -> None:
        self.data = np.frombuffer(cast(Any, struct), np.uint8).data


def handle_of(struct: R) -> R:
    """A struct for calls through `rule.fast_call`; the struct itself when nothing is compiled."""
    return cast(R, Handle(struct)) if COMPILED else struct


def raw(structs: npt.NDArray[Any]) -> Raw:
    """The memory of an array of structs, a row of words for each, for copying in compiled loops."""
    return cast(Raw, structs.view(np.int32).reshape(len(structs), -1))


@rule
def widen(small: int) -> int:
    """A number read from a struct, as wide as all others: so rules are compiled once, and sums do not wrap."""
    return int(small) + 0


@vectorised_rule
def copy_line(to: Any, source: Any) -> None:
    """Copy one line of numbers onto another of the same length."""
    # assigning a slice would look for overlaps first, which takes longer than the copy
    for i in range(len(to)):
        to[i] = source[i]


@vectorised_rule
def copy_grid(to: Any, source: Any) -> None:
    """Copy lines of numbers onto others of the same lengths."""
    for i in range(to.shape[0]):
        for j in range(to.shape[1]):
            to[i, j] = source[i, j]


@rule
def copy_row(rows: Raw, to: int, source: int) -> None:
    """Clone one struct of an array onto another: a plain copy of words."""
    for word in range(rows.shape[1]):
        rows[to, word] = rows[source, word]
