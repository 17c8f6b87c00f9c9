"""Goofspiel beside OpenSpiel's own, the very same game, in one process: `python bench/goofspiel_speed.py`.

Interleaved rounds in processor time, so that other work on the machine counts as little as possible. `bench/run.py`
measures the same contenders in elapsed time, each in a process of its own.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file and as a module

import pyspiel  # noqa: E402

from bench.peers.openspiel_random import (  # noqa: E402
    NAMES,
    any_of,
    native,
    play_together,
    shortcut_outcome,
    usual_outcome,
)
from bench.report import machine, spread, table  # noqa: E402
from trianon.bots.simulate import SimulationThread  # noqa: E402
from trianon.core.editions.load import load_edition  # noqa: E402
from trianon.games import game_of  # noqa: E402

PLAYERS, MATCHES, ROUNDS, SECONDS = 4, 2000, 5, 0.3
OURS = "Trianon: Goofspiel"


def contenders() -> dict[str, Callable[[], int]]:
    """Every loop by its title; a call plays some matches and returns the decisions."""
    game, theirs = game_of("goofspiel"), pyspiel.load_game(NAMES["goofspiel"])
    thread = SimulationThread(game.setting(load_edition(game.schema), PLAYERS), ["random"] * PLAYERS, False)

    def ours() -> int:
        return int(thread.play("bench", random.randrange(1_000_000), MATCHES)[:, 2 * PLAYERS].sum())

    return {
        OURS: ours,
        "OpenSpiel, usual loop": lambda: play_together(theirs, usual_outcome, random.choice),
        "OpenSpiel, shortcut loop": lambda: play_together(theirs, shortcut_outcome, any_of),
        "OpenSpiel, its own C++ loop": native(theirs, 1),
    }


def rate(play: Callable[[], int]) -> float:
    """Decisions per second of processor time."""
    decisions, start = 0, process_time()
    while process_time() - start < SECONDS:
        decisions += play()
    return decisions / (process_time() - start)


def main() -> int:
    """Measure and print; 1 when Goofspiel is not 20 times as fast as OpenSpiel's driven from Python."""
    found = contenders()
    for play in found.values():
        play()  # compiles and fills caches outside of the measured time
    rounds = [{title: rate(play) for title, play in found.items()} for _ in range(ROUNDS)]
    ratios = {title: [one[OURS] / one[title] for one in rounds] for title in found}
    rows = [[title, spread([one[title] for one in rounds]), spread(ratios[title], 1)] for title in found]
    heads = ["goofspiel, 4 players, hidden bids", "decisions/s of processor time", "Trianon / it"]
    print(f"{machine()}\n\n{table(heads, rows)}")
    return 0 if all(median(ratios[title]) >= 20 for title in list(found)[1:3]) else 1


if __name__ == "__main__":
    sys.exit(main())
