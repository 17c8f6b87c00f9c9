"""Functions of a game as one argument of compiled loops: a bundle of pointers, or the functions themselves, linked.

Numba asks every function pointer for its address at every call from Python, which takes some 15 microseconds each. A
bundle is asked once, when it is made. Loops read `functions`, a NamedTuple, before they begin: a read changes the
bundle's reference count, on which threads would contend.

Targets without pointers to functions (GPU, WebAssembly) compile loops together with `Linked` functions.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar

from numba import types
from numba.experimental import structref

from trianon.core.kernel.compiler.rule import COMPILED, pointer, rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.struct import Raw, raw, zeros

T = TypeVar("T", bound=tuple[Any, ...])


@structref.register
class BundleType(types.StructRef):  # type: ignore[misc]
    """The numba type of a bundle."""


class Bundle(structref.StructRefProxy):  # type: ignore[misc]
    """Functions that compiled loops call; `functions` is a NamedTuple of pointers."""


structref.define_proxy(Bundle, BundleType, ["functions"])


@rule
def tie(functions: Any) -> Any:
    """Bundle function pointers."""
    return Bundle(functions)


def bundle(functions: Any) -> Any:
    """A NamedTuple of pointers as one argument; plain functions stay as they are when nothing is compiled."""
    return tie(functions) if COMPILED else SimpleNamespace(functions=functions)


class Linked(NamedTuple):
    """Functions that compiled loops are compiled with, in place of a bundle; `functions` is a NamedTuple of them."""

    functions: Any


def linked(samples: tuple[Any, ...], of: Callable[[Any], Any] = lambda function: function) -> Linked:
    """The functions of a NamedTuple of samples, as they are or as a target wants them."""
    return Linked(type(samples)(*(of(function) for function, *_ in samples)))


def pointers(samples: T) -> T:
    """The functions of a NamedTuple of samples (function, what it returns, its arguments) as pointers."""
    return type(samples)(*(pointer(*sample) for sample in samples))


class Rules(NamedTuple):
    """The rules of a game: as pointers for compiled loops, or as `fast_call`s for Python (with handles of records)."""

    begin: Any  # (s, t, e, starting player)
    legal: Any  # (s, t, o, seat)
    answer: Any  # (s, t, e, seat, option)
    why: Any  # (s, t, seat, option) -> reason
    look: Any  # (s, t, v, seat)
    determinize: Any  # (v, t, s)
    locate: Any  # (s, kind, piece, place) -> option
    outcome: Any  # (s, outcome)
    asked_seats: Any  # (s) -> a bit for each seat
    is_secret: Any  # (s) -> bool
    may_reconsider: Any  # (s, seat) -> bool


class Workspace(NamedTuple):
    """The memory of one thread that runs compiled loops: arrays of one struct each, which cost little to hand over."""

    s: Any
    s_rows: Raw
    t: Any
    e: Any
    o: Any
    v: Any
    v_rows: Raw
    ended: Any


def workspace_of(state: type, tables: type, view: type, t: Any) -> Workspace:
    """Zeroed memory for one thread, with the tables of a setting."""
    s, v, own = zeros(state), zeros(view), zeros(tables)
    own[0] = t
    return Workspace(s, raw(s), own, zeros(Events), zeros(Options), v, raw(v), zeros(Outcome))
