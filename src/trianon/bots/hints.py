"""Hints: the search's ranking of all options at a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trianon.bots.budget import Budget
from trianon.bots.levels import settings_of
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.worlds import Worlds
from trianon.core.game import Setting

SIMULATIONS = 500  # without any limit in the budget
LEAST_VISITS = 8  # per option if the budget allows: bad options get an estimate too


@dataclass(frozen=True)
class Hint:
    """The search's estimates for one option; None where it was never visited."""

    option: int
    key: str
    visits: int
    share: float  # of all visits: the search's preference
    value: float | None  # 0 to 1: expected mix of victory and lead
    placing: float | None  # expected place of the asking seat
    lead: float | None  # expected points less the best rival's


def hints(setting: Setting, view: Any, options: list[int], budget: Budget, seed: str) -> list[Hint]:
    """Rank every option, best first, from the view of the asking seat alone; a forced one needs no search."""
    worlds = Worlds(setting, view, seed)
    world = worlds.sample()  # keys name open pieces, which are the same in every world
    if len(options) == 1:
        return [Hint(options[0], setting.keys.key(world, options[0]), 0, 1.0, None, None, None)]
    if budget.simulations is None and budget.milliseconds is None:
        budget = Budget(SIMULATIONS, stop=budget.stop)
    found = _hint_search(setting, len(options), budget).move_stats(view, options, worlds, budget)
    return [
        Hint(one.option, setting.keys.key(world, one.option), one.visits, one.share, one.value, one.placing, one.lead)
        for one in found
    ]


def _hint_search(setting: Setting, options: int, budget: Budget) -> SearchBot:
    """A search that visits every option at least a few times, with at most half of the simulations."""
    least = LEAST_VISITS
    if budget.simulations is not None:
        least = min(least, budget.simulations // (2 * options))
    return SearchBot("hints", setting.game, settings_of(setting.game.name, least=least), SIMULATIONS)
