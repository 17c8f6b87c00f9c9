"""What Trianon measures of itself, as JSON: `python bench/figures.py kernel` or `search [--seconds 0.5]`.

`kernel`: the size of a state, clone, replay and threads of every game. `search`: simulations a second on one core, and
how long the levels think. Every simulation is played to the end of the match. Four players, at the first decision,
where a rollout is longest, and as the mean over the points of a match of rule-of-thumb players; with the rollouts that
the levels use, and with random ones, which cost less and teach less. They are set beside the published figures of TAG's
information-set search with full rollouts (Puerto Rico for Rokoko, Sushi Go for Histrio), which are quoted, not
measured. The target is eight times as many throughout a match. Think times are the longest of some decisions of matches
of 2 to 5. Seconds of searches are those of the processor, so that other work on the machine counts little.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that it runs as a file and as a module

from bench.report import Figure
from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.simulate import recorded_match, simulate
from trianon.bots.worlds import Worlds
from trianon.core.editions.load import load_edition
from trianon.core.game import Game, Setting
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import Raw, copy_row, dtype_of, raw, zeros
from trianon.core.match import Match, replay_quickly
from trianon.games import game_names, game_of

PLAYERS, REPEATS = 4, 3
CLONES, ROWS = 2_000_000, 64  # states copied round and round, as a search tree would
REPLAYS, SIMULATED = 200, 20_000
POINTS = 6  # of a match to search at
SEARCHES = {"levels' rollouts": "", "random rollouts": ":tries=1"}
TAG = {"rokoko": ("Puerto Rico", 540), "histrio": ("Sushi Go", 3895)}  # its simulations/s, on a like machine
TIMES = 8  # target, as a ratio to TAG
THINK = {"apprentice": 0.3, "journeyman": 1.0, "master": 3.0}  # seconds at most


@rule
def clone_many(rows: Raw, times: int) -> int:
    """Clone states of an array onto each other."""
    for i in range(times):
        copy_row(rows, (i * 7 + 1) % len(rows), i % len(rows))
    return int(rows[0, 0])


def clone_ns(game: Game) -> float:
    """Nanoseconds to clone a state inside compiled code."""
    rows = raw(zeros(game.state, ROWS))
    clone_many(rows, 10)
    times = []
    for _ in range(REPEATS):
        start = perf_counter()
        clone_many(rows, CLONES)
        times.append((perf_counter() - start) / CLONES * 1e9)
    return min(times)  # the least disturbed


def replay_ms(game: Game) -> float:
    """Milliseconds to replay a full match of random players from its keys: setup, every answer checked and given."""
    setting = game.setting(load_edition(game.schema), PLAYERS)
    played = recorded_match(setting, ["random"], "bench", 1)
    times = []
    for _ in range(REPLAYS):
        start = perf_counter()
        again = Match(setting, played.start)
        given = replay_quickly(again, played.answers)
        times.append((perf_counter() - start) * 1e3)
        if given != len(played.answers) or again.result() != played.result():
            raise RuntimeError("the replay went another way")
    return min(times)  # the least disturbed


def thread_speedup(game: Game, threads: int) -> float:
    """How many times as many decisions/s several threads play as one."""
    setting = game.setting(load_edition(game.schema), PLAYERS)

    def speed(count: int) -> float:
        runs = [simulate(setting, ["random"], SIMULATED * count, "threads", threads=count) for _ in range(REPEATS)]
        return max(run.decisions / run.seconds for run in runs)

    return speed(threads) / speed(1)


def kernel_figures(game: Game) -> list[Figure]:
    """State, clone, replay and threads of one game."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    speedup, least = thread_speedup(game, cores), 8 if cores >= 16 else None
    return [
        Figure(f"{game.name}: size of a state", dtype_of(game.state).itemsize, "bytes", at_most=2048),
        Figure(f"{game.name}: clone", clone_ns(game), "ns", at_most=300),
        Figure(f"{game.name}: replay of a full match", replay_ms(game), "ms", at_most=0.5),
        Figure(f"{game.name}: {cores} threads against one", speedup, "times", at_least=least),
    ]


def choices(setting: Setting) -> list[int]:
    """Answer counts at which a seat has a choice, in one match of heuristic bots: some of them, spread out."""
    found = [match.answer_count for match, _ in walk(setting)]
    return found[:: max(1, len(found) // POINTS)][:POINTS]


def walk(setting: Setting) -> Iterator[tuple[Match, int]]:
    """Every choice of the match, with the asked seat."""
    played = recorded_match(setting, ["thumb"], "search speed", 0)
    match = Match(setting, played.start)
    for answer in played.answers:
        if len(match.option_numbers(answer.seat)) > 1:
            yield match, answer.seat
        match.answer(answer.seat, answer.key)


def speed(match: Match, seat: int, spec: str, seconds: float) -> float:
    """Simulations a second of a search that begins here, with an empty tree."""
    bot = bot_named(spec, match.setting.game, players=match.setting.players)
    if not isinstance(bot, SearchBot):
        raise TypeError(f"{spec} does not search")
    view = match.look(seat)
    worlds = Worlds(match.setting, view, "search speed")
    bot.move_stats(view, match.option_numbers(seat), worlds, Budget(1))  # compiles, and touches the memory
    start = process_time()
    bot.move_stats(view, match.option_numbers(seat), worlds, Budget(milliseconds=1000 * seconds))
    return bot.searchers[0].done / (process_time() - start)


def speed_figures(game: Game, seconds: float) -> list[Figure]:
    """Simulations a second in one game; the median of some repeats, as other work may disturb one."""
    setting = game.setting(load_edition(game.schema), PLAYERS)
    places = choices(setting)
    figures: list[Figure] = []
    for said, changed in SEARCHES.items():
        begun: list[float] = []
        all_along: list[float] = []
        for _ in range(REPEATS):
            spec = f"search:1{changed}"
            speeds = [
                speed(match, seat, spec, seconds) for match, seat in walk(setting) if match.answer_count in places
            ]
            begun.append(speeds[0])
            all_along.append(len(speeds) / sum(1 / one for one in speeds))  # as many simulations at every point
        for where, found, least in (("first decision", begun, None), ("all along", all_along, TIMES)):
            name = f"{game.name}, {PLAYERS} players, {said}, {where}"
            figures.append(Figure(name, median(found), "simulations/s"))
            if game.name in TAG:
                peer, tags = TAG[game.name]
                figures.append(Figure(f"{name} / TAG, {peer}", median(found) / tags, "times", at_least=least))
    return figures


def think_time(match: Match, seat: int, level: str) -> float:
    """Seconds a level thinks about a decision, with an empty tree."""
    bot, view = bot_named(level, match.setting.game, players=match.setting.players), match.look(seat)
    start = process_time()
    bot.choose(view, match.option_numbers(seat), Worlds(match.setting, view, "think"), Budget())
    return process_time() - start


def think_figures(game: Game) -> list[Figure]:
    """The longest think time of every level; the first decision of a match is among those looked at."""
    longest = dict.fromkeys(THINK, (0.0, 0))
    for players in game.seats:
        setting = game.setting(load_edition(game.schema), players)
        places = choices(setting)
        for match, seat in walk(setting):
            if match.answer_count in places:
                for level in THINK:
                    longest[level] = max(longest[level], (think_time(match, seat, level), players))
    return [
        Figure(f"{game.name}, {level}: longest thought (with {players} players)", seconds, "s", at_most=THINK[level])
        for level, (seconds, players) in longest.items()
    ]


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("kernel", "search"))
    parser.add_argument("--seconds", type=float, default=0.5, help="search at each point (0.5)")
    asked = parser.parse_args()
    figures: list[Figure] = []
    for game in map(game_of, game_names()):
        if asked.what == "kernel":
            figures += kernel_figures(game)
        else:
            figures += speed_figures(game, asked.seconds) + think_figures(game)
    print(json.dumps([asdict(figure) for figure in figures]))


if __name__ == "__main__":
    main()
