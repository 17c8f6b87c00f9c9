"""Phase 2: choose 3 hand cards, all at once and in secret (RK-2.1 to RK-2.4)."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, refusal, rule_and_text, table
from trianon.core.errors import IllegalAnswer
from trianon.core.match import Match

HANDS = 'phase = "hands"\n'
# 2 cards in supply, 4 in the discard pile
SHORT = 'supply = ["bc", "bd"]\ndiscard = ["ba", "ba", "bb", "1a"]'


def seal(match: Match, seat: int, *cards: str) -> None:
    play(match, *(f"{seat} hand:{card}" for card in cards))


def zones(match: Match, seat: int) -> tuple[list[str], list[str], list[str]]:
    own = purse(match, seat)
    return own["hand"], own["supply"], own["discard"]


def test_three_cards_of_the_whole_supply_are_chosen() -> None:
    """RK-2.1: any of them, twice where there are two; the rest stays in the supply."""
    match = table(HANDS + '[[seat]]\nsupply = ["ba", "ba", "bb", "bc", "bd", "1a"]')
    assert match.asked() == [0, 1]
    assert offered(match, 1) == {"hand:ba", "hand:bb", "hand:bc", "hand:bd", "hand:1a"}
    seal(match, 1, "ba", "ba")
    assert offered(match, 1) == {"hand:bb", "hand:bc", "hand:bd", "hand:1a"}
    assert refusal(match, 1, "hand:ba").rule == "RK-2.1"
    seal(match, 1, "1a")
    seal(match, 2, "ba", "bb", "bc")
    assert zones(match, 1) == (["ba", "ba", "1a"], ["bb", "bc", "bd"], [])
    assert zones(match, 2) == (["ba", "bb", "bc"], ["ba", "bd"], [])


def test_neither_fewer_nor_more_than_three() -> None:
    """RK-2.1: with two sealed the seat is still asked, with three it has no fourth."""
    match = table(HANDS)
    seal(match, 1, "ba", "bb")
    seal(match, 2, "ba", "bb", "bc")
    assert match.asked() == [0]
    assert match.question()["question"] == "choose_hand"
    seal(match, 1, "bc")
    assert match.question()["question"] == "play"
    match = table(HANDS)
    seal(match, 1, "ba", "bb", "bc")
    with pytest.raises(IllegalAnswer):
        seal(match, 1, "bd")


@pytest.mark.parametrize("card", ["1b", "6f"])
def test_a_card_that_is_not_in_the_supply_cannot_be_chosen(card: str) -> None:
    """RK-2.1: neither one in the discard pile nor another player's."""
    match = table(HANDS + '[[seat]]\ndiscard = ["1b"]\n[[seat]]\nsupply = ["ba", "ba", "bb", "bc", "bd", "6f"]')
    assert rule_and_text(match, 1, f"hand:{card}") == ("RK-2.1", "not-in-supply")


@pytest.mark.parametrize(
    ("hand", "discard", "chosen"),
    [
        (["bc", "bd"], ["ba", "ba", "bb", "1a"], ["1a"]),
        (["bd"], ["ba", "ba", "bb", "bc"], ["ba", "ba"]),
        ([], ["ba", "ba", "bb", "bc", "bd"], ["ba", "ba", "bb"]),
    ],
)
def test_a_small_supply_goes_to_the_hand_and_the_discard_turns_over(
    hand: list[str], discard: list[str], chosen: list[str]
) -> None:
    """RK-2.2: 2 left or fewer: they are in the hand, the others are chosen from what was the discard pile."""
    match = table(f"{HANDS}[[seat]]\nsupply = {hand}\ndiscard = {discard}")
    assert zones(match, 1) == (hand, discard, [])
    assert match.view(0)["seats"][0]["choosing"] == {"wanted": len(chosen), "sealed": False, "cards": []}
    assert offered(match, 1) == {f"hand:{card}" for card in discard}
    seal(match, 1, *chosen)
    assert 0 not in match.asked()
    seal(match, 2, "ba", "bb", "bc")
    assert sorted(zones(match, 1)[0]) == sorted([*hand, *chosen])
    assert len(zones(match, 1)[1]) == len(discard) - len(chosen)


def test_the_discard_turns_over_before_anybody_chooses() -> None:
    """RK-2.2: everybody sees it then; which cards went to the hand before, nobody else does."""
    match = table(f"{HANDS}[[seat]]\n{SHORT}")
    assert match.answer_count == 0
    moved = [event for event in match.events(1) if event["event"] == "card"]
    to_hand = [card["card"] for card in moved if card["to"] == "hand.1"]
    to_supply = [card["card"] for card in moved if (card["from"], card["to"]) == ("discard.1", "supply.1")]
    assert to_hand == [None, None]
    assert sorted(to_supply) == ["1a", "ba", "ba", "bb"]
    other = match.view(1)["seats"][0]
    assert (other["hand_size"], other["supply_size"], other["discard"]) == (2, 4, [])
    assert (other["hand"], other["supply"]) == (None, None)


def test_exactly_three_in_supply_are_the_hand() -> None:
    """RK-2.3: nothing is asked, and the discard pile is unchanged."""
    match = table(f'{HANDS}[[seat]]\nsupply = ["ba", "bb", "bc"]\ndiscard = ["ba", "bd"]')
    assert match.asked() == [1]
    assert zones(match, 1) == (["ba", "bb", "bc"], [], ["ba", "bd"])
    assert rule_and_text(match, 1, "hand:bd") == ("RK-2.3", "not-asked")


def test_when_nobody_has_a_choice_the_actions_begin() -> None:
    """RK-2.3: exactly three in every supply."""
    seat = '[[seat]]\nsupply = ["ba", "bb", "bc"]\ndiscard = ["ba", "bd"]\n'
    match = table(HANDS + "starting_player = 2\n" + seat * 2)
    assert match.question() == {"question": "play", "seats": [2]}


def test_the_discard_turns_over_only_at_the_next_phase_2() -> None:
    """RK-2.3: after a round with the last three the supply is empty, all cards lie in the discard pile."""
    seat = '[[seat]]\nsupply = ["ba", "bb", "bc"]\ndiscard = ["ba", "bd"]\n'
    match = table(HANDS + seat * 2)
    for card, *more in (("ba",), ("bb", "forfeit"), ("bc", "forfeit")):
        for number in (1, 2):
            assert zones(match, number)[1] == []
            play(match, f"{number} play:{card}", f"{number} forfeit", *(f"{number} {key}" for key in more))
    assert match.view()["round"] == 2
    for number in (1, 2):
        assert zones(match, number) == ([], ["ba", "ba", "bb", "bc", "bd"], [])
        assert purse(match, number)["choosing"]["wanted"] == 3


def test_choices_are_sealed() -> None:
    """RK-2.4: others see that a seat is done, not with what, and before that nothing."""
    match = table(HANDS)
    before = match.view(1)["seats"][0]
    seal(match, 1, "ba", "bb")
    assert match.view(1)["seats"][0] == before
    assert emitted(match, "sealed") == []
    seal(match, 1, "bc")
    assert match.view(1)["seats"][0]["choosing"] == {"wanted": 3, "sealed": True, "cards": None}
    assert match.view()["seats"][0]["choosing"] == {"wanted": 3, "sealed": True, "cards": None}
    assert purse(match, 1)["choosing"] == {"wanted": 3, "sealed": True, "cards": ["ba", "bb", "bc"]}
    assert match.events(1, 1) == [{"event": "sealed", "seat": 1}]


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    """RK-2.4: a seat that has chosen may take it all back and choose anew."""
    match = table(HANDS)
    assert rule_and_text(match, 1, "reconsider") == ("RK-2.4", "not-this-question")
    assert rule_and_text(match, 1, "favor") == ("RK-2.1", "not-this-question")
    seal(match, 1, "ba", "bb", "bc")
    assert offered(match, 1) == {"reconsider"}
    assert match.asked() == [1]
    play(match, "1 reconsider")
    assert match.asked() == [0, 1]
    assert purse(match, 1)["choosing"]["cards"] == []
    seal(match, 1, "bd", "ba", "ba")
    seal(match, 2, "ba", "bb", "bc")
    assert zones(match, 1)[0] == ["ba", "ba", "bd"]
    for number in (1, 2):
        assert match.why(number - 1, "reconsider") is not None


def test_the_last_choice_opens_the_actions_at_once() -> None:
    """RK-2.4: nothing can be changed after it; nobody learns the hands of others."""
    match = table(HANDS + "starting_player = 2")
    seal(match, 2, "ba", "bb", "bc")
    seal(match, 1, "ba", "ba", "bd")
    assert match.question() == {"question": "play", "seats": [2]}
    heard = [event["card"] for event in match.events(1, 1) if event.get("to") == "hand.1"]
    assert heard == [None, None, None]
    assert not match.may_undo(0)
