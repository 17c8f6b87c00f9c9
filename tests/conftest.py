"""Settings for all tests: repeatable chance, signals, forked workers, late garbage collection, coroutines."""

import gc
import inspect
import signal
from typing import Any

import pytest
from hypothesis import settings

from tests.infrastructure import forks
from tests.infrastructure.chance import IS_VARIED
from tests.infrastructure.coroutines import completed
from trianon.bots import worker_pool

GARBAGE = 100_000  # objects, some tens of MB

# No deadline: the first example of a property may have to compile rules.
settings.register_profile("varied", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("varied" if IS_VARIED else "repeatable")

# A shell without job control starts background commands with SIGINT ignored, and so would every program under test be.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The start of a worker process takes seconds, most of them to load compiled rules.
worker_pool.CONTEXT = forks.CONTEXT  # type: ignore[assignment]

# Collecting thousands of tests makes objects that stay: looking for garbage among them takes a third of the time.
gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage again, but only among what the tests make, and seldom: it would take 7 % of their time."""
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """Let tests be coroutines."""
    test = pyfuncitem.obj
    if inspect.iscoroutinefunction(test):
        pyfuncitem.obj = lambda **fixtures: completed(test(**fixtures))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Give whole files to the workers, unless another way is asked for: their tests share servers and databases."""
    from xdist.scheduler import LoadFileScheduling

    return LoadFileScheduling(config, log) if config.getoption("dist") == "load" else None
