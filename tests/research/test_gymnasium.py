"""Gymnasium's registry: an environment for every installed game, one match at a time or a vector of them."""

from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from trianon.games import game_names
from trianon.research.gymnasium import LearnerEnv, id_of
from trianon.research.vector import VectorMatches


def made(name: str = "histrio", **options: Any) -> LearnerEnv:
    env = gym.make(id_of(name), **options).unwrapped
    assert isinstance(env, LearnerEnv)
    return env


def finished(env: LearnerEnv, info: dict[str, Any]) -> tuple[float, dict[str, Any]]:
    """Play the first legal option until the end."""
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        total += reward
    return total, info


@pytest.mark.filterwarnings("ignore:.*infinity")  # features have no bounds
@pytest.mark.parametrize("name", game_names())
def test_every_game_is_registered_and_keeps_to_the_interface(name: str) -> None:
    assert id_of(name) == f"Trianon/{name.capitalize()}-v0"
    assert id_of(name) in gym.registry
    env = made(name, illegal="end")
    check_env(env, skip_render_check=True)
    _, info = env.reset(seed=3)
    assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
    total, info = finished(env, info)
    assert total == info["rewards"][info["number"] % 2]
    assert sorted(info["placings"].tolist()) in ([1, 2], [1, 1])


def test_the_learner_changes_seats_from_match_to_match() -> None:
    env = made(opponents=["thumb", "random"])
    assert env.matches.setting.players == 3
    assert [env.reset(seed=3)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))] == [0, 1, 2, 0]


def test_an_illegal_action_can_end_the_match() -> None:
    env = made(illegal="end")
    observation, info = env.reset(seed=3)
    shown, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert np.array_equal(shown, observation)


def test_vectors_are_compiled_ones() -> None:
    matches = gym.make_vec(id_of("histrio"), num_envs=5, opponents="random", autoreset="next_step")
    assert isinstance(matches.unwrapped, VectorMatches)
    # TorchRL's GymWrapper asks for it by this name, as Gymnasium's own vectors have it
    assert matches.unwrapped.autoreset_mode == AutoresetMode.NEXT_STEP
    observations, infos = matches.reset(seed=2)
    assert observations.shape == (5, *matches.single_observation_space.shape)  # type: ignore[misc]
    matches.step(matches.unwrapped.sample())
    one, info = made(opponents="random").reset(seed=2)
    assert np.array_equal(one, observations[0])
    assert np.array_equal(info["action_mask"], infos["action_mask"][0])
    plain = gym.make_vec(id_of("histrio"), num_envs=2, vectorization_mode="sync", opponents="random")
    assert np.array_equal(plain.reset(seed=2)[0][0], one)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"render_mode": "opengl"}, 'there is no render mode "opengl"'),
        ({"illegal": "ignore"}, "an illegal action may"),
        ({"threads": 2}, "there is no option 'threads'"),
        ({"opponents": ["thumb"], "players": 4}, "4 players need 3 opponents"),
    ],
)
def test_wrong_settings_are_refused(options: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        LearnerEnv("histrio", **options)


def test_a_step_before_the_beginning_is_refused() -> None:
    with pytest.raises(gym.error.ResetNeeded):
        LearnerEnv("histrio").step(0)
