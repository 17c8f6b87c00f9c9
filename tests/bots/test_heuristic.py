"""The rule-of-thumb opponent: sensible, and blind to what its seat may not see."""

from __future__ import annotations

from typing import Any

import pytest

from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.simulate import recorded_match, simulate
from trianon.bots.worlds import Worlds
from trianon.core.editions.load import load_edition
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.struct import zero
from trianon.core.match import Match
from trianon.games import game_names, game_of

LUCK = {"goofspiel": 0.15}  # what random bids of three rivals cost the best reply to them


@pytest.mark.parametrize(("players", "share"), [(2, 0.95), (4, 0.8)])
@pytest.mark.parametrize("game", game_names())
def test_beats_random_play(game: str, players: int, share: float) -> None:
    """One of four wins a quarter by luck alone; Histrio's shared cities leave more to it than Rokoko."""
    share -= LUCK.get(game, 0.0) if players > 2 else 0.0
    rules = game_of(game)
    setting = rules.setting(load_edition(rules.schema), players)
    result = simulate(setting, ["thumb", *["random"] * (players - 1)], 200, "thumb")
    assert result.win_shares()[0] > share


@pytest.mark.parametrize("game", game_names())
def test_its_choice_does_not_change_with_hidden_facts(game: str) -> None:
    rules = game_of(game)
    setting = rules.setting(load_edition(rules.schema), 3)
    played = recorded_match(setting, ["thumb"], "hidden", 1)
    bot = bot_named("thumb", rules)
    match = Match(setting, played.start)
    compared = 0
    for number, answer in enumerate(played.answers):
        view, options = match.look(answer.seat), match.option_numbers(answer.seat)
        world: Any = zero(rules.state)
        seed_state(world, f"world {number}")
        rules.determinize(view, setting.t, world)
        guessed = Match(setting, played.start, position=world)
        assert guessed.option_numbers(answer.seat) == options
        chosen = bot.choose(view, options, Worlds(setting, view, str(number)), Budget())
        again = guessed.look(answer.seat)
        assert chosen == bot.choose(again, options, Worlds(setting, again, str(number)), Budget())
        assert chosen in options
        compared += len(options) > 1
        match.answer(answer.seat, answer.key)
    assert compared > 20
