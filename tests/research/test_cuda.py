"""Matches on the GPU: where there is none, the kernels run in numba's simulator, in a process of their own."""

from __future__ import annotations

from pathlib import Path

from tests.architecture.tree import ROOT, python

SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
TESTS = Path("tests") / "research" / "cuda_in_simulator.py"


def test_kernels_do_in_the_simulator_what_the_cpu_does() -> None:
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", TESTS, folder=ROOT, **SIMULATOR)
    assert done.returncode == 0, done.stdout[-4000:]


def test_the_simulator_asks_for_uncompiled_rules() -> None:
    done = python("-c", "import trianon.research.cuda", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="0")
    assert "NUMBA_DISABLE_JIT=1" in done.stderr


def test_the_missing_package_is_named_with_its_extra() -> None:
    script = "import sys\nsys.modules['numba_cuda'] = None\nimport trianon.research.cuda"
    done = python("-c", script, NUMBA_ENABLE_CUDASIM="0")
    assert 'numba_cuda is not installed, which this needs: pip install "trianon[cuda]"' in done.stderr
