"""Replacements for a few places inside numba: two slow ones, and names that differ from process to process."""

import hashlib
from typing import Any

from numba import types
from numba.core.targetconfig import TargetConfig
from numba.extending import overload
from numba.np import arrayobj

from trianon.core.kernel.compiler.numba_parts import is_numba_overridden


def shapes_differ(src_shapes: Any, index_shape: Any) -> None:
    """Raise ValueError in compiled code that assigns to a slice of another shape."""


@overload(shapes_differ)  # type: ignore[untyped-decorator]
def _shapes_differ(src_shapes: Any, index_shape: Any) -> Any:
    def implementation(src_shapes: Any, index_shape: Any) -> None:
        raise ValueError("cannot assign to a slice of another shape")

    return implementation


def same_options(self: TargetConfig, other: object) -> Any:
    """Whether two sets of compiler options are equal; most are copies of each other, which is seen at once."""
    if not isinstance(other, TargetConfig):
        return NotImplemented
    return self is other or self._values == other._values or self.values() == other.values()


def options_hash(self: TargetConfig) -> int:
    """A hash of the names of compiler options, as numba's own, without listing them."""
    return hash(type(self))


def record_in_symbols(self: types.Record) -> tuple[str, tuple[()]]:
    """What names of compiled functions say of a record: a hash of its fields, the same in every process."""
    digest = hashlib.blake2b(self.name.encode(), digest_size=12)
    return f"Record{digest.hexdigest()}", ()


def patch_numba() -> None:
    """Put the replacements into place, which have the parameters of what they replace."""
    if not is_numba_overridden():
        return
    # numba's own name of a record is a number that each process counts anew; cached callers name their callees
    types.Record.mangling_args = property(record_in_symbols)
    # numba's own message spells out both shapes, for which every process compiles its text functions
    arrayobj.raise_with_shape_context = shapes_differ
    # every lookup of an overloaded function compares the options it was compiled with
    TargetConfig.__eq__ = same_options
    TargetConfig.__hash__ = options_hash
