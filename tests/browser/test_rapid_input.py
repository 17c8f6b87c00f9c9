"""People in a hurry: double clicks, second thoughts at once, keys one after another, many tables at the same time."""

import random
import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.over_http import answer_at_random, shared_table, situation
from tests.browser.playing import click, offered, offers
from tests.browser.positions import position
from tests.browser.test_interruptions import answers, in_a_turn
from tests.browser.visitors import Visit, Visitor
from tests.browser.waiting import EVERY, until
from tests.infrastructure.services import ServerProcess

FOCUS = "() => document.activeElement.dataset.tool ?? document.activeElement.tagName"

# a choice and the wish to take it back, with nothing heard in between
AT_ONCE = """(key) => {
  const place = document.querySelector(`.legal[data-key="${CSS.escape(key)}"]`)
  place.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.querySelector('.tools .quiet').click()
}"""


def asked_for(page: Page, ending: str) -> list[str]:
    """The requests a page makes from now on to paths that end so."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url) if request.url.endswith(ending) else None)
    return found


def test_double_clicks_join_start_and_chat_once(visit: Visit) -> None:
    owner, friend = visit(), visit()
    table = owner.table("histrio", 3)
    page, guest = owner.go(f"/t/{table}"), friend.go(f"/t/{table}")
    guest.locator("button[data-seat]").first.dblclick()
    expect(page.locator("select.text")).to_have_count(1)
    page.locator("form input").fill("Bonsoir")
    page.locator("form button").dblclick()
    expect(guest.locator("[role=log] li")).to_contain_text(["Bonsoir"])
    started = asked_for(page, "/start")
    page.locator("[data-start]").dblclick()
    assert offered(page)
    assert len(started) == 1
    expect(page.locator("[data-notice]")).to_have_count(0)
    assert len(owner.ask("GET", f"/api/tables/{table}/chat")["lines"]) == 1


def test_text_typed_while_a_chat_line_is_sent_is_kept(visit: Visit) -> None:
    person = visit()
    page = person.go(f"/t/{person.table('histrio', 3)}")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/chat", hold)
    field = page.locator("form input")
    field.fill("one")
    field.press("Enter")
    field.fill("two")
    until(page, lambda: bool(held), "the line is on its way")
    held.pop().continue_()
    expect(page.locator("[role=log] li")).to_contain_text(["one"])
    expect(field).to_have_value("two")


def await_undo(person: Visitor, table: str) -> None:
    """Wait until an answer was undone at a table."""
    path = f"/api/tables/{table}?since=0"
    until(person.page, lambda: any(e["kind"] == "undo" for e in person.ask("GET", path)["entries"]), "an undo")


def test_an_answer_still_in_flight_can_be_undone(visit: Visit) -> None:
    person = visit()
    page, table = in_a_turn(person)
    given, keys = answers(person, table), offered(page)
    page.evaluate(AT_ONCE, next(key for key in keys if key.startswith("acquire:")))
    await_undo(person, table)
    page.wait_for_function("() => !document.querySelector('.choices button:disabled')", polling=EVERY)
    offers(page, keys)
    assert answers(person, table) == given


def test_undo_reaches_over_the_moves_of_bots(visit: Visit) -> None:
    person = visit()
    table, chance = person.table("rokoko", 2, "random"), random.Random(5)
    while True:
        now = situation(person, table)
        if now["table"]["your_turn"] and (decision := now["decision"]):
            if not now["may_undo"] and answers(person, table):
                break
            answer_at_random(person, table, decision, chance)
        else:
            person.page.wait_for_timeout(EVERY)
    given = answers(person, table)
    page = person.go(f"/t/{table}")
    offered(page)
    page.locator(".tools .quiet").click()
    await_undo(person, table)
    assert answers(person, table) == given[:-1]
    asked = situation(person, table)["decision"]["options"]
    expect(page.locator(f'.legal[data-key="{asked[0]}"]').first).to_be_visible()
    expect(page.locator("[data-notice]")).to_have_count(1)
    expect(page.locator("[data-notice=revised]")).to_be_visible()


def test_drawers_restore_the_focus(visit: Visit, server: ServerProcess) -> None:
    found = position(server.address, "histrio", "middle")
    page = visit(token=found.token).go(f"/t/{found.table}")
    offered(page)
    page.locator("[data-tool=menu]").focus()
    page.keyboard.press("Enter")
    page.locator(".drawer [data-do=chat]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".drawer [role=log]")).to_be_visible()
    page.wait_for_function("() => document.activeElement.closest('.drawer') !== null", polling=EVERY)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.wait_for_function(f"() => ({FOCUS})() === 'menu'")
    place = page.locator(".place.legal").first  # also a place of a drawing gets it back
    place.focus()
    page.keyboard.press("m")
    expect(page.locator(".drawer nav")).to_be_visible()
    page.keyboard.press("Escape")
    expect(place).to_be_focused()


def test_a_replay_survives_an_undo(visit: Visit) -> None:
    person = visit()
    page, table = in_a_turn(person)
    there = person.go(f"/t/{table}/replay", person.tab())
    where = there.locator(".scrubber input[type=range]")
    expect(where).to_have_attribute("max", re.compile(r"^[1-9]"))
    last = int(where.get_attribute("max") or 0)
    person.expect_faults(r"status of 400")  # the moment that is no more
    page.locator(".tools .quiet").first.click()
    assert offered(page)
    there.locator(".scrubber .step").nth(4).click()
    expect(where).to_have_value(str(last - 1))
    expect(where).to_have_attribute("max", str(last - 1))
    expect(there.locator(".scrubber .said")).to_have_count(0)


def test_a_notice_links_to_the_next_table_where_people_wait_for_me(visit: Visit) -> None:
    """Tables of bots do not count; the board stays where it is, and the notice goes."""
    one, other = visit(), visit()
    table = shared_table(one, other, "histrio")
    tables = [shared_table(one, other, "rokoko") for _ in range(2)]
    one.table("rokoko", 2, "random")
    page = one.go(f"/t/{table}")
    expect(page.locator("[data-notice=elsewhere]")).to_have_count(0)
    expect(page).to_have_title("(3) Your turn: Histrio · Trianon")
    before = page.locator("main").bounding_box()
    click(page, next(key for key in offered(page) if key.startswith("travel:")))
    expect(page.locator("[data-notice=elsewhere]")).to_contain_text("2 other tables")
    assert page.locator("main").bounding_box() == before
    page.locator("[data-notice=elsewhere] a").click()
    offered(page)
    assert page.url.rsplit("/", 1)[1] in tables
    page.go_back()
    page.locator("[data-notice=elsewhere] button").click()
    expect(page.locator("[data-notice=elsewhere]")).to_have_count(0)


def test_the_title_recounts_turns_after_a_reconnect(visit: Visit) -> None:
    person, other = visit(is_alone=True), visit()
    table = shared_table(person, other, "rokoko")
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
    person.page.route_web_socket("**/api/live*", lambda line: lines.append((line, line.connect_to_server())))
    page = person.go("/")
    expect(page).to_have_title("(1) Play · Trianon")
    line, there = lines[-1]
    there.on_message(lambda message: None)  # no message arrives any more
    person.ask("POST", f"/api/tables/{table}/leave")  # a bot plays on
    line.close()
    expect(page).to_have_title("Play · Trianon")
