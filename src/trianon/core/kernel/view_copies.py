"""A view derived from the marks of a state: its fields, and the copies out of a state and into a sampled world."""

from collections.abc import Callable
from inspect import get_annotations
from typing import TypeVar, get_type_hints

from trianon.core.kernel.generated import generated
from trianon.core.kernel.piles import total
from trianon.core.kernel.struct import HIDDEN, copy_grid, copy_line
from trianon.core.kernel.visibility import SIZE_SUFFIX, Shown, Visibility, shown_fields

V = TypeVar("V", bound=type)

STATE = "__state__"  # attribute of a view: the state it shows


def view_of(state: type) -> Callable[[V], V]:
    """Make a subclass of a state its view: it keeps the marked fields, and those it declares itself."""

    def decorate(view: V) -> V:
        own = _own_fields(view, state)
        shown = {field.name: field.seen for field in shown_fields(state)}
        for name, seen in shown.items():
            if Visibility.SIZE in seen and name + SIZE_SUFFIX not in own:
                raise TypeError(f"{view.__name__} lacks {name}{SIZE_SUFFIX}: {state.__name__}.{name} shows its size")
        visible = {name for name, seen in shown.items() if seen & {Visibility.OPEN, Visibility.OWNER}}
        setattr(view, HIDDEN, frozenset(get_type_hints(state)) - visible - own)
        setattr(view, STATE, state)
        return view

    return decorate


def _own_fields(view: type, state: type) -> set[str]:
    """The fields that a view declares beside those of its state; it copies them by hand."""
    return {name for cls in view.__mro__ if not issubclass(state, cls) for name in get_annotations(cls)}


def copies_of(view: type) -> tuple[Callable[..., None], Callable[..., None]]:
    """Two rules: `(s, v, seat)` copies what a seat sees of a state into a zeroed view, `(v, s)` copies it back.

    They count as code of the view's module: its key covers the declarations.
    """
    state: type = getattr(view, STATE)
    fields = list(shown_fields(state))
    by_hand = _own_fields(view, state)
    copied = [field for field in fields if field.name not in by_hand]
    source = "\n".join(
        [
            "def copy_visible(s, v, seat):",
            *_copies(copied, "s", "v", "seat", "s.players"),
            *(line for field in fields if Visibility.SIZE in field.seen for line in _sizes(field)),
            "def copy_known(v, s):",
            *_copies(copied, "v", "s", "v.viewer", "v.players"),
        ]
    )
    rules = generated(source, view.__module__, copy_line=copy_line, copy_grid=copy_grid, total=total)
    return rules["copy_visible"], rules["copy_known"]


def _copies(fields: list[Shown], source: str, to: str, seat: str, players: str) -> list[str]:
    """The lines that copy open fields, and a seat's own row of the owner's."""
    lines = []
    own = []
    for name, dimensions, seen in fields:
        if Visibility.OPEN in seen:
            lines.append("    " + _copy(f"{to}.{name}", f"{source}.{name}", dimensions))
        elif Visibility.OWNER in seen:
            own.append("        " + _copy(f"{to}.{name}[{seat}]", f"{source}.{name}[{seat}]", dimensions - 1))
    return [*lines, *([f"    if {seat} < {players}:", *own] if own else [])]


def _copy(to: str, source: str, dimensions: int) -> str:
    """The line that copies one field."""
    if dimensions == 0:
        return f"{to} = {source}"
    if dimensions > 2:
        raise TypeError(f"{source}: a field with {dimensions} dimensions is copied by hand")
    return f"{('copy_line', 'copy_grid')[dimensions - 1]}({to}, {source})"


def _sizes(field: Shown) -> list[str]:
    """The lines that count the pieces of a pile, or of each seat's pile."""
    if field.dimensions == 1:
        return [f"    v.{field.name}{SIZE_SUFFIX} = total(s.{field.name})"]
    return [
        "    for i in range(widen(s.players)):",
        f"        v.{field.name}{SIZE_SUFFIX}[i] = total(s.{field.name}[i])",
    ]
