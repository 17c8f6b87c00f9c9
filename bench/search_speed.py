"""How many simulations a second search makes on one core, and how long the levels think, as JSON.

    python bench/search_speed.py

Every simulation is played to the end of the match. Four players, at the first decision, where a rollout is longest, and
as the mean over the points of a match of rule-of-thumb players; with the rollouts that the levels use, and with random
ones, as TAG's were. The bounds are eight times the figures of TAG's information-set search with full rollouts (Puerto
Rico for Rokoko, Sushi Go for Histrio), measured on a like machine. Think times are the longest of some decisions of
matches of 2 to 5. Seconds are those of the processor, so that other work on the machine does not count.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any

from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.simulate import recorded_match
from trianon.bots.worlds import Worlds
from trianon.core.editions import load_edition
from trianon.core.game import Game, Setting
from trianon.core.match import Match
from trianon.games import game_names, game_of

PLAYERS = 4
SECONDS = 0.5  # of search at each point
SEARCHES = {"rollouts as the levels play": "", "random rollouts": ":tries=1"}
POINTS = 6
REPEATS = 3
TAG = {"rokoko": ("Puerto Rico", 540), "histrio": ("Sushi Go", 3895)}  # its simulations/s, on a like machine
TIMES = 8  # what is asked for, as a ratio to TAG
THINK = {"apprentice": 0.3, "journeyman": 1.0, "master": 3.0}  # seconds at most


def choices(setting: Setting) -> list[int]:
    """After how many answers somebody has a choice, in one match of rule-of-thumb players: some of them, spread out."""
    found = [match.number for match, _ in walk(setting)]
    return found[:: max(1, len(found) // POINTS)][:POINTS]


def walk(setting: Setting) -> Iterator[tuple[Match, int]]:
    """Every choice of the match, with who is asked."""
    played = recorded_match(setting, ["thumb"], "search speed", 0)
    match = Match(setting, played.start)
    for answer in played.answers:
        if len(match.numbers(answer.seat)) > 1:
            yield match, answer.seat
        match.answer(answer.seat, answer.key)


def speed(match: Match, seat: int, spec: str) -> float:
    """Simulations a second of a search that begins here, with an empty tree."""
    bot = bot_named(spec, match.setting.game)
    if not isinstance(bot, SearchBot):
        raise TypeError(f"{spec} does not search")
    view = match.look(seat)
    worlds = Worlds(match.setting, view, "search speed")
    bot.opinions(view, match.numbers(seat), worlds, Budget(1))  # compiles, and touches the memory
    start = process_time()
    bot.opinions(view, match.numbers(seat), worlds, Budget(milliseconds=1000 * SECONDS))
    return bot.searchers[0].done / (process_time() - start)


def figures_of(game: Game) -> list[dict[str, Any]]:
    """The figures of one game; the median of some repeats, as other work may disturb one."""
    setting = game.setting(load_edition(game.schema), PLAYERS)
    points = choices(setting)
    figures: list[dict[str, Any]] = []
    for said, changed in SEARCHES.items():
        begun: list[float] = []
        all_along: list[float] = []
        for _ in range(REPEATS):
            speeds = [
                speed(match, seat, f"search:1{changed}") for match, seat in walk(setting) if match.number in points
            ]
            begun.append(speeds[0])
            all_along.append(len(speeds) / sum(1 / one for one in speeds))  # as many simulations at every point
        name = f"{game.name}: search, {PLAYERS} players, one core, {said}"
        figures.append({"name": f"{name}, first decision", "value": median(begun), "unit": "simulations/s"})
        figures.append({"name": f"{name}, all along a match", "value": median(all_along), "unit": "simulations/s"})
        if game.name in TAG:
            peer, tags = TAG[game.name]
            ratio = {"name": f"{name} / TAG, {peer} ({tags:,})", "value": median(all_along) / tags, "unit": "times"}
            figures.append({**ratio, "at_least": TIMES})
    return figures


def think_time(match: Match, seat: int, level: str) -> float:
    """Seconds a level thinks about a decision, with an empty tree."""
    bot, view = bot_named(level, match.setting.game), match.look(seat)
    start = process_time()
    bot.choose(view, match.numbers(seat), Worlds(match.setting, view, "think"), Budget())
    return process_time() - start


def think_figures(game: Game) -> list[dict[str, Any]]:
    """The longest think time of every level; the first decision of a match is among those looked at."""
    longest = dict.fromkeys(THINK, (0.0, 0))
    for players in game.seats:
        setting = game.setting(load_edition(game.schema), players)
        points = choices(setting)
        for match, seat in walk(setting):
            if match.number in points:
                for level in THINK:
                    longest[level] = max(longest[level], (think_time(match, seat, level), players))
    return [
        {
            "name": f"{game.name}: {level}, longest thought ({players} players)",
            "value": seconds,
            "unit": "s",
            "at_most": THINK[level],
        }
        for level, (seconds, players) in longest.items()
    ]


if __name__ == "__main__":
    games = [game_of(name) for name in game_names()]
    print(json.dumps([figure for game in games for figure in (*figures_of(game), *think_figures(game))]))
