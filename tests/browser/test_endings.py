"""Matches that end before the eyes of a player: the last moves of bots, then the final scoring line by line."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import until_over
from tests.browser.visitors import DESK, PHONE, Visit, Visitor

POLL = 50.0  # ms between two looks at a table where bots move
# every line of the scoring that was ever on the page, so that lines shown live are distinguished from lines dropped in
LINES = """() => {
  window.counts = []
  new MutationObserver(() => {
    const count = document.querySelectorAll('.score .lines li').length
    if (count && counts.at(-1) !== count) counts.push(count)
  }).observe(document, { childList: true, subtree: true })
}"""


def is_last_round(view: dict[str, Any]) -> bool:
    """Whether a view shows the last round of the match."""
    return bool(view["round"] == view["rounds"] and view.get("season", 2) == 2)


def play_to_last_round(person: Visitor, table: str, chance: random.Random) -> None:
    """Answer over HTTP until the last round of the match has begun and the person is asked."""
    while True:
        now = person.ask("GET", f"/api/tables/{table}?since=1000000")
        assert not now["view"]["over"]
        if now["table"]["your_turn"] and now["decision"]:
            if is_last_round(now["view"]):
                return
            decision = now["decision"]
            answer = {"number": decision["number"], "key": chance.choice(decision["options"])}
            person.ask("POST", f"/api/tables/{table}/answers", answer)
        else:
            person.page.wait_for_timeout(POLL)


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
@pytest.mark.parametrize(("device", "more"), [(DESK, {}), (PHONE, {"has_touch": True, "is_mobile": True})])
def test_the_whole_scoring_is_shown_at_a_live_ending(
    visit: Visit, game: str, device: tuple[int, int], more: dict[str, bool]
) -> None:
    person = visit(size=device, motion="on", auto=True, **more)
    table = person.table(game, 3, "thumb", "thumb")
    chance = random.Random(f"{game} {device}")
    play_to_last_round(person, table, chance)
    page = person.go(f"/t/{table}")
    page.evaluate(LINES)
    until_over(page, chance, is_touch=bool(more))
    result = person.ask("GET", f"/api/tables/{table}")["result"]
    lines = [line for line in result["lines"] if game == "rokoko" or line["points"]]
    expect(page.locator(".score .lines li")).to_have_count(len(lines))
    expect(page.locator(".score .lines > button")).to_have_count(0)
    assert page.evaluate("() => counts") == list(range(1, len(lines) + 1))
    assert sorted(map(int, page.locator(".score tfoot td").all_inner_texts())) == sorted(result["points"])
    expect(page.locator(".score .bars li")).to_have_count(3)
