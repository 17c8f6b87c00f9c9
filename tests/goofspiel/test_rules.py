"""Rules of Goofspiel that the comparison with OpenSpiel does not show: chance, sealed bids, who sees what."""

import pytest

from tests.goofspiel.playing import bid, descending, hand, setting_of
from trianon.core.errors import IllegalAnswer
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, Start


def test_random_prizes_come_once_each_and_differ_by_seed() -> None:
    """GS-1, GS-2."""
    orders = set()
    for seed in "abcdef":
        match, turned = Match(setting_of(2, 5), Start(seed)), []
        while not match.over:
            turned.append(match.view(0)["prize"])
            bid(match, hand(match, 0)[0], hand(match, 1)[0])
        assert len(set(turned)) == 4
        orders.add(tuple(turned))
    assert len(orders) > 3


def test_a_bid_can_be_changed_until_the_last_one_is_in() -> None:
    """GS-3."""
    match = descending(2, [])
    match.answer(0, "bid:4")
    with pytest.raises(IllegalAnswer, match="GS-3"):
        match.answer(0, "bid:3")
    match.answer(0, "reconsider")
    match.answer(0, "bid:3")
    with pytest.raises(IllegalAnswer, match="GS-3"):
        match.answer(1, "reconsider")
    match.answer(1, "bid:2")
    assert match.view(0)["seats"][0]["bids"] == [3]
    with pytest.raises(IllegalAnswer, match="GS-3"):
        match.answer(0, "bid:3")


def test_a_tie_of_the_highest_discards_the_prize_and_lower_ties_do_not() -> None:
    """GS-4."""
    match = descending(3, [(4, 4, 3), (2, 2, 4)])
    assert match.view(0)["winners"] == [None, 3]
    assert [seat["points"] for seat in match.view(0)["seats"]] == [0, 0, 3]


def test_hidden_bids_are_seen_by_their_owner_alone() -> None:
    """GS-5."""
    match = descending(2, [(2, 3)])
    assert [seat["bids"] for seat in match.view(0)["seats"]] == [[2], []]
    assert [seat["bids"] for seat in match.view(SPECTATOR)["seats"]] == [[], []]
    heard = [event for event in match.events(0) if event["event"] == "bid"]
    assert [(event["seat"], event["card"]) for event in heard] == [(1, 2), (2, None)]


def test_open_bids_are_seen_by_all() -> None:
    """GS-5."""
    match = descending(2, [(2, 3)], hidden=False)
    assert [seat["bids"] for seat in match.view(SPECTATOR)["seats"]] == [[2], [3]]
    assert match.view(0)["seats"][1]["hands"] == [1, 2, 4]
