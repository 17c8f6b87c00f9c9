"""Features: a view, or an option, as one flat array of numbers for learning; its parts have names.

A game's `features.py` describes components by what is printed on them (colour, price, prestige), never by their
number, so that what was learnt with one edition makes sense with another.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.steps import QUESTION, SECRET
from trianon.core.kernel.struct import widen
from trianon.core.kernel.views import CoreView

Floats = npt.NDArray[np.float32]

PLACES_AWAY = tuple(f"away_{number}" for number in range(SEATS))  # labels of seats, counted from the viewer on
LANE = 8  # bits
LANE_MASK = (1 << LANE) - 1


@dataclass(frozen=True)
class Part:
    """A run of features that belong together; `labels` name what stands in the last dimension."""

    name: str
    first: int
    shape: tuple[int, ...]
    labels: tuple[str, ...]

    def at(self, label: str) -> int:
        """Where a label stands in a row."""
        return self.labels.index(label)

    @property
    def width(self) -> int:
        """The length of a row."""
        return len(self.labels)

    @property
    def size(self) -> int:
        """How many features it has."""
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        """Where it stands in the flat array."""
        return slice(self.first, self.first + self.size)


class Layout:
    """The parts of a flat array, one after the other.

    A part is given as its name, its labels, and how many rows of them it has, if not a single one.
    """

    def __init__(self, *parts: tuple[str, tuple[str, ...], tuple[int, ...]]) -> None:
        self.parts: dict[str, Part] = {}
        first = 0
        for name, labels, rows in parts:
            part = Part(name, first, (*rows, len(labels)), labels)
            self.parts[name] = part
            first += part.size
        self.size = first

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts.values())

    def __getitem__(self, name: str) -> Part:
        return self.parts[name]

    def split(self, flat: Floats) -> dict[str, Floats]:
        """The parts of a flat array by name, in their shapes; they share its memory."""
        return {part.name: flat[..., part.slice].reshape(*flat.shape[:-1], *part.shape) for part in self}

    def labels(self) -> list[str]:
        """What each number of the flat array says, such as `seats[1].livre`."""
        named = []
        for part in self:
            for index in np.ndindex(part.shape):
                rows = "".join(f"[{i}]" for i in index[:-1])
                named.append(f"{part.name}{rows}.{part.labels[index[-1]]}")
        return named


@rule
def away(seat: int, viewer: int, players: int) -> int:
    """How many places to the left of the viewer a seat is: 0 is the viewer."""
    steps = seat - viewer
    return steps if steps >= 0 else steps + players  # a division would take longer than all the rest of a row


@rule
def seat_flag(out: Floats, first: int, seat: int, viewer: int, players: int) -> None:
    """Mark one of the seats, counted from the viewer; nobody is no mark."""
    if seat >= 0 and seat < players:
        out[first + away(seat, viewer, players)] = 1.0


@rule
def observe_question(v: CoreView, out: Floats, first: int, open_questions: int, viewer: int) -> bool:
    """Mark what is asked among the labels `Steps.questions`; whether the viewer is asked."""
    if v.depth == 0:
        return False
    top = widen(v.stack[v.depth - 1, 0])
    if top >= SECRET:
        out[first + open_questions + top - SECRET] = 1.0
        return bool(v.picked[viewer] < v.wanted[viewer])
    if top >= QUESTION:
        out[first + top - QUESTION] = 1.0
    return bool(v.stack[v.depth - 1, 1] == viewer)


@rule
def lane(packed: int, number: int) -> int:
    """One of several small counts packed into a number, LANE bits each; counting so needs no branches."""
    return (packed >> (LANE * number)) & LANE_MASK
