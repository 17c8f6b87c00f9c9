"""Matches in early, middle and final positions, for looking at them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from tests.server.guests import Guest, seated

STAGES = ("early", "middle", "final")
ANSWERS = {"rokoko": {"early": 2, "middle": 28}, "histrio": {"early": 1, "middle": 11}}  # of every player
BOLD = ("make", "rent", "pay", "keep", "use", "play:")  # keys that lead to what is worth seeing
CALM = ("forfeit", "pass")  # and those that lead past it


@dataclass(frozen=True)
class Position:
    """A table and the identity of somebody who sits at it, whose turn it is unless the match is over."""

    game: str
    players: int
    stage: str
    table: str
    token: str


@cache
def position(address: str, game: str, stage: str, players: int = 3, seed: int = 1) -> Position:
    """A match that has come so far, between guests who choose at random."""
    guests, table = seated(address, game, players, hints=True)
    least = ANSWERS[game].get(stage, 10_000) * players
    asker = _advance(guests, table, random.Random(f"{game} {players} {seed}"), least)
    for guest in guests:
        guest.http.close()
    return Position(game, players, stage, table, guests[asker - 1].token)


def _advance(guests: list[Guest], table: str, chance: random.Random, least: int) -> int:
    """Let the guests answer so often, and on until one of them has a choice to make; that one's seat."""
    seat, given = 1, 0
    while True:
        now = guests[seat - 1].now(table)
        if now["table"]["status"] == "over":
            return 1
        if seat not in now["table"]["asked"]:
            seat = now["table"]["asked"][0]
            continue
        options = now["decision"]["options"]
        if given >= least and len(options) > 3:
            return seat
        worth = [key for key in options if key.startswith(BOLD)]
        worth = worth or [key for key in options if not key.startswith(CALM)] or options
        done = guests[seat - 1].answer(table, now["decision"]["number"], chance.choice(worth))
        assert done.status_code == 200, done.text
        given += 1
