"""Settings for all tests: whether what is drawn by chance is the same every time."""

from __future__ import annotations

from hypothesis import settings

from tests.chance import IS_VARIED

# No deadline: the first example of a property may have to compile rules.
settings.register_profile("varied", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("varied" if IS_VARIED else "repeatable")
