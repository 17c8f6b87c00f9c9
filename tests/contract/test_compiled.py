"""Contract 13: compiled rules do exactly what the plain Python functions do, and what numba alone makes of them."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.contract.plain import emitted, seeds_for
from tests.infrastructure.samples import IS_SOAK
from trianon.core.game import Json, Setting

ROOT = Path(__file__).resolve().parents[2]
UNCOMPILED, BY_NJIT = ("NUMBA_DISABLE_JIT", "1"), ("TRIANON_COMPILER", "njit")
SMALLEST = "goofspiel"  # numba alone compiles it in ten seconds


@cache
def played(game: str, variable: str, value: str) -> dict[str, list[Json]]:
    """Matches by number of players, played in an interpreter with this environment variable.

    Where nothing is compiled, no number wraps.
    """
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.plain", game],
        env={**os.environ, variable: value},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    matches: dict[str, list[Json]] = json.loads(done.stdout)
    return matches


def test_compiled_and_plain_rules_reach_the_same_states(setting: Setting) -> None:
    name, seeds = setting.game.name, seeds_for(setting.players)
    for variable, value in (UNCOMPILED, *([BY_NJIT] if IS_SOAK or name == SMALLEST else [])):
        others = played(name, variable, value)[str(setting.players)]
        for seed, other in zip(seeds, others, strict=True):
            compiled = emitted(name, setting.players, seed)
            assert other.pop("compiler") == ("njit" if variable == BY_NJIT[0] else "none")
            assert compiled.pop("compiler") == "own"
            assert compiled["start"] == other["start"]
            for number, (one, two) in enumerate(zip(compiled["answers"], other["answers"], strict=True), 1):
                assert one == two, f"answer {number} of {seed}"
            assert compiled == other
