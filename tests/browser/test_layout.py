"""Tables whose bar, hand and rivals fit whatever is asked, and a board that keeps still."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.against_bots import PERSON, Given, at_random, laid
from tests.browser.fitting import MOVED
from tests.browser.places import GAMES, settle
from tests.browser.playing import click, offered, offers_kind, play
from tests.browser.positions import position
from tests.browser.reused_page import TAGS, speak
from tests.browser.visitors import Visit
from tests.infrastructure.services import ServerProcess
from trianon.core.match import Match

ASKED = 24  # questions of one person that a board is watched through, if the match has so many
# Buttons of the bar that reach over its edges, and names of main actions that are not shown.
OVER_BAR = """() => {
  const { bottom, right } = document.querySelector('.prompt').getBoundingClientRect()
  const isOver = (box) => box.bottom > bottom || box.right > right || box.top < 0 || box.width < 12
  return [...document.querySelectorAll('.prompt .choices button, .tools > button, [data-group] > span')]
    .filter((each) => isOver(each.getBoundingClientRect()))
    .map((each) => each.textContent.trim())
}"""

# Labels of cards that lie under another card at one of their ends.
COVERED_LABELS = """() => [...document.querySelectorAll('.hand .card em span')].filter((label) => {
  const { left, right, top, bottom } = label.getBoundingClientRect()
  const isFree = (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('.card') === label.closest('.card')
  return !isFree(left + 2) || !isFree(right - 2)
}).length"""

# Signs on cards that lie outside their card.
SIGNS_OUTSIDE = """() => [...document.querySelectorAll('.hand .card .icon')].filter((sign) => {
  const [card, { left, right, bottom }] = [sign.closest('.card'), sign.getBoundingClientRect()]
  const edge = card.getBoundingClientRect()
  return left < edge.left || right > edge.right || bottom > edge.bottom
}).length"""

# Leaves cards little more than half their width, as a hand of twice as many does.
PUSH_TOGETHER = """(hand) => {
  const cards = hand.querySelectorAll('.card')
  hand.style.width = `${cards[0].offsetWidth * (1 + 0.6 * (cards.length - 1))}px`
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_place_whatever_is_asked(visit: Visit, game: str) -> None:
    """Every wording of the bar is read in all languages, and the board looked at after every answer."""
    visitor = visit()
    page = visitor.go(f"/t/{visitor.table(game, 2, 'random')}")
    chance, first, prompt = random.Random(game), dict[str, Any](), page.locator(".prompt .ask")
    language, read = "en", set[str]()
    for _ in range(ASKED):
        if not offered(page):
            break
        asked, others = "", [each for each in TAGS if each != language]
        for each in [language] if worded(page) in read else [language, *others]:
            if each != language:
                speak(page, each)
                language = each  # the match goes on in this language: going back would draw the board once more
            expect(prompt).not_to_have_text(asked)  # the words of a game follow those of the page
            asked, now = prompt.inner_text(), page.evaluate(MOVED)
            assert (now["page"], now["over"]) == (0, []), asked
            assert now == first.setdefault(language, now), asked
            read.add(worded(page))
        play(page, chance, 1)
    assert len(first) == len(TAGS)


def test_the_question_for_a_main_action_fits_beside_what_is_owned(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "rokoko", "late", players=4)
    page = visit(language="de", token=found.token).go(f"/t/{found.table}")
    for width, height, owned in (
        (1024, 768, ".me .wealth b"),
        (1200, 600, ".me .wealth b"),
        (844, 390, ".dock .purse span"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(page.locator("[data-group]")).to_have_count(6)
        assert page.evaluate(OVER_BAR) == []
        expect(page.locator(owned).first).to_be_visible()
        for each in page.locator(owned).all():
            expect(each).to_be_in_viewport(ratio=1)


def test_no_choice_is_out_of_sight_on_a_phone_held_sideways(visit: Visit, server: ServerProcess) -> None:
    found = laid(server.address, "rokoko", 2, "random", "tile", to_a_tile)
    page = visit(size=(844, 390), language="de", token=found.token).go(f"/t/{found.table}")
    expect(page.locator(".choices button")).to_have_count(3)
    for choice in page.locator(".choices button").all():
        expect(choice).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVER_BAR) == []


def test_the_cards_of_a_whole_hand_stand_side_by_side(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "rokoko", "early", players=4)
    page = visit(size=(1024, 768), token=found.token).go(f"/t/{found.table}")
    boxes = [card.bounding_box() for card in page.locator(".hand .card").all()]
    assert len(boxes) == 5
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert all(right <= left for (_, right), (left, _) in pairwise(edges))


def test_signs_and_labels_of_cards_that_lie_behind_others_are_whole(visit: Visit) -> None:
    visitor = visit(size=(1024, 768))
    page = visitor.go(f"/t/{visitor.table('rokoko', 2, 'random')}")
    expect(page.locator(".hand .card")).to_have_count(5)
    click(page, offers_kind(page, "hand")[0])
    expect(page.locator(".hand .card em")).to_have_count(1)
    page.locator(".hand").evaluate(PUSH_TOGETHER)
    assert page.evaluate(SIGNS_OUTSIDE) == 0
    assert page.evaluate(COVERED_LABELS) == 0


def test_the_names_of_bots_are_whole_beside_their_level(visit: Visit) -> None:
    visitor = visit(size=(1024, 768))
    page = visitor.go(f"/t/{visitor.table('histrio', 5, *['novice'] * 4)}")
    names = page.locator(".rival h2")
    expect(names).to_have_count(4)
    assert names.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.clientWidth)")


def to_a_tile(match: Match, chance: random.Random) -> list[Given]:
    """Everybody answers at random until the person has a tile that is worth yarn or lace."""
    while match.asked() != [PERSON] or len(match.options(PERSON)) != 3 or match.question()["question"] != "tile":
        match.answer(*at_random(match, chance))
    return [(answer.seat, answer.key) for answer in match.answers]


def worded(page: Page) -> str:
    """The wording of the bar, whatever its numbers."""
    return re.sub(r"\d+", "", page.locator(".prompt").inner_text())
