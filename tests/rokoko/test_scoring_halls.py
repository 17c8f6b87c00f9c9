"""Final scoring: the majorities of the halls, RK-F4, RK-F5 and RK-F7."""

import pytest

from tests.rokoko.score_sheet import final, lines, points

# on the small side the King's hall gives 5/2, halls 2 and 3 give 4/2, halls 4 and 5 give 3/1; Master spaces are 2 and
# 3, in hall 5 they are 1 and 2


def majority(guests: str, markers: str = "", players: int = 3, hall: str = "kings_hall") -> dict[int, int]:
    """The points of a single hall by seat."""
    return points(final(f"players = {players}\n[halls]\n{hall} = {guests}\n[decorations]\n{markers}"), "RK-F4")


def test_most_dresses_then_second_most() -> None:
    """RK-F4: the first number for most dresses, the second for the next, nothing for the third."""
    match = final('players = 4\n[halls]\nkings_hall = ["y01:2", "y02:2", "g01:2", "g02:1", "r01:1", "b01:3"]')
    assert lines(match, "RK-F4") == [(1, 3, "kings_hall.1", None, 2), (2, 6, "kings_hall.1", None, 3)]


@pytest.mark.parametrize(
    ("hall", "small", "large"),
    [
        ("kings_hall", (5, 2), (6, 3)),
        ("hall_2", (4, 2), (5, 2)),
        ("hall_3", (4, 2), (5, 2)),
        ("hall_4", (3, 1), (4, 2)),
        ("hall_5", (3, 1), (4, 2)),
    ],
)
def test_the_numbers_of_each_hall(hall: str, small: tuple[int, int], large: tuple[int, int]) -> None:
    """RK-F4: every hall has its own two numbers on each side of the board."""
    guests = '["y01:1", "y02:1", "g01:2"]'
    assert majority(guests, players=3, hall=hall) == {1: small[0], 2: small[1]}
    assert majority(guests, players=5, hall=hall) == {1: large[0], 2: large[1]}


def test_behind_on_master_spaces_the_musician_does_not_help() -> None:
    """RK-F5: equal dresses, one on a Master space: the musician of the other does not bring it back."""
    assert majority('["y01:1", "y02:2"]', '"musician.kings_hall" = 1') == {1: 2, 2: 5}


def test_two_players_have_no_second_number() -> None:
    """RK-F7: with two players only the first number is given."""
    assert majority('["y01:1", "", "", "y02:1", "g01:2"]', players=2) == {1: 5}
