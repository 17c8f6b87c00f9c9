"""What a screen reader needs is there; test_places.py lets axe-core look at every page."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import colour_violations, violations
from tests.browser.playing import click, offered, point_at
from tests.browser.visitors import Visit

# a line that can hardly be read, and a button without a name
FAULTS = """() => {
  const line = Object.assign(document.createElement('p'), { textContent: 'faint' })
  Object.assign(line.style, { color: '#eee', background: '#fff' })
  document.querySelector('main').append(line, document.createElement('button'))
}"""


def test_axe_sees_faults_on_a_page_that_is_not_painted(visit: Visit) -> None:
    page = visit().go("/about")
    page.evaluate(FAULTS)
    assert {line.split(":")[0] for line in violations(page)} == {"color-contrast", "button-name"}
    assert {line.split(":")[0] for line in colour_violations(page, "main p:last-of-type")} == {"color-contrast"}


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_screen_readers_get_the_question_and_the_chronicle(visit: Visit, game: str) -> None:
    person = visit()
    page = person.go(f"/t/{person.table(game, 2, 'random')}")
    keys = offered(page)
    asked = page.locator(".prompt p[role=status]")
    expect(asked).to_have_attribute("aria-live", "polite")
    words = asked.inner_text()
    assert len(words) > 5
    point_at(page, f'.legal[data-key="{keys[0]}"]')
    assert violations(page) == []  # with a tip
    for key in keys[:3]:
        name = page.locator(f'[data-key="{key}"]').first.evaluate(
            "(each) => each.getAttribute('aria-label') || each.innerText"
        )
        assert len(name) > 3
    click(page, keys[0])
    offered(page)
    expect(asked).not_to_have_text(words)
    expect(page.locator(".chronicle [role=log][aria-live=polite] li").first).not_to_be_empty()
    expect(page.locator("main")).to_have_count(1)
    expect(page.locator("h1")).to_have_count(1)


def test_every_page_has_landmarks_and_a_title_of_its_own(visit: Visit) -> None:
    page = visit().go("/")
    titles = [page.title()]
    for link in ("/rules", "/settings", "/about"):
        page.locator(f"header nav a[href='{link}']").click()
        expect(page.locator("h1")).to_be_focused()
        page.wait_for_function("(old) => document.title !== old", arg=titles[-1])
        titles.append(page.title())
        for landmark in ("header", "main", "footer", "nav[aria-label]"):
            expect(page.locator(landmark).first).to_be_visible()
    assert len(set(titles)) == len(titles)
    assert all(title.endswith("Trianon") for title in titles)
