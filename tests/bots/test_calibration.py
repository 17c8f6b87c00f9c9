"""Calibration: chances from expected values, by fits that are data of a game."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.bots.thinking import choices
from trianon.bots import calibration
from trianon.bots.budget import Budget
from trianon.bots.calibration import Knot, chance_of, chances_of, read_fits, stage_of
from trianon.bots.hints import hints
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

SOURCES: tuple[calibration.Source, ...] = ("hints", "analysis")
KNOTS = [Knot(0.2, 0.5, 0.0), Knot(0.6, 1.5, 0.4)]


@pytest.fixture
def fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "fits_of", lambda game: {"hints": {"3": KNOTS}, "analysis": {"3": KNOTS}})


@pytest.mark.usefixtures("fitted")
def test_slope_and_offset_run_straight_between_stages() -> None:
    at_half = [chance_of("histrio", "hints", 0.5, stage, 3) for stage in (0.0, 0.2, 0.4, 0.6, 1.0)]
    assert at_half == pytest.approx([0.5, 0.5, 0.549834, 0.598688, 0.598688], abs=1e-6)
    assert chance_of("histrio", "hints", 0.8, 0.2, 3) == pytest.approx(2 / 3)  # odds of 4, their root after the slope


@pytest.mark.usefixtures("fitted")
def test_what_was_not_fitted_is_taken_as_it_is() -> None:
    assert chance_of("histrio", "hints", 0.31, 0.5, 2) == 0.31
    assert chance_of("histrio", "net", 0.31, 0.5, 3) == 0.31


@pytest.mark.usefixtures("fitted")
def test_certain_values_stay_chances_and_better_stays_better() -> None:
    found = [chance_of("histrio", "analysis", value / 20, 0.5, 3) for value in range(21)]
    assert found == sorted(found)
    assert 0 < found[0] < found[-1] < 1


@pytest.mark.usefixtures("fitted")
def test_chances_of_all_seats_add_up_to_one() -> None:
    found = chances_of("histrio", "analysis", (0.6, 0.3, 0.1), 0, 0.6, 3)
    assert found[0] == chance_of("histrio", "analysis", 0.6, 0.6, 3)
    assert sum(found) == pytest.approx(1)
    assert found[1] == pytest.approx(3 * found[2])
    assert sum(chances_of("histrio", "analysis", (1.0, 0.0, 0.0), 0, 0.6, 3)) == pytest.approx(1)


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_the_stage_rises_from_the_first_round_and_stays_below_the_end(game: str) -> None:
    setting = reference_setting(game, 2)
    stages = [stage_of(setting, match.look(seat)) for match, seat in choices(setting, "stage", every=1)]
    assert stages[0] == 0
    assert all(one <= two for one, two in pairwise(stages))
    assert 0.8 < stages[-1] < 1


@pytest.mark.usefixtures("fitted")
def test_hints_carry_the_calibrated_chance_where_there_is_a_fit() -> None:
    for players in (2, 3):
        match, seat = next(iter(choices(reference_setting("histrio", players), "chance", every=5)))
        found = hints(match.setting, match.look(seat), match.option_numbers(seat), Budget(40))
        stage = stage_of(match.setting, match.look(seat))
        for hint in found:
            wanted = None if hint.value is None or players == 2 else chance_of("histrio", "hints", hint.value, stage, 3)
            assert hint.chance == wanted


@pytest.mark.parametrize(
    "knots",
    [
        '[{"stage": 0.5, "slope": 1, "offset": 0}, {"stage": 0.5, "slope": 1, "offset": 0}]',
        '[{"stage": 0, "slope": -1, "offset": 0}]',
        "[]",
    ],
)
def test_a_fit_whose_chances_do_not_rise_is_refused(tmp_path: Path, knots: str) -> None:
    file = tmp_path / calibration.FILE
    file.write_text(f'{{"hints": {{"2": {knots}}}}}')
    with pytest.raises(ValueError, match="hints, 2 players"):
        read_fits(file)


@pytest.mark.parametrize("game", built_in_games())
def test_published_fits_serve_every_number_of_players(game: str) -> None:
    """Even chances of two stay nearly even, and what a search is sure of in the end stays likely."""
    for players in game_of(game).seats:
        for source in SOURCES:
            assert calibration.is_fitted(game, source, players)
            assert chance_of(game, source, 0.95, 1.0, players) > 0.8
            assert chance_of(game, source, 0.05, 1.0, players) < 0.2
    assert chance_of(game, "hints", 0.5, 0.0, 2) == pytest.approx(0.5, abs=0.06)
