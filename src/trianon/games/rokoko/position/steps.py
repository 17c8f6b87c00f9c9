"""What happens next, in words: the steps of a position, which orders of them can come up, and the usual ones."""

from __future__ import annotations

import re
from typing import Any

from trianon.core.faults import Place, shown_value
from trianon.core.fields import Fields, number_at
from trianon.core.game import Names
from trianon.core.record import NONE
from trianon.core.state import DEPTH
from trianon.core.steps import Step
from trianon.games.rokoko.codes import component, event, step
from trianon.games.rokoko.position.pieces import kind_of

# what stands behind a step
ARGUMENTS: dict[int, tuple[str, ...]] = {
    step.TURN_END: ("seat", "card"),
    step.USE_BONUS: ("seat", "card"),
    step.LEAVE: ("seat", "card"),
    step.PAYMENT: ("seat",),
    step.PLAY: ("seat",),
    step.MAIN: ("seat", "card"),
    step.TILE: ("seat",),
    step.CHOOSE_DISCOUNT: ("seat", "bales", "colours"),
    step.PAY_SILK: ("seat",),
    step.PLACE_DRESS: ("seat", "rank"),
    step.REWARD_TILE: ("seat",),
    step.BONUS: ("seat", "card"),
    step.GIVE_TILES: ("seat", "card"),
    step.BUY_MORE: ("seat", "card"),
}
NUMBERS = {name: number for number, name in step.NAMES.items()}

# the orders in which steps can wait, the next one first
_INNER = "tile|reward_tile|(choose_discount payment |pay_silk |payment )?place_dress"
_MAIN = f"((main|{_INNER}) )?use_bonus turn_end"
_BONUS = f"((bonus|use_bonus|give_tiles|buy_more|{_INNER}) )?(leave )*turn_end"
_ROUND = f"((prepare turn_over|turn_over|choose_hand|play|{_MAIN}|{_BONUS}) )?actions income round_end"
ORDERS = re.compile(f"final_scoring|income round_end|{_ROUND}")

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
    first = step.NAMES[steps[0][0]]
    return FIRST_PHASES.get(first, first if first in event.PHASES else "actions")


def write_steps(rows: list[list[int]], names: Names) -> list[list[Any]]:
    """A stack of steps in words, the next one first."""
    return [
        [step.NAMES[what], *(_word(sort, value, names) for sort, value in zip(ARGUMENTS.get(what, ()), arguments))]
        for what, *arguments in reversed(rows)
    ]


def _word(sort: str, value: int, names: Names) -> Any:
    if sort == "seat":
        return value + 1
    if sort == "card":
        return names["card"][value]
    if sort == "rank":
        return component.RANKS[value]
    if sort == "colours":
        return "+".join(colour for number, colour in enumerate(component.COLOURS) if value & 1 << number)
    return value


def read_steps(fields: Fields, names: Names, players: int) -> list[Step] | None:
    """The steps a position names, the next one first; None when it names none."""
    entries = fields.entries("steps", DEPTH)
    if entries is None:
        return None
    at = fields.place("steps")
    before = len(at.faults)
    steps = [_read_step(entry, at.item(i), names, players) for i, entry in enumerate(entries, 1)]
    order = " ".join(step.NAMES.get(what, "") for what, *_ in steps)
    if len(at.faults) == before and order and not ORDERS.fullmatch(order):
        at.fault(f"{order} in this order", 'an order that can come up, as in "main, use_bonus, turn_end, actions, …"')
    return steps if len(at.faults) == before else None


def _read_step(entry: Any, at: Place, names: Names, players: int) -> Step:
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        at.fault(shown_value(entry), "a list of a step and what belongs to it")
        return (0, 0, 0, 0)
    what = kind_of(NUMBERS, "step", at.item(1), entry[0])
    sorts = ARGUMENTS.get(what, ())
    if what != NONE and len(entry) - 1 != len(sorts):
        at.fault(f"{len(entry) - 1} entries behind {entry[0]}", ", ".join(sorts) or "none")
        return (0, 0, 0, 0)
    values = [
        _read_word(sort, value, at.item(i), names, players) for i, (sort, value) in enumerate(zip(sorts, entry[1:]), 2)
    ]
    a, b, c = [*values, 0, 0, 0][:3]
    return (what, a, b, c)


def _read_word(sort: str, value: Any, at: Place, names: Names, players: int) -> int:
    if sort == "seat":
        return number_at(value, at, 1, players, 1) - 1
    if sort == "bales":
        return number_at(value, at, 1, 9, 1)
    if not isinstance(value, str):
        at.fault(shown_value(value), "a text")
        return NONE
    if sort == "card":
        return kind_of({name: kind for kind, name in enumerate(names["card"])}, "employee", at, value)
    if sort == "rank":
        return kind_of({name: rank for rank, name in enumerate(component.RANKS)}, "rank", at, value)
    bits = {name: 1 << number for number, name in enumerate(component.COLOURS)}
    return sum({kind_of(bits, "colour", at, colour) for colour in value.split("+")[:9]})
