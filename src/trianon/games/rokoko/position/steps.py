"""The steps of a position of Rokoko: their arguments as text, and the steps that usually wait."""

from typing import Any

from trianon.core.faults import FileLocation
from trianon.core.fields import number_at
from trianon.core.game import Names
from trianon.core.kernel.steps import Step
from trianon.core.kernel.struct import NONE
from trianon.core.positions.pieces import kind_of
from trianon.core.positions.steps import ArgumentCodec, StepCodec, name_codec, number_codec
from trianon.core.wording import message
from trianon.games.rokoko.codes import component, event, step

FIRST_PHASES = {"prepare": "prepare", "turn_over": "hands", "choose_hand": "hands", "income": "income"}
REST = [(step.ACTIONS, 0, 0, 0), (step.INCOME, 0, 0, 0), (step.ROUND_END, 0, 0, 0)]
HANDS = [(step.TURN_OVER, 0, 0, 0), *REST]
USUAL: dict[str, list[Step]] = {
    "prepare": [(step.PREPARE, 0, 0, 0), *HANDS],
    "hands": HANDS,
    "actions": REST,
    "income": REST[1:],
    "final_scoring": [(step.FINAL_SCORING, 0, 0, 0)],
}


def phase_of(steps: list[Step]) -> str:
    """The phase in which these steps wait."""
    if not steps:
        return "actions"
    first = step.STEPS.names[steps[0][0]]
    return FIRST_PHASES.get(first, first if first in event.PHASES else "actions")


def step_codec(names: Names, players: int) -> StepCodec:
    """The steps of a position as text."""
    codecs = {
        "seat": number_codec(1, players),
        "card": name_codec("employee", names["card"]),
        "rank": name_codec("rank", component.RANKS),
        "bales": ArgumentCodec(lambda value, at: number_at(value, at, 1, 9, 1), lambda value: value),
        "colours": ArgumentCodec(_read_colours, _write_colours),
    }
    return StepCodec(step.STEPS, codecs, "main, use_bonus, turn_end, actions, …")


def _read_colours(value: Any, at: FileLocation) -> int:
    if not isinstance(value, str):
        at.wrong(value, message("wanted-words"))
        return NONE
    bits = {name: 1 << number for number, name in enumerate(component.COLOURS)}
    return sum({kind_of(bits, "colour", at, colour) for colour in value.split("+")[:9]})


def _write_colours(value: int) -> str:
    return "+".join(colour for number, colour in enumerate(component.COLOURS) if value & 1 << number)
