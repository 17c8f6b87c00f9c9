"""Forecasts of rivals' secret picks by short searches from their own views."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.bots.test_nets import net_search
from tests.bots.thinking import chosen, move_stats, setting_of
from trianon.bots.budget import Budget
from trianon.bots.levels import settings_of
from trianon.bots.search.forecast import MOST_WORLDS, SHARE, SIMULATIONS, SearchForecaster
from trianon.core.kernel.seats import is_secret
from trianon.core.match import Match, Start
from trianon.games import game_of

GAME = game_of("histrio")
PLENTY = 100_000


def forecast(match: Match, seat: int, simulations: int, seed: str = "seed") -> tuple[Any, int]:
    out = np.ones((5, GAME.numbering.size))
    forecaster = SearchForecaster(GAME, settings_of("histrio"))
    done = forecaster.forecast(match.setting, match.look(seat), seed, Budget(simulations=simulations), out)
    return out, done


def opening(players: int) -> Match:
    match = Match(setting_of("histrio", players), Start("forecast"))
    assert is_secret(match.s)
    return match


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_rival_has_a_forecast_of_its_legal_picks(players: int) -> None:
    match = opening(players)
    out, done = forecast(match, 1, PLENTY)
    assert done == MOST_WORLDS * SIMULATIONS * (players - 1)
    for seat in range(players):
        found = set(np.nonzero(out[seat])[0].tolist())
        assert found <= set(match.option_numbers(seat))
        assert out[seat].sum() == (0 if seat == 1 else MOST_WORLDS * SIMULATIONS)
        assert len(found) > 1 or seat == 1
    assert not out[players:].any()


def test_a_forecast_takes_its_share_of_the_simulations() -> None:
    match = opening(3)
    one = 2 * SIMULATIONS  # both rivals in one world
    assert forecast(match, 0, int(one / SHARE) - 1)[1] == 0
    assert not forecast(match, 0, int(one / SHARE) - 1)[0].any()
    assert forecast(match, 0, int(one / SHARE))[1] == one
    assert forecast(match, 0, int(3 * one / SHARE))[1] == 3 * one


def test_a_budget_that_is_over_leaves_no_forecast() -> None:
    match, out = opening(2), np.ones((5, GAME.numbering.size))
    forecaster = SearchForecaster(GAME, settings_of("histrio"))
    assert forecaster.forecast(match.setting, match.look(0), "seed", Budget(milliseconds=0), out) == 0
    assert not out.any()


def test_the_same_seed_forecasts_the_same() -> None:
    match = opening(2)
    assert np.array_equal(forecast(match, 0, 4000)[0], forecast(match, 0, 4000)[0])
    assert not np.array_equal(forecast(match, 0, 4000)[0], forecast(match, 0, 4000, "another")[0])


def test_a_forecast_knows_no_more_than_the_searching_seat() -> None:
    """What a rival has sealed and the card of its friendly troupe change nothing."""
    match = opening(2)
    before = forecast(match, 1, 4000)[0]
    drawn, pile, last = int(match.s.friendly_card[0]), match.s.friendly_pile[0], int(match.s.friendly_count[0]) - 1
    match.s.friendly_card[0], pile[last] = int(pile[last]), drawn
    assert np.array_equal(before, forecast(match, 1, 4000)[0])
    sealed = []
    for option in match.option_numbers(0)[:3]:
        again = opening(2)
        again.answer(0, again.setting.keys.key(again.s, option))
        sealed.append(forecast(again, 1, 4000)[0])
    assert np.array_equal(sealed[0], sealed[1])
    assert np.array_equal(sealed[0], sealed[2])
    assert sealed[0][0].any()


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


def test_a_search_with_a_forecast_chooses_the_same_with_the_same_seed() -> None:
    match = opening(4)
    assert chosen(net_search("histrio", 2000, ":forecast=0.5"), match, 2) == chosen(
        net_search("histrio", 2000, ":forecast=0.5"), match, 2
    )
