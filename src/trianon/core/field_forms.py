"""What the numbers of a field stand for, marked beside it: read by the default JSON view and the default features.

A field without a mark holds plain numbers. An array with `SEATS` as its first dimension has a row for each seat.
"""

from enum import Enum
from typing import Annotated, NamedTuple, TypeVar, get_type_hints

from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import dtype_of
from trianon.core.kernel.views import CoreView
from trianon.core.kernel.visibility import Visibility

T = TypeVar("T")


class FieldForm(Enum):
    """How the numbers of a field are read."""

    NUMBERS = "numbers"
    BIT_SET = "bit set"
    FILLED = "filled"


BitSet = Annotated[T, FieldForm.BIT_SET]  # a bit for each member; members are numbered from 1
Filled = Annotated[T, FieldForm.FILLED]  # a list that ends before its first 0; NONE stands for nothing


class ViewField(NamedTuple):
    """A field that a game's view adds to the core's."""

    name: str
    form: FieldForm
    per_seat: bool
    is_owned: bool  # a seat sees its own row alone
    length: int  # numbers in it, or in the row of a seat; of a bit set, the members it has room for


def view_fields(view: type) -> list[ViewField]:
    """The fields of a game's view beyond those of every view, in their order."""
    layout, core = dtype_of(view), dtype_of(CoreView).names or ()
    hints = get_type_hints(view, include_extras=True)
    found = []
    for name in layout.names or ():
        if name in core:
            continue
        kind, marks = layout[name], hints[name].__metadata__
        form = next((mark for mark in marks if isinstance(mark, FieldForm)), FieldForm.NUMBERS)
        shape = kind.shape
        per_seat = shape[:1] == (SEATS,)
        sizes = shape[1:] if per_seat else shape
        if len(sizes) > 1 or (sizes and form is FieldForm.BIT_SET):
            raise TypeError(f"{view.__name__}.{name} needs more than a default: write describe.py and features.py")
        length = 8 * kind.base.itemsize - 1 if form is FieldForm.BIT_SET else (sizes or (1,))[0]
        found.append(ViewField(name, form, per_seat, Visibility.OWNER in marks, length))
    return found
