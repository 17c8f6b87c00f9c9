"""Worlds made of a view: everything that may be, and nothing that cannot (HI-S5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.histrio.table import play, seats, table
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.struct import zero
from trianon.core.match import Match
from trianon.games.histrio.game import GAME
from trianon.games.histrio.requests.play import NO_REQUEST

WORLDS = 400


def worlds(match: Match, seat: int, count: int = WORLDS) -> list[Any]:
    """Tables that a seat, counted from 1, holds possible."""
    found = []
    view = match.look(seat - 1)
    for number in range(count):
        world: Any = zero(GAME.state)
        seed_state(world, f"world {number}")
        GAME.determinize(view, match.setting.t, world)
        assert GAME.audit(world, match.setting.t, match.setting.names) == []
        found.append(world)
    return found


def test_a_rivals_sealed_city_is_any_of_its_hand() -> None:
    """HI-1.1: all alike; who has not sealed has nothing under seal."""
    match = play(table("players = 3\n" + seats("", "spent = [1, 2, 3, 4, 5]")), "2 travel:7")
    guessed = Counter(int(world.sealed[1, 0]) + 1 for world in worlds(match, 1))
    assert set(guessed) == {6, 7, 8}
    assert min(guessed.values()) > WORLDS // 5
    assert {int(world.picked[2]) for world in worlds(match, 1, 5)} == {0}


def test_the_own_sealed_city_is_known() -> None:
    """HI-S5: to its owner."""
    match = play(table("players = 3"), "2 travel:7")
    assert {int(world.sealed[1, 0]) for world in worlds(match, 2, 20)} == {6}


def test_any_unseen_card_may_lie_on_the_pile() -> None:
    """HI-S5: the pile holds what is nowhere in sight, in any order."""
    match = table('players = 3\nround = 5\ncities = [["fox"]]\nencounter_pile = ["owl", "bear", "alms.1", "alms.1"]')
    tops = Counter(match.setting.names["card"][world.pile[world.pile_count - 1]] for world in worlds(match, 1))
    assert set(tops) == {"owl", "bear", "alms.1"}
    assert tops["alms.1"] > tops["owl"] > WORLDS // 6


def test_requests_out_of_sight_are_with_rivals_in_the_pile_or_discarded() -> None:
    """HI-S5: the own ones are known, those discarded are not."""
    match = table(
        'players = 3\nseason = 2\nrequest_discard = ["rebel"]\n'
        + seats('requests = ["circus", "circus"]\nplayed = ["tears", ""]', 'requests = ["balance"]')
    )
    circus, tears = (match.setting.names["request"].index(name) for name in ("circus", "tears"))
    hands, discards = Counter[int](), Counter[int]()
    for world in worlds(match, 1):
        assert world.requests[0, circus] == 2
        hands.update(world.requests[1].nonzero()[0].tolist())
        discards.update(world.request_discard.nonzero()[0].tolist())
    assert circus not in hands
    assert len(hands) == len(discards) == 10
    assert hands[tears] < min(count for request, count in hands.items() if request != tears)


def test_friendly_piles_are_guessed_but_the_own_drawn_card_is_known() -> None:
    """HI-S5, HI-P2: of the other one any card that is not spent."""
    match = table(
        seats("friendly_pile = [3, 1, 2, 4, 5, 6, 7, 8]", "friendly_spent = [1, 2, 3, 4]\nfriendly_pile = [8, 7, 6, 5]")
    )
    found = worlds(match, 1)
    assert {int(world.friendly_card[0]) + 1 for world in found} == {3}
    assert {int(world.friendly_card[1]) + 1 for world in found} == {5, 6, 7, 8}
    assert {int(world.friendly_pile[0, 0]) + 1 for world in found} == {1, 2, 4, 5, 6, 7, 8}


def test_a_rivals_sealed_request_is_one_it_could_play() -> None:
    """HI-E4: or none."""
    match = table(
        'players = 3\nphase = "pay"\n'
        + seats('requests = ["rebel"]', 'requests = ["the_star"]\ntroupe = ["comedian.5"]', "")
    )
    play(match, "2 play:the_star")
    names = {**dict(enumerate(match.setting.names["request"])), NO_REQUEST: "none"}
    guessed = Counter(names[int(world.sealed[1, 0])] for world in worlds(match, 1))
    assert set(guessed) == {"none", "the_star", "standing_ovation", "kings_favourite"}
    assert guessed["none"] > WORLDS // 2
