"""Taking back in Histrio: exactly until something new was learnt, or somebody else has answered."""

from __future__ import annotations

from tests.histrio.table import offered, on_the_road, pay_day, play, purse, seats, table
from tests.infrastructure.match_steps import take_back_all
from trianon.core.kernel.struct import to_bytes

AWAY = ("going = 7", "going = 8")


def test_an_encounter_can_be_taken_back_until_new_cards_are_dealt() -> None:
    """HI-2.6, HI-2.10: nothing was learnt by stealing and pushing the needle."""
    match = on_the_road(
        '[["comedian.2"], ["comedian.4"]]', "going = 1", "going = 2", "going = 8", more="request_pile = []"
    )
    before = to_bytes(match.s)
    play(match, "1 steal:2", "1 discard:comedian.2")
    assert match.asked() == [1]
    assert take_back_all(match, 1) == ["discard:comedian.2", "steal:2"]
    assert to_bytes(match.s) == before


def test_the_deal_ends_it() -> None:
    """HI-3.2: new cards lie open."""
    match = on_the_road('[["comedian.4"]]', "going = 1", *AWAY)
    play(match, "1 keep")
    assert match.question()["question"] == "choose_city"
    assert not any(match.may_undo(seat) for seat in range(3))


def test_a_drawn_request_ends_it_for_all() -> None:
    """HI-2.13: whoever drew has seen a card, so nobody takes back what led to it."""
    match = on_the_road(
        '[["comedian.4"], ["alms.1"], ["comedian.4"]]', "going = 1", "going = 2", "going = 2", "going = 3"
    )
    play(match, "1 keep")
    assert match.asked() == [3]
    assert not match.may_undo(0)


def test_using_a_juggler_can_be_taken_back() -> None:
    """HI-J1: the Fox shows no card that was not known, the Monkey no coin."""
    match = table("players = 3\n" + seats('jugglers = ["fox", "monkey"]'))
    play(match, "1 travel:1", "2 travel:2", "3 travel:3")
    before = to_bytes(match.s)
    play(match, "1 use:fox", "1 travel:8", "1 use:monkey")
    assert take_back_all(match, 1) == ["use:monkey", "travel:8", "use:fox"]
    assert to_bytes(match.s) == before


def test_the_owl_cannot_be_taken_back() -> None:
    """HI-J7: a card was drawn."""
    match = table('players = 3\nphase = "opportunities"\n' + seats('jugglers = ["owl", "magpie"]'))
    play(match, "1 use:owl")
    assert offered(match, 1) == {"use:magpie", "pass"}
    assert not match.may_undo(0)


def test_a_friendly_card_that_was_drawn_ends_it() -> None:
    """HI-P2: its owner has seen it."""
    match = table('phase = "opportunities"\n' + seats('jugglers = ["owl"]', ""))
    play(match, "1 pass")
    assert match.question()["question"] == "choose_city"
    assert not match.may_undo(0)


def test_a_sealed_card_can_be_taken_back_until_the_reveal() -> None:
    """HI-1.1, HI-1.2: though others have sealed since."""
    match = play(table("players = 3"), "1 travel:4", "2 travel:4")
    assert match.undo(0).key == "travel:4"
    assert match.asked() == [0, 2]
    play(match, "1 travel:5", "3 travel:6")
    assert not any(match.may_undo(seat) for seat in range(3))


def test_the_chameleons_choice_can_be_taken_back_until_requests_are_sealed() -> None:
    """HI-J3: it is open, and so is what it pays."""
    match = pay_day('jugglers = ["chameleon"]', 'requests = ["rebel"]', "")
    before = to_bytes(match.s)
    play(match, "1 count:comedian")
    assert match.question()["question"] == "play_request"
    assert purse(match, 1)["ledger"]["show"] == 3
    assert not match.may_undo(0)  # a secret question is asked, in which seat 1 has sealed nothing
    assert to_bytes(match.s) != before
