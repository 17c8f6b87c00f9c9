"""Checks puzzles: whether their answers are still clearly best, with other sampled worlds and more simulations."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from trianon.bots.analysis.verdicts import MeanWithError
from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.puzzles.measure import CONFIRMED, meter_of, stars_of
from trianon.bots.puzzles.mining import MiningEffort
from trianon.core.puzzles.match import puzzle_match
from trianon.core.puzzles.puzzle import Puzzle
from trianon.games import game_of

RECHECK_FACTOR = 2  # times the simulations with which a puzzle was found


@dataclass(frozen=True)
class CheckedPuzzle:
    """What a check found about one puzzle."""

    id: str
    best: str  # the answer that search prefers
    net_search: str | None  # the answer that a search with a net prefers; None where no net judges
    gap: MeanWithError | None  # to the next answer; None where the answer is not clearly best
    stars: int | None  # None where that was not asked

    def confirms(self, puzzle: Puzzle) -> bool:
        """Whether the puzzle is one: its answer alone is best, and no search prefers another."""
        key = puzzle.best.key
        return self.best == key and self.net_search in (None, key) and self.gap is not None


@dataclass(frozen=True)
class CheckTask:
    """Puzzles as numbered tasks; picklable for workers."""

    puzzles: tuple[Puzzle, ...]
    seed: str
    effort: MiningEffort
    with_stars: bool

    def run(self, number: int, stop: StopFlag) -> CheckedPuzzle | None:
        """Check one puzzle; None when stopped."""
        puzzle = self.puzzles[number]
        state = puzzle_match(puzzle, game_of)
        setting, meter = state.setting, meter_of(state.setting.game)
        view, options = state.look(puzzle.seat), state.option_numbers(puzzle.seat)
        seed = f"{self.seed} {puzzle.id}"
        [found] = meter.ranked(setting, view, options, [self.effort.ranking], f"{seed} ranking")
        by_net = meter.preferred_with_net(setting, view, options, self.effort.with_net, f"{seed} net")
        best = state.locate(puzzle.best.key)
        measured = meter.measured(setting, view, options, best, self.effort.pairs, CONFIRMED, seed, stop)
        stars = stars_of(meter, setting, view, options, best, seed, stop) if self.with_stars else None
        if stop.is_set():
            return None
        gap = None if measured is None else measured[1].loss
        key_of = partial(setting.keys.key, state.s)
        return CheckedPuzzle(puzzle.id, key_of(found), None if by_net is None else key_of(by_net), gap, stars)


def check(
    puzzles: Sequence[Puzzle], seed: str, effort: MiningEffort, with_stars: bool, workers: int | Executor,
    stop: StopFlag,
) -> Iterator[CheckedPuzzle]:  # fmt: skip
    """Yield the result of each puzzle as it completes."""
    task = CheckTask(tuple(puzzles), seed, effort, with_stars)
    with closing(executor_of(workers, len(puzzles)).run(task.run, range(len(puzzles)), stop)) as finished:
        for _, found in finished:
            yield found
