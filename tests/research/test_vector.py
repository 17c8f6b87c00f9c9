"""Many matches in numpy arrays: Gymnasium's interface, seeds, threads, rewards, and what is refused."""

import copy
import gc
import threading
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.research.playing import TABLES, played, same
from trianon.core.feature_functions import observation_of, option_features_of
from trianon.core.match import Match, Start
from trianon.games import game_names
from trianon.research import vector
from trianon.research.environments.threads import WorkerThreads
from trianon.research.vector_settings import VectorSettings
from trianon.viewing.settings import reference_setting


@pytest.mark.parametrize("opponents", [None, ("thumb", "random")])
@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_gives_the_same_matches_whatever_the_threads(name: str, opponents: Any) -> None:
    one = played(vector.make(name, 3, 7, seed=5, opponents=opponents), 40)
    assert same(one, played(vector.make(name, 3, 7, seed=5, opponents=opponents, threads=3), 40))
    assert not same(one, played(vector.make(name, 3, 7, seed=6, opponents=opponents), 40))
    table = vector.make(name, 3, 7, seed=6, opponents=opponents)
    table.reset(seed=5)  # names the series, whatever it was made with
    assert same(one, [table.step(table.sample()) for _ in range(40)])


@pytest.mark.parametrize("name", ["rokoko", "histrio"])
def test_a_match_that_ends_begins_anew_in_the_same_step(name: str) -> None:
    table = vector.make(name, 2, 3, seed=2)
    assert table.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    table.reset()
    ends = np.zeros(3, int)
    for _ in range(900):
        actions = table.sample()
        assert table.action_space.contains(actions)
        _, rewards, ended, cut, infos = table.step(actions)
        ends += ended
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert not cut.any()
        assert infos["action_mask"].any(axis=1).all()
        assert (infos["number"] == np.arange(3) + 3 * ends).all()
        assert (infos["seat"] >= 0).all()
        assert (infos["rewards"][~ended] == 0).all()
        np.testing.assert_allclose(infos["rewards"].sum(axis=1), 0, atol=1e-6)
        assert ("final_obs" in infos) == bool(ended.any())
        for row in np.flatnonzero(ended):
            parts = table.observation_layout.split(infos["final_obs"][row])
            assert parts["match"][table.observation_layout["match"].at("over")] == 1
            assert rewards[row] in infos["rewards"][row]
    assert (ends > 2).all()


@pytest.mark.parametrize("reward", ["placing", "win", "points"])
def test_rewards_follow_from_the_result(reward: str) -> None:
    table = vector.make("histrio", 3, 1, seed=4, reward=reward)
    table.reset()
    match, ended = Match(reference_setting("histrio", 3), Start("4/0")), np.array([False])
    infos: dict[str, Any] = {}
    while not ended[0]:
        action = table.sample()
        match.answer(match.asked()[0], match.setting.keys.key(match.s, int(action[0])))
        _, _, ended, _, infos = table.step(action)
    result = match.result()
    places = np.array(result["placings"])
    expected = {
        "points": np.array(result["points"], float),
        "win": (places == 1) / (places == 1).sum() - 1 / 3,
        # tied seats share the mean of the places they take up
        "placing": np.array([1 - (p - 1 + ((places == p).sum() - 1) / 2) for p in places]),
    }
    np.testing.assert_allclose(infos["rewards"][0], expected[reward], atol=1e-6)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_described_options_are_the_legal_ones_with_their_features(name: str, players: int) -> None:
    table = vector.make(name, players, 4, seed=9, threads=2, describe=True)
    _, infos = table.reset()
    matches = [Match(reference_setting(name, players), Start(f"9/{row}")) for row in range(4)]
    for _ in range(20):  # no match ends within them
        options = infos["options"]
        for row, match in enumerate(matches):
            seat = int(infos["seat"][row])
            span = slice(options.offsets[row], options.offsets[row + 1])
            assert options.options[span].tolist() == match.option_numbers(seat)
            assert sorted(match.option_numbers(seat)) == np.flatnonzero(infos["action_mask"][row]).tolist()
            expected = option_features_of(match.setting, match.look(seat), match.option_numbers(seat))
            assert (options.features[span] == expected).all()
        actions = table.sample()
        for row, match in enumerate(matches):
            match.answer(int(infos["seat"][row]), match.setting.keys.key(match.s, int(actions[row])))
        observations, _, _, _, infos = table.step(actions)
        for row, match in enumerate(matches):
            assert (observations[row] == observation_of(match.setting, match.look(int(infos["seat"][row])))).all()


def test_arrays_change_with_the_next_step_only_without_copies() -> None:
    for copies in (True, False):
        table = vector.make("histrio", 2, 2, seed=1, copy=copies)
        first, infos = table.reset()
        before, mask = first.copy(), infos["action_mask"].copy()
        for _ in range(6):
            table.step(table.sample())
        assert (first == before).all() == copies
        assert (infos["action_mask"] == mask).all() == copies


def test_open_information_shows_more() -> None:
    shown = []
    for open_information in (False, True):
        table = vector.make("rokoko", 3, 1, seed=1, open_information=open_information)
        observations, _ = table.reset()
        part = table.observation_layout["seats"]
        shown.append(table.observation_layout.split(observations)["seats"][0, :3, part.at("kept_known")].tolist())
    assert shown == [[1, 0, 0], [1, 1, 1]]


@pytest.mark.parametrize(
    "actions", [[0, 0], [0.5, 1.0, 2.0], [[0, 1, 2]], 0, None, [True] * 3, [[0], [0, 1], [0]], "abc"]
)
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    table = vector.make("histrio", 2, 3)
    table.reset()
    with pytest.raises(ValueError, match="expected 3 whole numbers, one action for each match"):
        table.step(actions)


def test_steps_before_the_beginning_and_after_closing_are_refused() -> None:
    table = vector.make("histrio", 2, 2, threads=2)
    calls = {"step": lambda: table.step([0, 0]), "sample": table.sample, "describe": table.describe}
    for name, call in calls.items():
        with pytest.raises(gym.error.ResetNeeded, match=rf"call reset\(\) before {name}\(\)"):
            call()
    table.reset()
    table.close()
    table.close()  # a second time is no fault
    for call in (*calls.values(), table.reset):
        with pytest.raises(gym.error.ClosedEnvironmentError, match="make new ones"):
            call()


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"seed": 1.5}, "a seed is one whole number, or a text, not 1.5"),
        ({"seed": [1, 2, 3]}, r"a seed is one whole number, or a text, not \[1, 2, 3\]"),
        ({"seed": "x" * 1000}, "a seed has at most"),
        ({"options": {"reset_mask": [True, False]}}, "a reset_mask is an array of 2 bools"),
        ({"options": {"reset_mask": np.zeros(2, np.bool_)}}, "at least one of them True"),
        ({"options": {"reset_mask": np.ones(2, np.bool_)}, "seed": 3}, "leave it out beside a reset_mask"),
        ({"options": {"number": 3}}, r"reset\(\) knows no option 'number'"),
        ({"options": [1]}, "the options of reset.. are a dict"),
    ],
)
def test_a_wrong_reset_is_refused_and_changes_nothing(wrong: dict[str, Any], text: str) -> None:
    table = vector.make("histrio", 2, 2, seed=3)
    first, _ = table.reset()
    with pytest.raises(ValueError, match=text):
        table.reset(**wrong)
    assert (table.reset()[0] == first).all()


def test_seeds_of_every_kind_of_whole_number_name_the_same_series_and_none_a_new_one() -> None:
    def begun(seed: Any) -> Any:
        return vector.make("rokoko", np.int64(3), np.int16(4), seed=seed).reset()[0]  # type: ignore[arg-type]

    assert (begun(5) == begun("5")).all()
    assert (begun(5) == begun(np.uint8(5))).all()
    assert not (begun(None) == begun(None)).all()


@pytest.mark.parametrize("settings", [{}, {"threads": 2}, {"opponents": "thumb", "skip_forced": True, "shaping": 0.1}])
def test_a_copy_goes_on_from_the_same_moment_on_its_own(settings: dict[str, Any]) -> None:
    table = vector.make("histrio", 3, 4, seed=2, **settings)
    assert not copy.deepcopy(table).closed
    with pytest.raises(gym.error.ResetNeeded):
        copy.deepcopy(table).sample()
    table.reset(seed=6)
    for _ in range(10):
        table.step(table.sample())
    other = copy.deepcopy(table)
    ahead = [other.step(other.sample()) for _ in range(60)]
    assert other.series == table.series == "6"
    assert same(ahead, [table.step(table.sample()) for _ in range(60)])  # what the copy did left it as it was
    table.close()
    assert copy.deepcopy(table).closed


def test_what_the_reader_does_to_the_arrays_changes_no_match() -> None:
    table = vector.make("histrio", 2, 3, seed=2)
    observations, infos = table.reset()
    observations[:], infos["action_mask"][:] = 7, 1
    actions = table.sample()
    with pytest.raises(ValueError, match=r"match 1: .* is not legal"):
        table.step([actions[0], 126, actions[2]])
    assert (table.step(actions)[0] == played(vector.make("histrio", 2, 3, seed=2), 1)[0][0]).all()


def test_an_error_of_a_thread_is_raised_and_the_threads_work_on() -> None:
    done: list[int] = []

    def fail() -> None:
        raise ZeroDivisionError

    workers = WorkerThreads(3)
    with pytest.raises(ZeroDivisionError):
        workers.run([(done.append, (1,)), (fail, ()), (done.append, (2,))])
    workers.run([(done.append, (number,)) for number in (3, 4, 5)])
    workers.close()
    assert sorted(done) == [1, 2, 3, 4, 5]


def test_threads_end_with_vectors_that_were_never_closed() -> None:
    def helpers() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name == "trianon-matches"}

    before = helpers()
    table = vector.make("histrio", 2, 6, threads=3)
    table.reset()
    table.step(table.sample())
    own = helpers() - before
    assert len(own) == 2
    del table
    gc.collect()
    for thread in own:
        thread.join(timeout=WAIT_SECONDS)
    assert not any(thread.is_alive() for thread in own)


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"open_information": "yes"}, "open_information is True or False, not 'yes'"),
        ({"open_information": None}, "open_information is True or False, not None"),
        ({"game": "roccoco"}, 'there is no game "roccoco" .*did you mean "rokoko"'),
        ({"players": True}, "not True"),
        ({"players": "4"}, "not '4'"),
        ({"game": None}, r"a game is known by its name \(.*histrio, rokoko\), not by None"),
        ({"edition": 5}, "an edition is known by its id or its file, or was loaded; it is not 5"),
        ({"reward": ["win"]}, "there is no reward"),
        ({"seed": 0.5}, "a seed is one whole number, or a text, not 0.5"),
        ({"n": 0}, "n, the number of matches side by side, is a whole number from 1 to 1000000, not 0"),
        ({"threads": 9}, "threads is a whole number from 1 to 8, not 9"),
        ({"edition": reference_setting("histrio", 2).edition}, "edition reference is for histrio, not for rokoko"),
        ({"edition": []}, "at least one edition"),
        ({"opponents": "thum"}, "thum"),
        ({"opponents": ["thumb"]}, "4 players need 3 opponents, not 1"),
        ({"opponents": 3}, "opponents are named by a text"),
        ({"seat": 4}, "seat is a whole number from 0 to 3, not 4"),
        ({"skip_forced": 1}, "skip_forced is True or False, not 1"),
        ({"shaping": 0.1}, "shaping rewards one learner: name its opponents"),
        ({"shaping": -1}, "shaping is a number from 0 to 1000, not -1"),
        ({"autoreset": "never"}, "there is no autoreset 'never' .expected next_step, same_step, disabled"),
        ({"positions": []}, "an empty list"),
        ({"positions": 5}, "a position is a file, the text of one, or a match, not 5"),
        ({"positions": "nowhere.toml"}, "nowhere.toml"),
        ({"positions": 'game = "histrio"\nplayers = 2\n'}, "the position is one of histrio with 2 players"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], text: str) -> None:
    make: Any = vector.make
    with pytest.raises(ValueError, match=text):
        make(**({"game": "rokoko", "players": 4, "n": 8} | wrong))


def test_settings_can_be_shared_and_changed() -> None:
    settings = VectorSettings(seed=5, reward="points", threads=2)
    one = played(vector.make("histrio", 2, 3, settings), 20)
    assert same(one, played(vector.make("histrio", 2, 3, seed=5, reward="points"), 20))
    assert not same(one, played(vector.make("histrio", 2, 3, settings, seed=6), 20))
    with pytest.raises(TypeError, match="rewards"):
        vector.make("histrio", 2, 3, rewards="points")
