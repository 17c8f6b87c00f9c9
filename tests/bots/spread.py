"""Whether worlds are spread as they should be: many of them, counted in cells, against known shares."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import Any

import numpy as np
import pytest

from trianon.bots.search.loop import draw_world
from trianon.bots.worlds import Worlds
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match

Z = 3.09  # exceeded once in 1000 times; the seeds are fixed
SEARCHED = pytest.mark.parametrize("searched", [False, True], ids=["sampled", "searched"])


def is_fair(found: Iterable[Hashable], shares: Mapping[Any, float]) -> bool:
    """Whether the cells come up in proportion to their shares, and nothing else does (chi-square)."""
    counts = Counter(found)
    assert set(counts) <= set(shares)
    scale, free = counts.total() / sum(shares.values()), len(shares) - 1
    assert min(shares.values()) * scale >= 5, "too few worlds for the test"
    statistic = sum((counts[cell] - share * scale) ** 2 / (share * scale) for cell, share in shares.items())
    limit = free * (1 - 2 / (9 * free) + Z * sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty's
    return statistic < limit


def worlds(match: Match, viewer: int, count: int, searched: bool = False) -> list[Any]:
    """Worlds for a seat, counted from 1, or for a spectator (0): those of a bot, or those search draws for itself."""
    view = match.look(viewer - 1 if viewer else SPECTATOR)
    if not searched:
        drawn = Worlds(match.setting, view, "spread")
        return [drawn.sample() for _ in range(count)]
    game, key, found = match.setting.game, np.array(key_of("spread"), np.int64), []
    for number in range(count):
        w = match.setting.workspace()
        draw_world(game.rules, w, view, key, number)
        found.append(w.s[0])
    return found
