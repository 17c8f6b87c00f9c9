"""Numbers of a state as JSON shows them: names of pieces, seats counted from 1, steps, the open question."""

from collections.abc import Mapping, Sequence
from typing import Any

from trianon.core.game import Json, Names
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.struct import NONE, Bytes
from trianon.core.kernel.views import CoreView
from trianon.core.wire import CoreViewJson, StepJson


def names_of_counts(names: list[str], counts: Bytes) -> list[str]:
    """A pile of counted kinds as a list of names, one for each piece."""
    return [name for name, count in zip(names, counts.tolist(), strict=False) if count for _ in range(count)]


def name_or_none(names: list[str], number: int) -> str | None:
    """The name of a piece, None for an empty place."""
    return None if number == NONE else names[number]


def one_based(number: int) -> int | None:
    """A seat or a place as people count them, from 1; None for nobody and nowhere."""
    return None if number == NONE else number + 1


def fact_text(names: Names, lists: Mapping[str, Sequence[str]], thing: str, value: int) -> Any:
    """A fact of an event: a number, a word of one of these lists, or the name of a piece."""
    if thing == "number":
        return value
    return lists[thing][value] if thing in lists else name_or_none(names[thing], value)


def describe_core(v: CoreView) -> CoreViewJson:
    """What every game's view begins with."""
    watches = v.viewer == SPECTATOR
    return {
        "viewer": None if watches else int(v.viewer) + 1,
        "decision": int(v.answers),
        "over": bool(v.over),
        "horizon": None if watches else int(v.horizon[v.viewer]),
    }


def describe_steps(v: CoreView, steps: Steps) -> list[StepJson]:
    """What comes next in a view, the last step first."""
    return [[steps.kinds[step].name, *values] for step, *values in v.stack[: v.depth].tolist()]


def describe_question(s: CoreState, steps: Steps, names: Names) -> Json:
    """The pending question with the pieces among its arguments, by their sort; the match adds the seats."""
    if s.depth == 0:
        return {"question": None}
    what, *values = s.stack[s.depth - 1].tolist()
    kind = steps.kinds[what]
    pieces = {
        sort: names[sort][value] for sort, value in zip(kind.arguments, values) if sort in names and sort != "seat"
    }
    return {"question": kind.name, **pieces}
