"""Importing the package is cheap, and what is not installed is named with the way to get it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.architecture.tree import python

WITHOUT = """
import sys
sys.modules["{package}"] = None
try:
    import trianon.research.{module}
except ImportError as fault:
    print(fault)
"""


def test_importing_the_package_loads_neither_compiler_nor_libraries() -> None:
    heavy = ("numba", "numpy", "gymnasium", "pettingzoo", "pyspiel")
    done = python("-c", f"import sys, trianon.research; print([name for name in {heavy} if name in sys.modules])")
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    ("module", "package"), [("vector", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")]
)
def test_a_missing_package_is_named_with_the_extra_that_brings_it(module: str, package: str) -> None:
    done = python("-c", WITHOUT.format(module=module, package=package))
    assert done.returncode == 0, done.stderr
    assert f"{package} is not installed" in done.stdout
    assert 'pip install "trianon[research]"' in done.stdout


PLAY = """
import sys
import numpy as np
from trianon.core.kernel.rule import COMPILED
from trianon.research import vector
table = vector.make(sys.argv[1], 3, 2, seed=1, describe=True, observation_version=2)
observations, infos = table.reset()
seen = []
for _ in range(40):
    seen += [observations, infos["action_mask"], infos["seat"], *infos["options"]]
    observations, _, _, _, infos = table.step(table.sample())
np.savez(sys.argv[2], *seen)
print(COMPILED)
"""


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_features_and_loops_do_the_same_uncompiled(game: str, tmp_path: Path) -> None:
    compiled, plain = tmp_path / "compiled.npz", tmp_path / "plain.npz"
    for path, off in ((compiled, "0"), (plain, "1")):
        done = python("-W", "error", "-c", PLAY, game, path, NUMBA_DISABLE_JIT=off)
        assert done.stdout.strip() == str(off == "0"), done.stderr[-2000:]
    one, two = np.load(compiled), np.load(plain)
    assert len(one.files) == len(two.files) == 240
    for name in one.files:
        np.testing.assert_allclose(one[name], two[name], atol=1e-5, err_msg=name)
