"""axe-core on a page of the client."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Label in name (WCAG 2.5.3) is off by default in axe-core: speech control needs the words one sees in a name.
# axe-core does not look at what cannot be seen, so a page that is not painted is declared opaque
# (profiles.py): painting it would take a third of the time. It fetches style sheets again unless it is asked not to;
# only a rule that is off by default reads them.
RUN = """async ([within, only, without]) => {
  const runOnly = only.length ? { type: 'rule', values: only } : undefined
  const rules = only.length ? {} : { 'label-content-name-mismatch': { enabled: true } }
  for (const each of without) rules[each] = { enabled: false }
  const computed = window.getComputedStyle
  const opaque = (style) => new Proxy(style, { get(_, name) {
    if (name === 'getPropertyValue') return (each) => (each === 'opacity' ? '1' : style.getPropertyValue(each))
    return name === 'opacity' ? '1' : style[name]
  } })
  window.getComputedStyle = (each, ...more) => {
    const style = computed.call(window, each, ...more)
    return each === document.documentElement ? opaque(style) : style
  }
  try {
    const wanted = { resultTypes: ['violations'], preload: false, rules, runOnly }
    return (await axe.run(within ?? document, wanted)).violations
  } finally {
    window.getComputedStyle = computed
  }
}"""
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that a theme can break, and the dearest ones


@cache
def axe() -> str:
    """The source of axe-core."""
    assert AXE.is_file(), "axe-core is missing: run `make client`, which installs the client's packages"
    return AXE.read_text("utf-8")


def violations(page: Page, new: str | None = None) -> list[str]:
    """What axe-core finds on a page, a line each; colours only in what is new on it, where the rest is known."""
    if new is None:
        return _run(page)
    return _run(page, without=COLOURS) + colour_violations(page, new)


def colour_violations(page: Page, within: str | None = None) -> list[str]:
    """What axe-core finds of the rules about colours on a page or a part of it, a line each."""
    return _run(page, within, COLOURS)


def _run(page: Page, within: str | None = None, only: Sequence[str] = (), without: Sequence[str] = ()) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(RUN, [within, only, without])
    return [
        f"{each['id']}: {each['help']} at {server['target']} {server.get('failureSummary', '')[:300]}"
        for each in found
        for server in each["nodes"][:3]
    ]
