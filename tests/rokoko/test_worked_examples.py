"""The worked examples of income, scoring and deputing: RK-X3 to RK-X7."""

from tests.rokoko.score_sheet import final, lines, points
from tests.rokoko.table import emitted, offered, play, purse, refusal, table


def test_income_of_three_players() -> None:
    """RK-X3: no fountain 5; lower row with 3 dresses 8; both rows with 3 decorations and 1 dress 9."""
    match = table(
        """players = 3
        round = 4
        phase = "income"
        [halls]
        kings_hall = ["y01:2", "y02:1"]
        hall_2 = ["g01:2", "g02:2", "", "r01:3"]
        [decorations]
        "fountain_lower.1" = 2
        "fountain_upper.1" = 3
        "fountain_lower.2" = 3
        "statue.1" = 3
        "statue.2" = 1"""
    )
    assert [(fact["seat"], fact["amount"]) for fact in emitted(match, "livre")] == [(1, 5), (2, 8), (3, 9)]


def test_a_tie_in_a_hall_of_three_and_one() -> None:
    """RK-X4: hall 3/1, two players tied, one of them on a Master space: 3 and 1."""
    match = final('players = 3\n[halls]\nhall_4 = ["y01:2", "y02:3"]')
    assert points(match, "RK-F4") == {3: 3, 2: 1}


def test_a_tie_for_second_in_the_fireworks() -> None:
    """RK-X5: fireworks 6/2: two tied for second, the one on the dearer space gets 2."""
    markers = '"fireworks.1" = 3\n"fireworks.2" = 1\n"fireworks.3" = 3\n"fireworks.4" = 2'
    match = final(f"players = 3\n[decorations]\n{markers}")
    assert points(match, "RK-F6") == {3: 6, 2: 2}


def test_two_statues_and_seven_dresses() -> None:
    """RK-X6: one set of 4 colours and one of 2: 8 + 4."""
    match = final(
        """[halls]
        hall_2 = ["y01:1", "y02:1", "y06:1", "g01:1"]
        hall_3 = ["g02:1", "r01:1", "b01:1"]
        [decorations]
        "statue.1" = 1
        "statue.3" = 1"""
    )
    assert lines(match, "RK-F9") == [(1, 8, "statue.1", None, 4), (1, 4, "statue.3", None, 2)]


def deputing(size: int) -> str:
    """The "depute for bonus" Master just played, out of a deck of this size with the "depute for Livre" Journeyman."""
    left = ["ba", "bc", "bd"][: 7 - size]
    return f'playing = "1b"\n[[seat]]\nsupply = ["2c"]\nleft = {left}'


def test_a_deck_of_five_lets_one_go() -> None:
    """RK-X7: deck of 5: the Master deputes itself, then its bonus is refused."""
    match = play(table(deputing(5)), "1 depute")
    assert (match.question()["question"], purse(match, 1)["livre"]) == ("bonus", 25)
    assert offered(match, 1) == {"forfeit"}
    assert refusal(match, 1, "depute:2c@supply").rule == "RK-A5.2"


def test_a_deck_of_six_lets_two_go() -> None:
    """RK-X7: with 6 the bonus is allowed, the bonus of the next card no more."""
    match = play(table(deputing(6)), "1 depute", "1 depute:2c@supply")
    assert (match.question()["card"], offered(match, 1)) == ("2c", {"forfeit"})
    assert sorted(purse(play(match, "1 forfeit"), 1)["left"]) == ["1b", "2c", "ba"]


def test_a_deck_of_seven_lets_three_go() -> None:
    """RK-X7: with 7 a chain down to 4 is allowed: 10 Livre for the Master, none for the Journeyman, 2 for the last."""
    match = play(table(deputing(7)), "1 depute", "1 depute:2c@supply", "1 depute:bd@discard")
    own = purse(match, 1)
    assert (own["livre"], sorted(own["left"])) == (15 + 10 + 2, ["1b", "2c", "bd"])
    assert own["hand_size"] + own["supply_size"] + len(own["discard"]) == 4
    assert match.question() == {"question": "play", "seats": [2]}


def test_a_deck_of_four_lets_nobody_go() -> None:
    """RK-X7: below 5 not even the Master itself."""
    match = table(deputing(4))
    assert offered(match, 1, "depute") == set()
    assert refusal(match, 1, "depute").rule == "RK-A5.2"
