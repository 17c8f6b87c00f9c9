"""Phase 4, income: RK-4.1 and RK-4.2."""

import pytest

from tests.rokoko.table import emitted, table
from trianon.core.match import Match


def incomes(match: Match) -> list[int]:
    """What each seat received, in the order of the seats."""
    received = [fact for fact in emitted(match, "livre") if fact["from"] == "bank"]
    assert [fact["seat"] for fact in received] == list(range(1, match.setting.players + 1))
    return [int(fact["amount"]) for fact in received]


DRESSES = """
[halls]
kings_hall = ["y01:1", "y02:2"]
hall_2 = ["g01:1"]
hall_5 = ["", "", "b01:1"]
"""


@pytest.mark.parametrize(
    ("position", "paid"),
    [
        *((f"players = {players}", [5] * players) for players in (2, 3, 4, 5)),
        (f"{DRESSES}[decorations]\nfountain_upper.2 = 1\nfireworks.1 = 1\nmusician.hall_3 = 1\nstatue.1 = 2", [8, 5]),
        (f"{DRESSES}[decorations]\nfountain_lower.1 = 1\nstatue.1 = 1\nfountain_lower.2 = 2", [8, 6]),
        (f"{DRESSES}[decorations]\nfountain_upper.1 = 1\nfountain_lower.1 = 1\nstatue.2 = 1", [11, 5]),  # both rows
        ("[decorations]\nfountain_upper.1 = 2", [5, 6]),  # for itself
        ("[decorations]\nfountain_lower.1 = 1", [5, 5]),  # no dress
        ("players = 4\n[decorations]\nfountain_upper.3 = 4\nfireworks.5 = 4", [5, 5, 5, 7]),  # a third space
    ],
)
def test_everybody_receives_five_livre_and_what_the_fountain_pays(position: str, paid: list[int]) -> None:
    """RK-4.1: the upper row 1 more for each own decoration, itself included, the lower row for each own dress."""
    match = table(f'round = 3\nphase = "income"\n{position}')
    assert incomes(match) == paid
    assert [seat["livre"] for seat in match.view()["seats"]] == [15 + amount for amount in paid]


def test_an_all_halls_space_is_no_decoration() -> None:
    """RK-4.1: presence in all halls pays nothing in the upper row."""
    halls = "[halls]\n" + "".join(
        f'{hall} = ["{dress}:1"]\n'
        for hall, dress in [("kings_hall", "y01"), ("hall_2", "y02"), ("hall_3", "g01"), ("hall_4", "g02")]
    )
    decorations = '[decorations]\n"musician.hall_5" = 1\n"fountain_upper.1" = 1'
    match = table(f'round = 3\nphase = "income"\n{halls}{decorations}')
    assert match.view()["all_halls"] == [1, None, None]
    assert incomes(match) == [7, 5]


@pytest.mark.parametrize("number", [1, 6])
def test_another_round_follows(number: int) -> None:
    """RK-4.2: before round 7 the next round is prepared."""
    match = table(f'round = {number}\nphase = "income"')
    assert (match.over, match.view()["round"]) == (False, number + 1)
    assert [fact["phase"] for fact in emitted(match, "phase")] == ["income", "prepare", "hands"]


def test_after_round_seven_the_match_is_scored() -> None:
    """RK-4.2: the income of round 7 still comes, and counts: 15 + 5 Livre are 2 prestige."""
    match = table('round = 7\nphase = "income"')
    assert match.over
    assert [fact["phase"] for fact in emitted(match, "phase")] == ["income", "final_scoring"]
    assert match.result() == {"points": [2, 2], "placings": [1, 1]}


def test_the_last_card_ends_the_match() -> None:
    """RK-4.2: in round 7 the match is over with the last card played, and nobody is asked any more."""
    match = table('round = 7\nbonus = "bd"\n[[seat]]\nhand = []\n[[seat]]\nhand = []')
    match.answer(0, "forfeit")
    assert match.over
    assert match.asked() == []
    assert [fact["phase"] for fact in emitted(match, "phase")] == ["income", "final_scoring"]
