"""Equal-time matches between searches with and without nets, many contests in turns on all cores.

    python -m bench.net_strength --seconds 120 --workers 14 --milliseconds 200 \\
        rokoko=net-search:1,search:1 histrio=net-search:1,search:1,search:1,search:1

A contest is GAME=BOT,BOT[,…]; the first bot's victories are reported with Wilson's 95 % interval. `@N`
behind a contest sets its milliseconds a choice, 0 the bots' own budgets. Unfinished matches do not count. With
--processor-time milliseconds are those that the process was given: fair on a machine that does other work as well.
With --editions N matches are played in N editions with changed component values, which no training has used.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import cache, partial
from time import process_time
from typing import Any

from bench.timed_series import FAR, append_line, played_until, series_parser
from trianon.bots.arena import Contest, lineup, play, seed_of, setting_of
from trianon.bots.bot import Bot
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.ratings import MatchResult, win_shares
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds
from trianon.games import game_of
from trianon.research.train.sampled_editions import sampled_edition

MOST = 2000  # matches of each contest
UNSEEN = 1_000_000  # the seed of editions; trainings use small ones


class ByProcessorTime(Bot):
    """A bot of one thread whose milliseconds are processor time of its process."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Let the bot choose, by the other clock."""
        return self.bot.choose(view, options, worlds, replace(budget, clock=process_time, started=process_time()))


@cache
def edition_text(game: str, number: int) -> str:
    """An edition with changed component values."""
    return sampled_edition(game_of(game).schema, UNSEEN, number).text


def play_one(
    contests: list[Contest], by_processor_time: bool, editions: int, number: int, stop: StopFlag
) -> MatchResult | None:
    """One match of the schedule."""
    contest, own = contests[number // FAR], number % FAR
    if editions:
        edition = own // len(contest.seats) % editions
        contest = replace(contest, edition=edition_text(contest.game, edition))
    names, setting = lineup(contest, own), setting_of(contest)
    bots = [bot_named(name, setting.game, players=setting.players) for name in names]
    if by_processor_time:
        bots = [ByProcessorTime(bot) for bot in bots]
    match = play(setting, bots, seed_of(contest, own), contest.milliseconds, stop)
    if not match.over:
        return None
    result = match.result()
    return MatchResult(names, tuple(result["placings"]), tuple(result["points"]))


def contest_of(text: str, seed: str, milliseconds: float | None) -> Contest:
    """A contest as typed."""
    spec, _, own = text.partition("@")
    game, _, seats = spec.partition("=")
    time = float(own) if own else milliseconds
    return Contest(game, tuple(seats.split(",")), MOST, seed, milliseconds=time or None)


def main() -> None:
    """Play until the time is over, and print a line for each contest."""
    parser = series_parser(__doc__)
    parser.add_argument("contests", nargs="+")
    parser.add_argument("--milliseconds", type=float, default=200.0)
    parser.add_argument("--seed", default="nets")
    parser.add_argument("--processor-time", action="store_true", help="count the time that the process was given")
    parser.add_argument("--editions", type=int, default=0, help="editions with changed values instead of the reference")
    asked = parser.parse_args()
    contests = [contest_of(text, asked.seed, asked.milliseconds) for text in asked.contests]
    sizes = [len(contest.seats) for contest in contests]
    order = [  # by seed, so that every bot sits at every seat before the next seed comes
        index * FAR + block * size + turn
        for block in range(MOST // max(sizes))
        for index, size in enumerate(sizes)
        for turn in range(size)
    ]
    played: list[list[MatchResult]] = [[] for _ in contests]
    task = partial(play_one, contests, asked.processor_time, asked.editions)
    for number, match in played_until(task, order, asked):
        played[number // FAR].append(match)
        row = {"contest": asked.contests[number // FAR], "number": number % FAR, **asdict(match)}
        append_line(asked.out, row)
    for text, contest, results in zip(asked.contests, contests, played, strict=True):
        found = win_shares(results, contest.seats[0])
        lead = sum(_lead(match, contest.seats[0]) for match in results) / max(1, len(results))
        print(
            f"| {text} | {len(results)} | {found.value:.1%} ({found.low:.1%} … {found.high:.1%}) | {lead:+.1f} |",
            flush=True,
        )


def _lead(match: MatchResult, name: str) -> float:
    seat = match.names.index(name)
    return match.points[seat] - max(points for other, points in enumerate(match.points) if other != seat)


if __name__ == "__main__":
    main()
