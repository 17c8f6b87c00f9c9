"""Slow play as it is lived: rules stated at the table, days off that the others see, and the way to the next table."""

import random
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.over_http import answer_at_random, shared_table, situation
from tests.browser.visitors import PHONE, Visit, Visitor

DAY = 86_400


def slow_table(ada: Visitor, bo: Visitor, free: int, **wanted: object) -> str:
    """A running match of two people with a slow clock."""
    clock = {"free": free, "reserve": DAY, "rests_at_weekends": False}
    return shared_table(ada, bo, "histrio", pace="slow", clock=clock, **wanted)


def answer_all(person: Visitor, table: str) -> None:
    """Answer until it is another person's turn."""
    chance = random.Random(1)
    while decision := situation(person, table)["decision"]:
        answer_at_random(person, table, decision, chance)


def test_days_off_are_announced_seen_and_taken_back(visit: Visit) -> None:
    ada, bo = visit(), visit(size=PHONE)
    table = slow_table(ada, bo, DAY, when_gone="close")
    answer_all(ada, table)
    settings = bo.go("/settings")
    today = datetime.now(UTC).date()
    settings.locator("input[name=first]").fill(str(today))
    settings.locator("input[name=last]").fill(str(today + timedelta(days=3)))
    settings.locator("[data-do=days-off]").click()
    announced = settings.locator("[data-days-off]")
    expect(announced).to_have_count(1)

    page = ada.go("/")
    row = page.locator(f"li[data-table='{table}']")
    expect(row).to_contain_text("days off")
    page = ada.go(f"/t/{table}")
    page.locator("[data-tool=menu]").click()
    expect(page.get_by_text("the table is closed without a winner")).to_be_visible()
    page.locator("[data-do=people] summary").first.click()
    expect(page.locator("[data-presence]")).to_contain_text("days off")

    announced.locator("button").click()
    expect(announced).to_have_count(0)
    expect(page.locator("[data-presence]", has_text="days off")).to_have_count(0)


def test_one_button_leads_to_the_table_with_the_least_time_left(visit: Visit) -> None:
    ada, bo = visit(), visit()
    later, sooner = (slow_table(bo, ada, days * DAY) for days in (5, 1))
    alone = ada.table("histrio", 2, "random")
    page = ada.go("/")
    button = page.locator("[data-do=next-table]")
    expect(button).to_have_text("It is your turn at 2 tables")
    expect(page.locator("li[data-table]").first).to_have_attribute("data-table", sooner)
    button.click()
    expect(page).to_have_url(f"{ada.address}/t/{sooner}")
    page.keyboard.press("t")
    expect(page).to_have_url(f"{ada.address}/t/{later}")
    page = ada.go("/")
    page.locator(f"li[data-table='{alone}'] [data-do=dismiss]").click()
    expect(page.locator(f"li[data-table='{alone}']")).to_have_count(0)
