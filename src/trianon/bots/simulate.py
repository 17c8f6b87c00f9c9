"""Simulation of many matches: at compiled speed over threads with random or heuristic bots, else over processes."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from threading import Event
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.arena import play_to_end
from trianon.bots.budget import StopFlag
from trianon.bots.executor import executor_of
from trianon.bots.heuristic_bot import best_of, heuristic_bundle, heuristic_of
from trianon.bots.registry import HEURISTIC, RANDOM, bot_named, check_bot
from trianon.core.editions.edition import Edition
from trianon.core.errors import TrianonError
from trianon.core.game import Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, widen, zero
from trianon.core.match import Match, Start, check_seed
from trianon.games import game_of

CHUNK = 256  # matches between two checks for a stop
COMPILED_BOTS = (RANDOM, HEURISTIC)
MAX_DECISIONS = 100_000  # far beyond any match: reaching it is a bug

Numbers = npt.NDArray[np.int32]


@rule
def play_series(
    g: Any, heuristic: Any, w: Workspace, open_information: int, heuristic_seats: npt.NDArray[np.int8],
    key: npt.NDArray[np.int64], first: int, results: Numbers,
) -> int:  # fmt: skip
    """Play matches of a series from number `first` on, one per row of results; returns the number of decisions.

    A row holds points and placings by seat, decisions and forced decisions.
    """
    rules, score = g.functions, heuristic.functions.score
    s, t, e, o, v, ended = w.s[0], w.t[0], w.e[0], w.o[0], w.v[0], w.ended[0]
    decisions, players = 0, len(heuristic_seats)
    for game in range(len(results)):
        w.s_rows[0, :] = 0
        s.players = players
        s.open_information = open_information
        x = begin_numbered(g, s, t, e, key, first + game, NONE)
        given, forced = 0, 0
        seat = asked_seat(s)
        while seat != NONE and given < MAX_DECISIONS:
            rules.legal(s, t, o, seat)
            x = next_random(x)
            if o.count == 1:
                forced += 1
                choice = widen(o.ids[0])
            elif heuristic_seats[seat]:
                w.v_rows[0, :] = 0
                rules.look(s, t, v, seat)
                choice = best_of(v, t, o, score, x)
            else:
                choice = widen(o.ids[(next_random(x) * widen(o.count)) >> 32])
            rules.answer(s, t, e, seat, choice)
            given += 1
            seat = asked_seat(s)
        rules.outcome(s, ended)
        for i in range(players):
            results[game, i] = ended.points[i]
            results[game, players + i] = ended.placings[i]
        results[game, 2 * players] = given
        results[game, 2 * players + 1] = forced
        decisions += given
    return decisions


@dataclass
class Simulation:
    """Results of many matches; arrays have one row per match."""

    players: int
    seconds: float
    results: Numbers

    @property
    def games(self) -> int:
        """Finished matches."""
        return len(self.results)

    @property
    def points(self) -> Numbers:
        """Points by match and seat."""
        return self.results[:, : self.players]

    @property
    def placings(self) -> Numbers:
        """Placings by match and seat, 1 for the winner."""
        return self.results[:, self.players : 2 * self.players]

    @property
    def lengths(self) -> Numbers:
        """Decisions by match."""
        return self.results[:, 2 * self.players]

    @property
    def decisions(self) -> int:
        """Decisions of all matches."""
        return int(self.lengths.sum())

    @property
    def forced(self) -> int:
        """Decisions with only one legal answer."""
        return int(self.results[:, 2 * self.players + 1].sum())

    def win_shares(self) -> list[float]:
        """Win share by seat; a shared victory counts in parts."""
        won = (self.placings == 1).astype(float)
        return [float(share) for share in (won / won.sum(axis=1, keepdims=True)).mean(axis=0)]


def seed_of(seed: str, number: int) -> str:
    """The seed of one match of a series."""
    return f"{seed}/{number}"


def bots_for(setting: Setting, bots: list[str], programs: bool = False) -> list[str]:
    """One bot name per seat; a single name stands for all. External bots are accepted only with `programs`."""
    if len(bots) == 1:
        bots = bots * setting.players
    if len(bots) != setting.players:
        raise TrianonError(f"{len(bots)} opponents named for {setting.players} seats (expected one, or one per seat)")
    for name in bots:
        check_bot(name, programs)
    return bots


def is_compiled(bots: list[str]) -> bool:
    """Whether one compiled loop plays all of these bots."""
    return set(bots) <= set(COMPILED_BOTS)


def simulate(
    setting: Setting,
    bots: list[str],
    games: int,
    seed: str,
    threads: int = 1,
    open_information: bool = False,
    on_progress: Callable[[int], None] = lambda done: None,
    stop: StopFlag | None = None,
) -> Simulation:
    """Play many matches; the results do not depend on the number of threads.

    Bots outside COMPILED_BOTS play step by step, in as many processes as `threads` says.
    """
    bots, stop = bots_for(setting, bots, programs=True), stop or Event()
    check_seed(seed)
    if not is_compiled(bots):
        return _simulate_stepped(setting, bots, games, seed, threads, open_information, on_progress, stop)
    rules, heuristic, key = setting.game.rules, heuristic_bundle(setting.game), np.array(key_of(seed), np.int64)
    heuristic_seats = np.array([name == HEURISTIC for name in bots], np.int8)
    workspaces = [setting.workspace() for _ in range(threads)]

    def play(w: Workspace, first: int, count: int) -> Numbers:
        results = np.zeros((count, 2 * setting.players + 2), np.int32)
        play_series(rules, heuristic, w, int(open_information), heuristic_seats, key, first, results)
        return results

    chunks = range(0, games, CHUNK)
    done = {-1: play(workspaces[0], 0, 0)}  # results by first match; compiles before the clock starts
    start = perf_counter()

    def work(number: int) -> None:
        for first in chunks[number::threads]:
            if stop.is_set():
                return
            done[first] = play(workspaces[number], first, min(CHUNK, games - first))
            on_progress(len(done[first]))

    if threads == 1:
        work(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, range(threads)))
    seconds = perf_counter() - start
    return Simulation(setting.players, seconds, np.concatenate([done[first] for first in sorted(done)]))


@dataclass(frozen=True)
class SteppedSeries:
    """A series of matches between bots that are not compiled into one loop; picklable for worker processes."""

    game: str
    edition: Edition
    bots: tuple[str, ...]
    seed: str
    open_information: bool

    def match(self, number: int, stop: StopFlag) -> tuple[Match, int]:
        """Play one match; it is unfinished when stopped. Also how many of its decisions had a single option."""
        game = game_of(self.game)
        setting = game.setting(self.edition, len(self.bots))
        match = Match(setting, Start(seed_of(self.seed, number), open_information=self.open_information))
        bots = [bot_named(name, game, programs=True, players=setting.players) for name in self.bots]
        return match, play_to_end(match, bots, None, stop)

    def row(self, number: int, stop: StopFlag) -> list[int] | None:
        """The result row of one match; None when stopped."""
        match, forced = self.match(number, stop)
        if not match.over:
            return None
        result = match.result()
        return [*result["points"], *result["placings"], match.answer_count, forced]


def _simulate_stepped(
    setting: Setting, bots: list[str], games: int, seed: str, processes: int, open_information: bool,
    on_progress: Callable[[int], None], stop: StopFlag,
) -> Simulation:  # fmt: skip
    series = SteppedSeries(setting.game.name, setting.edition, tuple(bots), seed, open_information)
    rows: dict[int, list[int]] = {}
    start = perf_counter()
    with closing(executor_of(processes, games).run(series.row, range(games), stop)) as finished:
        for number, row in finished:
            rows[number] = row
            on_progress(1)
    results = np.zeros((len(rows), 2 * setting.players + 2), np.int32)
    for place, number in enumerate(sorted(rows)):
        results[place] = rows[number]
    return Simulation(setting.players, perf_counter() - start, results)


def recorded_match(setting: Setting, bots: list[str], seed: str, number: int, open_information: bool = False) -> Match:
    """Play one match of a series as a `Match` with its full record; the same match as in `simulate`."""
    bots = bots_for(setting, bots, programs=True)
    if not is_compiled(bots):
        series = SteppedSeries(setting.game.name, setting.edition, tuple(bots), seed, open_information)
        return series.match(number, Event())[0]
    score = heuristic_of(setting.game).score
    match = Match(setting, Start(seed_of(seed, number), open_information=open_information))
    key = key_of(seed_of(seed, number))
    x, o = (key[0] ^ key[2]) | 1, zero(Options)
    while not match.over:
        seat = match.asked()[0]
        numbers = match.option_numbers(seat)
        x = next_random(x)
        choice = numbers[0]
        if len(numbers) > 1:
            o.count = len(numbers)
            o.ids[: len(numbers)] = numbers
            if bots[seat] == HEURISTIC:
                choice = int(best_of(match.look(seat), setting.t, o, score, x))
            else:
                choice = numbers[(next_random(x) * len(numbers)) >> 32]
        match.answer(seat, setting.keys.key(match.s, choice))
    return match
