"""Steps and their arguments as a position file writes them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from trianon.core.faults import FileLocation
from trianon.core.fields import Fields, number_at
from trianon.core.kernel.state import DEPTH
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.steps import Step
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import kind_of
from trianon.core.wording import comma_list, message

NOTHING: Step = (0, 0, 0, 0)


class ArgumentCodec(NamedTuple):
    """How one sort of argument of a step is read and written."""

    read: Callable[[Any, FileLocation], int]
    write: Callable[[int], Any]


def name_codec(sort: str, names: Sequence[str]) -> ArgumentCodec:
    """An argument that is written by its name."""
    kinds = {name: number for number, name in enumerate(names)}

    def read(value: Any, at: FileLocation) -> int:
        if isinstance(value, str):
            return kind_of(kinds, sort, at, value)
        at.wrong(value, message("wanted-words"))
        return NONE

    return ArgumentCodec(read, lambda value: names[value])


def number_codec(least: int, most: int) -> ArgumentCodec:
    """An argument that people count from 1; one below stands for none."""
    return ArgumentCodec(lambda value, at: number_at(value, at, least, most, 1) - 1, lambda value: value + 1)


class StepCodec:
    """Reads and writes the steps of a game: a codec for each sort of argument, an example of an order for messages."""

    def __init__(self, steps: Steps, codecs: Mapping[str, ArgumentCodec], example: str) -> None:
        self.steps, self.codecs, self.example = steps, codecs, example
        self.names = steps.names
        self.numbers = {name: number for number, name in self.names.items()}

    def write(self, rows: list[list[int]]) -> list[list[Any]]:
        """A stack of steps, the next one first."""
        return [
            [
                self.names[what],
                *(self.codecs[sort].write(value) for sort, value in zip(self.steps.arguments_of(what), arguments)),
            ]
            for what, *arguments in reversed(rows)
        ]

    def read(self, fields: Fields) -> list[Step] | None:
        """The steps a position names, the next one first; None when it names none."""
        entries = fields.entries("steps", DEPTH)
        if entries is None:
            return None
        at = fields.location("steps")
        before = len(at.faults)
        steps = [self._read(entry, at.item(number)) for number, entry in enumerate(entries, 1)]
        if len(at.faults) == before and steps and not self.steps.can_wait([what for what, *_ in steps]):
            order = " ".join(self.names[what] for what, *_ in steps)
            at.fault("step-order", order=order, example=self.example)
        return steps if len(at.faults) == before else None

    def _read(self, entry: Any, at: FileLocation) -> Step:
        if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
            at.wrong(entry, message("wanted-step"))
            return NOTHING
        what = kind_of(self.numbers, "step", at.item(1), entry[0])
        if what == NONE:
            return NOTHING
        sorts = self.steps.arguments_of(what)
        if len(entry) - 1 != len(sorts):
            wanted = comma_list(sorts) if sorts else message("wanted-none")
            at.fault("step-arguments", count=len(entry) - 1, step=entry[0], wanted=wanted)
            return NOTHING
        values = [self.codecs[sort].read(value, at.item(n)) for n, (sort, value) in enumerate(zip(sorts, entry[1:]), 2)]
        a, b, c = [*values, 0, 0, 0][:3]
        return (what, a, b, c)
