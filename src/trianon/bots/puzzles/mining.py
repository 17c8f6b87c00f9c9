"""Finds puzzles: plays matches between bots and keeps the decisions in which exactly one answer is clearly best.

Each decision passes cheap tests before expensive ones: a short search or an even trial of all options must prefer an
answer that the heuristic misses, a short measurement must not contradict it, a deep search with other worlds must
agree, the measurement of every option must leave that one alone, and a search with the net must not prefer another.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from trianon.bots.budget import Budget, StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.puzzles.candidates import Candidate, candidates
from trianon.bots.puzzles.measure import CLEAR, MeasuredOption, meter_of, stars_of
from trianon.bots.registry import bot_named
from trianon.bots.trial_games import compare
from trianon.bots.worlds import Worlds
from trianon.core.advice import reasons
from trianon.core.editions.load import load_edition
from trianon.core.game import Setting
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match, Start
from trianon.core.match_state import MatchState
from trianon.core.positions.file import dump_position, state_in
from trianon.core.puzzles.puzzle import Puzzle, PuzzleOption, PuzzleSource
from trianon.core.wording import Message
from trianon.games import game_of

TRIAL_GAMES = 128  # for the reasons against one option
EXPLAINED = 8  # options with reasons: the best one and those closest to it
MAX_PER_MATCH = 2  # puzzles, each with another question or seat


@dataclass(frozen=True)
class MiningEffort:
    """Simulations of the tests that a decision must pass."""

    screening: int = 200
    even: int = 24  # worlds in which every option is tried
    ranking: int = 8000
    pairs: int = 2400  # worlds in which close options are compared
    with_net: int = 8000  # of the search with a net, which must agree


@dataclass(frozen=True)
class MiningTask:
    """Matches of bots as numbered tasks; picklable for workers."""

    game: str
    players: tuple[int, ...]  # matches take turns
    bot: str
    seed: str
    effort: MiningEffort = MiningEffort()

    def run(self, number: int, stop: StopFlag) -> list[Puzzle] | None:
        """The puzzles in match `number`; None when stopped before its end without any."""
        setting = setting_of(self.game, self.players[number % len(self.players)])
        match = Match(setting, Start(f"{self.seed}/{number}"))
        bots = [bot_named(self.bot, setting.game, players=setting.players) for _ in range(setting.players)]
        source = PuzzleSource(match.start.seed, (self.bot,) * setting.players, 0)
        found: list[Puzzle] = []
        taken: set[tuple[int, str]] = set()
        shuffled = list(candidates(match, bots, stop))
        random.Random(match.start.seed).shuffle(shuffled)  # else all puzzles would be of the first rounds
        for candidate in shuffled:
            if len(found) == MAX_PER_MATCH or stop.is_set():
                break
            if (candidate.seat, candidate.question) in taken:
                continue
            puzzle = puzzle_from(setting, candidate, source, self.effort, stop)
            if puzzle is not None:
                found.append(puzzle)
                taken.add((candidate.seat, candidate.question))
        return found or (None if stop.is_set() else [])


def mine(task: MiningTask, matches: int, workers: int | Executor, stop: StopFlag) -> Iterator[list[Puzzle]]:
    """Yield the puzzles of each match as it ends; a stop keeps what was found."""
    with closing(executor_of(workers, matches).run(task.run, range(matches), stop)) as finished:
        for _, found in finished:
            yield found


@lru_cache(maxsize=8)
def setting_of(game: str, players: int) -> Setting:
    """The setting of new puzzles: the default edition."""
    return game_of(game).setting(load_edition(game_of(game).schema), players)


def puzzle_from(
    setting: Setting, candidate: Candidate, source: PuzzleSource, effort: MiningEffort, stop: StopFlag
) -> Puzzle | None:
    """The puzzle in a decision, if it passes all tests; None also when stopped."""
    meter, view, options = meter_of(setting.game), candidate.view, candidate.options
    seed = f"puzzle {source.seed} {candidate.answers}"
    likely = meter.ranked(setting, view, options, [effort.screening], f"{seed} screening")
    likely.append(meter.best_of_equal_trials(setting, view, options, effort.even, f"{seed} even"))
    pairs, seeds = effort.pairs // 10, f"{seed} first"
    hopeful = [
        option
        for option in dict.fromkeys(likely)
        if option != candidate.obvious and meter.measured(setting, view, options, option, pairs, CLEAR, seeds, stop)
    ]
    if not hopeful:
        return None
    [best] = meter.ranked(setting, view, options, [effort.ranking], f"{seed} ranking")
    if best not in hopeful:
        return None
    measured = meter.measured(setting, view, options, best, effort.pairs, CLEAR, seed, stop)
    if measured is None:
        return None
    if meter.preferred_with_net(setting, view, options, effort.with_net, f"{seed} net") not in (None, best):
        return None
    stars = stars_of(meter, setting, view, options, best, seed, stop)
    position = sampled_position(setting, view, seed)
    if stars is None or position is None:
        return None
    return Puzzle(
        setting.game.name,
        setting.players,
        candidate.seat,
        stars,
        candidate.question,
        position,
        explained(setting, view, measured, seed, stop),
        PuzzleSource(source.seed, source.bots, candidate.answers),
    )


def sampled_position(setting: Setting, view: Any, seed: str) -> str | None:
    """A world sampled from a view, as text; None for one that the format of positions cannot hold."""
    text = dump_position(setting, Worlds(setting, view, seed).sample())
    again = MatchState(setting, state_in(text, setting))
    return text if to_bytes(again.look(int(view.viewer))) == to_bytes(view) else None


def explained(
    setting: Setting, view: Any, measured: Sequence[MeasuredOption], seed: str, stop: StopFlag
) -> tuple[PuzzleOption, ...]:
    """The options of a puzzle with reasons; those of the best one speak against the next."""
    world = Worlds(setting, view, seed).sample()  # keys name open pieces, which are the same in every world
    best, explained_by = measured[0], list[tuple[Message, ...]]()
    for other in measured[1:EXPLAINED]:
        prospects = compare(setting, view, best.option, other.option, Budget(2 * TRIAL_GAMES, stop=stop), seed)
        explained_by.append(tuple(reasons(setting, view, best.option, other.option, prospects, other.points_loss)))
    explained_by = [explained_by[0], *explained_by, *[()] * (len(measured) - len(explained_by) - 1)]
    return tuple(
        PuzzleOption(setting.keys.key(world, each.option), *each.standing, *each.loss, why)
        for each, why in zip(measured, explained_by, strict=True)
    )
