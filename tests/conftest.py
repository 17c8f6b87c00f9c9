"""Settings for all tests: repeatable chance, and signals as in a terminal."""

from __future__ import annotations

import signal

from hypothesis import settings

from tests.chance import IS_VARIED

# No deadline: the first example of a property may have to compile rules.
settings.register_profile("varied", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("varied" if IS_VARIED else "repeatable")

# A shell without job control starts background commands with SIGINT ignored, and so would every program under test be.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
