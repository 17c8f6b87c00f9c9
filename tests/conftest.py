"""Settings for all tests: repeatable chance, signals as in a terminal, forked workers, late garbage collection."""

from __future__ import annotations

import gc
import signal

from hypothesis import settings

from tests import launcher
from tests.chance import IS_VARIED

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
    """Collect garbage again, but only among what the tests make."""
    gc.freeze()
    gc.enable()
