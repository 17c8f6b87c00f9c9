"""Matches begun, looked at and carried on over HTTP, where a page would draw every move."""

import random
from typing import Any

from tests.browser.visitors import Visitor


def shared_table(one: Visitor, other: Visitor, game: str, **wanted: Any) -> str:
    """A running match of two people; the first one has seat 1."""
    table = one.table(game, 2, **wanted)
    take_seat(other, table)
    one.ask("POST", f"/api/tables/{table}/start", {"bots": []})
    return table


def take_seat(person: Visitor, table: str) -> None:
    """Let a person sit down at an open table."""
    person.ask("POST", "/api/hello")
    person.ask("POST", f"/api/tables/{table}/join", {})


def situation(person: Visitor, table: str) -> dict[str, Any]:
    """What a person sees of a table now, without what happened before."""
    now: dict[str, Any] = person.ask("GET", f"/api/tables/{table}?since=1000000")
    return now


def answer_at_random(person: Visitor, table: str, decision: dict[str, Any], chance: random.Random) -> None:
    """Give one of the possible answers to a decision."""
    answer = {"number": decision["number"], "key": chance.choice(decision["options"])}
    person.ask("POST", f"/api/tables/{table}/answers", answer)
