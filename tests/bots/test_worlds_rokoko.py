"""Worlds of Rokoko, small cases with known answers: several rivals, the bag, and what search draws for itself.

The spread of what one rival hides is tested beside the rules, in `tests/rokoko/test_determinize.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

from tests.bots.spread import SEARCHED, is_fair, worlds
from tests.rokoko.table import play, table
from trianon.core.match import Match
from trianon.games.rokoko.state import HAND, SUPPLY


def cards(match: Match, world: Any, seat: int, zones: Iterable[int]) -> list[str]:
    """The cards of a seat, counted from 1, in some zones of its deck."""
    counts = sum(world.cards[seat - 1, zone] for zone in zones)
    return [match.setting.names["card"][kind] for kind in range(len(counts)) for _ in range(counts[kind])]


def kept(match: Match, world: Any, seat: int) -> list[str]:
    """The kept tiles of a seat, counted from 1."""
    counts = world.kept[seat - 1].tolist()
    return [match.setting.names["tile"][kind] for kind, count in enumerate(counts) for _ in range(count)]


@SEARCHED
def test_two_rivals_hold_two_of_the_unseen_hired_cards(searched: bool) -> None:
    """RK-S9: of 5 unseen cards of level 6 each of two rivals holds one, never the same: 20 pairs."""
    match = table(
        """players = 3
        round = 6
        display = ["6b", "", "", ""]
        stack = ["6d", "6e", "6f"]
        [[seat]]
        [[seat]]
        hand = ["6a", "ba", "ba"]
        [[seat]]
        hand = ["6c", "ba", "ba"]"""
    )
    found = []
    for world in worlds(match, 1, 2000, searched):
        decks = [cards(match, world, seat, (HAND, SUPPLY)) for seat in (2, 3)]
        found.append(tuple(card for deck in decks for card in deck if card.startswith("6")))
    assert is_fair(found, dict.fromkeys(permutations(("6a", "6c", "6d", "6e", "6f"), 2), 1))


@SEARCHED
def test_tiles_of_two_rivals_and_the_stock_are_one_shuffle(searched: bool) -> None:
    """RK-S9: four unseen tiles, two of them alike: one with each rival, two in the stock, in 12 orders."""
    match = table(
        """players = 3
        stock = ["t14", "t10"]
        [[seat]]
        [[seat]]
        kept = ["t14"]
        [[seat]]
        kept = ["t15"]"""
    )
    found = []
    for world in worlds(match, 1, 1200, searched):
        stock = [match.setting.names["tile"][tile] for tile in world.stock[: world.stock_count].tolist()]
        found.append((*kept(match, world, 2), *kept(match, world, 3), *stock))
    assert is_fair(found, Counter(permutations(("t14", "t14", "t10", "t15"))))


@SEARCHED
def test_the_next_dresses_are_any_of_the_bag(searched: bool) -> None:
    """RK-1.6: the bag holds three dresses, two of them come into the windows of the next round, in any order."""
    match = table(
        """turn = 2
        round = 2
        bonus = "bd"
        windows = ["y01", "y02", "g01", "g02", "r01", "r02"]
        bag = ["b04", "b05", "b06"]
        [[seat]]
        hand = []
        [[seat]]
        hand = []"""
    )
    found = []
    for world in worlds(match, 1, 600, searched):
        later = play(Match(match.setting, match.start, position=world), "2 forfeit")
        found.append(tuple(later.view()["windows"][:2]))
    assert is_fair(found, dict.fromkeys(permutations(("b04", "b05", "b06"), 2), 1))


@SEARCHED
def test_a_spectator_knows_no_hand(searched: bool) -> None:
    """RK-S9: each of two hands is any three of five cards, the two Masters being alike; 49 pairs, each for itself."""
    ways = Counter(tuple(sorted(hand)) for hand in _threes(("ba", "ba", "bb", "bc", "bd")))
    match = table("")
    found = []
    for world in worlds(match, 0, 2500, searched):
        found.append(tuple(tuple(sorted(cards(match, world, seat, (HAND,)))) for seat in (1, 2)))
    assert is_fair(found, {(one, two): ways[one] * ways[two] for one in ways for two in ways})


def _threes(deck: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    return permutations(deck, 3)
