"""Hints: what search would do with a view, and how good the other choices are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trianon.bots.budget import Budget
from trianon.bots.levels import settings_of
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.worlds import Worlds
from trianon.core.game import Setting

SIMULATIONS = 500  # where the budget names neither these nor a time
LEAST_TRIES = 8  # of every option, where there are simulations for it: a place and a lead for the bad ones too


@dataclass(frozen=True)
class Hint:
    """What search thinks of one option; what was not found out is None."""

    option: int
    key: str
    visits: int
    share: float  # of all visits: how much search prefers it
    value: float | None  # 0 to 1: victory and lead, as search expects them
    placing: float | None  # the mean place the asking seat may expect
    lead: float | None  # its mean points less the best rival's


def hints(setting: Setting, view: Any, options: list[int], budget: Budget, seed: str) -> list[Hint]:
    """Every option, the best first; only the view of the asking seat goes in. A forced one costs nothing."""
    worlds = Worlds(setting, view, seed)
    table = worlds.sample()  # keys name open pieces, which lie in every world alike
    if len(options) == 1:
        return [Hint(options[0], setting.keys.key(table, options[0]), 0, 1.0, None, None, None)]
    if budget.simulations is None and budget.milliseconds is None:
        budget = Budget(SIMULATIONS, stop=budget.stop)
    found = _thinker(setting, len(options), budget).move_stats(view, options, worlds, budget)
    return [
        Hint(one.option, setting.keys.key(table, one.option), one.visits, one.share, one.value, one.placing, one.lead)
        for one in found
    ]


def _thinker(setting: Setting, options: int, budget: Budget) -> SearchBot:
    """A search that tries every option some times, with half of the simulations at most."""
    least = LEAST_TRIES
    if budget.simulations is not None:
        least = min(least, budget.simulations // (2 * options))
    return SearchBot("hints", setting.game, settings_of(setting.game.name, least=least), SIMULATIONS)
