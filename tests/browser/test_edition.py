"""My edition on the page: entered by keyboard and by paste, faults at their places, kept, shared, played, verified."""

from __future__ import annotations

import base64
import json
import random
import tomllib
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.over_http import answer_at_random, situation
from tests.browser.visitors import Visit, Visitor
from tests.browser.waiting import until
from tests.cli.command_runner import good
from trianon.core.editions.load import load_edition
from trianon.core.files import write_toml
from trianon.games import game_of

MAX_PRESSES = 150  # beyond the values, for a page of 30 dresses and 20 tiles
DRESSES, TILES = 30, 20
COLOURS = ("yellow", "green", "red", "blue")
PASTE = """text => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}"""

WITHOUT_CLIPBOARD = """() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  document.addEventListener('copy', () => (window.copied = document.activeElement.value))
}"""


def opened(person: Visitor, game: str, tab: str | None = None, path: str = "") -> Page:
    """The editor of a game, at one of its parts."""
    page = person.go(f"/edition/{game}{path}")
    expect(page.locator("[data-state=sound]")).to_be_visible()
    if tab is not None:
        page.locator(f"[data-tab='{tab}']").click()
    return page


def saved(page: Page) -> str:
    """The file of the edition as it is saved."""
    expect(page.locator("[data-state=checking]")).to_have_count(0)
    with page.expect_download() as download:
        page.locator("[data-do=save]").click()
    return Path(download.value.path()).read_text("utf-8")


def printed(section: str) -> list[dict[str, Any]]:
    """The components of the reference edition, as a list that a person reads from."""
    entries: list[dict[str, Any]] = load_edition(game_of("rokoko").schema).data[section]
    return entries


def test_a_printed_list_is_entered_with_few_key_presses(visit: Visit) -> None:
    page = opened(visit(), "rokoko", "dress")
    presses = 0

    def press(key: str) -> None:
        nonlocal presses
        page.keyboard.press(key)
        presses += 1

    page.locator("[data-do=clear]").focus()
    press("Enter")
    page.locator("[data-do=enter]").focus()
    press("Enter")
    expect(page.locator("[data-do=quick] input")).to_be_focused()
    dresses = printed("dress")[:DRESSES]
    for n, dress in enumerate(dresses, 1):
        silk = [str(dress["silk"][colour]) for colour in COLOURS]
        page.keyboard.type("".join([dress["colour"][0], *silk]))  # the values themselves
        page.keyboard.type(f"{dress['yarn']}{dress['lace']}{int(dress['thimble'])}{dress['livre']}{dress['prestige']}")
        if dress["copies"] > 1:
            page.keyboard.type(str(dress["copies"]))
        press("Enter")
        expect(page.locator("[data-entry]")).to_have_count(n)
    page.locator("[data-tab=resource]").click()
    kinds = printed("resource")
    tiles = [tile for tile in kinds for _ in range(tile["copies"])][:TILES]  # one after the other, as they come
    rows = [[str(tile["silk"][colour]) for colour in COLOURS] + [tile["trimming"]] for tile in tiles]
    page.locator("[data-do=paste]").focus()
    page.evaluate(PASTE, "\n".join("\t".join(row) for row in rows))
    presses += 2  # Control and V
    expect(page.locator("[data-do=replace]")).to_be_focused()
    press("Enter")
    expect(page.locator("[data-entry]")).to_have_count(TILES)
    assert presses < MAX_PRESSES

    found = tomllib.loads(saved(page))
    defaults: dict[str, Any] = {"yarn": 0, "lace": 0, "thimble": False, "copies": 1}
    for dress, entered in zip(dresses, found["dress"], strict=True):
        bales = {**dict.fromkeys(COLOURS, 0), **entered["silk"]}
        assert {**defaults, **entered, "silk": bales, "id": dress["id"]} == dress
    ids = [tile["id"] for tile in found["resource"]]
    assert ids[: len(kinds)] == [tile["id"] for tile in kinds]  # they stay with their places
    assert len(set(ids)) == TILES
    assert [tile["trimming"] for tile in found["resource"]] == [tile["trimming"] for tile in tiles]


def test_faults_stand_at_their_places_and_changes_are_taken_back_and_kept(visit: Visit) -> None:
    person = visit(language="de")
    page = opened(person, "rokoko", "edition")
    field = page.locator("[data-field='edition.rounds']")
    field.fill("6")
    fault = page.locator("[data-fault='edition.rounds']")
    expect(fault).to_contain_text("womit 24 Arbeiter aufgedeckt werden")
    expect(fault.locator("a")).to_have_attribute("href", "/rules/rokoko#RK-1.2")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-do=play]")).to_be_disabled()
    page.locator("[data-tab=dress]").click()
    page.locator("[data-do=clear]").click()
    expect(page.locator("[data-sum]").filter(has_text="Gelb")).to_contain_text("0 von 13")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-state=sound]")).to_be_visible()
    page.locator("[data-entry=y01]").click()
    page.locator("[data-field='dress[1].livre']").fill("7")
    page.locator(".panel [data-do=origin]").select_option("owner's entry")
    expect(page.locator("[data-state=sound]")).to_be_visible()
    text = saved(page)
    page.reload()
    expect(page.locator("[data-state=sound]")).to_be_visible()
    assert saved(page) == text
    other = person.go("/edition/rokoko", person.tab())
    other.locator("[data-field='edition.income']").fill("7")
    page.locator("[data-tab=edition]").click()
    expect(page.locator("[data-field='edition.income']")).to_have_value("7")  # both tabs write the same edition
    assert tomllib.loads(text)["provenance"]["dress.y01"] == "owner's entry"


def test_every_fault_of_a_file_is_told_where_it_stands(visit: Visit) -> None:
    page = opened(visit(language="zh"), "rokoko")
    data = tomllib.loads(load_edition(game_of("rokoko").schema).text)
    data["edition"].update(segments=4, ladies=["yellow", "green"], colour="red", hire_price=[0, -1])
    data["dress"][3] = {**data["dress"][3], "silk": {"yellow": 9, "purple": 1}, "livre": "ten"}
    data["dress"][5] = 5
    data["employee"][7]["bonus"] = "gain_livres"
    data["resource"].pop()
    data["board"]["small"]["players"] = [2, 3, 4]
    data["board"]["large"]["hall"][1]["guests"][0] = {"kind": "grand", "livre": 3, "yarn": 1}
    data["board"]["large"]["fireworks"] = []
    data["provenance"]["a b"] = "hearsay"
    page.locator("input[type=file]").set_input_files(
        {"name": "odd.toml", "mimeType": "application/toml", "buffer": write_toml(data).encode()}
    )
    page.locator("details.all summary").click()
    places = [link.get_attribute("data-goto") for link in page.locator("[data-goto]").all()]
    assert len(set(places)) > 12
    for place in places:
        page.locator(f"[data-goto='{place}']").first.click()
        expect(page.locator(f"[data-fault='{place}']").first).to_be_visible()


def code_of(text: bytes) -> str:
    """Something as a link holds it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text) + packer.flush()
    return "#edition=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_link_brings_an_edition_and_a_hostile_one_brings_nothing(visit: Visit) -> None:
    text = load_edition(game_of("histrio").schema).text.replace('id = "reference"', 'id = "from-a-friend"', 1)
    person = visit()
    page = opened(person, "histrio", path=code_of(text.encode()))
    expect(page.locator("[data-state=sound]")).to_contain_text("from-a-friend")
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-state=sound]")).to_contain_text("my-edition")
    for hostile in (code_of(b"a" * 30_000_000), code_of(b"\xff\xfe"), "#edition=%%%"):
        page.goto("about:blank")
        page = opened(person, "histrio", path=hostile)
        expect(page.locator("p.said")).to_contain_text("no edition")
        expect(page.locator("[data-state=sound]")).to_contain_text("my-edition")


def test_files_that_are_no_edition_leave_mine_alone_and_it_is_copied_without_a_secure_page(visit: Visit) -> None:
    page = opened(visit(), "rokoko", "dress")
    for text in ("", "#" * 200_001):
        page.locator("input[type=file]").set_input_files(
            {"name": "odd.toml", "mimeType": "application/toml", "buffer": text.encode()}
        )
        expect(page.locator("p.said")).to_have_count(1)
        expect(page.locator("[data-state=sound]")).to_contain_text("my-edition")
    expect(page.locator("p.said")).to_contain_text("too long")
    page.evaluate(WITHOUT_CLIPBOARD)
    for button, beginning in (("share", "http"), ("copy", "Id\tColour")):
        page.locator(f"[data-do={button}]").click()
        page.wait_for_function("beginning => window.copied?.startsWith(beginning)", arg=beginning)


def test_an_edition_made_here_is_played_and_verified_and_is_its_file(visit: Visit, tmp_path: Path) -> None:
    person, chance = visit(), random.Random(5)
    page = opened(person, "histrio", "requests")
    page.locator("[data-entry]").first.click()
    page.locator("[data-field='requests[1].ecu']").fill("9")
    expect(page.locator("[data-state=sound]")).to_contain_text("1 value differs")
    text = saved(page)
    page.locator("[data-do=play]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    page.locator("[data-tool=menu]").click()
    expect(page.locator("[data-edition=my-edition] code")).to_be_visible()

    def goes_on() -> bool:
        now = situation(person, table)
        if now["decision"] and now["decision"]["options"]:
            answer_at_random(person, table, now["decision"], chance)
        return bool(now["table"]["status"] == "over")

    until(page, goes_on, "the end of the match")
    record = person.ask("GET", f"/api/tables/{table}/record")
    assert record["edition"]["id"] == "my-edition"
    assert record["edition"]["text"] == text
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), "utf-8")
    good("verify", file)
