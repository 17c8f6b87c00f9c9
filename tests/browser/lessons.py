"""Following a lesson in the browser, from the front page to its last step, by mouse, keyboard or finger."""

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.playing import POINT, hit, hit_if_offered
from tests.browser.visitors import Visitor
from trianon.core.lessons.lesson import LessonStep
from trianon.core.lessons.load import load_lesson

LESSON = "first"
By = Literal["mouse", "keyboard", "finger"]
# rectangles of the bubble, of what is lit and of the window, once the bubble stands
STANDING = """() => {
  const bubble = document.querySelector('.bubble')
  if (!bubble) return null
  const box = (each) => { const { x, y, width, height } = each.getBoundingClientRect(); return { x, y, width, height } }
  const lit = [...document.querySelectorAll('svg.dimmed rect')].map(box)
  const text = bubble.firstElementChild
  const hidden = text.scrollHeight - text.clientHeight
  const buttons = [...bubble.querySelectorAll('[data-teach=back], [data-teach=leave]')]
  const rows = buttons.map((each) => Math.round(box(each).y))
  return { bubble: box(bubble), lit, rows, hidden, width: innerWidth, height: innerHeight }
}"""

# resolves once two looks some frames apart see the same
STILL = f"""() => new Promise((done) => {{
  let last = ''
  requestAnimationFrame(function look() {{
    const now = JSON.stringify(({STANDING})())
    if (now === last && now !== 'null') return done(true)
    last = now
    setTimeout(look, 250) // longer than the page takes to look for what is lit
  }})
}})"""

# whether the button of the dock that leads to some regions is lit
TAB_IS_LIT = """(regions) => {
  const { x, y, width, height } = document.querySelector(`.dock [data-regions="${regions}"]`).getBoundingClientRect()
  return [...document.querySelectorAll('svg.dimmed rect')].map((each) => each.getBoundingClientRect()).some((lit) =>
    lit.x <= x + width / 2 && x + width / 2 <= lit.right && lit.y <= y + height / 2 && y + height / 2 <= lit.bottom)
}"""

# brings a place onto the screen; whether anything moved for that
BROUGHT = f"""(key) => {{
  const places = [...document.querySelectorAll(`[data-key="${{CSS.escape(key)}}"]`)]
  const boxes = () => JSON.stringify(places.map((each) => each.getBoundingClientRect()))
  const before = boxes()
  ;({POINT})(key)
  return boxes() !== before
}}"""


def begin(person: Visitor, game: str) -> Page:
    """Open the lesson of a game with its button on the front page."""
    page = person.go("/")
    page.locator(f"[data-learn={game}]").click()
    expect(page.locator(".lesson")).to_be_visible()
    return page


def at_step(page: Page, index: int, step: LessonStep) -> None:
    """Wait until a step is shown whole and its bubble has found its place."""
    expect(page.locator(f'.lesson[data-step="{index}"]')).to_be_visible()
    if step.brings or step.score:
        expect(page.locator(".lesson .brings").first).to_be_visible()
    page.wait_for_function(STILL)


def check_state(page: Page, step: LessonStep) -> None:
    """The bubble stands whole inside the window, beside what is lit and over none of it."""
    now = page.evaluate(STANDING)
    bubble = now["bubble"]
    assert now["lit"] or not (step.light or step.answer), f"{step.say}: nothing is lit"
    assert 0 <= bubble["x"], step.say
    assert bubble["x"] + bubble["width"] <= now["width"], step.say
    assert 0 <= bubble["y"], step.say
    assert bubble["y"] + bubble["height"] <= now["height"] + 1, step.say
    assert not any(_overlap(bubble, area) for area in now["lit"]), f"{step.say}: the bubble covers what is lit"
    assert len(set(now["rows"])) <= 1, f"{step.say}: its buttons stand in several rows"


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


def go_on(page: Page, step: LessonStep, by: By) -> None:
    """Do what a step asks for."""
    if by == "keyboard":
        if step.answer:
            page.wait_for_function("(key) => document.activeElement?.dataset?.key === key", arg=step.answer)
        page.keyboard.press("Enter")
    elif step.answer:
        if page.evaluate(BROUGHT, step.answer):  # the bubble follows
            page.wait_for_function(STILL)
        if by == "finger":
            _tap(page, step.answer)
        else:
            hit(page, step.answer)
    else:
        page.locator("[data-teach=next], [data-teach=end]").click()


def _tap(page: Page, key: str) -> None:
    """Choose a key with a finger, as in a match: the first tap on a place shows it, a button confirms it."""
    assert hit_if_offered(page, key, is_touch=True), key
    expect(page.locator("[data-do=confirm]")).to_have_count(0)


def check_confirmation(page: Page, key: str) -> None:
    """A first tap on a place chooses nothing: the bubble says what it would bring, off the button to confirm."""
    x, y = page.wait_for_function(POINT, arg=key).json_value()
    page.touchscreen.tap(x, y)
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    expect(page.locator(".lesson .brings").first).to_be_visible()
    page.wait_for_function(STILL)
    confirm = page.evaluate("() => document.querySelector('.confirm').getBoundingClientRect().toJSON()")
    now = page.evaluate(STANDING)
    assert not _overlap(now["bubble"], confirm), "the bubble covers the button"
    expect(page.locator(".bubble .cut")).to_have_count(int(now["hidden"] > 4))  # a bubble that scrolls says so
    page.locator("[data-do=drop]").tap()
    expect(page.locator("[data-do=confirm]")).to_have_count(0)


def check_way_back(page: Page, step: LessonStep) -> None:
    """From another part of the board the lit tab of the dock leads back to what the step lights."""
    here = page.locator(".dock button[aria-current=true]").get_attribute("data-regions")
    page.locator(".dock button:not([aria-current])").first.tap()
    page.wait_for_function(TAB_IS_LIT, arg=here)
    page.locator(f'.dock [data-regions="{here}"]').tap()
    page.wait_for_function(f"(regions) => !({TAB_IS_LIT})(regions)", arg=here)
    page.wait_for_function(STILL)
    check_state(page, step)
    now = page.evaluate(STANDING)
    assert any(0 <= area["y"] < now["height"] for area in now["lit"]), "what the step speaks of is in sight again"


def follow(page: Page, game: str, seen: Callable[[int, LessonStep], None], *, by: By = "mouse") -> None:
    """Follow a lesson that is at its first step to its end; `seen` is called at every step."""
    if by == "keyboard":
        page.keyboard.press("Shift")  # the focus follows the lesson from the first key on
        page.locator("[data-teach=next]").focus()
    for index, step in enumerate(load_lesson(game, LESSON).steps):
        at_step(page, index, step)
        seen(index, step)
        go_on(page, step, by)
    expect(page.locator(".lesson")).to_have_count(0)
