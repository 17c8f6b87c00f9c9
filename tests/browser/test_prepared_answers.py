"""Answers prepared while a friend plays: chosen on the board, listed, dropped, given, and cancelled with a reason."""

import random

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.over_http import answer_at_random, shared_table, situation
from tests.browser.playing import hit, offers_kind
from tests.browser.visitors import Visit, Visitor


def waiting(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Somebody who waits at a table of Rokoko while a friend chooses a main action; both play on over HTTP."""
    one, friend = visit(), visit()
    table = shared_table(one, friend, "rokoko")
    chance = random.Random(4)
    while not is_main_of(friend, table):
        for person in (one, friend):
            decision = situation(person, table)["decision"]
            if decision is not None:
                answer_at_random(person, table, decision, chance)
                break
    one.go(f"/t/{table}")
    return one, friend, table


def is_main_of(friend: Visitor, table: str) -> bool:
    """Whether the friend chooses a main action, and can take a tile."""
    now = situation(friend, table)
    decision = now["decision"]
    is_main = decision is not None and now["question"]["question"] == "main"
    return is_main and any(key.startswith("acquire") for key in decision["options"])


def finish_turn(friend: Visitor, table: str, key: str) -> None:
    """Let the friend take a tile and decline what follows, until it is asked no more."""
    decision = situation(friend, table)["decision"]
    while decision is not None:
        key = key if key in decision["options"] else decision["options"][-1]
        friend.ask("POST", f"/api/tables/{table}/answers", {"number": decision["number"], "key": key})
        decision = situation(friend, table)["decision"]


def test_an_answer_is_chosen_on_the_board_and_given_when_it_is_due(visit: Visit) -> None:
    one, friend, table = waiting(visit)
    page, tool = one.page, one.page.locator("[data-tool=prepare]")
    tool.click()
    first = offers_kind(page, "play")[0]
    choose(page, first)
    expect(page.locator("[data-prepared]")).to_have_attribute("data-prepared", first)
    assert situation(one, table)["prepared"]["answers"][0]["key"] == first
    assert situation(friend, table)["prepared"] is None
    assert violations(page, ".drawer") == []
    choose(page, "forfeit")
    expect(page.locator("[data-prepared]")).to_have_count(2)
    page.locator("[data-prepared] button").last.click()
    expect(page.locator("[data-prepared]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tool).to_contain_text("1")
    options = situation(friend, table)["decision"]["options"]
    finish_turn(friend, table, next(key for key in options if key.startswith("acquire")))
    expect(tool).to_have_count(0)  # my turn
    now = situation(one, table)
    assert (now["question"]["question"], now["prepared"]) == ("main", None)


def choose(page: Page, key: str) -> None:
    """Choose a key with the mouse, also where a second click confirms it."""
    hit(page, key)
    confirm = page.locator("[data-do=confirm]:visible")
    if confirm.count():
        confirm.first.click()


def test_what_is_no_longer_so_is_cancelled_with_its_reason(visit: Visit) -> None:
    """The friend takes another tile of the same shelf, which makes the prepared one cheaper."""
    one, friend, table = waiting(visit)
    page = one.page
    page.locator("[data-tool=prepare]").click()
    choose(page, offers_kind(page, "play")[0])
    expect(page.locator("[data-prepared]")).to_have_count(1)
    ahead = one.ask("GET", f"/api/tables/{table}/prepared")
    taken = [key for key in situation(friend, table)["decision"]["options"] if key.startswith("acquire")]
    main = ahead["next"][0]
    tile = next(key for key in main["options"] if any(key != other and key[-2:] == other[-2:] for other in taken))
    kept = [{"name": answer["name"], "key": answer["key"]} for answer in ahead["prepared"]["answers"]]
    one.ask("POST", f"/api/tables/{table}/prepared", {"answers": [*kept, {"name": main["name"], "key": tile}]})
    other = next(key for key in taken if key != tile and key[-2:] == tile[-2:])
    number = situation(friend, table)["decision"]["number"]
    friend.ask("POST", f"/api/tables/{table}/answers", {"number": number, "key": other})
    notice = page.locator(".drawer [data-notice=prepared]")
    expect(notice).to_contain_text("It would now be")
    expect(page.locator("[data-prepared]")).to_have_count(1)
    notice.locator("button").click()
    expect(notice).to_have_count(0)
