"""How many simulations a second search makes on one core, and how long the levels think, as JSON.

    python bench/search_speed.py [--seconds 0.5] [--points 6] [--repeats 3]

Every simulation is played to the end of the match. Four players, at the first decision, where a rollout is longest, and
as the mean over the points of a match of rule-of-thumb players; with the rollouts that the levels use, and with random
ones, which cost less and teach less. They are set beside the published figures of TAG's information-set search with
full rollouts (Puerto Rico for Rokoko, Sushi Go for Histrio). Those are quoted, not measured here: they come from a like
machine, and at which decisions and with which rollouts is not said. What is promised is eight times as many, all along
a match. Think times are the longest of some decisions of matches of 2 to 5. Seconds are those of the processor, so that
other work on the machine counts little.
"""

import argparse
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
from trianon.core.editions.load import load_edition
from trianon.core.game import Game, Setting
from trianon.core.match import Match
from trianon.games import game_names, game_of

PLAYERS = 4
SEARCHES = {"levels' rollouts": "", "random rollouts": ":tries=1"}
TAG = {"rokoko": ("Puerto Rico", 540), "histrio": ("Sushi Go", 3895)}  # its simulations/s, on a like machine
TIMES = 8  # what is asked for, as a ratio to TAG
THINK = {"apprentice": 0.3, "journeyman": 1.0, "master": 3.0}  # seconds at most


def choices(setting: Setting, points: int) -> list[int]:
    """Answer counts at which a seat has a choice, in one match of heuristic bots: some of them, spread out."""
    found = [match.answer_count for match, _ in walk(setting)]
    return found[:: max(1, len(found) // points)][:points]


def walk(setting: Setting) -> Iterator[tuple[Match, int]]:
    """Every choice of the match, with the asked seat."""
    played = recorded_match(setting, ["thumb"], "search speed", 0)
    match = Match(setting, played.start)
    for answer in played.answers:
        if len(match.option_numbers(answer.seat)) > 1:
            yield match, answer.seat
        match.answer(answer.seat, answer.key)


def speed(match: Match, seat: int, spec: str, seconds: float) -> float:
    """Simulations a second of a search that begins here, with an empty tree."""
    bot = bot_named(spec, match.setting.game, players=match.setting.players)
    if not isinstance(bot, SearchBot):
        raise TypeError(f"{spec} does not search")
    view = match.look(seat)
    worlds = Worlds(match.setting, view, "search speed")
    bot.move_stats(view, match.option_numbers(seat), worlds, Budget(1))  # compiles, and touches the memory
    start = process_time()
    bot.move_stats(view, match.option_numbers(seat), worlds, Budget(milliseconds=1000 * seconds))
    return bot.searchers[0].done / (process_time() - start)


def speed_figures(game: Game, seconds: float, points: int, repeats: int) -> list[dict[str, Any]]:
    """Simulations a second in one game; the median of some repeats, as other work may disturb one."""
    setting = game.setting(load_edition(game.schema), PLAYERS)
    places = choices(setting, points)
    figures: list[dict[str, Any]] = []
    for said, changed in SEARCHES.items():
        begun: list[float] = []
        all_along: list[float] = []
        for _ in range(repeats):
            spec = f"search:1{changed}"
            speeds = [
                speed(match, seat, spec, seconds) for match, seat in walk(setting) if match.answer_count in places
            ]
            begun.append(speeds[0])
            all_along.append(len(speeds) / sum(1 / one for one in speeds))  # as many simulations at every point
        for where, found, promised in (("first decision", begun, {}), ("all along", all_along, {"at_least": TIMES})):
            name = f"{game.name}, {PLAYERS} players, {said}, {where}"
            figures.append({"name": name, "value": median(found), "unit": "simulations/s"})
            if game.name in TAG:
                peer, tags = TAG[game.name]
                ratio = {"name": f"{name} / TAG, {peer}", "value": median(found) / tags, "unit": "times", **promised}
                figures.append(ratio)
    return figures


def think_time(match: Match, seat: int, level: str) -> float:
    """Seconds a level thinks about a decision, with an empty tree."""
    bot, view = bot_named(level, match.setting.game, players=match.setting.players), match.look(seat)
    start = process_time()
    bot.choose(view, match.option_numbers(seat), Worlds(match.setting, view, "think"), Budget())
    return process_time() - start


def think_figures(game: Game, points: int) -> list[dict[str, Any]]:
    """The longest think time of every level; the first decision of a match is among those looked at."""
    longest = dict.fromkeys(THINK, (0.0, 0))
    for players in game.seats:
        setting = game.setting(load_edition(game.schema), players)
        places = choices(setting, points)
        for match, seat in walk(setting):
            if match.answer_count in places:
                for level in THINK:
                    longest[level] = max(longest[level], (think_time(match, seat, level), players))
    return [
        {
            "name": f"{game.name}, {level}: longest thought (with {players} players)",
            "value": seconds,
            "unit": "s",
            "at_most": THINK[level],
        }
        for level, (seconds, players) in longest.items()
    ]


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="search at each point (0.5)")
    parser.add_argument("--points", type=int, default=6, help="points of a match to search at (6)")
    parser.add_argument("--repeats", type=int, default=3, help="times the speed is measured (3)")
    asked = parser.parse_args()
    if asked.points < 1 or asked.repeats < 1 or not 0.001 <= asked.seconds <= 60:
        parser.error("expected --points and --repeats of at least 1 and --seconds from 0.001 to 60")
    figures = []
    for name in game_names():
        game = game_of(name)
        figures += speed_figures(game, asked.seconds, asked.points, asked.repeats)
        figures += think_figures(game, asked.points)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
