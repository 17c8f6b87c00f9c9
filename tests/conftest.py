"""Settings for all tests: how Hypothesis searches."""

from __future__ import annotations

import os

from hypothesis import settings

# No deadline: the first example of a property may have to compile rules. In CI the examples are the same every time,
# so that a change is judged by itself; elsewhere they vary, so that the search goes on.
settings.register_profile("varied", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("repeatable" if os.environ.get("CI") else "varied")
