"""A page notes the seal of its deal before it sends its salt, and checks the seed when the match is over."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.playing import offered
from tests.browser.visitors import Visit
from tests.cli.command_runner import good


def test_the_page_proves_that_a_deal_was_fair(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    page = person.go("/new?game=histrio")
    page.locator("input[name=players][value='2']").check()
    page.locator("form button.primary").click()
    page.locator("select.text").select_option("novice")
    page.locator("[data-start]").click()
    assert offered(page)
    place = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    page.goto("about:blank")
    now = person.ask("GET", f"{place}?since=0")
    while now["table"]["status"] != "over":
        if decision := now["decision"]:
            answer = {"number": decision["number"], "key": decision["options"][0]}
            person.ask("POST", f"{place}/answers", answer)
        now = person.ask("GET", f"{place}?since={now['number']}&wait={0 if decision else 5}")
    page = person.go(f"/t/{now['table']['id']}")
    page.get_by_text("Was chance fair?").click()
    expect(page.locator("[data-deal=fair-noted]")).to_be_visible()
    file, seal = tmp_path / "match.json", page.evaluate("JSON.parse(localStorage['trianon.salts']).at(-1).seal")
    file.write_text(json.dumps(person.ask("GET", f"{place}/record")))
    [verified] = good("verify", file, "--commitment", seal, "--json").data
    assert verified["seed"] == "proven"
    assert verified["committed"] == [seat["seat"] for seat in now["table"]["seats"] if seat["you"]]
