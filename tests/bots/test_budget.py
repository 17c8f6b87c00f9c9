"""Think limits of opponents: invalid ones are refused."""

from itertools import count
from typing import Any

import pytest

from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds
from trianon.core.errors import TrianonError
from trianon.core.match import Match, Start
from trianon.viewing.settings import reference_setting


@pytest.mark.parametrize("simulations", [-1, 2.5, True, "10", float("nan")])
def test_simulations_are_a_whole_number(simulations: Any) -> None:
    with pytest.raises(TrianonError, match="simulations are a whole number from 0 on, or None, not"):
        Budget(simulations)


@pytest.mark.parametrize("milliseconds", [float("nan"), -0.5, "10", True])
def test_a_time_that_would_never_be_over_is_refused(milliseconds: Any) -> None:
    with pytest.raises(TrianonError, match="milliseconds are a number from 0 on, or None, not"):
        Budget(milliseconds=milliseconds)


def test_a_budget_of_zero_is_exhausted_at_once() -> None:
    assert Budget(0).exhausted(0)
    assert Budget(milliseconds=0).exhausted(0)
    assert not Budget(milliseconds=float("inf")).exhausted(10**9)
    assert not Budget().exhausted(10**9)


def test_time_is_counted_by_the_clock_of_the_budget() -> None:
    times = iter([10.1, 10.3])
    budget = Budget(milliseconds=200, started=10.0, clock=lambda: next(times))
    assert not budget.exhausted(1)
    assert budget.exhausted(1)


def test_a_search_counts_time_by_the_clock_of_its_budget() -> None:
    setting = reference_setting("histrio")
    match = Match(setting, Start("clock"))
    seat = match.asked()[0]
    view, ticks = match.look(seat), count()
    bot = bot_named("search:1000000", setting.game)
    chosen = bot.choose(
        view, match.option_numbers(seat), Worlds(setting, view, "clock"),
        Budget(milliseconds=3000, started=0.0, clock=lambda: float(next(ticks))),
    )  # fmt: skip
    assert chosen in match.option_numbers(seat)
    assert next(ticks) == 4, "looked at after every batch, and over with the third tick"
