"""Puzzles in the browser: the one of the day by mouse, another one by keyboard, and what is kept of them."""

from datetime import date

from playwright.sync_api import expect

from tests.browser.keyboard import tab_to
from tests.browser.playing import hit, offered
from tests.browser.visitors import Visit
from trianon.core.puzzles.daily import puzzle_of_the_day
from trianon.core.puzzles.file import puzzles_of
from trianon.core.puzzles.puzzle import in_order


def test_the_puzzle_of_the_day_is_solved_on_the_board(visit: Visit) -> None:
    puzzles = puzzles_of("histrio")
    puzzle = puzzles[puzzle_of_the_day(list(puzzles), date.today().toordinal())]
    person = visit()
    page = person.go("/")
    page.locator("[data-puzzle=histrio]").click()
    assert set(offered(page)) <= {option.key for option in puzzle.options}
    panel = page.locator(".answers")
    expect(panel).to_have_count(0)
    second = puzzle.options[1]
    hit(page, second.key)
    expect(panel).to_contain_text(f"is worth {100 * second.loss:.0f} of 100 less")
    expect(panel.locator("ol")).to_have_count(0)
    hit(page, puzzle.best.key)
    expect(panel).to_contain_text("Solved!")
    expect(panel.locator("ol > li.best")).to_have_count(1)
    expect(panel.locator("ol > li")).to_have_count(min(10, len(puzzle.options)))
    expect(panel.locator("ol > li.best b")).to_contain_text(f"{100 * puzzle.best.standing:.0f}")
    expect(page.locator(f"[data-points='{puzzle.best.key}']")).to_be_visible()
    page.locator("[data-do=next]").click()
    expect(page.locator("[data-do=give-up]")).to_be_visible()
    page = person.go("/puzzles")
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_contain_class("solved")
    expect(page.locator("section", has=page.locator("#puzzles-histrio"))).to_contain_text("1 of ")


def test_a_puzzle_by_keyboard(visit: Visit) -> None:
    puzzle = in_order(list(puzzles_of("rokoko").values()))[0]
    page = visit().go("/puzzles")
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_be_visible()
    tab_to(page, f"[data-puzzle='{puzzle.id}']")
    page.keyboard.press("Enter")
    offered(page)
    page.keyboard.press("l")  # the list of all choices
    listed = page.locator(f"dialog[open] ol button[data-key='{puzzle.best.key}']")
    listed.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".answers")).to_contain_text("Solved at once!")
    expect(page.locator(".answers ol > li:nth-child(2) button")).to_be_visible()
    tab_to(page, ".answers ol > li:nth-child(2) button")
    page.keyboard.press("Enter")
    expect(page.locator(".answers ol > li:nth-child(2).looked")).to_be_visible()


def test_an_unknown_puzzle_says_so(visit: Visit) -> None:
    person = visit()
    person.expect_faults("status of 404")
    page = person.go("/puzzles/rokoko/00000000")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".answers")).to_have_count(0)
