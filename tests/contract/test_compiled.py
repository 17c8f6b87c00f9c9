"""Contract 13: compiled rules do exactly what the plain Python functions do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.contract.plain import emitted, seeds_for
from trianon.core.game import Json, Setting

ROOT = Path(__file__).resolve().parents[2]


@cache
def uncompiled(game: str) -> dict[str, list[Json]]:
    """Matches by number of players, played in an interpreter that compiles nothing and lets no number wrap."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.plain", game],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    matches: dict[str, list[Json]] = json.loads(done.stdout)
    return matches


def test_compiled_and_plain_rules_reach_the_same_states(setting: Setting) -> None:
    seeds = seeds_for(setting.players)
    for seed, plain in zip(seeds, uncompiled(setting.game.name)[str(setting.players)], strict=True):
        compiled = emitted(setting.game.name, setting.players, seed)
        assert (compiled.pop("compiled"), plain.pop("compiled")) == (True, False)
        assert compiled["start"] == plain["start"]
        for number, (one, other) in enumerate(zip(compiled["answers"], plain["answers"], strict=True), 1):
            assert one == other, f"answer {number} of {seed}"
        assert compiled == plain
