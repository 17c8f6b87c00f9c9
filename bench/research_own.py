"""One of our research APIs at random play, as one JSON object: `python bench/research_own.py vector-rokoko`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file

from bench.peers.aec_loop import play_match  # noqa: E402
from bench.peers.measure import play_for  # noqa: E402
from trianon.research import vector  # noqa: E402
from trianon.research.pettingzoo import env  # noqa: E402

PLAYERS = 4
MATCHES = 256  # side by side on each thread
CONTENDERS = [f"{api}-{game}" for api in ("pettingzoo", "vector", "options") for game in ("rokoko", "histrio")]


def vector_speed(game: str, seconds: float, threads: int, describe: bool) -> tuple[int, float]:
    """Decisions and seconds of many matches side by side, with observations and masks at every decision."""
    table = vector.make(game, PLAYERS, MATCHES * threads, seed=1, threads=threads, describe=describe, copy=False)
    table.reset()
    for _ in range(20):
        table.step(table.sample())
    decisions, elapsed, start = 0, 0.0, time.perf_counter()
    while elapsed < seconds:
        for _ in range(10):
            table.step(table.sample())
        decisions += 10 * table.num_envs
        elapsed = time.perf_counter() - start
    table.close()
    return decisions, elapsed


def pettingzoo_speed(game: str, seconds: float) -> tuple[int, float]:
    """Decisions and seconds of the usual loop, one match after the other."""
    table = env(game=game, players=PLAYERS)
    table.reset(seed=1)
    _, decisions, elapsed = play_for(seconds, lambda: play_match(table))
    return decisions, elapsed


def main() -> None:
    """Measure one contender."""
    parser = argparse.ArgumentParser(description="Measure one of our research APIs.")
    parser.add_argument("contender", choices=CONTENDERS)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--threads", type=int, default=1, help="for the vectors (1)")
    asked = parser.parse_args()
    api, game = asked.contender.split("-")
    if api == "pettingzoo":
        decisions, seconds = pettingzoo_speed(game, asked.seconds)
    else:
        decisions, seconds = vector_speed(game, asked.seconds, asked.threads, api == "options")
    print(json.dumps({"decisions": decisions, "seconds": seconds, "decisions_per_s": decisions / seconds}))


if __name__ == "__main__":
    main()
