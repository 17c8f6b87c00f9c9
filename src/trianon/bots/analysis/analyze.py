"""Runs an analysis: a coarse pass over all moments for a first picture, then the full one, in several processes."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from threading import Event
from typing import Any

from trianon.bots.analysis.assessment import Effort, assessor_of
from trianon.bots.analysis.match_analysis import Analysis, AssessedMoment, analysis_of
from trianon.bots.analysis.moments import Moment, finished_match, moments_of
from trianon.bots.analysis.verdicts import verdict_of
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.levels import levels_of
from trianon.bots.trial_games import compare
from trianon.core.advice import reasons
from trianon.core.editions.edition import Edition
from trianon.core.game import Setting
from trianon.core.kernel.struct import from_bytes
from trianon.core.match_file.read import Record
from trianon.games import game_of

COARSE = 16  # the first pass takes one in so many simulations
TRIAL_GAMES = 128  # for the reasons of one verdict


def default_simulations(setting: Setting) -> int:
    """The default number of simulations per choice."""
    return levels_of(setting.game.name, setting.players).analysis.simulations


@dataclass(frozen=True)
class MomentTask:
    """The moments of an analysis as numbered tasks, first all coarsely, then all in full; picklable for workers."""

    game: str
    edition: Edition
    players: int
    moments: tuple[Moment, ...]
    simulations: int

    def run(self, number: int, stop: StopFlag) -> AssessedMoment | None:
        """Assess one moment; None when stopped."""
        coarse = number < len(self.moments)
        moment = self.moments[number % len(self.moments)]
        simulations = self.simulations // COARSE if coarse else self.simulations
        setting = _setting(self.game, self.edition, self.players)
        return assess_moment(setting, moment, simulations, not coarse, stop)


@lru_cache(maxsize=8)
def _setting(game: str, edition: Edition, players: int) -> Setting:
    return game_of(game).setting(edition, players)


def assess_moment(
    setting: Setting, moment: Moment, simulations: int, explain: bool, stop: StopFlag
) -> AssessedMoment | None:
    """Assess one moment from its view alone, with a seed that is always the same; None when stopped.

    `explain` is the full pass: verdicts are settled, with reasons.
    """
    view: Any = from_bytes(setting.game.view, moment.view)
    seed, effort = f"analysis {moment.ordinal}", Effort.of(simulations, settles=explain)
    found = assessor_of(setting).assess(view, moment.options, moment.given, effort, seed, stop)
    if found is None:
        return None
    if not explain or moment.given is None or found.best is None or verdict_of(*found.loss) == "good":
        return AssessedMoment(found)
    prospects = compare(setting, view, found.best, moment.given, Budget(2 * TRIAL_GAMES, stop=stop), seed)
    explained_by = reasons(setting, view, found.best, moment.given, prospects, found.lead_loss.value, "advice-given")
    return AssessedMoment(found, tuple(explained_by))


def analyze(
    record: Record,
    seat: int,
    simulations: int | None = None,
    workers: int | Executor = 1,
    stop: StopFlag | None = None,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """Analyse a finished match from one seat; the same record gives the same analysis, whatever the workers.

    A stopped analysis keeps what it has, coarse where the full pass did not get to.
    """
    match, stop = finished_match(record), stop or Event()
    moments, setting = moments_of(record, seat), record.setting
    effort = simulations or default_simulations(setting)
    task = MomentTask(setting.game.name, setting.edition, setting.players, tuple(moments), effort)
    found: dict[int, AssessedMoment] = {}
    count, done = len(moments), 0

    with closing(executor_of(workers, 2 * count).run(task.run, range(2 * count), stop)) as finished:
        for number, assessed in finished:
            done += 1
            if number >= count or number not in found:  # a coarse result never replaces a full one
                found[number % count] = assessed
            on_progress(done, 2 * count)
    return analysis_of(match, seat, moments, found, effort, done == 2 * count)
