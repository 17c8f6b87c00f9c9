"""Structs: layout, copies, snapshots and handles."""

from typing import Annotated

import numpy as np
import pytest

from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.seats import ask_in_secret, asked_seats, seal
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.steps import SECRET, follow
from trianon.core.kernel.struct import (
    Byte,
    Bytes,
    clone,
    dtype_of,
    from_bytes,
    handle_of,
    to_bytes,
    to_namespace,
    zero,
)


class Small:
    """A struct for these tests."""

    one: Byte
    many: Annotated[Bytes, (np.int8, (3,))]


@pytest.mark.parametrize("name", ["round", "min", "max", "sum", "copy", "fill", "all", "sort", "item", "view"])
def test_a_field_that_would_hide_a_method_of_numpys_record_is_refused(name: str) -> None:
    cls = type("Bad", (), {"__annotations__": {name: Byte}})
    with pytest.raises(TypeError, match=rf"Bad\.{name}: numpy's record has a method of that name"):
        dtype_of(cls)


def test_a_copy_shares_no_memory() -> None:
    struct = zero(Small)
    struct.many[:] = (1, 2, 3)
    copied = clone(Small, struct)
    copied.many[0] = 9
    assert struct.many.tolist() == [1, 2, 3]
    assert to_bytes(from_bytes(Small, to_bytes(struct))) == to_bytes(struct)


def test_a_snapshot_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=f"Small has {dtype_of(Small).itemsize} bytes, not 3"):
        from_bytes(Small, b"abc")


def test_a_namespace_has_the_same_fields_as_plain_values() -> None:
    struct = zero(Small)
    struct.one, struct.many[1] = -3, 7
    plain = to_namespace(struct)
    assert (type(plain.one), plain.one, plain.many.tolist()) == (int, -3, [0, 7, 0])


def test_a_handle_is_the_memory_of_its_struct() -> None:
    s, other = zero(CoreState), zero(CoreState)
    for state in (s, other):
        state.players = 2
        follow(state, ((SECRET, 0, 0, 0),))
        ask_in_secret(state, 0, 2)
        ask_in_secret(state, 1, 1)
    quick = fast_call(seal, (s, 0, 0))
    handle = handle_of(s)
    assert not quick(handle, 1, 4)
    seal(other, 1, 4)
    assert to_bytes(s) == to_bytes(other), "what is done through the handle is done to the struct"
    s.wanted[0] = 0
    assert fast_call(asked_seats, (s,))(handle) == 0, "and the other way round"
