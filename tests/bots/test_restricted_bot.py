"""Restricted bots: what is forbidden is never used, and nothing else changes."""

from __future__ import annotations

import pytest

from tests.bots.thinking import chosen
from trianon.bots.arena import play
from trianon.bots.heuristic_bot import HeuristicBot
from trianon.bots.registry import bot_named
from trianon.bots.restricted_bot import ReseededBot, RestrictedBot, is_forbidden
from trianon.core.match import Match, Start
from trianon.viewing.settings import reference_setting

PLAYERS = 3


@pytest.mark.parametrize(
    ("key", "forbidden", "expected"),
    [
        ("favor", ["favor"], True), ("hire:6c", ["hire"], True), ("hire:6c", ["hire:6c"], True),
        ("hire:6c", ["hire:6"], False), ("make:y01@3", ["make:y01"], True),
        ("rent:kings_hall.2", ["rent:kings_hall"], True),
        ("rent:hall_2.1", ["rent:kings_hall"], False), ("hired", ["hire"], False), ("keep", [], False),
    ],
)  # fmt: skip
def test_keys_begin_with_what_is_forbidden(key: str, forbidden: list[str], expected: bool) -> None:
    assert is_forbidden(key, forbidden) == expected


@pytest.mark.parametrize("name", ["random", "thumb", "search:8"])
def test_the_restricted_seat_never_does_what_is_forbidden(name: str) -> None:
    setting = reference_setting("rokoko", PLAYERS)
    bots = [bot_named(name, setting.game, players=PLAYERS) for _ in range(PLAYERS)]
    bots[1] = RestrictedBot(bots[1], ["acquire", "make:y01"])
    match = play(setting, bots, "restricted")
    acquired = [answer.seat for answer in match.answers if answer.key.startswith("acquire:")]
    assert 1 not in acquired
    assert {0, 2} <= set(acquired)


def test_where_nothing_else_is_legal_it_stays() -> None:
    setting = reference_setting("rokoko", PLAYERS)
    match = Match(setting, Start("only"))
    seat = match.asked()[0]
    bot = RestrictedBot(HeuristicBot(setting.game), ["hand"])
    assert chosen(bot, match, seat) in match.option_numbers(seat)


def test_other_draws_make_another_match_of_the_same_deal() -> None:
    setting = reference_setting("rokoko", PLAYERS)

    def answers(salt: str | None) -> list[str]:
        bots = [bot_named("random", setting.game) for _ in range(PLAYERS)]
        kept = bots if salt is None else [ReseededBot(bot, salt) for bot in bots]
        return [answer.key for answer in play(setting, list(kept), "deal").answers]

    assert answers("again") == answers("again") != answers(None)
