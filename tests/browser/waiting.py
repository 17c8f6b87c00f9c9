"""How long the browser's tests wait for what must come.

As long as all tests do, until one has failed: a run that is red already need not wait five minutes for every other
condition that does not come.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from playwright.sync_api import BrowserContext, Page, expect

from tests.patience import PATIENCE

AFTER_A_FAILURE = 60.0  # seconds

_seconds = PATIENCE
expect.set_options(timeout=PATIENCE * 1000)


def wait_less() -> None:
    """Wait less from now on."""
    global _seconds
    _seconds = AFTER_A_FAILURE
    expect.set_options(timeout=AFTER_A_FAILURE * 1000)


def until(page: Page, is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that the tests' own process sees, while events of the page are handled."""
    end = monotonic() + _seconds
    while not is_so():
        assert monotonic() < end, f"waited in vain: {what}"
        page.wait_for_timeout(30)


def apply_to(context: BrowserContext) -> None:
    """Let actions and waits of a context take no longer than tests wait at present."""
    context.set_default_timeout(_seconds * 1000)
