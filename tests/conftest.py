"""Settings for all tests: repeatable chance, signals, forked workers, late garbage collection, order of the files."""

from __future__ import annotations

import gc
import secrets
import signal
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from tests import launcher
from tests.chance import IS_VARIED
from trianon.core.installed import built_in_games
from trianon.research.compiling import is_everything_compiled

GARBAGE = 100_000  # objects, some tens of MB

if TYPE_CHECKING:
    from xdist.remote import Producer

    from tests.scheduling import LongestFileFirst

# No deadline: the first example of a property may have to compile rules.
settings.register_profile("varied", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("varied" if IS_VARIED else "repeatable")

# A shell without job control starts background commands with SIGINT ignored, and so would every program under test be.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The start of a worker process takes seconds, most of them to load compiled rules.
launcher.fork_workers()

# Collecting thousands of tests makes objects that stay: looking for garbage among them takes a third of the time.
gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage again, but only among what the tests make, and seldom: it would take 7 % of their time."""
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that measures how long the test files take."""
    parser.addoption("--renew-seconds", action="store_true", help="write tests/seconds.json, after a run of all tests")


def pytest_configure(config: pytest.Config) -> None:
    """Name the test run; measure, if wanted, in the process that sees all reports."""
    if hasattr(config.option, "testrunuid"):
        config.option.testrunuid = config.option.testrunuid or secrets.token_hex(16)
    if config.getoption("--renew-seconds") and not hasattr(config, "workerinput"):
        from tests.scheduling import Stopwatch

        config.pluginmanager.register(Stopwatch())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(config: pytest.Config, specs: list[Any]) -> None:
    """Fork the workers, unless coverage is measured, which has to see imports, or all rules would be compiled first."""
    if not config.getoption("cov_source", None) and all(map(is_everything_compiled, built_in_games())):
        launcher.fork_test_workers(config.getoption("testrunuid"), specs)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LongestFileFirst | None:
    """Distribute whole files, the longest first, unless another way is asked for with `--dist`."""
    from tests.scheduling import LongestFileFirst

    return LongestFileFirst(config, log) if config.getoption("dist") == "load" else None
