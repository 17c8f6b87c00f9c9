"""The part of a match's flow that every game shares: play on to the next question, offer answers, take one.

A game writes what its own steps do, and `flow_of` makes the four entries of those parts. Until a game gives its own, a
part does nothing: a game without secret questions leaves out the two parts about them.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import count_answer
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.steps import QUESTION, SECRET, argument, next_step, pop, waiting

Entry = Callable[..., None]


@rule
def setup(s: CoreState, t: Any, e: Events, starting_player: int) -> None:
    """Hook of a game: set the table up and put the first steps on the stack; NONE is a starting player to be drawn."""


@rule
def happen(s: CoreState, t: Any, e: Events, what: int, a: int, b: int, c: int) -> None:
    """Hook of a game: a step that needs no answer."""


@rule
def offer_open(s: CoreState, t: Any, o: Options, seat: int, what: int, b: int, c: int) -> None:
    """Hook of a game: the options of the seat that an open question asks; `b` and `c` are the arguments behind it."""


@rule
def offer_secret(s: CoreState, t: Any, o: Options, seat: int, what: int) -> None:
    """Hook of a game: the options of a seat that a secret question asks, also of one that has sealed its answer."""


@rule
def answer_open(s: CoreState, t: Any, e: Events, seat: int, choice: int, what: int, b: int, c: int) -> None:
    """Hook of a game: the effect of an answer to an open question, which is off the stack."""


@rule
def answer_secret(s: CoreState, t: Any, e: Events, seat: int, choice: int, what: int) -> None:
    """Hook of a game: seal an answer to a secret question, or unseal it; the last one takes it off the stack."""


def advance(s: CoreState, t: Any, e: Events) -> None:
    """Let happen what needs no answer."""
    while not waiting(s):
        what, a, b, c = pop(s)
        happen(s, t, e, what, a, b, c)


def begin(s: CoreState, t: Any, e: Events, starting_player: int) -> None:
    """Set the table up and play to the first question."""
    setup(s, t, e, starting_player)
    advance(s, t, e)


def legal(s: CoreState, t: Any, o: Options, seat: int) -> None:
    """The options of a seat: empty unless the match waits for it, or lets it reconsider."""
    o.count = 0
    what = next_step(s)
    if what >= SECRET:
        if s.wanted[seat] > 0:
            offer_secret(s, t, o, seat, what)
    elif what >= QUESTION and argument(s, 1) == seat:
        offer_open(s, t, o, seat, what, argument(s, 2), argument(s, 3))


def answer(s: CoreState, t: Any, e: Events, seat: int, choice: int) -> None:
    """Take a legal answer and play on to the next question."""
    count_answer(s, seat)
    what = next_step(s)
    if what >= SECRET:
        answer_secret(s, t, e, seat, choice, what)
    else:
        _, _, b, c = pop(s)
        answer_open(s, t, e, seat, choice, what, b, c)
    advance(s, t, e)


def flow_of(**parts: Entry) -> tuple[Entry, Entry, Entry, Entry]:
    """The rules `begin`, `advance`, `legal` and `answer` of a game with these parts.

    The parts take the place of the globals of the same name, so that calls are compiled as if the game had written
    the four itself. They count as code of the game's module: its key covers this one, too.
    """
    names = {**globals(), **parts, "__name__": parts["happen"].__module__}
    for entry in (advance, begin, legal, answer):
        names[entry.__name__] = rule(FunctionType(entry.__code__, names, entry.__name__))
    return names["begin"], names["advance"], names["legal"], names["answer"]
