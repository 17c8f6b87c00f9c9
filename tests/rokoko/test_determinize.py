"""Worlds drawn from a view: what the view shows stays, what it hides varies as the rules imply (RK-S9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import permutations
from typing import Any

import pytest

from tests.infrastructure.samples import sample
from tests.rokoko.table import play, table
from trianon.bots.simulate import recorded_match
from trianon.core.editions.load import load_edition
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.struct import NONE, to_bytes, zero
from trianon.core.match import Match
from trianon.games import game_of
from trianon.games.rokoko.state import HAND, SUPPLY, State

# the statistic of a fair draw stays below these 999 times in 1000, by the number of cells; the seeds are fixed
LIMITS = {3: 13.8, 5: 18.5, 7: 22.5, 24: 49.7}


def world(match: Match, viewer: int, number: int) -> Any:
    """One world that fits what a seat, counted from 1, sees; 0 is a spectator."""
    s: Any = zero(State)
    seed_state(s, f"world {number}")
    seat = viewer - 1 if viewer else SPECTATOR
    match.setting.game.determinize(match.look(seat), match.setting.t, s)
    return s


def worlds(match: Match, viewer: int, count: int) -> list[Any]:
    return [world(match, viewer, number) for number in range(count)]


def is_fair(found: Iterable[Hashable], shares: Mapping[Any, float]) -> bool:
    """Whether the cells come up in proportion to their shares, and nothing else does."""
    counts = Counter(found)
    assert set(counts) <= set(shares)
    scale = counts.total() / sum(shares.values())
    statistic = sum((counts[cell] - share * scale) ** 2 / (share * scale) for cell, share in shares.items())
    return statistic < LIMITS[len(shares)]


def cards(match: Match, s: Any, seat: int, zone: int) -> tuple[str, ...]:
    """The cards of a seat, counted from 1, in a zone of a world's deck."""
    names = match.setting.names["card"]
    return tuple(names[kind] for kind, count in enumerate(s.cards[seat - 1, zone].tolist()) for _ in range(count))


def tiles(match: Match, pile: Iterable[int]) -> tuple[str, ...]:
    return tuple(match.setting.names["tile"][tile] for tile in pile if tile != NONE)


def kept(match: Match, s: Any, seat: int) -> tuple[str, ...]:
    counts = enumerate(s.kept[seat - 1].tolist())
    return tiles(match, [kind for kind, count in counts for _ in range(count)])


@pytest.mark.parametrize("open_information", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_a_world_is_indistinguishable_from_the_real_one(players: int, open_information: bool) -> None:
    """RK-S9: all through a match the world shows its viewer the same, has every piece once, and can be played on."""
    game = game_of("rokoko")
    setting = game.setting(load_edition(game.schema), players)
    played = recorded_match(setting, ["thumb"], "worlds", players, open_information)
    match = Match(setting, played.start)
    o = zero(Options)
    for number, answer in enumerate(played.answers):
        if number % sample(13, 7) == 0:
            for viewer in range(players + 1):
                s = world(match, viewer, number)
                assert game.audit(s, setting.t, setting.names) == []
                seat = viewer - 1 if viewer else SPECTATOR
                v: Any = zero(game.view)
                game.look(s, setting.t, v, seat)
                assert to_bytes(v) == to_bytes(match.look(seat))
                for other in match.asked():
                    game.legal(s, setting.t, o, other)
                    assert o.count > 0
                    assert other != seat or o.ids[: o.count].tolist() == match.option_numbers(seat)
        match.answer(answer.seat, answer.key)


HANDS = {
    ("ba", "ba", "bb"): 1, ("ba", "ba", "bc"): 1, ("ba", "ba", "bd"): 1,
    ("ba", "bb", "bc"): 2, ("ba", "bb", "bd"): 2, ("ba", "bc", "bd"): 2, ("bb", "bc", "bd"): 1,
}  # fmt: skip


@pytest.mark.parametrize("viewer", [1, 0])
def test_a_rivals_hand_is_any_three_cards(viewer: int) -> None:
    """RK-S9: 3 of the 5 base cards, the two Masters being alike; the other two are the supply."""
    match = table("")
    drawn = worlds(match, viewer, 2000)
    assert is_fair((cards(match, s, 2, HAND) for s in drawn), HANDS)
    for s in drawn[:50]:
        assert sorted(cards(match, s, 2, HAND) + cards(match, s, 2, SUPPLY)) == ["ba", "ba", "bb", "bc", "bd"]


def test_the_own_hand_is_known() -> None:
    """RK-S9: the viewer's own cards never change."""
    match = table('[[seat]]\nhand = ["bb", "bc", "bd"]')
    assert {cards(match, s, 1, HAND) for s in worlds(match, 1, 50)} == {("bb", "bc", "bd")}
    assert len({cards(match, s, 1, HAND) for s in worlds(match, 2, 50)}) == 7


def test_what_a_rival_has_played_is_not_in_hand() -> None:
    """RK-S9: the discard pile is open: of the rest one card is in hand, each of three kinds one time in three."""
    match = table('[[seat]]\n[[seat]]\nhand = ["bd"]\ndiscard = ["ba", "ba"]')
    assert is_fair((cards(match, s, 2, HAND) for s in worlds(match, 1, 900)), {("bb",): 1, ("bc",): 1, ("bd",): 1})


def test_a_hired_card_may_be_in_hand_or_supply() -> None:
    """RK-S9: the view does not repeat who hired what: of the 5 unseen cards of level 6 the rival holds any one."""
    match = table('round = 6\ndisplay = ["6b", "", "", ""]\n[[seat]]\n[[seat]]\nhand = ["6a", "ba", "ba"]')
    drawn = worlds(match, 1, 1500)
    held = [[card for card in cards(match, s, 2, HAND) + cards(match, s, 2, SUPPLY) if card[0] == "6"] for s in drawn]
    assert is_fair((card for (card,) in held), dict.fromkeys(("6a", "6c", "6d", "6e", "6f"), 1))
    in_hand = sum(any(card[0] == "6" for card in cards(match, s, 2, HAND)) for s in drawn)
    assert in_hand / len(drawn) == pytest.approx(3 / 6, abs=0.05)


def test_the_stack_is_shuffled_within_a_level() -> None:
    """RK-S3: the last four cards of level 6 come in any order."""
    match = table('round = 6\ndisplay = ["5a", "5b", "6a", "6b"]')
    names = match.setting.names["card"]
    found = [tuple(names[card] for card in s.employees[:4].tolist()) for s in worlds(match, 1, 2400)]
    assert is_fair(found, dict.fromkeys(permutations(("6c", "6d", "6e", "6f")), 1))


def test_the_stack_lies_by_level() -> None:
    """RK-S3: in round 5 two cards of level 5 lie on the six of level 6, whoever holds what."""
    match = table('round = 5\n[[seat]]\n[[seat]]\nhand = ["1a", "4c", "ba"]')
    assert match.view()["stack_size"] == 8
    for s in worlds(match, 1, 100):
        assert match.setting.t.card_level[s.employees[:8]].tolist() == [6] * 6 + [5, 5]


TILES = 'stock = ["t14", "t10"]\n[[seat]]\n[[seat]]\nkept = ["t14"]'


def test_kept_tiles_and_the_stock_share_what_is_unseen() -> None:
    """RK-S9: of two blue tiles and a red one the rival keeps any, and the stock holds the others in any order."""
    match = table(TILES)
    found = [(kept(match, s, 2), tiles(match, s.stock.tolist())) for s in worlds(match, 1, 900)]
    ways = [(("t10",), ("t14", "t14")), (("t14",), ("t10", "t14")), (("t14",), ("t14", "t10"))]
    assert is_fair(found, dict.fromkeys(ways, 1))


def test_own_kept_tiles_are_known_and_so_is_the_rest() -> None:
    """RK-S9: who keeps a tile knows it; only the order of the stock is left."""
    match = table(TILES)
    drawn = worlds(match, 2, 50)
    assert {kept(match, s, 2) for s in drawn} == {("t14",)}
    assert {tiles(match, s.stock.tolist()) for s in drawn} == {("t14", "t10"), ("t10", "t14")}


def test_open_information_shows_kept_tiles() -> None:
    """RK-S9: at an open table kept tiles and prestige are the same in every world."""
    match = table(f"open_information = true\n{TILES}\nprestige = 9")
    for s in worlds(match, 1, 20):
        assert (kept(match, s, 2), s.prestige[1]) == (("t14",), 9)


@pytest.mark.parametrize("openly", ["true", "false"])
def test_a_blind_tile_is_any_of_the_unseen(openly: str) -> None:
    """RK-S9: while its owner decides nobody else knows it, not even at an open table."""
    position = f'open_information = {openly}\nturn = 2\nbonus = "1e"\nstock = ["t14", "t10", "t15"]'
    match = play(table(position), "2 use")
    found = [tiles(match, [int(s.tile)]) for s in worlds(match, 1, 900)]
    assert is_fair(found, {("t14",): 1, ("t10",): 1, ("t15",): 1})
    assert {tiles(match, [int(s.tile)]) for s in worlds(match, 2, 20)} == {("t14",)}


def test_a_rival_that_pays_silk_has_it() -> None:
    """RK-A3.10: who is making a dress of two blue bales keeps at least these, whatever else is unseen."""
    match = table(
        """turn = 2
        playing = "ba"
        dress = "b02"
        stock = ["t01", "t02", "t10", "t14"]
        [[seat]]
        [[seat]]
        kept = ["t14", "t14", "t03"]"""
    )
    assert match.question() == {"question": "pay_silk", "dress": "b02", "seats": [2]}
    found = Counter(kept(match, s, 2) for s in worlds(match, 1, 300))
    assert all(len(cards) == 3 and cards.count("t14") >= 2 for cards in found)
    assert {extra for cards in found for extra in cards} == {"t01", "t02", "t03", "t10", "t14"}


def test_sealed_cards_are_any_of_the_supply() -> None:
    """RK-2.4: that a rival has sealed is known, what is not; the own sealed cards stay."""
    match = table('phase = "hands"\n[[seat]]\nsealed = ["bb"]\n[[seat]]\nsealed = ["bb", "bc", "bd"]')
    drawn = worlds(match, 1, 2000)
    names = match.setting.names["card"]
    sealed = [
        [tuple(sorted(names[card] for card in s.sealed[i, : s.picked[i]].tolist())) for i in (0, 1)] for s in drawn
    ]
    assert {own for own, _ in sealed} == {("bb",)}
    assert is_fair((other for _, other in sealed), HANDS)
    assert [seat for seat in range(2) if worlds(match, 2, 1)[0].picked[seat]] == [1]


def test_hidden_prestige_is_guessed_and_the_own_is_known() -> None:
    """RK-S9: a rival's prestige is anything from 0 to the number of rounds; one's own is what it is."""
    match = table("round = 4\n[[seat]]\nprestige = 9\n[[seat]]\nprestige = 2")
    drawn = worlds(match, 1, 1000)
    assert {int(s.prestige[0]) for s in drawn} == {9}
    assert is_fair((int(s.prestige[1]) for s in drawn), dict.fromkeys(range(5), 1))


def test_worlds_have_futures_of_their_own() -> None:
    """RK-S9: what the real match will draw is not in its worlds: the next windows differ from world to world."""
    match = table('turn = 2\nround = 2\nbonus = "bd"\n[[seat]]\nhand = []\n[[seat]]\nhand = []')
    futures = set()
    for s in worlds(match, 1, 20):
        other = Match(match.setting, match.start, position=s)
        futures.add(tuple(play(other, "2 forfeit").view()["windows"]))
    assert len(futures) > 15
