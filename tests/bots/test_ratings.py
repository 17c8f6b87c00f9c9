"""What matches say about strength: known intervals, known strengths found again, sequential tests."""

from collections.abc import Iterator
from math import exp, log

import numpy as np
import pytest

from trianon.bots import sprt
from trianon.bots.arena import Contest
from trianon.bots.ratings import (
    ELO,
    MIDDLE,
    MatchResult,
    covariance,
    leads,
    mean_interval,
    placements,
    ratings,
    share_interval,
    strengths,
    win_shares,
)
from trianon.bots.sprt import log_likelihood_ratio


def duel(first: str, second: str, winner: int) -> MatchResult:
    """A match of two; 0 or 1 wins."""
    return MatchResult((first, second), (1, 2) if winner == 0 else (2, 1), (10, 5) if winner == 0 else (5, 10))


def drawn_matches(truth: dict[str, float], count: int) -> list[MatchResult]:
    """Matches of everybody against everybody at once, drawn by known strengths (Plackett-Luce)."""
    generator = np.random.default_rng(7)
    names = tuple(truth)
    played = []
    for _ in range(count):
        marks = [log(truth[name]) + generator.gumbel() for name in names]
        placings = tuple(1 + sum(other > mark for other in marks) for mark in marks)
        played.append(MatchResult(names, placings, tuple(-place for place in placings)))
    return played


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    found = share_interval(won, of)
    assert (found.value, found.low, found.high) == pytest.approx((won / of, low, high), abs=1e-4)


def test_means_have_the_normal_interval() -> None:
    found = mean_interval([1.0, 2.0, 3.0, 4.0])
    half = 1.96 * (5 / 3) ** 0.5 / 2
    assert (found.value, found.low, found.high) == pytest.approx((2.5, 2.5 - half, 2.5 + half))
    assert mean_interval([3.0]).high == float("inf")


MATCHES = [
    MatchResult(("a", "b", "b"), (1, 2, 3), (30, 20, 10)),
    MatchResult(("b", "a", "b"), (1, 1, 3), (25, 25, 10)),
    MatchResult(("b", "b", "a"), (1, 2, 3), (40, 30, 12)),
]


def test_shares_places_and_leads() -> None:
    assert win_shares(MATCHES, "a").value == pytest.approx(1.5 / 3)  # a shared victory counts half
    assert win_shares(MATCHES, "b").value == pytest.approx(1.5 / 6)  # for each seat it sat at
    assert placements(MATCHES, "a").value == pytest.approx(5 / 3)
    assert placements(MATCHES[:1], "a").low == 1  # there is no place before the first
    assert placements(MATCHES[:1], "a").high == 3
    assert leads(MATCHES, "a").value == pytest.approx((10 + 0 - 28) / 3)


def test_victories_alone_find_strengths_whatever_happens_behind_the_winner() -> None:
    truth = {"weak": 0.3, "middling": 1.0, "good": 2.0, "best": 5.0}
    places = {1: 1, 2: 4, 3: 3, 4: 2}  # the order behind the winner turned round
    played = [
        MatchResult(match.names, tuple(places[place] for place in match.placings), match.points)
        for match in drawn_matches(truth, 4000)
    ]
    found = strengths(played, list(truth), 300, places=1)
    for strength, right in zip(found, truth.values(), strict=True):
        assert log(strength / found[1]) == pytest.approx(log(right), abs=0.2)
    assert covariance(played, list(truth), found, 1)[0, 0] > covariance(played, list(truth), found)[0, 0]


def test_ratings_hold_the_truth_within_their_intervals() -> None:
    truth = {"weak": 0.3, "middling": 1.0, "good": 2.0, "best": 5.0}
    mean = sum(log(strength) for strength in truth.values()) / len(truth)
    few, many = (ratings(drawn_matches(truth, count), list(truth)) for count in (50, 800))
    for name, strength in truth.items():
        right = MIDDLE + ELO * (log(strength) - mean)
        assert few[name].low < right < few[name].high
        assert many[name].low < right < many[name].high
        assert (few[name].high - few[name].low) / (many[name].high - many[name].low) == pytest.approx(4, rel=0.25)
    assert sum(rating.value for rating in many.values()) / len(truth) == pytest.approx(MIDDLE)


def test_ratings_of_two_agree_with_their_share() -> None:
    played = [duel("a", "b", int(i % 4 == 3)) for i in range(400)]
    found = ratings(played, ["a", "b"])
    assert found["a"].value - found["b"].value == pytest.approx(400 * log(3) / log(10), abs=3)


def test_a_tie_is_half_a_victory_wherever_one_sits() -> None:
    tie, won, lost = (MatchResult(("a", "b"), placings, (5, 5)) for placings in ((1, 1), (1, 2), (2, 1)))
    assert strengths([tie] * 40, ["a", "b"]) == pytest.approx([1, 1])
    assert strengths([tie, won] * 50, ["a", "b"]) == pytest.approx(strengths([won, won, won, lost] * 25, ["a", "b"]))
    three = [
        MatchResult(("a", "b", "c"), (1, 2, 2), (9, 5, 5)),
        MatchResult(("c", "b", "a"), (2, 2, 1), (5, 5, 9)),
    ] * 20
    found = ratings(three, ["a", "b", "c"])
    assert found["a"].value > found["b"].value == pytest.approx(found["c"].value)


def test_seats_of_one_match_make_no_figure_surer() -> None:
    """Three seats of one bot that lose by the same each time are one observation a match, not three."""
    played = [MatchResult(("best", "a", "a", "a"), (1, 2, 2, 2), (lead, 0, 0, 0)) for lead in (10, 20, 30, 40)]
    best, others = leads(played, "best"), leads(played, "a")
    assert others.value == -best.value
    assert (others.low, others.high) == pytest.approx((-best.high, -best.low))
    assert placements(played, "a").value == 2


def test_the_unbeaten_get_a_finite_rating_and_a_wide_interval() -> None:
    found = ratings([duel("a", "b", 0)] * 10, ["a", "b"])
    assert 1500 < found["a"].value < 2500
    assert found["a"].high - found["a"].low > 200


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
