"""Phase 3: actions (RK-3.1 to RK-3.5)."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, refusal, rule_and_text, table
from trianon.core.errors import IllegalAnswer

# everything can be paid, so that only the rank of a card decides what it may do
PLENTY = """windows = ["y01", "g01", "r03", "g03", "y03", "b06"]
warehouse = [["t01", "t02", "t03"], ["t04"], []]
display = ["1a", "1b", "1c", "1d"]
[[seat]]
livre = 99
yarn = 9
lace = 9
kept = ["t05", "t05", "t06", "t06", "t11", "t11", "t15", "t16"]
"""


def test_turns_go_clockwise_from_the_starting_player() -> None:
    """RK-3.1: exactly one card each time, until all hands are empty; then comes the income."""
    seat = '[[seat]]\nhand = ["ba", "ba"]\nsupply = ["bb", "bc"]\ndiscard = ["bd"]\n'
    match = table("players = 3\nstarting_player = 2\n" + seat * 3)
    for number in (2, 3, 1, 2, 3, 1):
        assert match.question() == {"question": "play", "seats": [number]}
        assert match.view()["phase"] == "actions"
        play(match, f"{number} play:ba", f"{number} forfeit")
    assert [turn["seat"] for turn in emitted(match, "turn")] == [2, 3, 1, 2, 3, 1]
    assert [phase["phase"] for phase in emitted(match, "phase", match.answer_count)] == ["income", "prepare", "hands"]
    assert match.view()["round"] == 2


def test_a_seat_without_cards_is_skipped() -> None:
    """RK-3.1: also several at once, also the starting player; a seat with more cards plays on alone."""
    hands: list[list[str]] = [[], ["ba", "ba", "bb"], [], ["ba"]]
    match = table("players = 4\n" + "".join(f"[[seat]]\nhand = {hand}\n" for hand in hands))
    turns = []
    while match.view()["round"] == 1:
        (number,) = match.question()["seats"]
        turns.append(number)
        card = sorted(offered(match, number, "play"))[0]
        play(match, f"{number} {card}", f"{number} forfeit")
        if match.question()["question"] == "bonus":
            play(match, f"{number} forfeit")
    assert turns == [2, 4, 2, 2]


def test_only_a_card_of_the_hand_is_played_and_only_in_turn() -> None:
    """RK-3.1: neither supply nor discard pile, neither out of turn nor two at once."""
    match = table('[[seat]]\nhand = ["ba", "bb"]\nsupply = ["bc"]\ndiscard = ["ba", "bd"]')
    assert offered(match, 1) == {"play:ba", "play:bb"}
    for card in ("bc", "bd", "1a"):
        assert refusal(match, 1, f"play:{card}").text == "not-in-hand"
    assert refusal(match, 2, "play:ba").rule == "RK-3.1"
    assert match.options(1) == []
    play(match, "1 play:ba")
    assert refusal(match, 1, "play:bb").text == "not-this-question"


def test_main_action_then_bonus() -> None:
    """RK-3.2: in this order, the bonus never before."""
    match = play(table('[[seat]]\nhand = ["bd", "ba"]'), "1 play:bd")
    assert match.question() == {"question": "main", "card": "bd", "seats": [1]}
    assert refusal(match, 1, "use").text == "not-this-question"
    play(match, "1 decorate:statue.1")
    assert match.question() == {"question": "bonus", "card": "bd", "bonus": "gain_livre", "seats": [1]}
    assert refusal(match, 1, "decorate:statue.2").text == "other-bonus"
    play(match, "1 use")
    assert purse(match, 1)["livre"] == 15 - 8 + 2
    assert match.question()["seats"] == [2]


@pytest.mark.parametrize(
    ("main", "bonus", "livre"),
    [("forfeit", "use", 17), ("depute", "forfeit", 19), ("forfeit", "forfeit", 15), ("depute", "use", 21)],
)
def test_main_action_and_bonus_may_be_forfeited(main: str, bonus: str, livre: int) -> None:
    """RK-3.2: either or both; a bonus without main action is legal."""
    match = play(table('playing = "bd"'), f"1 {main}", f"1 {bonus}")
    assert purse(match, 1)["livre"] == livre
    forfeited = [what for what, key in (("main_action", main), ("bonus", bonus)) if key == "forfeit"]
    assert [event["what"] for event in emitted(match, "forfeit")] == forfeited


def test_an_extra_dress_nobody_can_pay_is_asked_for_all_the_same() -> None:
    """RK-3.2: else the missing question would tell others about the kept tiles."""
    for kept in ("[]", '["t03", "t03"]'):
        match = table(f'bonus = "2b"\nround = 3\nwindows = ["g03"]\n[[seat]]\nlivre = 20\nkept = {kept}')
        assert match.question()["question"] == "bonus"
        assert offered(match, 1) == ({"forfeit"} if kept == "[]" else {"forfeit", "make:g03@1"})


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("ba", {"favor", "acquire", "make", "hire", "depute", "decorate"}),
        ("bb", {"favor", "acquire", "make", "depute", "decorate"}),
        ("bc", {"acquire", "depute", "decorate"}),
        ("6b", {"favor", "acquire", "make", "depute", "decorate"}),
        ("6c", {"acquire", "depute", "decorate"}),
        ("6a", {"favor", "acquire", "make", "hire", "depute", "decorate"}),
    ],
)
def test_the_rank_decides_what_a_card_may_do(card: str, allowed: set[str]) -> None:
    """RK-3.3: Masters everything, Journeymen all but hire, Apprentices acquire, depute and decorate."""
    match = table(f'playing = "{card}"\n{PLENTY}')
    assert {key.partition(":")[0] for key in offered(match, 1)} == allowed | {"forfeit"}


@pytest.mark.parametrize(
    ("card", "key", "reason"),
    [
        ("bb", "hire:1a", "rank-hire"),
        ("bc", "hire:1a", "rank-hire"),
        ("bd", "favor", "rank-favor"),
        ("6f", "make:y01@1", "rank-dress"),
    ],
)
def test_what_the_rank_forbids_is_refused(card: str, key: str, reason: str) -> None:
    """RK-3.3: with this reason even where nothing else is missing."""
    match = table(f'playing = "{card}"\n{PLENTY}')
    assert rule_and_text(match, 1, key) == ("RK-3.3", reason)
    with pytest.raises(IllegalAnswer):
        play(match, f"1 {key}")


@pytest.mark.parametrize("card", ["6c", "6d", "6e", "6f", "ba"])
def test_crown_cards_have_no_bonus(card: str) -> None:
    """RK-3.4: neither when played nor when deputed; like a card without bonus they ask nothing."""
    for main in ("forfeit", "depute"):
        match = play(table(f'playing = "{card}"\nround = 7\n[[seat]]\nyarn = 3\nlace = 3'), f"1 {main}")
        assert match.question() == {"question": "play", "seats": [2]}
        assert purse(match, 1)["prestige"] == 0
        assert (purse(match, 1)["yarn"], purse(match, 1)["lace"]) == (3, 3)


def test_the_played_card_goes_to_the_discard_pile() -> None:
    """RK-3.5: face up, at the end of the turn and not before."""
    match = play(table('[[seat]]\nhand = ["bd"]'), "1 play:bd", "1 decorate:statue.1")
    assert match.view(1)["resolving"]["in_play"] == ["bd"]
    assert purse(match, 1)["discard"] == []
    play(match, "1 use")
    assert match.view(1)["resolving"]["in_play"] == []
    assert match.view(1)["seats"][0]["discard"] == ["bd"]


def test_nobody_is_asked_after_the_end() -> None:
    """RK-4.2: the final scoring ends the match."""
    assert rule_and_text(table("over = true"), 1, "favor") == ("RK-4.2", "not-asked")
