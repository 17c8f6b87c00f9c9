"""After `trianon warm` the research APIs compile nothing, and warn of nothing."""

import json
from pathlib import Path

import pytest

from tests.architecture.tree import python
from tests.cli.command_runner import good

STUDY = """
import json, sys
from numba.core import event
from trianon.bots.compile_ahead import compile_listener
compiled = []
event.register("numba:compile", compile_listener(lambda: compiled.append(1)))
game, folder = sys.argv[1:]

from trianon.core.feature_functions import VERSIONS
from trianon.research import vector
from trianon.research.pettingzoo import env
for version in VERSIONS:
    opponents = "thumb" if version == 1 else None
    matches = vector.make(game, 2, 2, opponents=opponents, observation_version=version, describe=True)
    matches.reset()
    for _ in range(40):
        matches.step(matches.sample())
    matches.advise()
    matches.look_ahead()
    around = env(game, 2, observation_version=version, memory=True)
    around.reset(seed=1)
    for agent in around.agent_iter(10):
        around.step(around.action_space(agent).sample(around.last()[0]["action_mask"]))

import pyspiel
import trianon.research.openspiel
state = pyspiel.load_game(f"trianon_{game}").new_initial_state()
while state.is_chance_node():
    state.apply_action(0)
state.apply_action(state.legal_actions()[0])
state.information_state_tensor(0)
state.resample_from_infostate(0, lambda: 0.5)

from trianon.cli.app import app
def command(*words):
    try:
        app(list(words))
    except SystemExit as ended:
        assert not ended.code, words
command("dataset", game, "--players", "2", "--games", "2", "--out", folder)
command("balance", game, "--players", "2", "--games", "2", "--out", folder + "/balance.html")

from trianon.core.editions.load import load_edition
from trianon.core.positions.file import state_in
from trianon.core.puzzles.file import puzzles_of
from trianon.games import game_of
rules, puzzle = game_of(game), next(iter(puzzles_of(game).values()))
state_in(puzzle.position, rules.setting(load_edition(rules.schema), puzzle.players))
print(json.dumps(len(compiled)))
"""


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_the_research_apis_compile_nothing_after_warm(game: str, tmp_path: Path) -> None:
    good("warm", game)
    done = python("-c", STUDY, game, tmp_path / "data")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[-1]) == 0


def test_warm_needs_no_package_of_an_extra() -> None:
    extras = ("pettingzoo", "gymnasium", "pyspiel", "pyarrow", "ray", "torch")
    code = f"import sys, trianon.research.exercise; print([name for name in {extras} if name in sys.modules])"
    assert python("-c", code).stdout.strip() == "[]"
