"""The games as PettingZoo environments: its own tests, masks, simultaneous choices, and what is refused."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from tests.research.playing import TABLES, chosen
from trianon.core.installed import part_of
from trianon.core.kernel.seats import is_secret
from trianon.core.kernel.steps import QUESTION, SECRET
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


def finish(table: raw_env) -> dict[str, float]:
    """Play to the end; what every agent got."""
    rewards = {}
    for step, agent in enumerate(table.agent_iter()):
        observation, reward, terminated, _, _ = table.last()
        if terminated:
            rewards[agent] = reward
        table.step(None if terminated else chosen(legal(observation), step))
    return rewards


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
    table = kind("histrio", 3)
    table.reset(seed=4)
    assert table.state_space.contains(table.state())
    assert table.state().shape == (3 * table.observation_layout.size,)
    assert copy.deepcopy(table).state_space == table.state_space


def test_without_a_seed_the_next_match_of_the_series_follows() -> None:
    table, other = raw_env(game="histrio", players=3), raw_env(game="histrio", players=3)
    table.reset(seed=8)
    table.reset()
    second = table.observe(table.agent_selection)
    other.reset(seed=8, options={"number": 1})
    assert (second["observation"] == other.observe(other.agent_selection)["observation"]).all()
    other.reset(seed=8)
    assert (second["observation"] != other.observe(other.agent_selection)["observation"]).any()


def test_without_any_seed_matches_differ() -> None:
    tables = [raw_env(game="rokoko", players=4) for _ in range(2)]
    for table in tables:
        table.reset()
    assert (tables[0].state() != tables[1].state()).any()


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


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_at_a_secret_question_all_answer_at_once_and_else_one_does(name: str, players: int) -> None:
    table = parallel_env(game=name, players=players)
    observations, _ = table.reset(seed=1)
    together = alone = step = 0
    while table.agents:
        asked = [agent for agent in table.agents if not observations[agent]["action_mask"][table.wait]]
        secret = is_secret(table.matches.states[0])
        assert asked
        if not secret:
            assert len(asked) == 1
        together += secret and len(asked) == players
        alone += not secret
        for agent in set(table.agents) - set(asked):
            assert legal(observations[agent]) == [table.wait]
        actions = {agent: chosen(legal(observations[agent]), step) for agent in table.agents}
        observations, rewards, ended, _, _ = table.step(actions)
        step += 1
        assert all(ended.values()) == (not table.agents)
    assert together > 0
    asks_openly = any(QUESTION <= step < SECRET for step in part_of(name, "codes.step").STEPS.kinds)
    assert alone > 0 or not asks_openly
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


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


def test_the_raw_environment_raises_errors_with_reasons() -> None:
    table = raw_env(game="rokoko", players=2)
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        table.step(0)
    table.reset(seed=1)
    before = table.state()
    with pytest.raises(ValueError, match=r"option \d+ .* is not legal for seat \d now: .* \(RK-.*\); legal are"):
        table.step(illegal(table))
    with pytest.raises(ValueError, match="there is no option -1"):
        table.step(-1)
    with pytest.raises(ValueError, match="is asked and needs an action, a whole number, not None"):
        table.step(None)
    assert (table.state() == before).all()
    finish(table)
    with pytest.raises(ValueError, match="the match is over: call reset"):
        table.step(0)


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


def test_a_step_after_the_end_of_a_parallel_match_is_refused() -> None:
    table = parallel_env(game="histrio", players=2)
    observations, _ = table.reset(seed=1)
    while table.agents:
        observations, *_ = table.step({agent: legal(observations[agent])[0] for agent in table.agents})
    with pytest.raises(ValueError, match="the match is over: call reset"):
        table.step({})


@pytest.mark.parametrize("kind", [env, raw_env, parallel_env])
@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"game": "chess"}, 'there is no game "chess"'),
        ({"players": 7}, "a whole number from 2 to 5, not 7"),
        ({"observation": "picture"}, 'there is no observation "picture" .expected flat or dict'),
        ({"render_mode": "opengl"}, 'there is no render mode "opengl"'),
    ],
)
def test_wrong_settings_are_refused(kind: Any, wrong: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        kind(**wrong)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_of_a_table_goes_on_from_the_same_moment_on_its_own(copied: Any) -> None:
    table = env(game="histrio", players=3, reward="win")
    assert copied(table).series is None
    table.reset(seed=5)
    for _ in range(12):
        table.step(legal(table.observe(table.agent_selection))[-1])
    other = copied(table)
    assert (other.forgiving, other.matches.reward) == (True, table.matches.reward)
    before = table.state()
    assert (before == other.state()).all()
    rewards = finish(other)
    assert (table.state() == before).all()
    assert table.agents == table.possible_agents
    assert finish(table) == rewards
    assert (table.state() == other.state()).all()


def test_a_copy_of_a_parallel_table_goes_on_from_the_same_moment() -> None:
    table = parallel_env(game="histrio", players=3)
    observations, _ = table.reset(seed=5)
    other = copy.deepcopy(table)
    while table.agents:
        actions = {agent: legal(observations[agent])[0] for agent in table.agents}
        observations, rewards, *_ = table.step(actions)
        assert other.step(actions)[1] == rewards
    assert other.agents == []


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


@pytest.mark.parametrize("action", [1.5, "0", True, np.array([0]), np.bool_(True)])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    forgiving, raw, parallel = env("histrio", 2), raw_env("histrio", 2), parallel_env("histrio", 2)
    forgiving.reset(seed=1)
    raw.reset(seed=1)
    parallel.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space: seat_0 is asked and needs an action"):
        forgiving.step(action)
    with pytest.raises(ValueError, match="seat_0 is asked and needs an action, a whole number"):
        raw.step(action)
    with pytest.raises(ValueError, match="seat_0: an action is a whole number"):
        parallel.step({"seat_0": action})
    with pytest.raises(ValueError, match="expected a dict with an action for each agent"):
        parallel.step([action])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"seed": 1.5}, "a seed is one whole number, or a text, not 1.5"),
        ({"options": 3}, r'the options of reset\(\) are a dict such as \{"number": 3\}, not 3'),
        ({"options": {"number": "x"}}, r"the match of the series, is a whole number from 0 to \d+, not 'x'"),
        ({"options": {"number": -1}}, "not -1"),
        ({"options": {"nubmer": 1}}, r"reset\(\) knows no option 'nubmer' \(expected number\)"),
        ({"options": {"number": 1 << 70}}, "not 1180591620717411303424"),
    ],
)
def test_a_wrong_reset_is_refused_and_changes_nothing(wrong: dict[str, Any], text: str) -> None:
    table = raw_env("histrio", 2)
    table.reset(seed=1)
    before = table.state()
    with pytest.raises(ValueError, match=text):
        table.reset(**wrong)
    assert (table.state() == before).all()
    assert (table.series, table.number) == ("1", 0)
