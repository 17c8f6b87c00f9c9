"""Phase 1: travel (HI-1.1 to HI-1.3), all at once and in secret."""

from itertools import permutations

import pytest

from tests.histrio.table import emitted, moves, offered, play, rule_and_text, seats, table
from trianon.core.errors import IllegalAnswer
from trianon.core.kernel.struct import to_bytes


def test_everybody_chooses_a_card_of_the_hand() -> None:
    """HI-1.1: any card that is not spent."""
    match = table("players = 3\n" + seats("spent = [1, 2, 3, 4, 5, 6]", "spent = [8]"))
    assert match.question() == {"question": "choose_city", "seats": [1, 2, 3]}
    assert offered(match, 1) == {"travel:7", "travel:8"}
    assert offered(match, 2) == {f"travel:{city}" for city in range(1, 8)}
    assert offered(match, 3) == {f"travel:{city}" for city in range(1, 9)}
    assert rule_and_text(match, 2, "travel:8") == ("HI-1.1", "card-spent")


def test_a_sealed_choice_can_be_changed_until_the_last_has_chosen() -> None:
    """HI-1.1: a seat that has sealed may think again."""
    match = play(table("players = 3"), "1 travel:5", "2 travel:1")
    assert match.asked() == [2]
    assert offered(match, 1) == {"reconsider"}
    assert rule_and_text(match, 1, "travel:6") == ("HI-1.1", "sealed-already")
    assert rule_and_text(match, 3, "reconsider") == ("HI-1.1", "nothing-sealed")
    play(match, "1 reconsider")
    assert match.asked() == [0, 2]
    play(match, "1 travel:8", "3 travel:2")
    assert [card for card, *_ in moves(match, "travel_card", since=5)][:3] == ["8", "1", "2"]
    with pytest.raises(IllegalAnswer):
        match.answer(0, "reconsider")


def test_sealing_emits_an_event_without_the_card() -> None:
    """HI-1.1: everybody hears who has sealed, nobody which card."""
    match = play(table("players = 3"), "2 travel:6")
    for seat in (0, 2, 5):
        assert match.events(seat, since=1) == [{"event": "sealed", "seat": 2}]


def test_all_are_revealed_together_whatever_the_order_of_arrival() -> None:
    """HI-1.2: nothing is revealed before the last choice, everything with it, and the order does not matter."""
    answers = ("1 travel:5", "2 travel:7", "3 travel:7")
    ends = set()
    for order in permutations(answers):
        match = table('players = 3\ncities = [[], [], [], [], ["comedian.4"], [], ["alms.1"]]')
        play(match, *order[:2])
        assert emitted(match, "travel_card") == []
        play(match, order[2])
        revealed = [row for row in emitted(match, "travel_card") if row["to"].startswith("travel_choice")]
        assert [(row["seat"], row["city"]) for row in revealed] == [(1, "5"), (2, "7"), (3, "7")]
        ends.add(to_bytes(match.s))
    assert len(ends) == 1


def test_caravels_set_out_and_the_cards_are_spent() -> None:
    """HI-1.3: a caravel to that city, the card to the seat's discard pile."""
    match = table('players = 3\ncities = [[], [], ["comedian.4"]]\n' + seats("spent = [1]"))
    play(match, "1 travel:3", "2 travel:4", "3 travel:5")
    assert moves(match, "travel_card", since=3)[3] == ("3", "travel_choice.1", "travel_discard.1")
    assert moves(match, "caravel", since=3)[0] == ("caravels.1", "road.3")
    view = match.view()
    assert view["seats"][0]["travel"] == {"spent": [1, 3], "revealed": None, "caravels": 5, "hand": [2, 4, 5, 6, 7, 8]}
    assert view["cities"][2]["coming"] == ["1"]
    assert view["cities"][0]["caravels"] == ["1"]
    assert view["phase"] == "encounters"
