"""Contract 13: compiled rules do exactly what the plain Python functions do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.contract.plain import emitted
from trianon.core.game import Json, Setting

SEEDS = ("plain", "python")
ROOT = Path(__file__).resolve().parents[2]


def uncompiled(setting: Setting) -> list[Json]:
    """The same matches played in an interpreter that compiles nothing, where a number that wraps is an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.plain", setting.game.name, str(setting.players), *SEEDS],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    matches: list[Json] = json.loads(done.stdout)
    return matches


def test_compiled_and_plain_rules_reach_the_same_states(setting: Setting) -> None:
    for seed, plain in zip(SEEDS, uncompiled(setting), strict=True):
        compiled = emitted(setting.game.name, setting.players, seed)
        assert (compiled.pop("compiled"), plain.pop("compiled")) == (True, False)
        assert compiled["start"] == plain["start"]
        for number, (one, other) in enumerate(zip(compiled["answers"], plain["answers"], strict=True), 1):
            assert one == other, f"answer {number} of {seed}"
        assert compiled == plain
