"""Measures random matches of four on one GPU, and the same work on all cores of the same machine.

    python bench/cuda_speed.py [--games histrio,rokoko,goofspiel] [--rows 18,20] [--steps 200]

A decision counts when an answer was given; beginning a match is not one. GPU times are those of CUDA events around many
steps in a row, after as many to warm up; the best of three.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from os import cpu_count
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "goofspiel"))

from trianon.bots.simulate import simulate
from trianon.core.editions.load import load_edition
from trianon.core.game import Game, Setting
from trianon.games import game_of
from trianon.research.cuda import DeviceMatches, RandomPlay
from trianon.research.cuda.device import cuda
from trianon.research.vector import make

PLAYERS = 4
REPEATS = 3
CPU_MATCHES, CPU_ROWS, CPU_STEPS = 40_000, 16_384, 100


def game_named(name: str) -> Game:
    """A built-in game, or the example."""
    if name == "goofspiel":
        game: Game = import_module("trianon_goofspiel.game").GAME
        return game
    return game_of(name)


def best_rate(run: Callable[[], int]) -> float:
    """The best rate of a piece of work on the device that says how many decisions it took."""
    rates: list[float] = []
    for _ in range(REPEATS):
        begin, end = cuda.event(), cuda.event()
        begin.record()
        decisions = run()
        end.record()
        end.synchronize()
        rates.append(decisions / begin.elapsed_time(end) * 1e3)
    return max(rates)


def random_rate(setting: Setting, rows: int, steps: int) -> float:
    """Decisions a second of random matches without observations."""
    play = RandomPlay(setting, rows)
    play.run(steps)
    rates: list[float] = []
    for _ in range(REPEATS):
        before = play.played().decisions
        begin, end = cuda.event(), cuda.event()
        begin.record()
        play.run(steps)
        end.record()
        end.synchronize()
        rates.append((play.played().decisions - before) / begin.elapsed_time(end) * 1e3)
    return max(rates)


def vector_rate(setting: Setting, rows: int, steps: int, describe: bool) -> float:
    """Decisions a second with observation and mask of every decision, and the features of all options on demand."""
    matches = DeviceMatches(setting, rows, "speed", "placing", False, check=False)
    matches.reset()

    def run() -> int:
        for _ in range(steps):
            matches.step(matches.sample())
            if describe:
                matches.describe()
        return rows * steps

    run()
    return best_rate(run)


def cpu_random_rate(setting: Setting, threads: int) -> float:
    """Decisions a second of random matches on the CPU."""
    runs = [simulate(setting, ["random"], CPU_MATCHES, "speed", threads=threads) for _ in range(REPEATS)]
    return max(run.decisions / run.seconds for run in runs)


def cpu_vector_rate(setting: Setting, threads: int) -> float:
    """Decisions a second with observation and mask on the CPU."""
    matches = make(setting.game.name, setting.players, CPU_ROWS, seed="speed", threads=threads, copy=False)
    matches.reset()
    rates: list[float] = []
    for _ in range(REPEATS):
        spent = 0.0
        for _ in range(CPU_STEPS):
            actions = matches.sample()
            start = perf_counter()
            matches.step(actions)
            spent += perf_counter() - start
        rates.append(CPU_ROWS * CPU_STEPS / spent)
    matches.close()
    return max(rates)


def main() -> None:
    """Print a line of a Markdown table for every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="histrio,rokoko,goofspiel")
    parser.add_argument("--rows", default="18,20")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--cpu", action="store_true", help="measure the cores of this machine, too")
    asked = parser.parse_args()
    threads = cpu_count() or 1
    for name in asked.games.split(","):
        game = game_named(name)
        setting = game.setting(load_edition(game.schema), PLAYERS)
        for power in map(int, asked.rows.split(",")):
            rows = 1 << power
            _print(name, f"GPU, {rows:,} matches", "random play", random_rate(setting, rows, asked.steps))
            steps = max(20, asked.steps // 4)
            _print(name, f"GPU, {rows:,} matches", "observations and masks", vector_rate(setting, rows, steps, False))
            if power <= 18:
                rate = vector_rate(setting, rows, steps, True)
                _print(name, f"GPU, {rows:,} matches", "observations, masks, option features", rate)
        if asked.cpu:
            _print(name, f"CPU, {threads} threads", "random play", cpu_random_rate(setting, threads))
            _print(name, f"CPU, {threads} threads", "observations and masks", cpu_vector_rate(setting, threads))
    if find_spec("pgx") is None:
        print("pgx is not installed here: its games were not measured.")


def _print(game: str, machine: str, work: str, rate: float) -> None:
    print(f"| {game} | {machine} | {work} | {rate / 1e6:,.1f} |", flush=True)


if __name__ == "__main__":
    main()
