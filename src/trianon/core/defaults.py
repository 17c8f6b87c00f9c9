"""Parts of a game that follow from its declarations when its package has none of its own."""

from collections.abc import Callable
from typing import Any

import numpy as np

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import EditionSchema
from trianon.core.editions.nodes import OneOf
from trianon.core.fields import number_at
from trianon.core.game import FixedKeys, Json, Names
from trianon.core.kernel.options import Numbering
from trianon.core.kernel.state import PICKS, CoreState
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.steps import SECRET
from trianon.core.kernel.struct import dtype_of, zero
from trianon.core.naming import fact_text
from trianon.core.positions.reader import PositionForm, PositionReader
from trianon.core.positions.steps import ArgumentCodec, StepCodec, number_codec
from trianon.core.wording import Wording, WordingByName

MIN_INT32, MAX_INT32 = -(2**31), 2**31 - 1


def audit(s: Any, t: Any, names: Names) -> list[str]:
    """No pieces to count."""
    return []


def event_text(names: Names, thing: str, value: int) -> Any:
    """A fact of an event: a number, or the name of a piece."""
    return fact_text(names, {}, thing, value) if thing in names else value


def wording_of(edition: Edition, players: int) -> Wording:
    """Messages named after the question, the verb of the option and the kind of event."""
    return WordingByName()


def names_of(edition: Edition, players: int) -> Names:
    """Seats by their numbers; the game has no other names."""
    return {"seat": [str(seat + 1) for seat in range(players)]}


def keys_of(numbering: Numbering) -> Callable[[Names], FixedKeys]:
    """Keys of options: the verb, and the number of the piece where a verb has several."""
    keys = {
        number: block.verb if block.size == 1 else f"{block.verb}:{number - block.first + block.start}"
        for block in numbering
        for number in range(block.first, block.end)
    }
    return lambda names: FixedKeys(keys, numbering)


def tables_of(tables: type, schema: EditionSchema) -> Callable[[Edition, int], Any]:
    """The fields of an edition that the tables name; of a word, its place in the choice."""

    def fill(edition: Edition, players: int) -> Any:
        t: Any = zero(tables)
        for name in dtype_of(tables).names or ():
            value, node = edition.data["edition"][name], schema.edition[name]
            setattr(t, name, node.choices.index(value) if isinstance(node, OneOf) else value)
        return t

    return fill


def position_of(state: type, steps: Steps) -> PositionForm:
    """A position as the plain numbers of every field."""
    own = tuple(name for name in dtype_of(state).names or () if name not in (dtype_of(CoreState).names or ()))

    def codec(names: Names, players: int) -> StepCodec:
        plain = ArgumentCodec(lambda value, at: number_at(value, at, MIN_INT32, MAX_INT32, 0), lambda value: value)
        codecs = {sort: plain for kind in steps.kinds.values() for sort in kind.arguments}
        return StepCodec(steps, {**codecs, "seat": number_codec(1, players)}, "a question, then what follows it")

    def write(s: Any, t: Any, names: Names) -> Json:
        written: Json = {name: np.asarray(getattr(s, name)).tolist() for name in own}
        if s.depth:
            written["steps"] = codec(names, int(s.players)).write(s.stack[: s.depth].tolist())
            if s.stack[s.depth - 1, 0] >= SECRET:
                written["wanted"] = s.wanted[: s.players].tolist()
                written["sealed"] = [s.sealed[seat, : s.picked[seat]].tolist() for seat in range(s.players)]
        return written

    def read_fields(r: PositionReader) -> None:
        for name in own:
            if r.fields.has(name):
                _read_field(r, name)

    def read_steps(r: PositionReader) -> None:
        r.steps = codec(r.names, r.players).read(r.fields) or []

    return PositionForm(
        PositionReader, (*own, "steps", "wanted", "sealed"), (read_fields, read_steps, _read_sealed), write
    )


def _read_field(r: PositionReader, name: str) -> None:
    """Numbers into a field of the state; their shape and size must be the field's own."""
    kind, at = r.s.dtype.fields[name][0], r.fields.location(name)
    limits = np.iinfo(kind.base)
    try:
        values = np.array(r.fields.values[name])
    except ValueError:  # rows of different lengths
        values = np.array(None)
    if values.dtype.kind != "i" or values.shape != kind.shape or values.min() < limits.min or values.max() > limits.max:
        shape = " × ".join(str(size) for size in kind.shape) or "1"
        at.fault("other-numbers", shape=shape, least=int(limits.min), most=int(limits.max))
    elif kind.shape:
        getattr(r.s, name)[...] = values
    else:
        setattr(r.s, name, int(values))


def _read_sealed(r: PositionReader) -> None:
    """Sealed answers, as option numbers or whatever the game seals."""
    s, fields = r.s, r.fields
    for seat, wanted in enumerate(fields.numbers("wanted", r.players, 0, PICKS) or []):
        s.wanted[seat] = wanted
        s.sealed[seat, :] = -1 if wanted else 0
    at = fields.location("sealed")
    for seat, picks in enumerate(fields.entries("sealed", r.players) or []):
        for i, pick in enumerate(picks[:PICKS] if isinstance(picks, list) else []):
            s.sealed[seat, i] = number_at(pick, at.item(seat + 1).item(i + 1), -1, 127, 0)
            s.picked[seat] = i + 1
