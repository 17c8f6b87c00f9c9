"""The JSON view of a game without a `describe` module: every field of its view, those of a seat in an object each."""

from collections.abc import Callable
from typing import Any

import numpy as np

from trianon.core.field_forms import FieldForm, view_fields
from trianon.core.game import Json, Names
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.struct import NONE, to_namespace
from trianon.core.naming import describe_core, describe_question, describe_steps


def question_of(steps: Steps) -> Callable[[Any, Any, Names], Json]:
    """The question by its name, with the pieces among its arguments."""
    return lambda s, t, names: describe_question(s, steps, names)


def describe_of(game: str, view: type, steps: Steps) -> Callable[[Any, Any, Names], Json]:
    """Make the `describe` of a game: the forms of its fields say how they are shown."""
    fields = view_fields(view)

    def describe(v: Any, t: Any, names: Names) -> Json:
        values = to_namespace(v)
        seats: list[Json] = [{"sealed": bool(v.has_sealed[seat])} for seat in range(v.players)]
        own: Json = {}
        for field in fields:
            value = np.asarray(getattr(values, field.name)).tolist()
            if field.per_seat:
                for number, (seat, row) in enumerate(zip(seats, value, strict=False)):
                    is_hidden = field.is_owned and number != v.viewer and not v.open_information
                    seat[field.name] = None if is_hidden else shown(row, field.form)
            else:
                own[field.name] = shown(value, field.form)
        return {"game": game, **describe_core(v), **own, "seats": seats, "steps": describe_steps(values, steps)}

    return describe


def shown(value: Any, form: FieldForm) -> Any:
    """A value as its form reads it."""
    if form is FieldForm.BIT_SET:
        return [member + 1 for member in range(value.bit_length()) if value >> member & 1]
    if form is FieldForm.FILLED:
        filled = value[: value.index(0)] if 0 in value else value
        return [None if number == NONE else number for number in filled]
    return value
