"""Importing the package is cheap, and what is not installed is named with the way to get it."""

from pathlib import Path

import numpy as np
import pytest

from tests.architecture.tree import python
from tests.research import plain_features
from trianon.core.kernel.compiler.rule import COMPILED

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
    assert f"This needs {package}, which is not installed" in done.stdout
    assert 'pip install "trianon-….whl[research]"' in done.stdout


def test_features_and_loops_do_the_same_uncompiled(tmp_path: Path) -> None:
    done = python("-W", "error", "-m", plain_features.__name__, tmp_path, NUMBA_DISABLE_JIT="1")
    assert done.stdout.strip() == "False", done.stderr[-2000:]
    assert COMPILED
    for game in plain_features.GAMES:
        compiled, plain = plain_features.seen(game), np.load(tmp_path / f"{game}.npz")
        assert len(compiled) == len(plain.files) == 6 * plain_features.STEPS
        for number, one in enumerate(compiled):
            np.testing.assert_allclose(one, plain[f"arr_{number}"], atol=1e-5, err_msg=f"{game} {number}")
