"""Counting what can be reached: the number of decisions at every depth below a state."""

from typing import Any

from trianon.core.game import Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, clone, zero


def perft(setting: Setting, s: Any, depth: int) -> list[int]:
    """How many states lie 0, 1, … `depth` answers below this one, counted with every way that leads there.

    The deepest states are counted by the options that lead there, without being made.
    Of several seats that are asked at once the first one answers, since the order of sealed answers changes nothing.
    """
    counts = [0] * (depth + 1)
    _count(setting, s, depth, counts, zero(Events))
    return counts[::-1]


def _count(setting: Setting, s: Any, depth: int, counts: list[int], silent: Events) -> None:
    counts[depth] += 1
    seat = asked_seat(s)
    if depth == 0 or seat == NONE:
        return
    o = zero(Options)
    setting.game.legal(s, setting.t, o, seat)
    if depth == 1:
        counts[0] += int(o.count)
        return
    for option in o.ids[: o.count].tolist():
        below: Any = clone(setting.game.state, s)
        setting.game.answer(below, setting.t, silent, seat, option)
        _count(setting, below, depth - 1, counts, silent)
