"""Measure the research APIs beside PettingZoo's and OpenSpiel's own hanabi: `python bench/research_speed.py`.

Every contender runs in its own process, pinned to the same core, in interleaved rounds, and is measured by the
processor time it takes; then the vectors alone, by the clock, with more and more threads on all cores.
"""

import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file, as `make` does, and as a module

from bench import report  # noqa: E402
from bench.peers import install  # noqa: E402
from bench.peers.play import play_aec_match, report_cpu  # noqa: E402
from bench.run import BenchError, Runner, arguments, run_program  # noqa: E402
from trianon import __version__  # noqa: E402
from trianon.research import vector  # noqa: E402
from trianon.research.pettingzoo import env  # noqa: E402

TITLES = {
    "hanabi-pettingzoo": "PettingZoo: hanabi_v5, 2 players",
    "pettingzoo-rokoko": "Trianon, PettingZoo loop: Rokoko, 4 players",
    "pettingzoo-histrio": "Trianon, PettingZoo loop: Histrio, 4 players",
    "hanabi-tensors": "OpenSpiel: hanabi with tensor and mask, 2 players",
    "vector-rokoko": "Trianon, vectors with observations and masks: Rokoko",
    "vector-histrio": "Trianon, vectors with observations and masks: Histrio",
    "options-rokoko": "Trianon, vectors with option features too: Rokoko",
    "options-histrio": "Trianon, vectors with option features too: Histrio",
}
OWN = "--own"  # this script then measures one of Trianon's contenders: its name, seconds, threads
PLAYERS = 4
MATCHES = 1024  # side by side
MATCHES_ON_THREADS = 4096  # where threads are compared: the same work for all, enough for each to be worth waking
SPREAD = 400  # steps until matches that began together are all over the place
RATIOS = [
    report.Ratio("pettingzoo-rokoko", "hanabi-pettingzoo", 5),
    report.Ratio("pettingzoo-histrio", "hanabi-pettingzoo", 5),
    report.Ratio("vector-rokoko", "hanabi-tensors", 15),
    report.Ratio("vector-histrio", "hanabi-tensors", 15),
    report.Ratio("options-rokoko", "hanabi-tensors", 0),
    report.Ratio("options-histrio", "hanabi-tensors", 0),
]


def vector_play(game: str, threads: int, describe: bool) -> Callable[[], int]:
    """Some steps of many matches side by side, with observations and masks at every decision."""
    count, steps = (MATCHES_ON_THREADS, 1) if threads else (MATCHES, 20)
    table = vector.make(game, PLAYERS, count, seed=1, threads=max(threads, 1), describe=describe, copy=False)
    table.reset()
    for _ in range(SPREAD):
        table.step(table.sample())

    def play() -> int:
        for _ in range(steps):
            table.step(table.sample())
        return steps * table.num_envs

    return play


def pettingzoo_play(game: str) -> Callable[[], int]:
    """One match of the usual loop."""
    table = env(game=game, players=PLAYERS)
    table.reset(seed=1)
    return partial(play_aec_match, table)


def play_on_threads(seconds: float, play: Callable[[], int]) -> None:
    """Play for some seconds of the clock, step by step, and print the figures of the quickest step and the middle one.

    Other work on the machine takes cores away from some steps: the quickest one had most of them. The processor
    time of a decision is the same for any number of threads, unless they hinder one another.
    """
    play()
    speeds: list[float] = []
    total, start, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        before = time.perf_counter()
        decisions = play()
        speeds.append(decisions / (time.perf_counter() - before))
        total += decisions
    cost = (time.process_time() - cpu) / total
    print(json.dumps({"decisions_per_s": max(speeds), "middle": statistics.median(speeds), "cpu_of_one": cost}))


def measure_own(contender: str, seconds: float, threads: int) -> None:
    """Measure one of Trianon's contenders in this process: by its processor time, or by the clock on threads."""
    api, game = contender.split("-")
    play = pettingzoo_play(game) if api == "pettingzoo" else vector_play(game, threads, api == "options")
    if threads:
        play_on_threads(seconds, play)
    else:
        report_cpu(__version__, seconds, play)


def measured(runner: Runner, name: str, seconds: float, threads: int = 0) -> Any:
    """The figures of one contender in one round."""
    if name.startswith("hanabi"):
        return runner.peer(name, seconds)
    command = [sys.executable, str(Path(__file__)), OWN, name, str(seconds), str(threads)]
    return runner.json_of(command, pinned=threads == 0)


def scaling(runner: Runner, seconds: float) -> str:
    """How the vectors scale with threads on all cores."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    rows = []
    for game in ("rokoko", "histrio"):
        threads, alone, cost = 1, 0.0, 0.0
        while threads <= cores:
            print(f"Vectors of {game} with {threads} threads ...", flush=True)
            run = measured(runner, f"vector-{game}", seconds, threads)
            speed = run["decisions_per_s"]
            alone, cost = alone or speed, cost or run["cpu_of_one"]
            figures = f"{speed:,.0f} ({run['middle']:,.0f})", f"{speed / alone:.2f}", f"{run['cpu_of_one'] / cost:.2f}"
            rows.append([f"{game}, {threads} threads", *figures])
            threads *= 2
    quickest = "decisions/s of the quickest step (the middle one)"
    return report.table(
        ["vectors", quickest, "times one thread", "processor time of a decision, times one thread"], rows
    )


def main() -> int:
    """Install, measure, print; 0 if everything reached its target, else 1."""
    asked = arguments("Measure the research APIs beside their libraries' own games.")
    install.install()
    runner = Runner()
    measured(runner, "vector-rokoko", 0.1)  # compiles, if need be, outside of the measured time
    measured(runner, "vector-histrio", 0.1)
    runs, stopped = runner.rounds(TITLES, asked.rounds, lambda name: measured(runner, name, asked.seconds))
    if stopped:
        raise BenchError(stopped)
    rows = [[title, report.spread([run["decisions_per_s"] for run in runs[name]])] for name, title in TITLES.items()]
    speeds = report.table(["API and game", "decisions/s of one core (lowest-highest)"], rows)
    ratios, reached = report.ratios(runs, TITLES, RATIOS)
    threads = scaling(runner, asked.seconds)
    found = f"{report.conditions()}, {asked.rounds} rounds.\n\n{speeds}\n\n{ratios}\n\n{threads}"
    report.publish("Research APIs", found, is_written=asked.write)
    return 0 if reached else 1


if __name__ == "__main__":
    if sys.argv[1:2] == [OWN]:
        measure_own(sys.argv[2], float(sys.argv[3]), int(sys.argv[4]))
    else:
        run_program(main)
