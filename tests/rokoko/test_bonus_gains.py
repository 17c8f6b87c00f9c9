"""Employee bonuses that pay at once: RK-B1, B2, B8, B9, B12 to B15 and B17."""

import pytest

from tests.rokoko.table import offered, play, purse, refusal, table
from trianon.core.match import Match

# seat 1 shows two yellow, one red, three green and one blue dress; what they are sewn of does not matter
GUESTS = """
[halls]
kings_hall = ["y01:1", "r01:1", "g10:1"]
hall_2 = ["y10:1", "r02:2", "g01:1", "y02:2"]
hall_3 = ["b01:1", "b02:2", "g09:1"]
"""
DECORATIONS = ['"fireworks.1"', '"musician.hall_2"', '"statue.3"', '"fountain_upper.1"', '"fountain_lower.2"']
# presence in all halls is no decoration
IN_ALL_HALLS = """
[halls]
kings_hall = ["y01:1"]
hall_2 = ["y02:1"]
hall_3 = ["g01:1"]
hall_4 = ["g02:1"]
hall_5 = ["r01:1"]
"""


def shown(*guests: str) -> str:
    """These guests in a hall."""
    return f"[halls]\nhall_4 = {list(guests)}"


def decorated(spaces: int, guests: str = "") -> str:
    """This many decorations of seat 1, and one of its rival."""
    markers = "".join(f"{space} = 1\n" for space in DECORATIONS[:spaces])
    return f'[decorations]\n{markers}"statue.1" = 2\n{guests}'


def on_board(dresses: int) -> str:
    """This many dresses of seat 1, and two of its rival."""
    names = ["y01", "y02", "g01", "g02", "r01", "r02", "b01"]
    guests = [f"{name}:1" for name in names[:dresses]] + ["b02:2", "b03:2"]
    return f"[halls]\nkings_hall = {guests[:5]}\nhall_2 = {guests[5:]}"


def deck(size: int) -> str:
    """A deck of this size, including the card of the bonus."""
    base, hired = ["ba", "ba", "bb", "bc", "bd"], ["1a", "1c", "1d", "1e", "1f", "2d", "3a"]
    return f"[[seat]]\nleft = {base[: max(0, 6 - size)]}\ndiscard = {hired[: max(0, size - 6)]}"


def test_a_card_without_bonus_asks_nothing() -> None:
    """RK-B1: after the main action of a base Master the turn is over."""
    match = play(table('playing = "ba"'), "1 favor")
    assert match.question() == {"question": "play", "seats": [2]}
    assert purse(match, 1)["discard"] == ["ba"]


@pytest.mark.parametrize(
    ("rule", "card", "position", "gained"),
    [
        # 2 Livre for the base Apprentice, 1 for the Master of level 1
        ("RK-B2", "bd", "", (2, 0)),
        ("RK-B2", "1a", "", (1, 0)),
        # 1 Livre for each own yellow and 2 for each own red dress, by main colour
        ("RK-B8", "2a", GUESTS, (4, 0)),
        ("RK-B8", "2a", shown("y11:1"), (1, 0)),
        ("RK-B8", "2a", shown("r05:1"), (2, 0)),
        # 2 Livre for each own green and 1 prestige for each own blue dress; a blue coat of green silk is blue
        ("RK-B9", "4c", GUESTS, (6, 1)),
        ("RK-B9", "4c", shown("g01:1"), (2, 0)),
        ("RK-B9", "4c", shown("b01:1"), (0, 1)),
        # 1 prestige for every 2 own decorations, whatever their kind
        *(("RK-B12", card, decorated(n), (0, n // 2)) for card in ("2d", "5b") for n in (2, 3, 4, 5)),
        # 1 prestige for every 3 own dresses on the board at level 3, for every 2 at level 5
        *(("RK-B13", "3b", on_board(dresses), (0, dresses // 3)) for dresses in (3, 5, 6)),
        *(("RK-B13", "5c", on_board(dresses), (0, dresses // 2)) for dresses in (2, 3, 4, 7)),
        # 1 Livre for each own decoration
        *(("RK-B14", "3a", decorated(spaces, IN_ALL_HALLS), (spaces, 0)) for spaces in (1, 5)),
        # 1 Livre for each own dress on the board
        *(("RK-B15", "5a", on_board(dresses), (dresses, 0)) for dresses in (1, 7)),
        # steps of 5-6, 7-8, 9-10 and 11 cards or more; the card being resolved counts
        *(
            ("RK-B17", card, deck(size), (step * livre, 0))
            for card, livre in (("3d", 2), ("4a", 1))
            for size, step in ((5, 1), (6, 1), (7, 3), (8, 3), (9, 5), (10, 5), (11, 7), (13, 7))
        ),
    ],
)
def test_a_bonus_pays_livre_or_prestige(rule: str, card: str, position: str, gained: tuple[int, int]) -> None:
    """Nothing else changes, and the turn is over."""
    match = table(f'bonus = "{card}"\n{position}')
    before = purse(match, 1)
    assert offered(match, 1) == {"use", "forfeit"}
    after = purse(play(match, "1 use"), 1)
    assert (after["livre"] - before["livre"], after["prestige"] - before["prestige"]) == gained, rule
    assert (after["yarn"], after["lace"], after["kept"]) == (before["yarn"], before["lace"], before["kept"])
    assert match.question() == {"question": "play", "seats": [2]}


@pytest.mark.parametrize(
    ("rule", "card", "position"),
    [
        ("RK-B8", "2a", shown("g10:1", "b05:1", "y01:2", "r01:2")),  # others' dresses do not help
        ("RK-B9", "4c", shown("y09:1", "r02:1", "g01:2", "b01:2")),
        ("RK-B12", "2d", decorated(1, IN_ALL_HALLS)),
        ("RK-B12", "5b", decorated(1, IN_ALL_HALLS)),
        ("RK-B13", "3b", on_board(2)),
        ("RK-B13", "5c", on_board(1)),
        ("RK-B14", "3a", decorated(0, IN_ALL_HALLS)),
        ("RK-B15", "5a", on_board(0)),
        ("RK-B17", "3d", deck(4)),
        ("RK-B17", "4a", deck(4)),
    ],
)
def test_a_bonus_that_would_pay_nothing_cannot_be_used(rule: str, card: str, position: str) -> None:
    """It is asked for all the same, and can be forfeited."""
    match = table(f'bonus = "{card}"\n{position}')
    reason = refusal(match, 1, "use")
    assert match.question()["question"] == "bonus"
    assert offered(match, 1) == {"forfeit"}, rule
    assert (reason.rule, reason.text) == ("RK-3.2", "bonus-nothing")


def test_prestige_gained_by_a_bonus_is_hidden_from_others() -> None:
    """RK-B9: they hear that there was some."""
    match: Match = play(table(f'bonus = "4c"\n{GUESTS}'), "1 use")
    event = {"event": "prestige", "seat": 1, "amount": None, "from": "bank", "to": "purse.1"}
    assert event in match.events(1)
    assert {**event, "amount": 1} in match.events(0)
