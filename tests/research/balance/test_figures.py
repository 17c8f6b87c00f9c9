"""The lab's statistics agree with known distributions."""

from __future__ import annotations

import numpy as np
import pytest

from trianon.bots.statistics.summary import MatchSummary
from trianon.research.balance.clusters import k_means, standardized
from trianon.research.balance.luck import luck_shares
from trianon.research.balance.seat_profiles import seat_figures, starting_seats
from trianon.research.balance.significance import benjamini_hochberg, p_of_interval, p_value
from trianon.research.balance.trial import AGAIN, OPEN, RESTRICTED, Trial
from trianon.research.balance.worth import taken_components, worths
from trianon.viewing.settings import reference_setting


def test_corrected_p_values_are_those_of_the_textbook() -> None:
    found = [0.01, 0.04, 0.03, 0.005]
    assert benjamini_hochberg(found) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert benjamini_hochberg([]) == []


def test_p_values_of_chance_are_even() -> None:
    rng = np.random.default_rng(1)
    found = np.array([p_value(rng.normal(0.3, 1.0, 200), 0.3) for _ in range(1000)])
    assert (found < 0.05).mean() == pytest.approx(0.05, abs=0.02)
    assert found.mean() == pytest.approx(0.5, abs=0.03)
    assert p_of_interval(1.96, 1.0) == pytest.approx(0.05, abs=0.001)
    assert p_value([1.0]) == 1.0


def test_correction_keeps_false_findings_rare() -> None:
    rng = np.random.default_rng(2)
    found = [benjamini_hochberg([p_value(rng.normal(0, 1, 100)) for _ in range(20)]) for _ in range(300)]
    assert np.mean([min(corrected) < 0.05 for corrected in found]) < 0.09


def test_clusters_are_found_again() -> None:
    rng = np.random.default_rng(3)
    rows = np.concatenate([rng.normal(centre, 0.3, (50, 2)) for centre in ((0, 0), (5, 0), (0, 5))])
    found = k_means(standardized(rows), 3, seed=7)
    assert len({tuple(found.groups[part * 50 : part * 50 + 50]) for part in range(3)}) == 3
    assert all(len(set(found.groups[part * 50 : part * 50 + 50])) == 1 for part in range(3))
    assert (k_means(standardized(rows), 3, seed=7).groups == found.groups).all()
    assert len(k_means(rows[:2], 5).centres) == 2


def trial(series: str, number: int, points: list[int], first: int = 0, **more: object) -> Trial:
    best = max(points)
    placings = tuple(1 + sum(other > own for other in points) for own in points)
    assert placings[points.index(best)] == 1
    return Trial(series, number, MatchSummary(("a",) * len(points), tuple(points), placings, {}, first), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("share", [0.0, 0.5, 0.9])
def test_luck_is_the_part_that_comes_back(share: float) -> None:
    rng = np.random.default_rng(4)
    drawn = rng.normal(0, share**0.5, (1500, 2))

    def played(series: str) -> list[Trial]:
        noise = rng.normal(0, (1 - share) ** 0.5, drawn.shape)
        return [trial(series, deal, [round(1000 * x) for x in row]) for deal, row in enumerate(drawn + noise)]

    found = luck_shares(played(OPEN), played(AGAIN), by_points=True)
    assert found is not None
    assert found.deal.value == pytest.approx(share, abs=0.06)
    assert found.seat == pytest.approx(0, abs=0.02)
    assert found.seat + found.deal.value + found.decisions == pytest.approx(1)
    assert luck_shares(played(OPEN), []) is None


def test_the_seat_is_no_luck_of_the_deal() -> None:
    rng = np.random.default_rng(5)

    def played(series: str) -> list[Trial]:
        return [trial(series, deal, [100 + int(x), int(y)]) for deal, (x, y) in enumerate(rng.integers(0, 9, (400, 2)))]

    found = luck_shares(played(OPEN), played(AGAIN))
    assert found is not None
    assert found.seat == pytest.approx(1)


def test_what_is_worth_something_is_missed() -> None:
    """The restricted seat of every deal loses; of another restriction it fares as any other."""
    opened = [trial(OPEN, deal, [5, 4, 3], first=deal % 3) for deal in range(30)]
    rng = np.random.default_rng(6)

    def without(name: str, handicap: int) -> list[Trial]:
        found = []
        for number in range(90):
            points = [int(x) for x in rng.permutation([50, 40, 30])]
            points[number % 3] -= handicap
            found.append(trial(f"{RESTRICTED}{name}", number, points))
        return found

    series = {f"{RESTRICTED}{name}": without(name, handicap) for name, handicap in (("favor", 100), ("keep", 0))}
    dear, idle = worths(opened, {**series, f"{RESTRICTED}half": without("half", 0)[:2]}, 3)
    assert (dear.forbidden, dear.share.value, dear.deals) == ("favor", 0.0, 30)
    assert dear.p < 0.001
    assert idle.p > 0.01
    assert idle.share.value == pytest.approx(1 / 3, abs=0.15)
    assert len(dear.by_seat) == 3
    assert all(gain.value <= 0 for gain in dear.by_seat)


def test_figures_of_seats_count_from_the_starting_player() -> None:
    rng = np.random.default_rng(7)
    trials = []
    for number in range(200):
        first, even = int(rng.integers(3)), [int(x) for x in rng.integers(0, 5, 3)]
        more = [0, 0, 0]
        more[(first + 1) % 3] = 3 + int(rng.integers(2))
        points = [own + extra for own, extra in zip(even, more, strict=True)]
        trials.append(trial(OPEN, number, points, first, actions={"even": even, "second": more}, starts=(first, 0)))
    leading, other = seat_figures(trials)
    assert (leading.name, other.name) == ("second", "even")
    assert leading.means[0] == leading.means[2] == 0
    assert leading.means[1] > 3
    assert leading.p < 0.001 < other.p
    assert leading.correlation > 0.1
    first_round, later = starting_seats(trials)
    assert first_round.starts == (1.0, 0.0, 0.0)
    assert first_round.victories[1].value > 0.6
    assert sum(later.starts) == pytest.approx(1)


def test_components_that_nobody_takes_are_dead() -> None:
    summary = MatchSummary(("a", "a"), (3, 1), (1, 2), {"employee": {"6c": [1, 0], "1a": [0, 1]}})
    offered = {"employee": ["1a", "1b", "6c"], "decoration": ["statue.1"]}
    trials, setting = [Trial(OPEN, 0, summary, offered=offered)], reference_setting("rokoko", 2)
    found = {one.name: one for one in taken_components(trials, setting)}
    assert {name for name, one in found.items() if one.is_dead} == {"1b", "statue.1"}
    assert found["6c"].ratio.value == 3.0
    assert found["1a"].by_winners == 0.0
