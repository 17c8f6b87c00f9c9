"""Matches taken to their last round over HTTP, where a test is about their end: pages would draw every move."""

from __future__ import annotations

import random
from time import sleep
from typing import Any

from tests.browser.visitors import Visitor
from tests.server.guests import KNOWN, Guest, connected

POLL = 0.05  # seconds between two looks at a table where bots move


def situation(person: Visitor, table: str) -> dict[str, Any]:
    """What a person sees of a table now, without what happened before."""
    now: dict[str, Any] = person.ask("GET", f"/api/tables/{table}?since=1000000")
    return now


def is_last_round(view: dict[str, Any]) -> bool:
    """Whether a view shows the last round of the match."""
    return bool(view["round"] == view["rounds"] and view.get("season", 2) == 2)


def answer_at_random(person: Visitor, table: str, decision: dict[str, Any], chance: random.Random) -> None:
    """Give one of the possible answers to a decision."""
    answer = {"number": decision["number"], "key": chance.choice(decision["options"])}
    person.ask("POST", f"/api/tables/{table}/answers", answer)


def play_to_last_round(person: Visitor, table: str, chance: random.Random) -> None:
    """Answer until the last round of the match has begun and the person is asked; bots play the other seats.

    Not through the browser, whose requests take several times the processor time.
    """
    token = next(each["value"] for each in person.context.cookies() if each.get("name") == "trianon")
    guest = Guest(connected(person.address, cookies={"trianon": token}))
    while True:
        now = guest.now(table, since=KNOWN)
        assert not now["view"]["over"]
        if now["table"]["your_turn"] and (decision := now["decision"]):
            if is_last_round(now["view"]):
                return
            given = guest.answer(table, decision["number"], chance.choice(decision["options"]))
            assert given.is_success, given.text
        else:
            sleep(POLL)
