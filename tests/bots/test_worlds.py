"""Worlds an opponent gets: repeatable, different from one another, and spread as the rules imply.

Here are small cases of Histrio with known answers; those of Rokoko are in `test_worlds_rokoko.py`.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations, product
from typing import Any

import pytest

from tests.bots.spread import SEARCHED, is_fair, worlds
from tests.bots.thinking import choices
from tests.histrio.table import play, seats, table
from trianon.bots.worlds import Worlds
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match
from trianon.games import game_names
from trianon.games.histrio.requests.play import NO_REQUEST
from trianon.viewing.settings import reference_setting


def names(match: Match, sort: str, numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(match.setting.names[sort][number] for number in numbers)


def test_the_measure_can_fail() -> None:
    assert is_fair("abcd" * 25, dict.fromkeys("abcd", 1))
    assert not is_fair("aaaabbbbbbcccdd" * 20, dict.fromkeys("abcd", 1))
    assert not is_fair("a" * 2000, {"a": 99, "b": 1})


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_gives_the_same_worlds_and_each_is_another(game: str) -> None:
    match, seat = next(choices(reference_setting(game, 3), "worlds", every=10))
    one, two = (Worlds(match.setting, match.look(seat), "seed") for _ in range(2))
    drawn = [to_bytes(one.sample()) for _ in range(20)]
    assert drawn == [to_bytes(two.sample()) for _ in range(20)]
    assert len(set(drawn)) == 20
    assert to_bytes(Worlds(match.setting, match.look(seat), "other").sample()) not in drawn


@SEARCHED
def test_the_encounter_pile_lies_in_any_order(searched: bool) -> None:
    """HI-S5: 4 unseen cards, two of them alike, in 12 orders."""
    match = table('players = 3\nround = 5\ncities = [["fox"]]\nencounter_pile = ["owl", "bear", "alms.1", "alms.1"]')
    found = [
        names(match, "card", world.pile[: world.pile_count].tolist()) for world in worlds(match, 1, 1200, searched)
    ]
    assert is_fair(found, Counter(permutations(("owl", "bear", "alms.1", "alms.1"))))


REQUESTS = 'players = 3\nseason = 2\nrequest_discard = ["rebel"]\n' + seats(
    'requests = ["circus", "circus"]\nplayed = ["tears", ""]', 'requests = ["balance"]'
)


def test_unseen_requests_are_with_rivals_and_discarded_as_often_as_there_are_copies() -> None:
    """HI-S5: two copies of every kind, less those in sight: both of one kind and one of another."""
    match = table(REQUESTS)
    known = match.setting.names["request"]
    shares = {kind: 2.0 - (kind == "tears") for kind in known if kind != "circus"}
    drawn = worlds(match, 1, 1500)
    for pile in ([world.requests[1] for world in drawn], [world.request_discard for world in drawn]):
        assert is_fair((known[int(counts.argmax())] for counts in pile), shares)
        assert all(counts.sum() == 1 for counts in pile)
    tops = [known[world.request_pile[world.request_count - 1]] for world in drawn]
    assert is_fair(tops, shares)


def test_a_rivals_two_requests_are_drawn_without_putting_back() -> None:
    """HI-S5: of 22 cards, 11 kinds twice: two of a kind once in 21 times."""
    match = table("players = 3\n" + seats("", 'requests = ["balance", "rebel"]'))
    alike = [bool((world.requests[1] == 2).any()) for world in worlds(match, 1, 2100)]
    assert is_fair(alike, {True: 1, False: 20})


def test_a_sealed_city_is_any_card_of_the_hand() -> None:
    """HI-1.1: three cards are left, all alike, whatever was sealed."""
    for sealed in (6, 8):
        match = play(table("players = 3\n" + seats("", "spent = [1, 2, 3, 4, 5]")), f"2 travel:{sealed}")
        found = [int(world.sealed[1, 0]) + 1 for world in worlds(match, 1, 900)]
        assert is_fair(found, {6: 1, 7: 1, 8: 1})


def test_rivals_seal_each_for_themselves() -> None:
    """HI-1.1: two rivals with three and two cards left make six pairs, all alike."""
    match = table("players = 3\n" + seats("", "spent = [1, 2, 3, 4, 5]", "spent = [1, 2, 3, 4, 5, 6]"))
    play(match, "2 travel:6", "3 travel:8")
    found = [(int(world.sealed[1, 0]) + 1, int(world.sealed[2, 0]) + 1) for world in worlds(match, 1, 1200)]
    assert is_fair(found, dict.fromkeys(product((6, 7, 8), (7, 8)), 1))


@SEARCHED
def test_a_spectator_knows_no_request(searched: bool) -> None:
    """HI-S5: two seats hold any of the 24 requests, two copies of every kind; both the same once in 23 times."""
    match = table("players = 3\n" + seats('requests = ["balance"]', 'requests = ["rebel"]'))
    kinds = match.setting.names["request"]
    drawn = worlds(match, 0, 2300, searched)
    held = [[kinds[int(world.requests[seat].argmax())] for seat in (0, 1)] for world in drawn]
    assert is_fair((first for first, _ in held), dict.fromkeys(kinds, 1))
    assert is_fair((first == second for first, second in held), {True: 1, False: 22})


def test_a_sealed_request_is_one_that_could_be_played_or_none() -> None:
    """HI-E4: of 21 unseen requests 6, of three kinds, could be played: each is then sealed every second time."""
    match = table(
        'players = 3\nphase = "pay"\n'
        + seats('requests = ["rebel"]', 'requests = ["the_star"]\ntroupe = ["comedian.5"]', "")
    )
    play(match, "2 play:the_star")
    known = {**dict(enumerate(match.setting.names["request"])), NO_REQUEST: "none"}
    found = [known[int(world.sealed[1, 0])] for world in worlds(match, 1, 2100)]
    assert is_fair(found, {"none": 18, "the_star": 1, "standing_ovation": 1, "kings_favourite": 1})


def test_a_friendly_pile_lies_in_any_order_and_any_card_of_it_is_drawn() -> None:
    """HI-P2: four cards are neither spent nor seen; the drawn one is known to its owner alone."""
    match = table(seats("", "friendly_spent = [1, 2, 3, 4]\nfriendly_pile = [8, 7, 6, 5]"))

    def pile(world: Any) -> tuple[int, ...]:
        cards = [*world.friendly_pile[1, : world.friendly_count[1]].tolist(), int(world.friendly_card[1])]
        return tuple(card + 1 for card in cards)

    assert is_fair(map(pile, worlds(match, 1, 2400)), dict.fromkeys(permutations((5, 6, 7, 8)), 1))
    own = [pile(world) for world in worlds(match, 2, 600)]
    assert is_fair(own, {(*order, 8): 1 for order in permutations((5, 6, 7))})
