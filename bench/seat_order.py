"""Measures what the turn order is worth: win shares by distance from the starting player, for equal bots.

    python bench/seat_order.py --workers 16 --seconds 400 thumb journeyman search:500

Every seat is played by the same bot. A share that differs from a fair one is due to the rules and the edition as far as
stronger bots show it too, and to the bot as far as they do not.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from threading import Event
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.report import machine
from trianon.bots.arena import Contest, play, setting_of
from trianon.bots.budget import StopFlag
from trianon.bots.executor import executor_of
from trianon.bots.registry import bot_named
from trianon.core.match import Match, Start

BATCH = 64  # matches handed out at a time


@dataclass(frozen=True)
class Finished:
    """One match: the shares of victory and the points, by distance from the starting player."""

    victories: tuple[float, ...]
    points: tuple[int, ...]


def play_from_start(contest: Contest, number: int, stop: StopFlag) -> Finished | None:
    """Play the match of this number, and turn its result so that the starting player comes first."""
    setting = setting_of(contest)
    bots = [bot_named(name, setting.game, players=setting.players) for name in contest.seats]
    seed = f"{contest.seed}/{number}"
    match = play(setting, bots, seed, stop=stop)
    if not match.over:
        return None
    first = int(Match(setting, Start(seed)).s.starting_player)
    result = match.result()
    placings, points = result["placings"], result["points"]
    winners = placings.count(1)
    order = [(first + step) % len(bots) for step in range(len(bots))]
    return Finished(
        tuple(1 / winners if placings[seat] == 1 else 0.0 for seat in order), tuple(points[seat] for seat in order)
    )


def interval(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    width = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - width, middle + width


def measure(bot: str, players: int, workers: int, seconds: float, most: int) -> list[Finished]:
    """Play matches of equal bots until the time or the number is used up."""
    contest = Contest("rokoko", (bot,) * players, most, "seat order")
    executor, began, done = executor_of(workers, most), monotonic(), list[Finished]()
    while len(done) < most and monotonic() - began < seconds:
        numbers = range(len(done), min(most, len(done) + BATCH))
        with closing(executor.run(partial(play_from_start, contest), numbers, Event())) as results:
            done += [result for _, result in results]
        print(f"{bot}: {len(done)} matches, {monotonic() - began:.0f} s", file=sys.stderr)
    return done


def main() -> None:
    """Measure the named bots and print a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["thumb", "journeyman"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help="for each bot")
    parser.add_argument("--most", type=int, default=4000, help="matches of each bot")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    chosen = parser.parse_args()
    print(f"Machine: {machine()}\n\n| bot | matches | distance from the starting player | victories | points |")
    print("|---|--:|--:|--:|--:|")
    figures = {}
    for bot in chosen.bots:
        done = measure(bot, chosen.players, chosen.workers, chosen.seconds, chosen.most)
        for step in range(chosen.players):
            share = sum(each.victories[step] for each in done) / len(done)
            low, high = interval(share, len(done))
            points = sum(each.points[step] for each in done) / len(done)
            print(f"| {bot} | {len(done)} | {step} | {share:.1%} ({low:.1%} … {high:.1%}) | {points:.1f} |", flush=True)
            figures[f"{bot}/{step}"] = [len(done), share, low, high, points]
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
