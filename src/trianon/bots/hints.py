"""Hints: the search's ranking of all options at a view, with reasons for the best one."""

from dataclasses import dataclass, field, replace
from hashlib import sha256
from time import perf_counter
from typing import Any, Literal

from trianon.bots.budget import Budget
from trianon.bots.calibration import chance_of, is_fitted, stage_of
from trianon.bots.levels import levels_of
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.trial_games import compare
from trianon.bots.worlds import Worlds
from trianon.core.advice import MAX_REASONS, edge_of, is_dearer, reasons
from trianon.core.game import Setting
from trianon.core.kernel.struct import to_bytes
from trianon.core.levels import Level
from trianon.core.wording import Message

SIMULATIONS = 500  # without any limit in the budget
MIN_VISITS = 8  # per option if the budget allows: bad options get an estimate too
TRIALS = 0.15  # share of a time limit that is left to trial games; beside a limit on simulations they come on top
CLEAR, SLIGHT = 0.05, 0.015  # differences of value

Margin = Literal["clear", "slight", "even"]


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
    chance: float | None = None  # of winning, calibrated; None where its game has no fit for hints
    margin: Margin | None = None  # of the best option over the next
    reasons: list[Message] = field(default_factory=list)  # for the best option against the next


def hints(setting: Setting, view: Any, options: list[int], budget: Budget) -> list[Hint]:
    """Rank every option, best first, from the view of the asking seat alone; a forced one needs no search.

    The view is the seed, so that one position gets one answer.
    """
    seed = sha256(to_bytes(view)).hexdigest()
    worlds = Worlds(setting, view, seed)
    world = worlds.sample()  # keys name open pieces, which are the same in every world
    if len(options) == 1:
        return [Hint(options[0], setting.keys.key(world, options[0]), 0, 1.0, None, None, None)]
    if budget.simulations is None and budget.milliseconds is None:
        budget = Budget(SIMULATIONS, stop=budget.stop)
    limit = None if budget.milliseconds is None else budget.milliseconds * (1 - TRIALS)
    thinking = replace(budget, milliseconds=limit)
    search = _hint_search(setting, len(options), budget)
    found = search.move_stats(view, options, worlds, thinking)
    if found[0].value is None and budget.milliseconds is not None:  # a busy machine let the time pass without a search
        found = search.move_stats(view, options, worlds, Budget(MIN_VISITS * len(options), stop=budget.stop))
    stage = stage_of(setting, view)
    ranked = [
        Hint(
            one.option, setting.keys.key(world, one.option), one.visits, one.share, one.value, one.placing, one.lead,
            _chance(setting, one.value, stage),
        )
        for one in found
    ]  # fmt: skip
    return _explained(setting, view, ranked, _trial_budget(budget), seed)


def _chance(setting: Setting, value: float | None, stage: float) -> float | None:
    game, players = setting.game.name, setting.players
    if value is None or not is_fitted(game, "hints", players):
        return None  # a value mixes victory and lead: no chance before it is fitted
    return chance_of(game, "hints", value, stage, players)


def _explained(setting: Setting, view: Any, ranked: list[Hint], budget: Budget, seed: str) -> list[Hint]:
    """The same hints, the best one with its margin and reasons; nothing is added where search did not get that far."""
    best, following, *others = ranked = _cheaper_first(setting, view, ranked)
    if best.value is None:
        return ranked
    prospects = compare(setting, view, best.option, following.option, budget, seed)
    further = (best.lead or 0.0) - (following.lead or 0.0)
    why = reasons(setting, view, best.option, following.option, prospects, further)
    if any(is_dearer(setting, view, best.option, other.option) for other in ranked[1:]):
        edge = edge_of(setting, view, best.option)
        why = [edge, *why][:MAX_REASONS] if edge is not None else why
    return [replace(best, margin=margin_of(best, following), reasons=why), following, *others]


def _cheaper_first(setting: Setting, view: Any, ranked: list[Hint]) -> list[Hint]:
    """The same hints, unless the best one costs more than one like it: then it needs an edge that search confirms."""
    best = ranked[0]
    for other in ranked[1:]:
        is_confirmed = margin_of(best, other) != "even" and edge_of(setting, view, best.option) is not None
        if is_dearer(setting, view, best.option, other.option) and not is_confirmed:
            return [other, *(hint for hint in ranked if hint is not other)]
    return ranked


def margin_of(best: Hint, following: Hint) -> Margin:
    """How much better the best option is than the next: by value, and clearly only if search preferred it, too."""
    gap = (best.value or 0.0) - (following.value or 0.0)
    if gap >= CLEAR and best.visits >= 2 * following.visits:
        return "clear"
    return "slight" if gap >= SLIGHT else "even"


def _trial_budget(budget: Budget) -> Budget:
    """A part of the simulations or of the time for trial games."""
    simulations = None if budget.simulations is None else budget.simulations // 2
    milliseconds = None if budget.milliseconds is None else budget.milliseconds * TRIALS
    return Budget(simulations, milliseconds, budget.stop, perf_counter())


def _hint_search(setting: Setting, options: int, budget: Budget) -> SearchBot:
    """A search that visits every option at least a few times, with at most half of the simulations."""
    least = MIN_VISITS
    if budget.simulations is not None:
        least = min(least, budget.simulations // (2 * options))
    return SearchBot(
        "hints", setting.game, Level(SIMULATIONS, replace(levels_of(setting.game.name).search, least=least))
    )
