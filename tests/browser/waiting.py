"""How long the browser's tests wait for what must come.

As long as all tests do, until one has failed: a run that is red already need not wait five minutes for every other
condition that does not come.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.infrastructure.timeouts import WAIT_SECONDS

AFTER_A_FAILURE = 60.0  # seconds

EVERY = 30.0  # ms between two looks of a wait: looking at every frame lets the browser draw all of them
# A condition looked at in the page until it gives something, which is handed over in the same round trip.
UNTIL = """async ([arg, most]) => {
  const end = performance.now() + most
  for (;;) {
    const found = (%s)(arg)
    if (found) return found
    if (performance.now() > end) throw new Error(`waited in vain: ${document.body.innerText.slice(0, 300)}`)
    await new Promise((then) => { setTimeout(then, %d) })
  }
}"""

_seconds = WAIT_SECONDS
expect.set_options(timeout=WAIT_SECONDS * 1000)


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


def found(page: Page, condition: str, arg: Any = None) -> Any:
    """What a condition of a page gives once it gives anything; it begins anew in a page that is loaded meanwhile."""
    while True:
        try:
            return page.evaluate(UNTIL % (condition, EVERY), [arg, _seconds * 1000])
        except Error as error:
            if "context was destroyed" not in error.message:
                raise


def apply_to(context: BrowserContext) -> None:
    """Let actions and waits of a context take no longer than tests wait at present."""
    context.set_default_timeout(_seconds * 1000)
