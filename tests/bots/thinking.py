"""Decisions to think about: points of recorded matches where a seat has a choice."""

from collections.abc import Iterator

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.search.choices import MoveStats
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.simulate import recorded_match
from trianon.bots.worlds import Worlds
from trianon.core.game import Setting
from trianon.core.match import Match
from trianon.games import game_of


class After:
    """A flag that is set once it has been looked at so many times: a clock that ticks by looks."""

    def __init__(self, looks: int) -> None:
        self.left = looks

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


def choices(setting: Setting, seed: str, every: int = 1) -> Iterator[tuple[Match, int]]:
    """Walk through a match of rule-of-thumb players: every so many choices, the match and the asked seat."""
    played = recorded_match(setting, ["thumb"], seed, 0)
    match, found = Match(setting, played.start), 0
    for answer in played.answers:
        if len(match.option_numbers(answer.seat)) > 1:
            found += 1
            if found % every == 0:
                yield match, answer.seat
        match.answer(answer.seat, answer.key)


def searching(game: str, simulations: int) -> SearchBot:
    bot = bot_named(f"search:{simulations}", game_of(game))
    assert isinstance(bot, SearchBot)
    return bot


def chosen(bot: Bot, match: Match, seat: int, budget: Budget | None = None, seed: str = "seed") -> int:
    """Let an opponent choose for a seat."""
    view = match.look(seat)
    return bot.choose(view, match.option_numbers(seat), Worlds(match.setting, view, seed), budget or Budget())


def move_stats(bot: SearchBot, match: Match, seat: int, seed: str = "seed") -> list[MoveStats]:
    """What search thinks of the options of a seat."""
    view = match.look(seat)
    return bot.move_stats(view, match.option_numbers(seat), Worlds(match.setting, view, seed), Budget())
