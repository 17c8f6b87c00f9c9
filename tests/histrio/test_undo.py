"""Taking back in Histrio: until something new was learnt or another seat has answered."""

from tests.histrio.table import on_the_road, play, seats, table
from tests.infrastructure.match_steps import take_back_all
from trianon.core.kernel.struct import to_bytes


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


def test_using_a_juggler_can_be_taken_back() -> None:
    """HI-J1: the Fox shows no card that was not known, the Monkey no coin."""
    match = table("players = 3\n" + seats('jugglers = ["fox", "monkey"]'))
    play(match, "1 travel:1", "2 travel:2", "3 travel:3")
    before = to_bytes(match.s)
    play(match, "1 use:fox", "1 travel:8", "1 use:monkey")
    assert take_back_all(match, 1) == ["use:monkey", "travel:8", "use:fox"]
    assert to_bytes(match.s) == before


def test_a_sealed_card_can_be_taken_back_until_the_reveal() -> None:
    """HI-1.1, HI-1.2: though others have sealed since."""
    match = play(table("players = 3"), "1 travel:4", "2 travel:4")
    assert match.undo(0).key == "travel:4"
    assert match.asked() == [0, 2]
    play(match, "1 travel:5", "3 travel:6")
    assert not any(match.may_undo(seat) for seat in range(3))
