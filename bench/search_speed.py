"""How many simulations a second search makes on one core, every one played to the end of the match, as JSON.

    python bench/search_speed.py

Four players, at the first decision, where a rollout is longest, and as the mean over the points of a match of
rule-of-thumb players; with the rollouts that the levels use, and with random ones. Seconds are those of the processor,
so that other work on the machine does not count. The bounds are eight times the quoted figures of TAG's information-set
search with full rollouts (Puerto Rico for Rokoko, Sushi Go for Histrio); how those rollouts chose is not known.
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
AT_LEAST = {"rokoko": 8 * 540, "histrio": 8 * 3895}


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
    bound = {"at_least": AT_LEAST[game.name]} if game.name in AT_LEAST else {}
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
        for where, values in (("first decision", begun), ("all along a match", all_along)):
            name = f"{game.name}: search, {PLAYERS} players, one core, {said}, {where}"
            figures.append({"name": name, "value": median(values), "unit": "simulations/s"})
        figures[-1].update(bound)
    return figures


if __name__ == "__main__":
    print(json.dumps([figure for name in game_names() for figure in figures_of(game_of(name))]))
