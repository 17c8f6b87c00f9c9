"""Matches that end before the eyes of a player: the last moves of bots, the scoring on the board, then the result."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.against_bots import last_round
from tests.browser.playing import until_over
from tests.browser.visitors import DESK, PHONE, Visit, Visitor
from tests.infrastructure.services import ServerProcess

# everything the scoring ever showed on the page, and a click on "Faster" as soon as it begins
SHOW = """() => {
  window.show = { beats: [], lines: {}, lit: {}, of: 0, sums: [], sky: 0, king: 0 }
  new MutationObserver(() => {
    const scoring = document.querySelector('.scoring')
    if (!scoring) return
    scoring.querySelector('[data-do=faster][aria-pressed=false]')?.click()
    const beat = Number(scoring.dataset.beat)
    if (show.beats.at(-1) !== beat) show.beats.push(beat)
    show.of = Number(scoring.dataset.beats)
    show.lines[beat] = scoring.querySelectorAll('.lines li').length
    show.lit[beat] = Math.max(show.lit[beat] ?? 0, document.querySelectorAll('.dusk .lit').length)
    show.sums = [...scoring.querySelectorAll('.sum')].map((sum) => Number(sum.textContent))
    if (document.querySelector('.sky .sky svg')) show.sky += 1
    if (document.querySelector('.king.pays')) show.king += 1
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
}"""


def last_pay(person: Visitor, table: str) -> list[dict[str, Any]]:
    """What the end of Histrio paid after the last answer: Ecu of before were told when they came."""
    entries = person.ask("GET", f"/api/tables/{table}?since=0")["entries"]
    events = [event for entry in entries for event in entry["events"]]
    pay = max(n for n, each in enumerate(events) if each["event"] == "sealed" or each.get("phase") == "pay")
    return [event for event in events[pay:] if event["event"] == "ecu" and event["rule"].startswith("HI-E")]


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
@pytest.mark.parametrize(
    ("players", "device", "more"), [(4, DESK, {}), (3, PHONE, {"has_touch": True, "is_mobile": True})]
)
def test_the_whole_scoring_happens_on_the_board_at_a_live_ending(
    visit: Visit, server: ServerProcess, game: str, players: int, device: tuple[int, int], more: dict[str, bool]
) -> None:
    found = last_round(server.address, game, players, f"ending {device}")
    person, table = visit(token=found.token, size=device, motion="on", auto=True, **more), found.table
    page = person.go(f"/t/{table}")
    page.evaluate(SHOW)
    until_over(page, random.Random(f"{game} {device}"), is_touch=bool(more))
    result = person.ask("GET", f"/api/tables/{table}")["result"]
    lines = [line for line in result["lines"] if game == "rokoko" or line["points"]]
    seen = page.evaluate("() => show")
    assert seen["beats"] == list(range(seen["of"])), "every part is shown, in order, once"
    shown = len(lines) if game == "rokoko" else len(last_pay(person, table))
    assert sum(seen["lines"].values()) == shown
    assert seen["sums"] == result["points"], "the sums count up to the result"
    if device == DESK:
        assert all(seen["lit"].values()), "every part lights something up"
    is_festive = any(line["rule"] in ("RK-F6", "RK-F8") for line in lines)
    assert bool(seen["sky"]) == is_festive
    assert bool(seen["king"]) == (game == "histrio")

    sheet = page.locator("dialog.result")
    expect(sheet.locator(".score .lines li")).to_have_count(len(lines))
    assert sorted(map(int, sheet.locator(".score tfoot td").all_inner_texts())) == sorted(result["points"])
    expect(sheet.locator(".score .bars li")).to_have_count(players)
    place, winners = result["placings"][0], result["placings"].count(1)
    nth = ["1st", "2nd", "3rd", "4th"][place - 1]
    standing = f"Victory shared, among {players}" if place == 1 < winners else f"{nth} of {players}"
    expect(sheet.locator("h1")).to_contain_text(f"{standing} · {result['points'][0]} ")

    page.locator("[data-do=board]").click()
    expect(sheet).to_have_count(0)
    page.locator("[data-do=result]").click()
    expect(sheet).to_be_visible()
    assert f"/t/{table}" in page.url
    sheet.evaluate("sheet => Promise.all(sheet.getAnimations().map((each) => each.finished))")  # it slides in
    page.locator("[data-do=scoring]").click()
    expect(page.locator(".scoring")).to_be_visible()
    # at once, though the bar still slides in: a short scoring would be over before it stands still
    page.locator("[data-do=skip]").evaluate("button => button.click()")
    expect(sheet).to_be_visible()
