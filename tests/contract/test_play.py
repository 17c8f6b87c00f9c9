"""Contract 1, 9 and 12: matches end with scores, nothing is lost on the way, and the lines add up."""

from typing import Any

import numpy as np
import pytest

from tests.contract.table import MAX_ANSWERS, Played
from tests.infrastructure.samples import sample
from trianon.core.game import Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.loops import begin_numbered, play_randomly
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.struct import NONE, zero
from trianon.core.match_file.replay import final_lines

GAMES = 200
EVERY = sample(5, 1)  # decisions at which pieces are counted in Python too, which takes long


def test_a_match_ends_with_points_and_placings_for_every_seat(matches: list[Played]) -> None:
    for played in matches:
        match = played.match
        assert match.asked() == []
        assert [match.options(seat) for seat in range(played.setting.players)] == [[]] * played.setting.players
        result = match.result()
        assert sorted(result) == ["placings", "points"]
        assert len(result["points"]) == len(result["placings"]) == played.setting.players
        assert min(result["placings"]) == 1
        for place in result["placings"]:
            better = sum(other < place for other in result["placings"])
            assert place == better + 1, "tied seats share the better place"
        best = max(result["points"])
        assert all(result["points"][i] == best for i, place in enumerate(result["placings"]) if place == 1)


def test_many_matches_end_within_the_bound_and_lose_nothing(setting: Setting) -> None:
    game, silent, options = setting.game, zero(Events), zero(Options)
    key = np.array([1, 2, 3, 4], np.int64)
    courses = set()
    for number in range(GAMES):
        s: Any = zero(game.state)
        s.players = setting.players
        x = begin_numbered(game.rules, s, setting.t, silent, key, number, NONE)
        given = play_randomly(game.rules, s, setting.t, silent, options, x, MAX_ANSWERS)
        assert s.over == 1, f"match {number} is not over after {given} answers"
        assert game.sound(s, setting.t), game.audit(s, setting.t, setting.names)
        ended = zero(Outcome)
        game.outcome(s, ended)
        assert sorted(ended.placings[: setting.players])[0] == 1
        courses.add((given, *ended.points.tolist()))
    assert len(courses) > 10, "matches with different numbers differ"


def test_every_piece_is_in_exactly_one_place_at_every_decision(matches: list[Played]) -> None:
    for played in matches:
        setting = played.setting
        for number in range(len(played.states)):
            s = played.state(number)
            assert setting.game.sound(s, setting.t), f"after {number} answers of {played.match.start}"
            if number % EVERY == 0:
                assert setting.game.audit(s, setting.t, setting.names) == [], "the audit in words agrees"


def test_the_final_score_is_the_sum_of_its_lines(matches: list[Played]) -> None:
    booked = 0
    for played in matches:
        sums = [0] * played.setting.players
        for line in final_lines(played.match):
            sums[line["seat"] - 1] += line["points"]
        assert sums == played.match.result()["points"]
        booked += sum(map(abs, sums))
    assert booked, "matches without a single point show nothing"


def test_an_unfinished_match_has_no_result(played: Played) -> None:
    with pytest.raises(Exception, match="not over"):
        played.after(0).result()
