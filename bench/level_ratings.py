"""Ratings of levels or any other bots: matches of neighbours on all cores, and one fit for each number of players.

    python -m bench.level_ratings histrio --players 2 --seconds 240 --workers 14 --out build/levels.jsonl \\
        novice apprentice journeyman master grandmaster

The bots are named from the weakest to the strongest. With two players every bot meets the next one and the one after
that; with more, tables are drawn from four bots in a row. `novice:noticed=0.7:misjudged=1` is the novice with other
mistakes. Seats rotate with the same seed. With --milliseconds every bot has that time for a choice. Results of earlier
runs in the file count too, where all bots at the table are named. With --lone a table of more than two is one bot among
copies of the one before it: a strong level is slow. With --report the file is read and nothing is played.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from bench.timed_series import FAR, append_line, played_until, series_parser
from trianon.bots.arena import play
from trianon.bots.bot import Bot
from trianon.bots.budget import StopFlag
from trianon.bots.levels import NOVICE
from trianon.bots.novice_bot import NoviceBot
from trianon.bots.ratings import ELO, MatchResult, Z, covariance, strengths, win_shares
from trianon.bots.registry import bot_named
from trianon.core.editions.load import load_edition
from trianon.core.game import Game
from trianon.games import game_of

NEAR = 2  # places between two bots that meet
ROW = 4  # neighbours that share tables of more than two
MOST = 100_000
ROUNDS = 500  # of the fit: levels far apart need more than a few


def bot_of(name: str, game: Game, players: int) -> Bot:
    """The bot of a name, or the novice with other mistakes."""
    kind, *changed = name.split(":")
    if kind != NOVICE or not changed:
        return bot_named(name, game, players=players)
    bot = NoviceBot(game, players)
    for setting, value in (part.split("=") for part in changed):
        setattr(bot, setting, float(value))
    return bot


def tables_of(bots: list[str], players: int, lone: bool = False) -> list[tuple[str, ...]]:
    """The tables that are played: neighbours."""
    if lone:
        return [(strong, *[weak] * (players - 1)) for weak, strong in pairwise(bots)]
    if players == 2:
        return [(a, b) for gap in range(1, NEAR + 1) for a, b in zip(bots, bots[gap:], strict=False)]
    row = min(ROW, len(bots))
    found: dict[tuple[str, ...], None] = {}
    for first in range(len(bots) - row + 1):
        near = bots[first : first + row]
        for size in range(2, min(players, row) + 1):
            for chosen in combinations(near, size):
                # the chosen ones share the table as evenly as it goes, so that neighbours meet at full tables
                found[tuple(chosen[seat * size // players] for seat in range(players))] = None
    return list(found)


def result_of(
    game_name: str, tables: list[tuple[str, ...]], seed: str, milliseconds: float | None, number: int, stop: StopFlag
) -> MatchResult | None:  # fmt: skip
    """One match of the schedule; None when stopped."""
    game, seats = game_of(game_name), tables[number // FAR]
    own = number % FAR
    turn = own % len(seats)
    names = seats[-turn:] + seats[:-turn] if turn else seats
    setting = game.setting(load_edition(game.schema), len(seats))
    match = play(
        setting, [bot_of(name, game, len(seats)) for name in names], f"{seed}/{own // len(seats)}", milliseconds, stop
    )
    if not match.over:
        return None
    result = match.result()
    return MatchResult(names, tuple(result["placings"]), tuple(result["points"]))


def gaps_of(played: list[MatchResult], bots: list[str], places: int | None = 1) -> list[tuple[float, float]]:
    """Rating points between each bot and the one before, with half of the 95 % interval; by victories unless said."""
    fitted = strengths(played, bots, ROUNDS, places)
    spread, found = covariance(played, bots, fitted, places), []
    points = ELO * np.log(fitted)
    for low in range(len(bots) - 1):
        high = low + 1
        variance = spread[low, low] + spread[high, high] - 2 * spread[low, high]
        found.append((points[high] - points[low], Z * ELO * float(variance) ** 0.5))
    return found


def said_of(played: list[MatchResult], bots: list[str], players: int) -> str:
    """Lines of a table: each bot, its gap to the one before, and its direct matches with that one."""
    known = [bot for bot in bots if any(bot in match.names for match in played)]
    gaps, ranked = ([(0.0, 0.0), *gaps_of(played, known, places)] for places in (1, None))
    lines, rating = [f"{players} players, {len(played)} matches"], 0.0
    for place, (bot, (gap, half), (whole, _)) in enumerate(zip(known, gaps, ranked, strict=True)):
        rating += gap
        before = known[place - 1] if place else ""
        duels = [match for match in played if set(match.names) == {bot, before}] if before else []
        share = win_shares(duels, bot)
        direct = f"{share.value:.1%} ({share.low:.1%} … {share.high:.1%}) of {len(duels)}" if duels else "-"
        lines.append(f"| {bot} | {rating:.0f} | {gap:+.0f} ± {half:.0f} | {whole:+.0f} | {direct} |")
    return "\n".join(lines)


def read_results(files: list[Path], game: str, players: int, bots: Collection[str]) -> list[MatchResult]:
    """Results of earlier runs between these bots."""
    rows = [json.loads(line) for file in files if file.exists() for line in file.read_text("utf-8").splitlines()]
    return [
        MatchResult(tuple(row["names"]), tuple(row["placings"]), tuple(row["points"]))
        for row in rows
        if row["game"] == game and len(row["names"]) == players and set(row["names"]) <= set(bots)
    ]


def main() -> None:
    """Play until the time is over, and print the ladder."""
    parser = series_parser(__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--milliseconds", type=float)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--lone", action="store_true", help="one bot among copies of the one before it")
    parser.add_argument("--report", action="store_true", help="play nothing")
    asked = parser.parse_args()
    played = read_results([asked.out] if asked.out else [], asked.game, asked.players, asked.bots)
    if not asked.report:
        tables = tables_of(asked.bots, asked.players, asked.lone)
        order = [
            index * FAR + block * asked.players + turn
            for block in range(MOST // asked.players // len(tables))
            for index in range(len(tables))
            for turn in range(asked.players)
        ]
        task: Any = partial(result_of, asked.game, tables, asked.seed, asked.milliseconds)
        for _, match in played_until(task, order, asked):
            played.append(match)
            append_line(asked.out, {"game": asked.game, **asdict(match)})
    print(asked.game, said_of(played, asked.bots, asked.players), flush=True)


if __name__ == "__main__":
    main()
