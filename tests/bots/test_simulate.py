"""Many matches at once: the same results however they are run."""

from threading import Event

import numpy as np
import pytest

from trianon.bots.simulate import CHUNK, recorded_match, simulate
from trianon.core.errors import TrianonError
from trianon.games import game_names
from trianon.viewing.settings import reference_setting


@pytest.mark.parametrize("game", game_names())
def test_results_depend_on_the_seed_alone(game: str) -> None:
    setting = reference_setting(game, 3)
    once = simulate(setting, ["random"], CHUNK + 20, "seed")
    threaded = simulate(setting, ["random"], CHUNK + 20, "seed", threads=2)
    other = simulate(setting, ["random"], CHUNK + 20, "another")
    assert np.array_equal(once.results, threaded.results)
    assert not np.array_equal(once.results, other.results)


@pytest.mark.parametrize("bots", [["random"], ["thumb", "random", "thumb"]])
@pytest.mark.parametrize("game", game_names())
def test_a_recorded_match_is_the_simulated_one(game: str, bots: list[str]) -> None:
    setting = reference_setting(game, 3)
    simulated = simulate(setting, bots, 3, "seed")
    for number in range(3):
        match = recorded_match(setting, bots, "seed", number)
        assert match.result()["points"] == simulated.points[number].tolist()
        assert match.result()["placings"] == simulated.placings[number].tolist()
        assert match.answer_count == simulated.lengths[number]


def test_a_stop_keeps_what_was_done() -> None:
    setting = reference_setting("rokoko", 2)
    stop = Event()
    stopped = simulate(setting, ["random"], 10 * CHUNK, "seed", on_progress=lambda games: stop.set(), stop=stop)
    assert stopped.games == CHUNK
    assert np.array_equal(stopped.results, simulate(setting, ["random"], CHUNK, "seed").results)


def test_win_shares_split_shared_victories() -> None:
    setting = reference_setting("rokoko", 4)
    result = simulate(setting, ["random"], 400, "seed")
    assert sum(result.win_shares()) == pytest.approx(1.0)
    assert (result.placings.min(axis=1) == 1).all()


@pytest.mark.parametrize(("bots", "message"), [(["thum"], "did you mean"), (["random"] * 3, "3 opponents named")])
def test_wrong_opponents_are_named(bots: list[str], message: str) -> None:
    with pytest.raises(TrianonError, match=message):
        simulate(reference_setting("rokoko", 4), bots, 1, "seed")
