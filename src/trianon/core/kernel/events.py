"""Events: facts that rules emit, each with an audience; every piece's way from one place to another is one."""

from dataclasses import dataclass
from typing import Annotated

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import Byte, Short, Shorts, widen

MAX_EVENTS = 768  # emitted by one answer
FACTS = 5
WIDTH = 3 + FACTS  # kind, seat, audience, facts
PLACES = 128  # places of one zone


class Events:
    """What one answer made happen; with `enabled` off nothing is written, which is how search plays."""

    enabled: Byte
    count: Short
    rows: Annotated[Shorts, (np.int16, (MAX_EVENTS, WIDTH))]


@rule
def emit(e: Events, kind: int, seat: int, audience: int, a: int, b: int, c: int, d: int, f: int) -> None:
    """Tell an event: its secret facts only to the audience."""
    if e.enabled:
        row = widen(e.count)
        e.rows[row, 0] = kind
        e.rows[row, 1] = seat
        e.rows[row, 2] = audience
        e.rows[row, 3] = a
        e.rows[row, 4] = b
        e.rows[row, 5] = c
        e.rows[row, 6] = d
        e.rows[row, 7] = f
        e.count = row + 1


@rule
def emit_amount(
    e: Events, kind: int, seat: int, audience: int, amount: int, origin: int, target: int, why: int
) -> None:
    """Tell that an amount went from one place to another, or back when it is negative."""
    if amount > 0:
        emit(e, kind, seat, audience, amount, origin, target, why, 0)
    elif amount < 0:
        emit(e, kind, seat, audience, -amount, target, origin, why, 0)


@rule
def spot(zone: int, index: int) -> int:
    """A spot as one number: a zone, from the game's `codes.place`, and a position or a seat in it."""
    return zone * PLACES + index


@dataclass(frozen=True)
class EventFact:
    """One fact of a kind of event: its name, what kind of thing it is, and whether only the audience learns it."""

    name: str
    thing: str
    secret: bool = False


@dataclass(frozen=True)
class EventKind:
    """A kind of event; a private one reaches its audience alone."""

    name: str
    facts: tuple[EventFact, ...]
    private: bool = False


def kind(name: str, *facts: str, private: bool = False) -> EventKind:
    """A kind of event from short fact notes such as `card?`, `from:place`: `?` marks a secret."""
    described = []
    for note in facts:
        label, _, thing = note.rstrip("?").partition(":")
        described.append(EventFact(label, thing or label, note.endswith("?")))
    return EventKind(name, tuple(described), private)


class EventKinds(dict[int, EventKind]):
    """The kinds of events of a game, by their numbers from 1 on; stored matches hold these, so new ones come last."""

    def add(self, name: str, *facts: str, private: bool = False) -> int:
        """Declare the next kind, as `kind` does; its number."""
        number = len(self) + 1
        self[number] = kind(name, *facts, private=private)
        return number
