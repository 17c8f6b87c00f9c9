"""Notes on features: what each number of an array means, its scale and its range; documentation is made from them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from math import inf

from trianon.core.features import Layout


@dataclass(frozen=True)
class Scale:
    """How a value becomes a feature: divided by `divisor`, between `least` and `most` before that.

    `divisor` is 0 for shares and the like: their range is that of the feature itself. Without `most` the range is open.
    """

    name: str
    divisor: float
    least: float
    most: float | None

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the largest value of the feature."""
        by = self.divisor or 1.0
        return self.least / by, inf if self.most is None else self.most / by

    @property
    def range(self) -> str:
        """The range of the feature as text."""
        least, most = self.bounds
        return f"{least:g} and up" if self.most is None else f"{least:g} to {most:g}"

    def holds(self, value: float) -> bool:
        """Whether a feature is one that this scale allows."""
        before = value * (self.divisor or 1.0)
        whole = not self.divisor or abs(before - round(before)) < TOLERANCE
        return whole and self.least - TOLERANCE <= before and (self.most is None or before <= self.most + TOLERANCE)


TOLERANCE = 1e-3  # of float32
FLAG = Scale("0 or 1", 1, 0, 1)
SHARE = Scale("share", 0, 0, 1)


def per(what: str, divisor: float, most: float | None = None, least: float = 0) -> Scale:
    """The scale of a count of something."""
    return Scale(f"{what} / {divisor:g}", divisor, least, most)


@dataclass(frozen=True)
class FeatureNote:
    """What some features of a part mean; `labels` are patterns, separated by spaces."""

    labels: str
    scale: Scale
    meaning: str

    def covers(self, label: str) -> bool:
        """Whether a label is meant."""
        return any(fnmatchcase(label, pattern) for pattern in self.labels.split())


@dataclass(frozen=True)
class PartNote:
    """What a part of a layout is about, and notes on all its features; the first note that covers a label counts."""

    part: str
    about: str
    notes: tuple[FeatureNote, ...]

    def note(self, label: str) -> FeatureNote:
        """The note on a label."""
        for note in self.notes:
            if note.covers(label):
                return note
        raise LookupError(f"no note on {self.part}.{label}")


def part(name: str, about: str, *notes: FeatureNote) -> PartNote:
    """What a part of a layout is about, with notes on all its features."""
    return PartNote(name, about, notes)


def notes_by_part(notes: Sequence[PartNote]) -> dict[str, PartNote]:
    """Notes by the name of their part."""
    return {note.part: note for note in notes}


def scales_of(layout: Layout, notes: Sequence[PartNote]) -> Iterator[tuple[str, Scale]]:
    """Name and scale of every number of a flat array, in their order; a number without a note raises LookupError."""
    known = notes_by_part(notes)
    scales = {(part.name, label): known[part.name].note(label).scale for part in layout for label in part.labels}
    for name in layout.labels():
        part, label = name.partition(".")[0].partition("[")[0], name.rpartition(".")[2]
        yield name, scales[part, label]
