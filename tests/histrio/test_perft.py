"""How many ways a match can go from fixed positions: a change of any rule moves these numbers.

A way is a list of answers, sealed ones given in seat order; positions are told apart by their bytes.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from trianon.core.editions.load import load_edition
from trianon.core.game import Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, clone, to_bytes, zero
from trianon.core.match import Match, Start
from trianon.games.histrio.game import GAME

EDITION = load_edition(GAME.schema)


def after(setting: Setting, number: int) -> Any:
    """The table after so many answers, drawn with a fixed seed."""
    match, rng = Match(setting, Start("perft")), Random(setting.players)
    for _ in range(number):
        seat = match.asked()[0]
        match.answer(seat, rng.choice(match.options(seat)))
    return match.s


def ways(setting: Setting, s: Any, depth: int, seen: set[bytes]) -> int:
    """How many lists of so many answers there are; the positions they end in are added to those seen."""
    seat = asked_seat(s)
    if depth == 0 or seat == NONE:
        seen.add(to_bytes(s))
        return 1
    silent, o = zero(Events), zero(Options)
    GAME.legal(s, setting.t, o, seat)
    count = 0
    for choice in o.ids[: o.count].tolist():
        table = clone(GAME.state, s)
        GAME.answer(table, setting.t, silent, seat, choice)
        count += ways(setting, table, depth - 1, seen)
    return count


@pytest.mark.parametrize(
    ("players", "number", "depth", "expected"),
    [
        (2, 0, 5, (4536, 4536)),
        (2, 30, 6, (4588, 4588)),
        (3, 0, 5, (7099, 7099)),
        (3, 50, 6, (1630, 1630)),
        (4, 0, 4, (4096, 4096)),
        (4, 60, 7, (10718, 10672)),
        (4, 90, 5, (706, 706)),
        (5, 3, 4, (542, 542)),
        (5, 100, 5, (4032, 4032)),
    ],
)
def test_the_number_of_ways_and_positions(players: int, number: int, depth: int, expected: tuple[int, int]) -> None:
    setting = GAME.setting(EDITION, players)
    seen: set[bytes] = set()
    assert (ways(setting, after(setting, number), depth, seen), len(seen)) == expected
