"""One of our research APIs at random play, as one JSON object: `python bench/research_own.py vector-rokoko`."""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file

from bench.peers.measure import play_aec_match, play_for_cpu  # noqa: E402
from trianon import __version__  # noqa: E402
from trianon.research import vector  # noqa: E402
from trianon.research.pettingzoo import env  # noqa: E402

PLAYERS = 4
MATCHES = 1024  # side by side
MATCHES_ON_THREADS = 4096  # where threads are compared: the same work for all, enough for each to be worth waking
SPREAD = 400  # steps until matches that began together are all over the place
CONTENDERS = [f"{api}-{game}" for api in ("pettingzoo", "vector", "options") for game in ("rokoko", "histrio")]


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
    return lambda: play_aec_match(table)


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


def main() -> None:
    """Measure one contender."""
    parser = argparse.ArgumentParser(description="Measure one of our research APIs.")
    parser.add_argument("contender", choices=CONTENDERS)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--threads", type=int, default=0, help="by the clock on so many threads, for the vectors")
    asked = parser.parse_args()
    api, game = asked.contender.split("-")
    play = pettingzoo_play(game) if api == "pettingzoo" else vector_play(game, asked.threads, api == "options")
    if asked.threads:
        play_on_threads(asked.seconds, play)
    else:
        play_for_cpu(asked.seconds, play, __version__)


if __name__ == "__main__":
    main()
