"""Worlds of Rokoko, small cases with known answers: what rivals hide, the bag, and what search draws for itself."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest

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


HANDS = Counter(tuple(sorted(hand)) for hand in permutations(("ba", "ba", "bb", "bc", "bd"), 3))


@SEARCHED
def test_a_spectator_knows_no_hand(searched: bool) -> None:
    """RK-S9: each of two hands is any three of five cards, the two Masters being alike; 49 pairs, each for itself."""
    match = table("")
    found = []
    for world in worlds(match, 0, 2500, searched):
        found.append(tuple(tuple(sorted(cards(match, world, seat, (HAND,)))) for seat in (1, 2)))
    assert is_fair(found, {(one, two): HANDS[one] * HANDS[two] for one in HANDS for two in HANDS})


def test_what_a_rival_has_played_is_not_in_hand() -> None:
    """RK-S9: the discard pile is open: of the rest one card is in hand, each of three kinds one time in three."""
    match = table('[[seat]]\n[[seat]]\nhand = ["bd"]\ndiscard = ["ba", "ba"]')
    found = (cards(match, world, 2, (HAND,)) for world in worlds(match, 1, 900))
    assert is_fair((card for (card,) in found), {"bb": 1, "bc": 1, "bd": 1})


def test_a_hired_card_may_be_in_hand_or_supply() -> None:
    """RK-S9: the view does not repeat who hired what: the one hired card is in hand every second time."""
    match = table('round = 6\ndisplay = ["6b", "", "", ""]\n[[seat]]\n[[seat]]\nhand = ["6a", "ba", "ba"]')
    drawn = worlds(match, 1, 1500)
    assert is_fair((any(card[0] == "6" for card in cards(match, s, 2, (HAND,))) for s in drawn), {True: 1, False: 1})


def test_the_stack_is_shuffled_within_a_level() -> None:
    """RK-S3: the last four cards of level 6 come in any order."""
    match = table('round = 6\ndisplay = ["5a", "5b", "6a", "6b"]')
    names = match.setting.names["card"]
    found = [tuple(names[card] for card in s.employees[:4].tolist()) for s in worlds(match, 1, 2400)]
    assert is_fair(found, dict.fromkeys(permutations(("6c", "6d", "6e", "6f")), 1))


@pytest.mark.parametrize("openly", ["true", "false"])
def test_a_blind_tile_is_any_of_the_unseen(openly: str) -> None:
    """RK-S9: while its owner decides nobody else knows it, not even at an open table."""
    position = f'open_information = {openly}\nturn = 2\nbonus = "1e"\nstock = ["t14", "t10", "t15"]'
    match = play(table(position), "2 use")
    tile = match.setting.names["tile"]
    assert is_fair((tile[int(s.tile)] for s in worlds(match, 1, 900)), {"t14": 1, "t10": 1, "t15": 1})


def test_a_rival_that_pays_silk_has_it() -> None:
    """RK-A3.10: a rival making a dress of two blue bales keeps at least these, whatever else is unseen."""
    position = 'turn = 2\nplaying = "ba"\ndress = "b02"\nstock = ["t01", "t02", "t10", "t14"]\n'
    match = table(f'{position}[[seat]]\n[[seat]]\nkept = ["t14", "t14", "t03"]')
    assert match.question() == {"question": "pay_silk", "dress": "b02", "seats": [2]}
    found = [kept(match, s, 2) for s in worlds(match, 1, 300)]
    assert all(len(tiles) == 3 and tiles.count("t14") >= 2 for tiles in found)
    assert {extra for tiles in found for extra in tiles} == {"t01", "t02", "t03", "t10", "t14"}


def test_sealed_cards_are_any_of_the_supply() -> None:
    """RK-2.4: that a rival has sealed is known, what is not."""
    match = table('phase = "hands"\n[[seat]]\nsealed = ["bb"]\n[[seat]]\nsealed = ["bb", "bc", "bd"]')
    names = match.setting.names["card"]
    found = (tuple(sorted(names[card] for card in s.sealed[1, :3].tolist())) for s in worlds(match, 1, 2000))
    assert is_fair(found, HANDS)


def test_hidden_prestige_is_guessed() -> None:
    """RK-S9: a rival's prestige is anything from 0 to the number of rounds."""
    match = table("round = 4\n[[seat]]\nprestige = 9\n[[seat]]\nprestige = 2")
    assert is_fair((int(s.prestige[1]) for s in worlds(match, 1, 1000)), dict.fromkeys(range(5), 1))
