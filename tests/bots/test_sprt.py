"""The sequential probability ratio test: verdicts, early stopping, independence of the order of arrival."""

from collections.abc import Iterator
from math import exp, log

import pytest

from trianon.bots import sprt
from trianon.bots.arena import Contest
from trianon.bots.ratings import ELO, MatchResult
from trianon.bots.sprt import log_likelihood_ratio


def test_clear_data_leaves_the_bounds() -> None:
    _, low, high = log_likelihood_ratio(0, 0, 35.0)
    assert (low, high) == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))
    assert log_likelihood_ratio(90, 10, 35.0)[0] > high
    assert log_likelihood_ratio(10, 90, 35.0)[0] < low
    assert low < log_likelihood_ratio(5, 5, 35.0)[0] < high
    expected = 1 / (1 + exp(-100 / ELO))
    assert log_likelihood_ratio(3, 1, better=100)[0] == pytest.approx(3 * log(2 * expected) + log(2 * (1 - expected)))


def synthetic(winners: str, order: list[int]) -> Iterator[tuple[int, MatchResult]]:
    """Matches arriving in this order; the letters name the winners."""
    for number in order:
        names = ("a", "b") if number % 2 == 0 else ("b", "a")
        won = names.index(winners[number])
        yield number, MatchResult(names, (1, 2) if won == 0 else (2, 1), (1, 0) if won == 0 else (0, 1))


def run_synthetic(monkeypatch: pytest.MonkeyPatch, winners: str, order: list[int]) -> sprt.SprtResult:
    monkeypatch.setattr(sprt, "matches", lambda *_: synthetic(winners, order))
    return sprt.run_sprt(Contest("rokoko", ("a", "b"), len(winners), "seed"), 100.0)


def test_it_stops_when_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = list(range(100))
    better, worse = run_synthetic(monkeypatch, "a" * 100, numbers), run_synthetic(monkeypatch, "b" * 100, numbers)
    assert (better.verdict, worse.verdict) == (sprt.BETTER, sprt.NOT_BETTER)
    assert len(better.played) < 30
    assert len(better.played) % 2 == 0
    assert (better.wins, better.losses) == (len(better.played), 0)
    assert run_synthetic(monkeypatch, "ab" * 5, numbers[:10]).verdict == sprt.UNDECIDED


def test_the_order_of_arrival_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    winners = "aabaaabaab" * 10
    numbers = list(range(100))
    swapped = [number ^ 3 for number in numbers]
    assert run_synthetic(monkeypatch, winners, numbers) == run_synthetic(monkeypatch, winners, swapped)


def test_a_shared_victory_counts_half() -> None:
    found = sprt.sprt_result(
        [MatchResult(("a", "b"), (1, 1), (5, 5)), MatchResult(("b", "a"), (2, 1), (1, 5))], "a", 35.0
    )
    assert (found.wins, found.losses) == (1.5, 0.5)


def test_heuristic_beats_random() -> None:
    found = sprt.run_sprt(Contest("rokoko", ("thumb", "random"), 100, "trial"), 200.0)
    assert found.verdict == sprt.BETTER
    assert len(found.played) < 100
