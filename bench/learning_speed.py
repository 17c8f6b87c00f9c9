"""Measure what a learner waits for: steps against opponents, and decisions read from a dataset.

    python bench/learning_speed.py > bench/learning.md

Processor time of one process with one thread; matches are random on the learner's side.
"""

from __future__ import annotations

import datetime
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file and as a module

from bench.report import machine  # noqa: E402
from trianon.bots.arena import Contest  # noqa: E402
from trianon.research import vector  # noqa: E402
from trianon.research.dataset import DecisionStream, write  # noqa: E402
from trianon.research.matches.source import SelfPlay  # noqa: E402

GAMES = ("rokoko", "histrio")
ROWS, STEPS, ROUNDS = 512, 30, 5
MATCHES = 400


def per_second(work: Callable[[], int]) -> float:
    """The best of some rounds: what the work counts, by processor time."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()
        best = max(best, work() / (time.process_time() - start))
    return best


def against(game: str, opponents: str | None, rows: int = ROWS, steps: int = STEPS) -> float:
    """Steps of the learner a second, with observation and mask, four players."""
    matches = vector.make(game, 4, rows, opponents=opponents, copy=False, seed=1)
    matches.reset()

    def work() -> int:
        for _ in range(steps):
            matches.step(matches.sample())
        return rows * steps

    work()
    return per_second(work)


def reading(file: Path, **settings: bool) -> float:
    """Decisions a second from a dataset file, shuffled."""
    stream = DecisionStream(file, **settings)  # type: ignore[arg-type]
    return per_second(lambda: sum(map(len, stream)))


def main() -> None:
    """Print the page."""
    print(
        "# What a learner waits for\n\nWritten by `python bench/learning_speed.py`, by processor time of one thread.\n"
    )
    print(f"{datetime.date.today().isoformat()}, {machine()}, load {os.getloadavg()[0]:.1f}.\n")
    print("| steps of the learner a second, 4 players | Rokoko | Histrio |\n|---|--:|--:|")
    for title, opponents in (("every seat (no opponents)", None), ("3 × random", "random"), ("3 × thumb", "thumb")):
        print(f"| {title} | " + " | ".join(f"{against(game, opponents):,.0f}" for game in GAMES) + " |")
    for title, opponents in (("3 × novice (in Python)", "novice"), ("3 × search:20 (in Python)", "search:20")):
        print(f"| {title} | " + " | ".join(f"{against(game, opponents, 8, 3):,.0f}" for game in GAMES) + " |")
    print(f"\n| decisions read a second, {MATCHES} matches of thumb | Rokoko | Histrio |\n|---|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        files = {game: Path(folder) / f"{game}.parquet" for game in GAMES}
        for game, file in files.items():
            write(SelfPlay(Contest(game, ("thumb",) * 4, MATCHES, "speed")), file)
        plain = [f"{reading(file):,.0f}" for file in files.values()]
        described = [f"{reading(file, option_features=True):,.0f}" for file in files.values()]
    print("| observations and masks | " + " | ".join(plain) + " |")
    print("| and features of every option | " + " | ".join(described) + " |")
    print(f"\nPeak of memory of all this: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:,.0f} MiB.")


if __name__ == "__main__":
    main()
