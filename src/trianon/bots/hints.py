"""Hints: what search would do with a view, and how good the other choices are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.budget import Budget
from trianon.bots.levels import MASTER
from trianon.bots.registry import bot_named
from trianon.bots.search.loop import rollout
from trianon.bots.search.search_bot import SearchBot, Searcher
from trianon.bots.search.tree import Settings
from trianon.bots.worlds import Worlds
from trianon.core.game import Outcome, Setting
from trianon.core.options import Options
from trianon.core.record import Raw, raw, whole
from trianon.core.rng import key_of, threefry
from trianon.core.rule import rule
from trianon.core.state import Base

SIMULATIONS = 500  # where the budget names neither these nor a time
LEAST_WORLDS = 8  # in which every option is played to the end


@dataclass(frozen=True)
class Hint:
    """What search thinks of one option; what was not found out is None."""

    option: int
    key: str
    visits: int
    share: float  # of all visits: how much search prefers it
    value: float | None  # 0 to 1: victory and lead, as search expects them
    placing: float | None  # mean place, when all play on by quick choices
    lead: float | None  # mean points less the best rival's, likewise


def hints(setting: Setting, view: Any, options: list[int], budget: Budget, seed: str) -> list[Hint]:
    """Every option, the best first; only the view of the asking seat goes in. A forced one costs nothing."""
    worlds = Worlds(setting, view, seed)
    table = worlds.sample()  # keys name open pieces, which lie in every world alike
    if len(options) == 1:
        return [Hint(options[0], setting.keys.key(table, options[0]), 0, 1.0, None, None, None)]
    if budget.simulations is None and budget.milliseconds is None:
        budget = Budget(SIMULATIONS, stop=budget.stop)
    bot = bot_named(MASTER, setting.game)
    if not isinstance(bot, SearchBot):
        raise TypeError(f"{MASTER} does not search")
    opinions = bot.opinions(view, options, worlds, budget)
    tried = sum(opinion.visits for opinion in opinions)
    ends = played_on(setting, view, options, bot.searchers[0], seed, max(LEAST_WORLDS, tried // len(options)), budget)
    return [
        Hint(
            opinion.option,
            setting.keys.key(table, opinion.option),
            opinion.visits,
            opinion.share,
            opinion.value if opinion.visits else None,
            *ends[opinion.option],
        )
        for opinion in opinions
    ]


def played_on(
    setting: Setting, view: Any, options: list[int], memory: Searcher, seed: str, times: int, budget: Budget
) -> dict[int, tuple[float | None, float | None]]:
    """Mean place and lead after each option, over the same worlds for all of them."""
    rules, sums, played = setting.game.rules, np.zeros((len(options), 2)), 0
    numbers, key = np.array(options, np.int64), np.array(key_of(f"{seed} on"), np.int64)
    while played < times and not budget.stop.is_set():
        play_on(
            view, setting.t, memory.states[0], raw(memory.states), memory.e, memory.o, memory.views[0],
            raw(memory.views), memory.ended, rules.determinize, rules.legal, rules.answer, rules.look, rules.outcome,
            memory.worth, memory.c, key, played, numbers, sums,
        )  # fmt: skip
        played += 1
    if not played:
        return dict.fromkeys(options, (None, None))
    means = sums / played
    return {option: (float(means[i, 0]), float(means[i, 1])) for i, option in enumerate(options)}


@rule
def play_on(
    view: Any, t: Any, s: Base, s_rows: Raw, e: Any, o: Options, v: Any, v_rows: Raw, ended: Outcome, determinize: Any,
    legal: Any, answer: Any, look: Any, outcome: Any, worth: Any, c: Settings, key: npt.NDArray[np.int64], number: int,
    options: npt.NDArray[np.int64], sums: npt.NDArray[np.float64],
) -> None:  # fmt: skip
    """Answer with every option in the same world, play to the end by quick choices, and add up place and lead."""
    me = whole(view.viewer)
    for i in range(len(options)):
        s_rows[0, :] = 0
        a, b, d, x = threefry(whole(key[0]), whole(key[1]), whole(key[2]), whole(key[3]), number, 0)
        s.key[0], s.key[1], s.key[2], s.key[3] = a, b, d, a ^ d
        determinize(view, t, s)
        answer(s, t, e, me, whole(options[i]))
        rollout(s, t, e, o, v, v_rows, legal, answer, look, worth, x | 1, c)
        outcome(s, ended)
        rival = -1_000_000
        for other in range(whole(s.players)):
            if other != me:
                rival = max(rival, whole(ended.points[other]))
        sums[i, 0] += ended.placings[me]
        sums[i, 1] += whole(ended.points[me]) - rival
