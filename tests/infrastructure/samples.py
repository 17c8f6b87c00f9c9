"""Sizes of samples in tests: few enough for every run, or with TRIANON_SOAK=1 as many as `make soak` has time for."""

import os

IS_SOAK = bool(os.environ.get("TRIANON_SOAK"))


def sample(usual: int, soak: int) -> int:
    """A number of matches, seeds or steps: the usual one, or that of `make soak`."""
    return soak if IS_SOAK else usual
