"""Browsers that keep nothing, refuse notifications or lose the network between pages; people who come late or watch."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.over_http import shared_table, take_seat
from tests.browser.playing import click, offered, play
from tests.browser.test_following import READY
from tests.browser.test_interruptions import UNREACHABLE
from tests.browser.visitors import Visit
from tests.browser.waiting import EVERY

NO_STORAGE = (
    """Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"""
)
REFUSING = """window.Notification = class {
  static permission = 'default'
  static requestPermission() { return Promise.resolve('denied') }
}"""
# as phones do it: there is a Notification, it may be used, and it cannot be made; nobody looks at the page
PHONE_WITHOUT_WORKER = """window.Notification = class {
  static permission = 'granted'
  constructor() { throw new TypeError('Illegal constructor') }
}
Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
Object.defineProperty(document, 'hidden', { get: () => true })
localStorage['trianon.settings'] = JSON.stringify({ motion: 'off', tips: false, sound: true, notifications: true })"""
SHOWN = """ServiceWorkerRegistration.prototype.showNotification = function (title, { data }) {
  (window.shown ??= []).push([title, data])
  return Promise.resolve()
}
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
Object.defineProperty(document, 'hidden', { get: () => true })
localStorage['trianon.settings'] = JSON.stringify({ motion: 'off', tips: false, notifications: true })"""


def test_playing_without_local_storage(visit: Visit) -> None:
    person = visit(tips=True, is_alone=True)
    person.context.add_init_script(f"if (location.host) {{ {NO_STORAGE} }}")
    page = person.go("/")
    page.locator(".language select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("[data-play=histrio]").click()
    offered(page)
    for lesson in ("coach-histrio-aim", "coach-glow", "coach-histrio-choose_city"):
        page.locator(f"[data-lesson={lesson}] .primary").click()
        expect(page.locator(f"[data-lesson={lesson}]")).to_have_count(0)
    click(page, next(key for key in offered(page) if key.startswith("travel:")))
    if page.wait_for_function(READY, polling=EVERY).json_value() != "mine":
        page.keyboard.press("s")  # nothing could store that moves are shown at once
    assert offered(page)


def test_playing_without_notifications(visit: Visit) -> None:
    person = visit(is_alone=True)
    person.context.add_init_script(f"if (location.host) {{ {PHONE_WITHOUT_WORKER} }}")
    table = person.table("histrio", 2, "random")
    page = person.go("/")  # so that turns are listened to before the table is
    page.locator(f"li[data-table='{table}'] a").click()
    assert len(play(page, random.Random(3), 3)) == 3


def test_a_notification_links_to_its_table(visit: Visit) -> None:
    one, other = visit(is_alone=True, is_installed=True), visit()
    table = one.table("histrio", 2)
    take_seat(other, table)
    one.context.add_init_script(f"if (location.host) {{ {SHOWN} }}")
    with one.page.expect_response("**/api/tables/mine"):  # once the page listens; what waits already is no news
        page = one.go("/about")
    one.ask("POST", f"/api/tables/{table}/start", {"bots": []})
    page.wait_for_function("() => window.shown")
    assert page.evaluate("() => window.shown") == [["It is your turn", f"/t/{table}"]]


def test_denied_notifications_stay_unchecked(visit: Visit) -> None:
    person = visit(is_alone=True)
    person.context.add_init_script(REFUSING)
    page = person.go("/settings")
    box = page.get_by_label("a notification while the page")
    box.click()
    expect(page.locator("fieldset [role=status]")).to_contain_text("does not allow")
    expect(box).not_to_be_checked()


def test_a_page_that_failed_to_load_can_be_retried(visit: Visit) -> None:
    person = visit(is_alone=True)  # nothing is in its cache
    person.expect_faults(*UNREACHABLE)
    page = person.go("/")
    person.context.set_offline(True)
    page.locator(".head a[href='/about']").click()
    expect(page.locator("[data-problem=offline]")).to_be_visible()
    page.locator(".language select").select_option("zh")
    expect(page.locator(".language [role=alert]")).to_be_visible()
    expect(page.locator(".language select")).to_have_value("en")
    person.context.set_offline(False)
    page.locator("[data-problem=offline] button").click()
    expect(page.locator("h1")).to_have_text("About Trianon")
    page.locator("details summary").first.click()  # which says what is reconstructed
    expect(page.locator("dt.bold").first).to_be_visible()
    expect(page.locator("details[open] code").first).to_be_visible()


def test_a_board_that_failed_to_load_can_be_retried(visit: Visit) -> None:
    person = visit(is_alone=True)
    person.expect_faults(r"ERR_FAILED")
    table = person.table("rokoko", 2, "random")
    person.page.route("**/assets/rokoko*", lambda route: route.abort())
    page = person.page
    page.goto(f"/t/{table}")
    expect(page.locator("[data-problem=offline]")).to_be_visible()
    page.unroute("**/assets/rokoko*")
    assert offered(page)


@pytest.mark.parametrize(("watch", "expected"), [("link", "Stay here"), ("nobody", "nobody may watch")])
def test_a_full_table_says_so(visit: Visit, watch: str, expected: str) -> None:
    owner, friend, late = visit(), visit(), visit()
    table = owner.table("histrio", 2, watch=watch)
    take_seat(friend, table)
    page = late.go(f"/t/{table}")
    expect(page.locator(".lead")).to_contain_text(expected)
    expect(page.locator("[data-seat]")).to_have_count(0)
    if watch == "link":
        owner.ask("POST", f"/api/tables/{table}/start", {"bots": []})
        expect(page.locator(".prompt")).to_contain_text("You are watching")


def test_chat_lines_of_an_absence_are_unread(visit: Visit) -> None:
    one, other = visit(), visit()
    table = shared_table(one, other, "histrio")
    other.ask("POST", f"/api/tables/{table}/chat", {"text": "Back on Monday"})
    page = one.go(f"/t/{table}")
    expect(page.locator("[data-tool=chat] i")).to_have_text("1")
    expect(page.locator("[data-tool=chat] .heard")).to_contain_text("Monday")
    page.keyboard.press("c")
    expect(page.locator(".drawer [role=log]")).to_contain_text("Monday")
    expect(page.locator("[data-tool=chat] i")).to_have_count(0)
    page.reload()
    assert offered(page)
    expect(page.locator("[data-tool=chat] i")).to_have_count(0)


def test_the_gallery_shows_both_games_in_the_chosen_language_and_links_back(visit: Visit) -> None:
    page = visit().go("/settings")
    page.locator("input[name=language]").nth(1).check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/gallery")
    expect(page.locator("h1")).to_have_text("Die Galerie")
    expect(page.locator("figure svg").nth(60)).to_be_attached()
    page.locator("nav button").nth(1).click()
    expect(page.locator("nav button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("figure svg").nth(40)).to_be_attached()
    page.locator(".head a[href='/']").first.click()
    expect(page.locator("[data-play=rokoko]")).to_be_visible()
