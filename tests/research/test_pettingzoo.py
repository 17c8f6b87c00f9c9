"""The games as PettingZoo environments: its own tests, masks, simultaneous choices, and what is refused."""

import copy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from tests.research.playing import TABLES, chosen
from trianon.research.pettingzoo import env, parallel_env, raw_env

CYCLES = 1000
# PettingZoo knows by name which environments observe with a dict; masks of agents that wait or are done are empty
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
    "ignore:Action mask numpy array is all zeros",
)


def legal(observation: dict[str, Any]) -> list[int]:
    """The legal actions of an observation."""
    return [int(action) for action in np.flatnonzero(observation["action_mask"])]


@pytest.mark.parametrize("form", ["flat", "dict"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_own_test_of_the_turn_by_turn_api(name: str, players: int, form: str) -> None:
    api_test(env(game=name, players=players, observation=form), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_own_test_of_seeds(name: str, players: int) -> None:
    seed_test(lambda: env(game=name, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_own_test_of_the_parallel_api(name: str, players: int) -> None:
    parallel_api_test(parallel_env(game=name, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize("kind", [env, raw_env, parallel_env])
def test_what_all_see_lies_in_the_space_of_states(kind: Any) -> None:
    table = kind("histrio", 3, reward="win")
    other = copy.deepcopy(table)
    assert (other.series, other.forgiving, other.matches.reward) == (None, kind is env, table.matches.reward)
    table.reset(seed=4)
    assert table.state_space.contains(table.state())
    assert table.state().shape == (3 * table.observation_layout.size,)
    assert copy.deepcopy(table).state_space == table.state_space


def test_only_the_seat_to_act_has_a_mask_and_all_see_their_own_table() -> None:
    table = raw_env(game="rokoko", players=3)
    table.reset(seed=2)
    for agent in table.possible_agents:
        seen = table.observe(agent)
        assert bool(seen["action_mask"].any()) == (agent == table.agent_selection)
        assert table.observation_space(agent).contains(seen)
    whole = table.state().reshape(3, -1)
    for seat, agent in enumerate(table.possible_agents):
        assert (whole[seat] == table.observe(agent)["observation"]).all()


def test_options_have_features_and_keys() -> None:
    table = raw_env(game="rokoko", players=2)
    table.reset(seed=2)
    options, features = table.option_features()
    assert sorted(options) == legal(table.observe(table.agent_selection))
    assert features.shape == (len(options), table.option_layout.size)
    assert {table.key_of(option) for option in options} <= {"hand:ba", "hand:bb", "hand:bc", "hand:bd"}


def test_a_waiting_agent_may_be_left_out() -> None:
    one, two = parallel_env(game="histrio", players=3), parallel_env(game="histrio", players=3)
    seen, _ = one.reset(seed=4)
    two.reset(seed=4)
    for step in range(30):
        actions = {agent: chosen(legal(seen[agent]), step) for agent in one.agents}
        seen = one.step(actions)[0]
        other = two.step({agent: action for agent, action in actions.items() if action != two.wait})[0]
        assert all((seen[agent]["observation"] == other[agent]["observation"]).all() for agent in seen)


def illegal(table: raw_env) -> int:
    """An action that is not in the mask."""
    return int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[60])


def test_an_illegal_action_ends_the_match_as_in_pettingzoos_own_games(caplog: pytest.LogCaptureFixture) -> None:
    table = env(game="rokoko", players=3)
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(illegal(table))
    assert "Illegal move made" in caplog.text
    assert "is not legal for seat 1 now: this does not answer the current question (RK-2.1)" in caplog.text
    rewards = {}
    for agent in table.agent_iter():
        _, rewards[agent], terminated, truncated, _ = table.last()
        assert terminated
        assert truncated
        table.step(None)
    assert rewards == {agent: (-1.0 if agent == offender else 0.0) for agent in table.possible_agents}
    table.step(None)
    assert "step() called after all agents are terminated" in caplog.text
    table.reset()
    with pytest.raises(AssertionError, match="action is not in action space: there is no option 999"):
        table.step(999)


def test_wrong_joint_actions_are_refused_and_change_nothing() -> None:
    table = parallel_env(game="histrio", players=3)
    observations, _ = table.reset(seed=1)
    good = {agent: legal(observations[agent])[0] for agent in table.agents}
    with pytest.raises(ValueError, match="seat_1: is asked and cannot wait"):
        table.step({"seat_0": good["seat_0"], "seat_2": good["seat_2"]})
    with pytest.raises(ValueError, match=r"seat_2: option 20 \(.*\) is not legal for seat 3 now: .* \(HI-"):
        table.step(good | {"seat_2": 20})
    with pytest.raises(ValueError, match="there is no agent seat_9"):
        table.step(good | {"seat_9": 1})
    fresh = parallel_env(game="histrio", players=3)
    fresh.reset(seed=1)
    assert (table.state() == fresh.state()).all()
    seen = table.step(good)[0]
    while not seen["seat_0"]["action_mask"][table.wait]:
        seen = table.step({agent: legal(seen[agent])[-1] for agent in table.agents})[0]
    with pytest.raises(ValueError, match="seat_0: is not asked and can only wait"):
        table.step({"seat_0": 0})


@pytest.mark.parametrize("kind", [env, raw_env, parallel_env])
@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"observation": "picture"}, 'there is no observation "picture" .expected flat or dict'),
        ({"render_mode": "opengl"}, 'there is no render mode "opengl"'),
    ],
)
def test_wrong_settings_are_refused(kind: Any, wrong: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        kind(**wrong)


@pytest.mark.parametrize("kind", [env, raw_env, parallel_env])
def test_before_the_first_reset_nothing_can_be_asked(kind: Any) -> None:
    table = kind("histrio", 2, render_mode="ansi")
    calls = {"step": lambda: table.step(0), "state": table.state, "render": table.render}
    if kind is not parallel_env:
        calls |= {"observe": lambda: table.observe("seat_0"), "option_features": table.option_features}
        for name in ("agents", "num_agents", "agent_selection", "rewards"):
            with pytest.raises(AttributeError, match=rf"{name} cannot be accessed before reset\(\)"):
                getattr(table, name)
    for name, call in calls.items():
        with pytest.raises(AssertionError, match=rf"reset\(\) needs to be called before {name}"):
            call()


def test_an_agent_without_a_seat_is_a_missing_key() -> None:
    turns, parallel = env("histrio", 2), parallel_env("histrio", 2)
    turns.reset(seed=1)
    for ask in (turns.observe, turns.action_space, turns.observation_space, parallel.action_space):
        with pytest.raises(KeyError, match=r"there is no agent 'seat_2' \(expected seat_0, seat_1\)"):
            ask("seat_2")


@pytest.mark.parametrize("action", [1.5, "0", True, None, np.array([0]), np.bool_(True)])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    forgiving, raw, parallel = env("histrio", 2), raw_env("histrio", 2), parallel_env("histrio", 2)
    for table in (forgiving, raw, parallel):
        table.reset(seed=1)
    with pytest.raises((AssertionError, ValueError), match="seat_0 is asked and needs an action"):
        forgiving.step(action)
    with pytest.raises(ValueError, match="seat_0 is asked and needs an action, a whole number"):
        raw.step(action)
    with pytest.raises(ValueError, match="seat_0: an action is a whole number"):
        parallel.step({"seat_0": action})
    with pytest.raises(ValueError, match="expected a dict with an action for each agent"):
        parallel.step([action])  # type: ignore[arg-type]
