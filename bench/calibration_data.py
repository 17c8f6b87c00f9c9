"""Plays matches of a search with itself and keeps, at every choice, what it expected beside what became of it.

    python bench/calibration_data.py rokoko --players 2 --simulations 200 --seconds 60 --workers 14 --out build/chances

A row: match, stage (share of the match's decisions given), seat, the value of the option chosen, the net's share of the
victory if there is a net, and the share of the victory that the seat had in the end.
"""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from bench.net_strength import Deadline
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.executor import ProcessExecutor
from trianon.bots.levels import settings_of
from trianon.bots.nets.chance import NetChances
from trianon.bots.nets.weights import has_net
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.worlds import Worlds, bot_seed
from trianon.core.editions.load import load_edition
from trianon.core.match import Match, Start
from trianon.games import game_of

Rows = list[tuple[int, float, int, float, float, float]]


def match_rows(game_name: str, players: int, simulations: int, number: int, stop: StopFlag) -> Rows | None:
    """The rows of one match; None when stopped."""
    game = game_of(game_name)
    setting = game.setting(load_edition(game.schema), players)
    bot = SearchBot("search", game, settings_of(game_name), simulations)
    chances = NetChances(game) if has_net(game_name) else None
    match = Match(setting, Start(f"chances/{number}"))
    seen: list[tuple[int, int, float, float]] = []
    while not match.over:
        if stop.is_set():
            return None
        seat = match.asked()[0]
        options, view = match.numbers(seat), match.look(seat)
        choice = options[0]
        if len(options) > 1:
            worlds = Worlds(setting, view, bot_seed(match.start.seed, seat, match.number))
            best = bot.move_stats(view, options, worlds, Budget(simulations))[0]
            choice = best.option
            net = chances.shares(setting, view)[seat] if chances is not None else -1.0
            seen.append((match.number, seat, best.value or 0.0, float(net)))
        match.answer(seat, setting.keys.key(match.s, choice))
    placings = np.array(match.result()["placings"])
    won = (placings == 1) / (placings == 1).sum()
    return [(number, at / match.number, seat, value, net, float(won[seat])) for at, seat, value, net in seen]


def main() -> None:
    """Play until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/chances"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    task: Any = partial(match_rows, asked.game, asked.players, asked.simulations)
    count = 0
    numbers = range(asked.first, asked.first + 100_000)
    executor = ProcessExecutor(asked.workers)
    with (
        (asked.out / f"{asked.game}-{asked.players}.jsonl").open("a", encoding="utf-8") as file,
        closing(executor.run(task, numbers, Deadline(asked.seconds))) as played,
    ):
        for _, rows in played:
            file.writelines(json.dumps(row) + "\n" for row in rows)
            count += 1
    print(f"{asked.game}, {asked.players} players: {count} matches", flush=True)


if __name__ == "__main__":
    main()
