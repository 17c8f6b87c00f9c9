"""Pieces in flight: what lies at the goal is invisible until the piece has landed."""

from playwright.sync_api import expect

from tests.browser.playing import click, hit, offered
from tests.browser.visitors import Visit

# frame by frame: how many pieces fly, how many goals are marked, and whether each of those is invisible
WATCH = """() => {
  window.frames_ = []
  const look = () => {
    const goals = [...document.querySelectorAll('[data-arriving]')]
    const hidden = goals.every((each) => getComputedStyle(each).opacity === '0')
    frames_.push([document.querySelectorAll('.flying').length, goals.length, hidden])
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


def test_a_piece_is_invisible_at_its_goal_until_it_has_landed(visit: Visit) -> None:
    person = visit(motion="on")
    page = person.go(f"/t/{person.table('rokoko', 2, 'random')}")
    while not (keys := offered(page))[0].startswith("play:"):
        click(page, keys[0])
    page.evaluate(WATCH)
    hit(page, keys[0])
    page.wait_for_function("() => frames_.some(([flying]) => flying)")
    expect(page.locator(".flying")).to_have_count(0)
    frames = page.evaluate("() => frames_")
    flying = [frame for frame in frames if frame[0]]
    assert any(goals for _, goals, _ in flying)
    assert all(hidden for _, _, hidden in frames)
    assert frames[-1][1] == 0
