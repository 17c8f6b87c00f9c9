"""How long a test waits for something that must come before it fails.

Generous, as no test waits this long on a machine that works: with both cores busy, a process that the server starts
with a low priority may need a minute for its imports alone.
"""

import time
from collections.abc import Callable
from typing import Any

WAIT_SECONDS = 300.0  # seconds
PAUSE = 0.02  # seconds between two looks


def until(condition: Callable[[], Any], fault: object = "") -> None:
    """Wait for something that comes by itself."""
    end = time.monotonic() + WAIT_SECONDS
    while not condition():
        assert time.monotonic() < end, fault
        time.sleep(PAUSE)
