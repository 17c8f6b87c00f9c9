"""Lessons in the browser, from the front page to their last step: every language, three sizes, mouse and keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.lessons import at_step, begin, check_standing, follow
from tests.browser.visitors import PHONE, Visit
from trianon.core.lessons.lesson import LessonStep

DESK, TABLET = (1280, 720), (1024, 768)
EXPLAINS, BRINGS = 0, 8  # steps at which axe-core looks at the page: an explanation, and one with consequences


@pytest.mark.parametrize(
    ("game", "size", "language", "by_keyboard", "looked_at"),
    [
        ("rokoko", DESK, "en", True, EXPLAINS),
        ("rokoko", PHONE, "zh", False, BRINGS),
        ("histrio", PHONE, "de", True, EXPLAINS),
        ("histrio", TABLET, "en", False, BRINGS),
    ],
)
def test_a_lesson_leads_to_its_end_and_the_bubble_covers_nothing_lit(
    visit: Visit, game: str, size: tuple[int, int], language: str, by_keyboard: bool, looked_at: int
) -> None:
    page = begin(visit(size=size, language=language), game)

    def seen(index: int, step: LessonStep) -> None:
        check_standing(page, step)
        if index == looked_at:
            assert violations(page, ".bubble") == [], step.say

    follow(page, game, seen, by_keyboard=by_keyboard)
    expect(page.locator("[data-key]").first).to_be_attached()  # the match goes on


def test_wrong_choices_say_so_and_a_left_lesson_is_taken_up_again(visit: Visit) -> None:
    page = begin(visit(size=DESK), "histrio")
    explains, asks = LessonStep("mood", "troupe"), LessonStep("alone", "go", "travel:7", brings=True)
    page.locator('.slot[data-key="travel:2"]').click()
    expect(page.locator(".lesson .other")).to_be_visible()
    page.locator("[data-teach=next]").click()
    at_step(page, 1, explains)
    page.reload()
    at_step(page, 1, explains)
    page.locator("[data-teach=next]").click()
    at_step(page, 2, asks)
    page.locator('.slot[data-key="travel:2"]').click()
    expect(page.locator(".lesson .other")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".lesson")).to_have_count(0)
    page.locator("[data-teach=resume]").click()
    at_step(page, 2, asks)
    table = page.url
    page.goto("/")
    page.locator("[data-learn=histrio]").click()
    at_step(page, 2, asks)
    assert page.url == table, "the unfinished lesson goes on"
