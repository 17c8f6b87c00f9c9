"""Play for some seconds of processor time, so that other work on the machine counts as little as possible."""

from __future__ import annotations

import json
import time
from collections.abc import Callable


def play_for_cpu(seconds: float, play: Callable[[], int], version: str) -> None:
    """Play until the processor time is over and print the figures as JSON; `play` returns decisions."""
    play()  # first-call costs (imports, caches) are no part of the figure
    decisions, elapsed, start = 0, 0.0, time.process_time()
    while elapsed < seconds:
        decisions += play()
        elapsed = time.process_time() - start
    figures = {"version": version, "decisions": decisions, "seconds": elapsed, "decisions_per_s": decisions / elapsed}
    print(json.dumps(figures))
