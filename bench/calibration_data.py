"""Plays matches of a search with itself and keeps, at some choices, what was expected beside what became of it.

    python -m bench.calibration_data rokoko --plays search:30 --seconds 60 --workers 14 --out build/chances/rokoko.jsonl

A row: match, players, stage, seat, the value of a hint's best option, the share of the victory in an analysis of that
option and in the net, and the share of the victory that the seat had in the end.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import numpy as np

from bench.timed_series import append_line, played_until, series_parser
from trianon.bots.analysis.assessment import Effort, PlayedOptions, assessor_of
from trianon.bots.analysis.outcome_loop import VICTORY
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.calibration import stage_of
from trianon.bots.hints import LEAST_VISITS
from trianon.bots.levels import settings_of
from trianon.bots.nets.chance import NetChances
from trianon.bots.registry import bot_named
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.worlds import Worlds, bot_seed
from trianon.core.editions.load import load_edition
from trianon.core.match import Match, Start
from trianon.games import game_of

PLAYERS = (2, 4, 3, 2, 4, 5)  # by number of the match
MOST = 100_000

Row = tuple[int, int, float, int, float, float, float, float]
Expected = tuple[float, int, float, float, float]


def expected_at(match: Match, seat: int, worlds: Worlds, effort: tuple[int, int], stop: StopFlag) -> Expected | None:
    """What is expected at one choice; None when stopped."""
    setting, (simulations, pairs) = match.setting, effort
    options, view = match.option_numbers(seat), match.look(seat)
    least = min(LEAST_VISITS, simulations // (2 * len(options)))
    search = SearchBot("hints", setting.game, settings_of(setting.game.name, least=least), simulations)
    best = search.move_stats(view, options, worlds, Budget(simulations))[0]
    played = PlayedOptions(setting, assessor_of(setting).sampler, view, Effort(1, pairs), worlds.seed)
    if played.loss(best.option, best.option, stop) is None:
        return None
    victory = float(np.concatenate(played.trees[best.option])[:, VICTORY, seat].mean())
    net = float(NetChances(setting.game).shares(setting, view)[seat])
    return stage_of(setting, view), seat, best.value or 0.0, victory, net


def match_rows(
    game_name: str, plays: str, effort: tuple[int, int], every: float, seed: str, number: int, stop: StopFlag
) -> list[Row] | None:
    """The rows of one match; None when stopped."""
    game, players = game_of(game_name), PLAYERS[number % len(PLAYERS)]
    setting = game.setting(load_edition(game.schema), players)
    bot, random = bot_named(plays, game, players=setting.players), Random(f"{seed}/{number}")
    match = Match(setting, Start(f"{seed}/{number}"))
    seen: list[Expected] = []
    while not match.over:
        if stop.is_set():
            return None
        seat = match.asked()[0]
        options, view = match.option_numbers(seat), match.look(seat)
        worlds = Worlds(setting, view, bot_seed(match.start.seed, seat, match.answer_count))
        if len(options) > 1 and random.random() < 1 / every:
            found = expected_at(match, seat, worlds, effort, stop)
            if found is None:
                return None
            seen.append(found)
        match.answer(seat, setting.keys.key(match.s, bot.choose(view, options, worlds, Budget())))
    placings = np.array(match.result()["placings"])
    won = (placings == 1) / (placings == 1).sum()
    return [
        (number, players, stage, seat, value, victory, net, float(won[seat]))
        for stage, seat, value, victory, net in seen
    ]


def main() -> None:
    """Play until the time is over."""
    parser = series_parser(__doc__)
    parser.add_argument("game")
    parser.add_argument("--plays", default="search:100", help="the bot at all seats")
    parser.add_argument("--simulations", type=int, default=500, help="of a hint")
    parser.add_argument("--pairs", type=int, default=300, help="simulations of an analysis")
    parser.add_argument("--every", type=float, default=5, help="choices for each one that is looked at")
    parser.add_argument("--seed", default="chances")
    asked = parser.parse_args()
    effort = asked.simulations, asked.pairs
    task: Any = partial(match_rows, asked.game, asked.plays, effort, asked.every, asked.seed)
    count = 0
    for _, rows in played_until(task, range(MOST), asked):
        for row in rows:
            append_line(asked.out, row)
        count += 1
    print(f"{asked.game}: {count} matches", flush=True)


if __name__ == "__main__":
    main()
