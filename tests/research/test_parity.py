"""The same seeds and choices give the same match through every API, and through the plain engine."""

from typing import Any, NamedTuple

import numpy as np
import pyspiel
import pytest

from tests.research.playing import TABLES, chosen
from trianon.core.feature_functions import observation_of
from trianon.core.match import Match, Start
from trianon.research import openspiel, vector
from trianon.research.pettingzoo import parallel_env, raw_env
from trianon.viewing.settings import reference_setting

SEED = 11
NUMBER = 5  # of the match in its series


class Decision(NamedTuple):
    """One decision: seat, legal options, choice and observation."""

    seat: int
    legal: tuple[int, ...]
    action: int
    seen: bytes


Trajectory = tuple[list[Decision], list[float]]


def through_the_engine(name: str, players: int) -> Trajectory:
    match = Match(reference_setting(name, players), Start(f"{SEED}/{NUMBER}"))
    decisions: list[Decision] = []
    while not match.over:
        seat = match.asked()[0]
        legal = tuple(sorted(match.option_numbers(seat)))
        action = chosen(legal, len(decisions))
        decisions.append(Decision(seat, legal, action, observation_of(match.setting, match.look(seat)).tobytes()))
        match.answer(seat, match.setting.keys.key(match.s, action))
    places = match.result()["placings"]
    tied = [places.count(place) for place in places]
    rewards = [1 - 2 * (place - 1 + (n - 1) / 2) / (players - 1) for place, n in zip(places, tied, strict=True)]
    return decisions, rewards


def through_vectors(name: str, players: int) -> Trajectory:
    rows = NUMBER + 1
    table = vector.make(name, players, rows, seed=SEED)
    seen, infos = table.reset()
    decisions: list[Decision] = []
    while True:
        legal = tuple(np.flatnonzero(infos["action_mask"][NUMBER]).tolist())
        action = chosen(legal, len(decisions))
        decisions.append(Decision(int(infos["seat"][NUMBER]), legal, action, seen[NUMBER].tobytes()))
        actions = table.sample()  # the other matches go other ways
        actions[NUMBER] = action
        seen, _, ended, _, infos = table.step(actions)
        if ended[NUMBER]:
            return decisions, infos["rewards"][NUMBER].tolist()


def through_pettingzoo(name: str, players: int) -> Trajectory:
    table = raw_env(game=name, players=players)
    table.reset(seed=SEED, options={"number": NUMBER})
    decisions: list[Decision] = []
    rewards = [0.0] * players
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        seat = table.possible_agents.index(agent)
        if terminated:
            rewards[seat] = reward
            table.step(None)
            continue
        legal = tuple(np.flatnonzero(observation["action_mask"]).tolist())
        action = chosen(legal, len(decisions))
        decisions.append(Decision(seat, legal, action, observation["observation"].tobytes()))
        table.step(action)
    return decisions, rewards


def through_openspiel(name: str, players: int) -> Trajectory:
    state = pyspiel.load_game(f"trianon_{name}(players={players},seed={SEED})").new_initial_state()
    for digit in (0, 0, NUMBER):
        state.apply_action(digit)
    decisions: list[Decision] = []
    while not state.is_terminal():
        seat = state.current_player()
        legal = tuple(state.legal_actions())
        action = chosen(legal, len(decisions))
        seen = np.array(state.observation_tensor(seat), np.float32)
        decisions.append(Decision(seat, legal, action, seen.tobytes()))
        state.apply_action(action)
    return decisions, state.returns()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_api_plays_the_same_match(name: str, players: int) -> None:
    decisions, rewards = through_the_engine(name, players)
    assert len(decisions) > 20
    for through in (through_vectors, through_pettingzoo, through_openspiel):
        others, other_rewards = through(name, players)
        for number, (one, two) in enumerate(zip(decisions, others, strict=True)):
            assert one == two, f"{through.__name__}, decision {number}"
        assert other_rewards == pytest.approx(rewards, abs=1e-6)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_answering_at_once_is_answering_one_after_the_other(name: str, players: int) -> None:
    table = parallel_env(game=name, players=players)
    seen, _ = table.reset(seed=SEED)
    match = Match(reference_setting(name, players), Start(f"{SEED}/0"))
    step = 0
    rewards: dict[str, float] = {}
    while table.agents:
        actions: dict[str, Any] = {}
        for seat, agent in enumerate(table.possible_agents):
            assert (seen[agent]["observation"] == observation_of(match.setting, match.look(seat))).all()
            actions[agent] = chosen(np.flatnonzero(seen[agent]["action_mask"]).tolist(), step)
        for seat in reversed(match.asked()):  # under seal the order makes no difference
            match.answer(seat, match.setting.keys.key(match.s, actions[table.possible_agents[seat]]))
        seen, rewards, _, _, _ = table.step(actions)
        step += 1
    assert match.over
    assert (np.argsort(match.result()["placings"])[0] == np.argmax(list(rewards.values()))).all()


def test_openspiel_can_choose_all_matches_of_a_series_up_to_its_last() -> None:
    game = pyspiel.load_game("trianon_histrio(players=2,seed=3)")
    state = game.new_initial_state()
    for digit in (1, 2, 3):
        state.apply_action(digit)
    number = (1 * openspiel.BASE + 2) * openspiel.BASE + 3
    match = Match(reference_setting("histrio", 2), Start(f"3/{number}"))
    assert state.observation_tensor(0) == observation_of(match.setting, match.look(0)).tolist()
