"""Rivals' moves one after the other: captions, pause, step and skip, and what happened since the last turn."""

from playwright.sync_api import Page, expect

from tests.browser.playing import hit_if_offered, offered
from tests.browser.visitors import PHONE, Visit, Visitor

READY = """() => document.querySelector('[data-playback=skip]')
  ? 'rival' : document.querySelector('.legal[data-key], .choices button[data-key]') ? 'mine' : null"""


def follow(page: Page) -> None:
    """Choose until the moves of rivals are shown."""
    while page.wait_for_function(READY).json_value() == "mine":
        hit_if_offered(page, offered(page)[0])


def last_of_mine(person: Visitor, table: str) -> int:
    """How many answers had been given when seat 1 gave its latest one, 0 where it gave none."""
    entries = person.ask("GET", f"/api/tables/{table}?since=0")["entries"]
    seats = [entry["seat"] for entry in entries if entry["kind"] == "answer"]
    return len(seats) - seats[::-1].index(1) if 1 in seats else 0


def test_moves_of_rivals_can_be_followed_and_skipped(visit: Visit) -> None:
    person = visit(pace="slow")
    table = person.table("rokoko", 3, "random", "random")
    page = person.go(f"/t/{table}")
    follow(page)
    page.locator("[data-playback=pause]").click()
    asked = page.locator(".prompt .ask")
    expect(page.locator(".legal[data-key]")).to_have_count(0)
    first = asked.text_content()
    assert first
    page.keyboard.press("n")
    expect(asked).not_to_have_text(first)
    skip = page.locator("[data-playback=skip]")
    if skip.count():  # the step may have been the last one
        skip.click()
    assert offered(page)  # everything has been played meanwhile: nobody is waited for
    expect(page.locator("[data-playback=skip]")).to_have_count(0)
    page.locator("[data-tool=menu]").click()
    page.locator("[data-do=since]").click()
    expect(page.locator(".scrubber input[type=range]")).to_have_attribute("min", str(last_of_mine(person, table)))
    expect(asked).to_contain_text("to move")
    page.locator(".scrubber .primary").click()
    assert offered(page)


# the caption of the scene and what of the board it must agree with
SCENE = """() => {
  if (!document.querySelector('[data-playback=skip]')) return null
  const of = (part) => document.querySelector(`.prompt ${part}`)?.textContent
  return { says: of('.ask b'), round: of('.brand span'), purse: of('.purse') }
}"""
FIRST = "() => document.querySelector('.legal[data-key], .choices button[data-key]')?.dataset.key ?? null"
BAR = "() => document.querySelector('.prompt').textContent"
MOVED_ON = f"(before) => !document.querySelector('[data-playback=skip]') || ({BAR})() !== before"


def test_the_board_of_a_phone_changes_with_the_words_of_a_new_round(visit: Visit) -> None:
    person = visit(pace="slow", size=PHONE, has_touch=True, is_mobile=True, auto=True)
    page = person.go(f"/t/{person.table('rokoko', 2, 'random')}")
    scenes: list[dict[str, str]] = []
    while not scenes or "Round 2" not in scenes[-1]["says"]:
        if page.wait_for_function(READY).json_value() == "mine":
            if key := page.evaluate(FIRST):  # none where the answer just given still stands there
                hit_if_offered(page, key, is_touch=True)
            continue
        before_step = page.evaluate(BAR)
        if scene := page.evaluate(SCENE):
            scenes.append(scene)
            page.keyboard.press("n")
            page.wait_for_function(MOVED_ON, arg=before_step)
    income = next(scene for scene in scenes if "income" in scene["says"])
    before = scenes[scenes.index(income) - 1]
    assert "Round 1 of" in income["round"]
    assert "Round 2 of" in scenes[-1]["round"]
    assert income["purse"] != before["purse"]
    assert scenes[-1]["purse"] == income["purse"]
