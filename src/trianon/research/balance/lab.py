"""Runs a balance study: its matches in any order and on any executor, kept in a work folder, and its findings."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from threading import Event

from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.statistics.study import BalanceStudy
from trianon.core.game import Json
from trianon.research.balance.trial import AGAIN, OPEN, RESTRICTED, Trial, play_trial, trial_from
from trianon.research.balance.work_folder import WorkFolder, digest_of
from trianon.research.matches.source import MatchSource

STRATEGIES = 4


@dataclass(frozen=True)
class LabPlan:
    """The matches of a study: open ones, deals that are played again, and deals with something forbidden."""

    source: MatchSource
    again: int = 0  # deals
    forbidden: tuple[str, ...] = ()  # beginnings of keys of options
    restricted: int = 0  # deals for each of them; every deal is played once for each seat
    strategies: int = STRATEGIES

    def head(self) -> Json:
        """What must be alike for matches of a work folder to count; a study may be extended by more matches."""
        setting = self.source.setting()
        return {
            "game": setting.game.name, "players": setting.players, "edition": setting.edition.digest,
            "version": setting.game.version, "source": digest_of(self.source.metadata()),
        }  # fmt: skip

    @property
    def trials(self) -> list[tuple[str, int]]:
        """All matches by series and number; what is forbidden takes turns, so that a stopped study is even."""
        return _trials(self)


@lru_cache(maxsize=2)  # a worker asks for each of its matches
def _trials(plan: LabPlan) -> list[tuple[str, int]]:
    players = plan.source.setting().players
    found = [(OPEN, number) for number in range(plan.source.games)]
    found += [(AGAIN, number) for number in range(min(plan.again, plan.source.games))]
    for deal in range(min(plan.restricted, plan.source.games)):
        for name in plan.forbidden:
            found += [(f"{RESTRICTED}{name}", deal * players + seat) for seat in range(players)]
    return found


@dataclass
class Measured:
    """The finished matches of a study, by series."""

    plan: LabPlan
    series: dict[str, list[Trial]] = field(default_factory=dict)

    def add(self, trial: Trial) -> None:
        """Add a finished match."""
        self.series.setdefault(trial.series, []).append(trial)

    @property
    def opened(self) -> list[Trial]:
        """The matches without restrictions, by number."""
        return sorted(self.series.get(OPEN, []), key=lambda trial: trial.number)

    @property
    def restricted(self) -> dict[str, list[Trial]]:
        """The matches with something forbidden, by series and number."""
        names = [name for name in self.series if name.startswith(RESTRICTED)]
        return {name: sorted(self.series[name], key=lambda trial: trial.number) for name in sorted(names)}

    def study(self) -> BalanceStudy:
        """The statistics of the open matches."""
        source = self.plan.source
        return BalanceStudy(source.setting(), source.metadata(), [trial.summary for trial in self.opened])


def measure(
    plan: LabPlan,
    workers: int | Executor = 1,
    stop: StopFlag | None = None,
    folder: Path | None = None,
    on_trial: Callable[[], None] = lambda: None,
) -> Measured:
    """Play what a work folder does not hold yet; when stopped, what was finished until then."""
    work, found = WorkFolder(folder, plan.head()), Measured(plan)
    done = {(trial.series, trial.number): trial for trial in work.load(trial_from)}
    missing = []
    for place, trial in enumerate(plan.trials):
        if trial in done:
            found.add(done[trial])
            on_trial()
        else:
            missing.append(place)
    for played in _play(plan, missing, workers, stop or Event()):
        work.add(played.to_json())
        found.add(played)
        on_trial()
    return found


def _play(plan: LabPlan, missing: list[int], workers: int | Executor, stop: StopFlag) -> Iterator[Trial]:
    """Play matches as they end, in any order."""
    with closing(executor_of(workers, len(missing)).run(partial(_task, plan), missing, stop)) as coming:
        for _, trial in coming:
            yield trial


def _task(plan: LabPlan, place: int, stop: StopFlag) -> Trial | None:
    return play_trial(plan.source, *plan.trials[place], stop)
