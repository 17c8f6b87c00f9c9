"""Forecasts of rivals' secret picks by short searches from their own views."""

from itertools import count
from typing import Any

import numpy as np
import pytest

from tests.bots.test_nets import net_search
from tests.bots.thinking import After, choices, chosen, move_stats
from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.search.forecast import MAX_WORLDS, SHARE, SIMULATIONS, SearchForecaster
from trianon.core.kernel.seats import is_secret
from trianon.core.kernel.steps import next_step
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.games.histrio.codes import option, step
from trianon.viewing.settings import reference_setting

GAME = game_of("histrio")
PLENTY = 100_000


def forecast(match: Match, seat: int, simulations: int, seed: str = "seed") -> tuple[Any, int]:
    out = np.ones((5, GAME.numbering.size))
    forecaster = SearchForecaster(GAME)
    done = forecaster.forecast(match.setting, match.look(seat), seed, Budget(simulations=simulations), out)
    return out, done


def opening(players: int) -> Match:
    match = Match(reference_setting("histrio", players), Start("forecast"))
    assert is_secret(match.s)
    return match


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_rival_has_a_forecast_of_its_legal_picks(players: int) -> None:
    match = opening(players)
    out, done = forecast(match, 1, PLENTY)
    assert done == MAX_WORLDS * SIMULATIONS * (players - 1)
    for seat in range(players):
        found = set(np.nonzero(out[seat])[0].tolist())
        assert found <= set(match.option_numbers(seat))
        assert out[seat].sum() == (0 if seat == 1 else MAX_WORLDS * SIMULATIONS)
        assert len(found) > 1 or seat == 1
    assert not out[players:].any()


def test_a_forecast_takes_its_share_of_the_simulations() -> None:
    match = opening(3)
    one = 2 * SIMULATIONS  # both rivals in one world
    assert forecast(match, 0, int(one / SHARE) - 1)[1] == 0
    assert not forecast(match, 0, int(one / SHARE) - 1)[0].any()
    assert forecast(match, 0, int(one / SHARE))[1] == one
    assert forecast(match, 0, int(3 * one / SHARE))[1] == 3 * one


@pytest.mark.parametrize(("players", "budget"), [(2, Budget(milliseconds=0)), (4, Budget(stop=After(7)))])
def test_a_budget_that_is_over_or_stopped_leaves_no_forecast(players: int, budget: Budget) -> None:
    match, out = opening(players), np.ones((5, GAME.numbering.size))
    assert SearchForecaster(GAME).forecast(match.setting, match.look(0), "seed", budget, out) == 0
    assert not out.any()


def test_a_forecast_that_would_take_too_long_is_given_up() -> None:
    """A world that is not done within its share of the time leaves nothing, and the search has the rest."""
    ticks = count()
    out = np.ones((5, GAME.numbering.size))
    forecaster, match = SearchForecaster(GAME), opening(4)
    budget = Budget(milliseconds=20_000, clock=lambda: float(next(ticks)), started=0.0)  # a second for each look
    assert forecaster.forecast(match.setting, match.look(0), "seed", budget, out) == 0
    assert not out.any()
    assert next(ticks) <= SHARE * 20 + 2
    bot = net_search("histrio", 1, ":forecast=0.5")
    chosen(bot, match, 0, Budget(milliseconds=20_000, clock=lambda: float(next(ticks)), started=float(next(ticks))))
    assert sum(one.visits for one in bot.last_stats) > 0


def test_rivals_without_a_choice_have_no_forecast() -> None:
    """Where requests are played, many rivals can only pass."""
    looked = 0
    for match, seat in choices(reference_setting("histrio", 4), "requests"):
        if next_step(match.s) == step.PLAY_REQUEST:
            out, done = forecast(match, seat, PLENTY)
            assert out[:, : option.PLAY].sum() == out[:, option.RECONSIDER :].sum() == 0
            assert out.sum() == done
            looked += 1
    assert looked > 0


def test_several_picks_at_once_are_not_forecast() -> None:
    game = game_of("rokoko")
    match, out = Match(reference_setting("rokoko", 3), Start("forecast")), np.ones((5, game.numbering.size))
    assert is_secret(match.s)
    assert match.s.wanted[1] > 1
    forecaster = SearchForecaster(game)
    assert forecaster.forecast(match.setting, match.look(0), "seed", Budget(simulations=PLENTY), out) == 0
    assert not out.any()


@pytest.mark.parametrize(("players", "has_one"), [(2, False), (3, True), (5, True)])
def test_the_grandmaster_forecasts_from_three_players_on(players: int, has_one: bool) -> None:
    bot: Any = bot_named("grandmaster", GAME, players=players)
    assert bool(bot.forecasters) == has_one


def test_the_same_seed_forecasts_the_same() -> None:
    match = opening(2)
    assert np.array_equal(forecast(match, 0, 4000)[0], forecast(match, 0, 4000)[0])
    assert not np.array_equal(forecast(match, 0, 4000)[0], forecast(match, 0, 4000, "another")[0])


def test_open_questions_have_no_forecast() -> None:
    match = opening(2)
    for _ in range(200):
        seat = match.asked()[0]
        options = match.option_numbers(seat)
        if not is_secret(match.s) and len(options) > 1:
            out, done = forecast(match, seat, PLENTY)
            assert done == 0
            assert not out.any()
            return
        match.answer(seat, match.setting.keys.key(match.s, options[0]))
    pytest.fail("no open question came up")


def test_simulations_of_a_forecast_count_as_those_of_the_search() -> None:
    match = opening(2)
    bot = net_search("histrio", 1000, ":forecast=0.5")
    stats = move_stats(bot, match, 0)
    forecasts = int(SHARE * 1000) // SIMULATIONS * SIMULATIONS
    assert forecasts > 0
    assert sum(one.visits for one in stats) == 1000 - forecasts
    without = move_stats(net_search("histrio", 1000, ":forecast=0"), match, 0)
    assert sum(one.visits for one in without) == 1000


def test_a_search_with_a_forecast_is_repeatable() -> None:
    match = opening(4)
    first, again, without = (
        move_stats(net_search("histrio", 2000, f":forecast={share}"), match, 2) for share in (0.5, 0.5, 0)
    )
    assert first == again != without
