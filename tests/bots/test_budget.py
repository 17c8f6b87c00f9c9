"""How long an opponent may think: limits that nobody could keep are refused."""

from __future__ import annotations

from typing import Any

import pytest

from trianon.bots.budget import Budget
from trianon.core.errors import TrianonError


@pytest.mark.parametrize("simulations", [-1, 2.5, True, "10", float("nan")])
def test_simulations_are_a_whole_number(simulations: Any) -> None:
    with pytest.raises(TrianonError, match="simulations are a whole number from 0 on, or None, not"):
        Budget(simulations)


@pytest.mark.parametrize("milliseconds", [float("nan"), -0.5, "10", True])
def test_a_time_that_would_never_be_over_is_refused(milliseconds: Any) -> None:
    with pytest.raises(TrianonError, match="milliseconds are a number from 0 on, or None, not"):
        Budget(milliseconds=milliseconds)


def test_nothing_at_all_is_spent_at_once() -> None:
    assert Budget(0).exhausted(0)
    assert Budget(milliseconds=0).exhausted(0)
    assert not Budget(milliseconds=float("inf")).exhausted(10**9)
    assert not Budget().exhausted(10**9)
