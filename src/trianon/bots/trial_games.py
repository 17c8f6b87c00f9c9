"""Trial games: two options of a view played on to the end in the same sampled worlds, and how their ends differ."""

from collections import defaultdict
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.bots.budget import Budget
from trianon.bots.heuristic_bot import heuristic_bundle
from trianon.bots.levels import levels_of
from trianon.bots.search.loop import draw_world
from trianon.bots.search.rollout import MAX_ROLLOUT_ANSWERS, rollout_policy
from trianon.bots.search.tree import Scores
from trianon.core.advice import Gain, Prospects
from trianon.core.game import Game, Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.options import MAX_OPTIONS
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, widen

MAX_PAIRS = 128
MIN_PAIRS = 8  # fewer say nothing
SIGNIFICANCE = 2.0  # standard errors that a mean difference must exceed
MIN_REASON_POINTS = 0.5  # points worth a reason


class TrialEnd(NamedTuple):
    """The end of one trial game for the asking seat."""

    lead: int
    rival: int  # points of the best rival
    account: dict[str, int]  # points by category, by the name of its message


@rule
def play_out(
    g: Any, heuristic: Any, w: Workspace, scores: Scores, view: Any, key: npt.NDArray[np.int64], option: int, tries: int
) -> None:  # fmt: skip
    """Play a world of a series to its end after an option; the events of the last answer stay in the workspace.

    The number of the world stands behind the four numbers of the key. Event rows hold what one answer emits, so the
    count is reset before each.
    """
    x = draw_world(g, w, view, key, widen(key[4]))
    rules, thumb = g.functions, heuristic.functions
    s, t, e, o = w.s[0], w.t[0], w.e[0], w.o[0]
    e.enabled = 1
    e.count = 0
    rules.answer(s, t, e, widen(view.viewer), option)
    for _ in range(MAX_ROLLOUT_ANSWERS):
        seat = asked_seat(s)
        if seat == NONE:
            break
        e.count = 0
        rules.legal(s, t, o, seat)
        x = next_random(x)
        choice = widen(o.ids[0])
        if o.count > 1:
            choice, x = rollout_policy(s, t, o, scores, thumb.score_all, seat, x, tries)
        rules.answer(s, t, e, seat, choice)
    rules.outcome(s, w.ended[0])


def compare(setting: Setting, view: Any, better: int, other: int, budget: Budget, seed: str) -> Prospects:
    """How the ends differ when both options are played out in the same worlds, until the budget is exhausted.

    Empty when the budget allows too few games, or when quick play contradicts the search: its reasons are others then.
    """
    table = _TrialTable(setting, view, seed)
    pairs: list[tuple[TrialEnd, TrialEnd]] = []
    while len(pairs) < MAX_PAIRS and not budget.exhausted(2 * len(pairs)):
        number = len(pairs)
        pairs.append((table.play(number, better), table.play(number, other)))
    if len(pairs) < MIN_PAIRS or _mean_gain([two.lead - one.lead for one, two in pairs]) > 0:
        return Prospects()
    gains = [Gain([name], points) for name, points in _account_gains(pairs).items()]
    rival = _mean_gain([two.rival - one.rival for one, two in pairs])
    lead = _mean_gain([one.lead - two.lead for one, two in pairs])
    return Prospects(sorted(gains, key=lambda gain: -gain.points), rival, lead)


def _account_gains(pairs: list[tuple[TrialEnd, TrialEnd]]) -> dict[str, float]:
    """By category: the points that the better option ends with more, where that is no noise."""
    names = dict.fromkeys(name for pair in pairs for end in pair for name in end.account)
    found = {
        name: _mean_gain([one.account.get(name, 0) - two.account.get(name, 0) for one, two in pairs]) for name in names
    }
    return {name: points for name, points in found.items() if points > 0}


def _mean_gain(differences: list[int]) -> float:
    """The mean of paired differences, 0 where it is too small or within the noise."""
    values = np.array(differences, np.float64)
    mean, error = float(values.mean()), float(values.std()) / sqrt(len(values))
    return mean if mean >= max(MIN_REASON_POINTS, SIGNIFICANCE * error) else 0.0


class _TrialTable:
    """Everything that trial games of one view share."""

    def __init__(self, setting: Setting, view: Any, seed: str) -> None:
        self.setting, self.view, self.seat = setting, view, int(view.viewer)
        self.heuristic, self.w = heuristic_bundle(setting.game), setting.workspace()
        self.scores = np.zeros(MAX_OPTIONS)
        self.key = np.array((*key_of(f"{seed} trials"), 0), np.int64)
        self.tries = levels_of(setting.game.name).search.tries
        self.score_kind = _score_kind(setting.game)

    def play(self, number: int, option: int) -> TrialEnd:
        """The end of one game after an option."""
        game, w = self.setting.game, self.w
        self.key[4] = number
        play_out(game.rules, self.heuristic, w, self.scores, self.view, self.key, option, self.tries)
        seat, points = self.seat, w.ended[0].points[: self.setting.players].tolist()
        rival = max(points[:seat] + points[seat + 1 :])
        return TrialEnd(points[seat] - rival, rival, self._account())

    def _account(self) -> dict[str, int]:
        e, account = self.w.e[0], defaultdict[str, int](int)
        rows = e.rows[: e.count]
        rows = rows[(rows[:, 0] == self.score_kind) & (rows[:, 1] == self.seat)]
        lines = self.setting.events(rows, None)
        for line, phrase in zip(lines, self.setting.wording.phrases(lines), strict=True):
            if phrase is not None and "category" in phrase:
                account[phrase["category"][0]] += line["points"]
        return account


@cache
def _score_kind(game: Game) -> int:
    """The number of the event `score`, NONE for a game without one."""
    return next((number for number, kind in game.event_kinds.items() if kind.name == "score"), NONE)
