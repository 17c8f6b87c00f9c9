"""The gallery as it is lived: published, found, looked at, taken over, played, reported, hidden, taken out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_edition import opened
from tests.browser.visitors import Visit
from tests.cli.command_runner import good
from tests.infrastructure.services import FOLDERS, ServerProcess

TITLE = "Neun <b>écus</b> 九"
FIELD = "requests[1].ecu"


def published(page: Page) -> str:
    """An edition with one other value goes into the gallery; its id."""
    page.locator("[data-entry]").first.click()
    page.locator(f"[data-field='{FIELD}']").fill("9")
    expect(page.locator("[data-state=sound]")).to_contain_text("1 value differs")
    page.locator("summary", has_text="Publish it").click()
    page.locator("input[name=title]").fill(TITLE)
    page.locator("[data-do=publish]").click()
    page.locator("a[href='/editions/histrio?order=mine']").click()
    own = page.locator("[data-published]")
    expect(own.locator("h2")).to_have_text(TITLE)
    return str(own.get_attribute("data-published"))


def test_an_edition_goes_from_one_person_to_another(
    visit: Visit, server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIANON_DATA", str(FOLDERS[server.address]))
    author, reader = visit(), visit(language="de")
    edition = published(opened(author, "histrio", "requests"))

    page = reader.go("/editions/histrio")
    page.locator("input[name=search]").fill("ECUS")
    page.locator("[data-do=find]").click()
    row = page.locator(f"[data-published='{edition}']")
    row.locator("[data-do=look]").click()
    expect(row.locator(f"[data-difference='{FIELD}']")).to_contain_text("9")
    expect(row.locator("[data-difference]")).to_have_count(1)

    row.locator("[data-do=open]").click()
    expect(page.locator("[data-state=sound]")).to_contain_text("1 Wert")
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-state=sound]")).to_contain_text("wie unsere Ausgabe")

    page = reader.go("/editions/histrio")
    row.locator("[data-do=table]").click()
    expect(page.locator("[data-published]")).to_contain_text(TITLE)
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    assert reader.ask("GET", f"/api/tables/{table}/edition")["id"] == "my-edition"
    page = reader.go("/editions/histrio?order=played")
    row.locator("[data-do=play]").click()
    page.wait_for_url("**/t/*")

    page = reader.go("/editions/histrio")
    expect(row).to_contain_text("von anderen 2-mal gespielt")
    row.locator("[data-do=report]").click()
    row.locator("[data-do=send-report]").click()
    expect(row.locator("p.said")).to_be_visible()
    [report] = good("admin", "reports", "--json").data
    assert (report["edition"], report["chat"][0]["text"]) == (edition, TITLE)
    good("admin", "gallery", "--hide", edition)
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    expect(row).to_have_count(0)

    page = author.page
    page.reload()
    own = page.locator(f"[data-published='{edition}']")
    expect(own.locator("[data-hidden]")).to_be_visible()
    own.locator("[data-do=take-out]").click()
    expect(own).to_have_count(0)
