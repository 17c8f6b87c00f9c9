"""Lessons in the browser to their last step: every language, three sizes, mouse, keyboard and finger."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.lessons import By, at_step, begin, check_confirmation, check_state, check_way_back, follow
from tests.browser.visitors import PHONE, Visit
from tests.infrastructure.samples import IS_SOAK
from trianon.core.lessons.lesson import LessonStep

DESK, TABLET = (1280, 720), (1024, 768)
BRINGS = {"rokoko": 8, "histrio": 3}  # the first step that shows the consequences of a place of the board
LONGEST = {"rokoko": 8, "histrio": 14}  # the step whose consequences fill the most lines
Case = tuple[str, tuple[int, int], str, By]
# every game, size, language and means once; `make soak` follows all combinations
USUAL: list[Case] = [
    ("rokoko", DESK, "en", "keyboard"),
    ("rokoko", PHONE, "zh", "finger"),
    ("histrio", PHONE, "de", "finger"),
    ("histrio", TABLET, "en", "mouse"),
]
MEANS: tuple[By, ...] = ("mouse", "keyboard", "finger")
ALL: list[Case] = list(product(("rokoko", "histrio"), (DESK, TABLET, PHONE), ("en", "de", "zh"), MEANS))


@pytest.mark.parametrize(("game", "size", "language", "by"), ALL if IS_SOAK else USUAL)
def test_a_lesson_leads_to_its_end_and_the_bubble_covers_nothing_lit(
    visit: Visit, game: str, size: tuple[int, int], language: str, by: By
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if by == "finger" else {}
    page = begin(visit(size=size, language=language, **touch), game)

    def seen(index: int, step: LessonStep) -> None:
        check_state(page, step)
        if index == (0 if by == "keyboard" else BRINGS[game]):
            page.mouse.move(0, 0)  # off what the lesson's button lay over: no tip
            assert violations(page, ".bubble") == [], step.say
        if by == "finger" and index in (BRINGS[game], LONGEST[game]) and step.answer:
            check_confirmation(page, step.answer)
            if size == PHONE and index == BRINGS[game]:
                check_way_back(page, step)

    follow(page, game, seen, by=by)
    expect(page.locator("[data-key]").first).to_be_attached()  # the match goes on
    if size == PHONE:
        expect(page.locator(".dock button[aria-current=true] i")).to_be_visible()  # where something is asked


def test_wrong_choices_say_so_and_a_left_lesson_is_taken_up_again(visit: Visit) -> None:
    page = begin(visit(size=DESK), "histrio")
    explains, asks = LessonStep("mood", "king"), LessonStep("alone", "go", "travel:7", brings=True)
    page.locator('.slot[data-key="travel:2"]').click()
    expect(page.locator(".lesson .other")).to_be_visible()
    page.locator("[data-teach=next]").click()
    at_step(page, 1, explains)
    page.reload()
    at_step(page, 1, explains)
    page.locator("[data-teach=next]").click()
    page.locator("[data-teach=next]").click()
    at_step(page, 3, asks)
    page.locator("[data-teach=back]").click()
    expect(page.locator('.lesson[data-step="2"]')).to_be_visible()
    page.locator("[data-teach=next]").click()
    at_step(page, 3, asks)
    page.locator('.slot[data-key="travel:2"]').click()
    expect(page.locator(".lesson .other")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".lesson")).to_have_count(0)
    page.locator("[data-teach=resume]").click()
    at_step(page, 3, asks)
    table = page.url
    page.goto("/")
    page.locator("[data-learn=histrio]").click()
    at_step(page, 3, asks)
    assert page.url == table, "the unfinished lesson goes on"
