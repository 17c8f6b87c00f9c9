"""Render modes of the PettingZoo environments, by PettingZoo's own test where it has one."""

import json
import sys
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from pettingzoo.test import render_test  # type: ignore[import-untyped]

from trianon.core.optional_deps import MissingDependency
from trianon.games import game_names
from trianon.research.gymnasium import id_of
from trianon.research.pettingzoo import env, parallel_env


@pytest.mark.parametrize("name", game_names())
def test_pettingzoos_own_test_of_rendering(name: str) -> None:
    render_test(
        lambda render_mode: env(game=name, players=2, render_mode=render_mode),
        {"svg": lambda picture: picture.startswith("<svg "), "json": lambda text: json.loads(text)["game"] == name},
    )


def test_the_terminals_board_is_shown_without_secrets() -> None:
    table = env(game="histrio", players=3, render_mode="ansi")
    table.reset(seed=7)
    board = table.render()
    assert "┃" in board
    assert "\x1b[" in board
    other = env(game="histrio", players=3, render_mode="ansi")
    other.reset(seed=7)
    legal = np.flatnonzero(other.observe(other.agent_selection)["action_mask"])
    table.step(int(legal[0]))
    other.step(int(legal[-1]))
    assert table.render() == other.render()  # a city chosen in secret


def test_a_learner_sees_its_own_cards() -> None:
    learner = gym.make(id_of("rokoko"), opponents="random", seat=1, render_mode="json")
    learner.reset(seed=7)
    shown = json.loads(str(learner.render()))
    assert [seat["supply"] is None for seat in shown["seats"]] == [True, False]
    board = gym.make(id_of("rokoko"), opponents="random", seat=1, render_mode="ansi")
    assert board.unwrapped.render() is None
    board.reset(seed=7)
    assert "Round 1 of 7" in str(board.render())


def test_in_the_mode_for_people_every_change_is_written_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    table: Any = parallel_env(game="goofspiel", players=2, render_mode="human")
    table.reset(seed=7)
    first = capsys.readouterr().out
    assert first
    masks = {agent: table.observation_space(agent) and table._seen()[agent]["action_mask"] for agent in table.agents}
    table.step({agent: table.action_space(agent).sample(mask) for agent, mask in masks.items()})
    assert capsys.readouterr().out != first
    assert table.render() is None


def test_pixels_need_pillow_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(
        MissingDependency, match=r'needs PIL, which is not installed: pip install "trianon-….whl\[render\]"'
    ):
        env(game="histrio", players=2, render_mode="rgb_array")


def test_pixels_show_the_board() -> None:
    table = env(game="rokoko", players=2, render_mode="rgb_array")
    table.reset(seed=7)
    pixels = table.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[0] > 300
    assert pixels.shape[1:] > (600, 2)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 8


def test_an_illegal_joint_action_ends_a_forgiving_match() -> None:
    table = parallel_env(game="histrio", players=2, forgiving=True)
    table.reset(seed=7)
    legal = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in table._seen().items()}
    _, rewards, terminations, truncations, _ = table.step({**legal, "seat_1": table.wait})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0}
    assert all(terminations.values())
    assert all(truncations.values())
    assert table.agents == []
