"""What Trianon measures of itself: clone, replay, threads and the size of a state, for every game, as JSON."""

import json
import os
from time import perf_counter
from typing import Any

from trianon.bots.simulate import recorded_match, simulate
from trianon.core.editions.load import load_edition
from trianon.core.game import Game
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import Raw, copy_row, dtype_of, raw, zeros
from trianon.core.match import Match, replay_quickly
from trianon.games import game_names, game_of

CLONES = 2_000_000
ROWS = 64  # states copied round and round, as a search tree would
REPLAYS = 200
PLAYERS = 4
SIMULATED = 20_000
REPEATS = 3


@rule
def clone_many(rows: Raw, times: int) -> int:
    """Clone states of an array onto each other."""
    for i in range(times):
        copy_row(rows, (i * 7 + 1) % len(rows), i % len(rows))
    return int(rows[0, 0])


def best(times: list[float]) -> float:
    """The least disturbed of some measurements."""
    return min(times)


def clone_ns(game: Game) -> float:
    """Nanoseconds to clone a state inside compiled code."""
    rows = raw(zeros(game.state, ROWS))
    clone_many(rows, 10)
    times = []
    for _ in range(REPEATS):
        start = perf_counter()
        clone_many(rows, CLONES)
        times.append((perf_counter() - start) / CLONES * 1e9)
    return best(times)


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
    return best(times)


def thread_speedup(game: Game, threads: int) -> tuple[float, float]:
    """Decisions/s on one thread, and how many times that on several."""
    setting = game.setting(load_edition(game.schema), PLAYERS)

    def speed(count: int) -> float:
        runs = [simulate(setting, ["random"], SIMULATED * count, "threads", threads=count) for _ in range(REPEATS)]
        return max(run.decisions / run.seconds for run in runs)

    alone = speed(1)
    return alone, speed(threads) / alone


def figures_of(game: Game) -> list[dict[str, Any]]:
    """All figures of one game."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    _, speedup = thread_speedup(game, cores)
    scaling: dict[str, Any] = {"name": f"{game.name}: {cores} threads against one", "value": speedup, "unit": "times"}
    if cores >= 16:
        scaling["at_least"] = 8
    return [
        {
            "name": f"{game.name}: size of a state",
            "value": dtype_of(game.state).itemsize,
            "unit": "bytes",
            "at_most": 2048,
        },
        {"name": f"{game.name}: clone", "value": clone_ns(game), "unit": "ns", "at_most": 300},
        {"name": f"{game.name}: replay of a full match", "value": replay_ms(game), "unit": "ms", "at_most": 0.5},
        scaling,
    ]


if __name__ == "__main__":
    print(json.dumps([figure for name in game_names() for figure in figures_of(game_of(name))]))
