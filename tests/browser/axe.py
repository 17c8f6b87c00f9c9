"""axe-core on a page of the client."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Label in name (WCAG 2.5.3) is off by default in axe-core: speech control needs the words one sees in a name.
RUN = """async (only) => {
  const runOnly = only ? { type: 'rule', values: only } : undefined
  const rules = only ? {} : { 'label-content-name-mismatch': { enabled: true } }
  return (await axe.run(document, { resultTypes: ['violations'], rules, runOnly })).violations
}"""


@cache
def axe() -> str:
    """The source of axe-core."""
    assert AXE.is_file(), "axe-core is missing: run `make client`, which installs the client's packages"
    return AXE.read_text("utf-8")


def violations(page: Page, *only: str) -> list[str]:
    """What axe-core finds on a page, a line each; by all of its usual rules unless some are named."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(RUN, only or None)
    return [
        f"{each['id']}: {each['help']} at {server['target']} {server.get('failureSummary', '')[:300]}"
        for each in found
        for server in each["nodes"][:3]
    ]
