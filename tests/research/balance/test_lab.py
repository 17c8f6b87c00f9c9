"""Studies go on where they stopped, and do not depend on who plays them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.thinking import After
from trianon.bots.arena import Contest
from trianon.core.errors import TrianonError
from trianon.research.balance.findings import findings_of
from trianon.research.balance.lab import LabPlan, measure
from trianon.research.balance.trial import AGAIN, OPEN, trial_from
from trianon.research.balance.work_folder import LINES
from trianon.research.matches.source import SelfPlay

SOURCE = SelfPlay(Contest("goofspiel", ("random", "random"), 12, "lab"))
PLAN = LabPlan(SOURCE, again=4)
ROKOKO = LabPlan(SelfPlay(Contest("rokoko", ("thumb", "thumb"), 2, "lab")), 1, ("favor", "hire"), 2)


def test_any_game_can_be_measured(tmp_path: Path) -> None:
    found = measure(PLAN, folder=tmp_path / "work")
    assert {name: len(own) for name, own in found.series.items()} == {OPEN: 12, AGAIN: 4}
    data = findings_of(found).to_json()
    assert data["games"] == 12
    json.dumps(data, allow_nan=False)


def test_a_stopped_study_goes_on(tmp_path: Path) -> None:
    whole = findings_of(measure(ROKOKO)).to_json()
    stopped = measure(ROKOKO, stop=After(300), folder=tmp_path)
    assert sum(map(len, stopped.series.values())) < len(ROKOKO.trials)
    with (tmp_path / LINES).open("a", encoding="utf-8") as file:
        file.write('{"series": "open", "numb')  # as a crash leaves it
    assert findings_of(measure(ROKOKO, workers=2, folder=tmp_path)).to_json() == whole


def test_a_killed_study_loses_nothing_that_was_finished(tmp_path: Path) -> None:
    code = (
        "import sys; from tests.research.balance.test_lab import SOURCE; from trianon.research.balance.lab import *\n"
        "def tick():\n    print('.', flush=True)\n"
        "measure(LabPlan(SelfPlay(__import__('dataclasses').replace(SOURCE.contest, games=100000))), "
        f"folder=__import__('pathlib').Path({str(tmp_path)!r}), on_trial=tick)"
    ).replace("import *", "import *; from trianon.research.matches.source import SelfPlay")
    root = Path(__file__).parents[3]
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=root) as process:
        assert process.stdout is not None
        for _ in range(5):
            assert process.stdout.readline() == b".\n"
        os.kill(process.pid, signal.SIGKILL)
    found = measure(LabPlan(SOURCE), folder=tmp_path)
    assert len(found.opened) == 12
    assert [trial.number for trial in found.opened] == list(range(12))


def test_a_folder_belongs_to_one_study(tmp_path: Path) -> None:
    measure(LabPlan(SOURCE), folder=tmp_path)
    with pytest.raises(TrianonError, match="holds another study"):
        measure(LabPlan(SelfPlay(Contest("goofspiel", ("random",) * 3, 2, "lab"))), folder=tmp_path)
    (tmp_path / LINES).write_text("{}\n", "utf-8")
    with pytest.raises(TrianonError, match="not the matches of a study"):
        measure(LabPlan(SOURCE), folder=tmp_path)


def test_trials_survive_a_file() -> None:
    for trial in measure(LabPlan(SOURCE)).opened[:2]:
        assert trial_from(json.loads(json.dumps(trial.to_json()))) == trial
