"""Structs with every access checked: indices within bounds, never negative, and numbers that fit their field.

Compiled rules check nothing: an index past an array writes into the next field, a negative one counts from the end,
and a number too big for its field wraps. Uncompiled rules take these structs in place of numpy's records.
"""

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.struct import dtype_of


class OutOfBounds(Exception):
    """A rule read or wrote where nothing of its field is."""


class CheckedArray(np.ndarray[Any, Any]):
    """An array without negative indices, clipped slices and wrapped numbers."""

    def __getitem__(self, index: Any) -> Any:
        _check_index(index, self.shape)
        return super().__getitem__(index)

    def __iter__(self) -> Any:
        return iter(self.view(np.ndarray)) if self.ndim == 1 else (self[i] for i in range(len(self)))

    def __setitem__(self, index: Any, value: Any) -> None:
        _check_index(index, self.shape)
        _check_number(value, self.dtype)
        super().__setitem__(index, value)


def _check_index(index: Any, shape: tuple[int, ...]) -> None:
    for part, size in zip(index if isinstance(index, tuple) else (index,), shape, strict=False):
        if isinstance(part, slice):
            ends = [end for end in (part.start, part.stop) if end is not None]
            if any(not 0 <= end <= size for end in ends):
                raise OutOfBounds(f"slice {part.start}:{part.stop} of {size}")
        elif not 0 <= part < size:
            raise OutOfBounds(f"index {part} of {size}")


def _check_number(value: Any, dtype: np.dtype[Any]) -> None:
    info = np.iinfo(dtype)
    least, most = (value.min(), value.max()) if isinstance(value, np.ndarray) else (value, value)
    if not info.min <= least <= most <= info.max:
        raise OutOfBounds(f"{value} does not fit into {dtype}")


class CheckedStruct:
    """A zeroed struct of an annotated class, or a copy of one."""

    _dtypes: dict[str, np.dtype[Any]]

    def __init__(self, cls: type[Any], values: Any = None) -> None:
        layout = dtype_of(cast(Any, cls))
        dtypes = self.__dict__["_dtypes"] = {}
        for name in layout.names or ():
            kind = layout[name]
            dtypes[name] = kind.base
            if kind.shape:
                array: npt.NDArray[Any] = np.zeros(kind.shape, kind.base)
                if values is not None:
                    array[...] = getattr(values, name)
                self.__dict__[name] = array.view(CheckedArray)
            else:
                self.__dict__[name] = 0 if values is None else int(getattr(values, name))

    def __setattr__(self, name: str, value: Any) -> None:
        value = int(value)
        _check_number(value, self._dtypes[name])
        self.__dict__[name] = value
