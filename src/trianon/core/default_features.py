"""Features of a game without a `features` module: the numbers of its view, seat by seat from the viewer on.

The functions are generated as source text and count as code of the view's module.
"""

from functools import cache
from typing import Any, NamedTuple

from trianon.core.features import Layout
from trianon.core.field_forms import FieldForm, ViewField, view_fields
from trianon.core.game import Game
from trianon.core.kernel.generated import generated
from trianon.core.kernel.options import Numbering
from trianon.core.kernel.state import SEATS

SCALE = 0.0625  # of every number
MATCH, SEAT = ("over", "players"), ("there", "sealed")


class DefaultFeatures(NamedTuple):
    """The names that a `features` module holds."""

    OBSERVATION: Layout
    OPTION: Layout
    observe: Any
    describe_option: Any


@cache
def default_features(game: Game) -> DefaultFeatures:
    """The features of a game, from the fields of its view and the numbering of its options."""
    fields = view_fields(game.view)
    seen = _layout(fields)
    verbs = tuple(block.verb for block in game.numbering)
    option = Layout(("verb", verbs, ()), ("piece", ("number",), ()))
    source = "\n".join([*_observe(fields, seen), *_describe(game.numbering)])
    return DefaultFeatures(seen, option, **generated(source, game.view.__module__))


def _is_single(field: ViewField) -> bool:
    return field.length == 1 and field.form is FieldForm.NUMBERS


def _layout(fields: list[ViewField]) -> Layout:
    """Single numbers of the match, those of the seats, then a part for every other field."""
    singles = [field for field in fields if _is_single(field)]
    rest = [field for field in fields if not _is_single(field)]
    return Layout(
        ("match", (*MATCH, *(field.name for field in singles if not field.per_seat)), ()),
        ("seats", (*SEAT, *(field.name for field in singles if field.per_seat)), (SEATS,)),
        *(
            (field.name, tuple(str(i + 1) for i in range(field.length)), (SEATS,) if field.per_seat else ())
            for field in rest
        ),
    )


def _observe(fields: list[ViewField], seen: Layout) -> list[str]:
    """The lines of `observe(v, t, out)`."""
    match = [
        "def observe(v, t, out):",
        "    players = widen(v.players)",
        "    viewer = widen(v.viewer) if v.viewer < players else 0",
        "    out[0] = float(v.over)",
        f"    out[1] = players * {SCALE}",
    ]
    first, width = seen["seats"].first, seen["seats"].width
    seats = [
        "    for seat in range(players):",
        "        place = seat - viewer if seat >= viewer else seat - viewer + players",
        f"        out[{first} + {width} * place] = 1.0",
        f"        out[{first + 1} + {width} * place] = float(v.has_sealed[seat])",
    ]
    for field in fields:
        lines, row = (seats, "[seat]") if field.per_seat else (match, "")
        indent = "        " if field.per_seat else "    "
        if _is_single(field):
            part = seen["seats" if field.per_seat else "match"]
            at = f"{part.first + part.at(field.name)}" + (f" + {width} * place" if field.per_seat else "")
            lines.append(f"{indent}out[{at}] = widen(v.{field.name}{row}) * {SCALE}")
            continue
        part = seen[field.name]
        at = f"{part.first} + i" + (f" + {part.width} * place" if field.per_seat else "")
        if field.form is FieldForm.BIT_SET:
            value = f"float(widen(v.{field.name}{row}) >> i & 1)"
        else:
            value = f"widen(v.{field.name}[{'seat, ' if field.per_seat else ''}i]) * {SCALE}"
        lines += [f"{indent}for i in range({field.length}):", f"{indent}    out[{at}] = {value}"]
    return [*match, *seats]


def _describe(numbering: Numbering) -> list[str]:
    """The lines of `describe_option(v, t, choice, out)`: the verb, and the number of the piece in its block."""
    lines = ["def describe_option(v, t, choice, out):"]
    for place, block in enumerate(numbering):
        lines += [
            f"    if {block.first} <= choice < {block.end}:",
            f"        out[{place}] = 1.0",
            f"        out[{len(numbering.blocks)}] = (choice - {block.first - block.start}) * {SCALE}",
        ]
    return lines
