"""Playing by hand: what glows or stands in the prompt bar is chosen, and the table must move on."""

import json
import random
from contextlib import suppress
from itertools import count

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.waiting import found, until

MAX_CHOICES = 600  # choices of one person; no match needs so many
LOOKS_AFTER_POINTING = 50  # at a tip, before the place is pointed at again

# the keys that can be chosen now, in the order of the page; null while there is nothing to choose; [] at the end
OFFERED = """() => {
  if (document.querySelector('[data-do=rematch]')) return []
  const found = [...document.querySelectorAll('.legal[data-key], .choices button[data-key]:not(:disabled)')]
  const keys = found.filter((each) => each.getBoundingClientRect().width > 0).map((each) => each.dataset.key)
  return keys.length ? [...new Set(keys)] : null
}"""
STOPS = ".dock button:has(i)"  # of the dock of a phone, where something can be chosen
# everything a person can see of the state of a table
SEEN = """() => [...document.querySelectorAll('.prompt, .chronicle, h1')].map((each) => each.textContent).join()
  + [...document.querySelectorAll('[data-key]')].map((each) => each.dataset.key).join()"""


# where a key can be clicked: the point nearest to the middle of its button or place that nothing else covers, as cards
# lie over one another; the page notes whether the next press misses it, as it may have moved meanwhile
POINT = """(key) => {
  const named = `[data-key="${CSS.escape(key)}"]`
  const buttons = [...document.querySelectorAll(`.choices button${named}:not(:disabled)`)]
  for (const each of [...buttons, ...document.querySelectorAll(`.legal${named}`)]) {
    each.scrollIntoView({ block: 'center', inline: 'nearest' }) // clear of what stays at the edges of a phone
    const { x, y, width, height } = each.getBoundingClientRect()
    const points = []
    for (let across = 1; across < 16; across += 1)
      for (let down = 1; down < 16; down += 1) points.push([x + (width * across) / 16, y + (height * down) / 16])
    const far = ([left, top]) => Math.hypot(left - x - width / 2, top - y - height / 2)
    points.sort((one, other) => far(one) - far(other))
    const free = points.find((at) => document.elementFromPoint(...at)?.closest('[data-key]')?.dataset.key === key)
    if (!free) continue
    const note = ({ target }) => { window.isMissed = target.closest?.('[data-key]')?.dataset.key !== key }
    addEventListener('pointerdown', note, { capture: true, once: true })
    return free
  }
  return null
}"""


# the same while the key is on offer; "gone" when the table has moved on by itself, or shows the moves of rivals
POINT_OR_GONE = f"""(key) => {{
  const keys = ({OFFERED})()
  const isGone = keys ? !keys.includes(key) : document.querySelector('[data-playback=skip]') !== null
  return isGone ? 'gone' : ({POINT})(key)
}}"""

IS_MISSED = "() => window.isMissed"


def offered(page: Page) -> list[str]:
    """The keys that can be chosen, once there are any; none when the match is over."""
    return list(found(page, f"() => {{ const keys = ({OFFERED})(); return keys && {{ keys }} }}")["keys"])


def offers(page: Page, keys: list[str]) -> None:
    """Wait until exactly these keys can be chosen."""
    wanted = json.dumps(sorted(keys), separators=(",", ":"))
    found(page, f"(keys) => JSON.stringify(({OFFERED})()?.sort()) === keys", wanted)


def offers_kind(page: Page, kind: str) -> list[str]:
    """The keys that can be chosen, once the first of them is of a kind."""
    return list(
        found(page, f"(kind) => {{ const keys = ({OFFERED})(); return keys?.[0]?.startsWith(kind) && keys }}", kind)
    )


def click(page: Page, key: str) -> None:
    """Choose a key with the mouse, and wait until the table has moved on."""
    before = page.evaluate(SEEN)
    hit(page, key)
    moved_on(page, before)


def point_at(page: Page, selector: str) -> None:
    """Point at a place until its tip is there: one that is drawn anew under the mouse is not entered again."""
    tip, looks = page.locator("[role=tooltip]"), count()

    def is_shown() -> bool:
        if next(looks) % LOOKS_AFTER_POINTING == 0:
            page.mouse.move(0, 0)
            page.locator(selector).first.hover()
        return tip.is_visible()

    until(page, is_shown, f"no tip of {selector}")


def hit(page: Page, key: str) -> None:
    """Click a key: a button of the prompt bar, or a place of the board where nothing covers it."""
    is_hit = False
    while not is_hit:
        x, y = found(page, POINT, key)
        page.mouse.click(x, y)
        is_hit = not page.evaluate(IS_MISSED)


def hit_if_offered(page: Page, key: str, is_touch: bool = False) -> bool:
    """Hit a key unless it went meanwhile: the last choice may still have been on its way when the page was read."""
    if is_touch and (button := page.locator(f'.choices button[data-key="{key}"]:visible')).count():
        try:
            button.first.tap(timeout=3000)
            confirm = page.locator(f'[data-group][aria-pressed=true][data-key="{key}"]:visible')
            if confirm.count():  # the first tap shows a kind with one choice, the second makes it
                confirm.first.tap(timeout=3000)
        except TimeoutError:
            return False
        return True
    if is_touch and (confirm := page.locator("[data-do=confirm]:visible")).count():
        try:
            confirm.first.tap(timeout=3000)  # of an earlier tap: its preview may cover the place
        except TimeoutError:
            return False
        return True
    at = found(page, POINT_OR_GONE, key)
    if at == "gone":
        return False
    (page.touchscreen.tap if is_touch else page.mouse.click)(*at)
    if page.evaluate(IS_MISSED):
        return False
    if is_touch:  # the first tap shows what the choice brings
        with suppress(TimeoutError):
            page.locator("[data-do=confirm]").tap(timeout=3000)
    return True


def moved_on(page: Page, before: str) -> None:
    """Wait until the table is not what it was."""
    found(page, f"(before) => ({SEEN})() !== before", before)


def offered_on_phone(page: Page, chance: random.Random) -> list[str]:
    """The keys that can be chosen on a phone; taps a stop of the dock with a badge where the shown region has none.

    A tap on the dock that was meant for the last question may lead away from the region of the next one.
    """
    look = (
        f"() => {{ const keys = ({OFFERED})(); return keys ? {{ keys }} : document.querySelector('{STOPS}') && {{}} }}"
    )
    seen: dict[str, list[str]] = {}

    def is_offered() -> bool:
        seen.update(found(page, look))
        if "keys" not in seen:
            look_around(page, chance)
        return "keys" in seen

    until(page, is_offered, "a region of the dock that offers something")
    return seen["keys"]


def look_around(page: Page, chance: random.Random) -> None:
    """On a phone: tap one of the stops of the dock that have something to choose, if there are any."""
    stops = page.locator(STOPS)
    if badged := stops.count():
        try:
            stops.nth(chance.randrange(badged)).tap(timeout=3000)
        except TimeoutError:
            return  # the last choice was still on its way


def play(page: Page, chance: random.Random, most: int = MAX_CHOICES, is_touch: bool = False) -> list[str]:
    """Click or tap what glows until the match is over or so many choices are made; the keys chosen."""
    chosen: list[str] = []
    while len(chosen) < most:
        keys = offered_on_phone(page, chance) if is_touch else offered(page)
        if keys and is_touch:
            look_around(page, chance)
            keys = offered_on_phone(page, chance)
        if not keys:
            break
        key, before = chance.choice(keys), page.evaluate(SEEN)
        if hit_if_offered(page, key, is_touch):
            moved_on(page, before)
            chosen.append(key)
    return chosen


def until_over(page: Page, chance: random.Random, is_touch: bool = False) -> list[str]:
    """Play to the final scoring."""
    chosen = play(page, chance, is_touch=is_touch)
    expect(page.locator("[data-do=rematch]")).to_be_visible()
    return chosen
