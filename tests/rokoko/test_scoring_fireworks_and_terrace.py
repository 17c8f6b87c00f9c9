"""Final scoring: the majority of the fireworks (RK-F6, RK-F7) and the dresses on the terrace (RK-F8)."""

from __future__ import annotations

import pytest

from tests.rokoko.score_sheet import final, lines, points
from trianon.core.match import Match


def fireworks(owners: list[int], players: int = 3) -> Match:
    """Funded fireworks by space; 0 leaves a space free."""
    markers = "".join(f'"fireworks.{space}" = {owner}\n' for space, owner in enumerate(owners, 1) if owner)
    return final(f"players = {players}\n[decorations]\n{markers}")


@pytest.mark.parametrize(
    ("owners", "players", "expected"),
    [
        ([1, 1, 2, 0], 3, {1: 6, 2: 2}),  # more markers beat the dearer space
        ([0, 0, 0, 3], 3, {3: 6}),  # nobody else: no second number
        ([1, 2, 0, 0], 3, {1: 2, 2: 6}),  # equal markers: the dearer space
        ([1, 2, 2, 1], 3, {1: 6, 2: 2}),  # the dearest of one's own counts, not their sum
        ([1, 2, 3, 0], 3, {2: 2, 3: 6}),  # the third gets nothing
        ([0, 0, 0, 0], 3, {}),
        ([4, 1, 1, 2, 0], 4, {1: 7, 2: 3}),  # the large side gives 7 and 3; of two single markers the dearer one
        ([5, 4, 3, 2, 1], 5, {1: 7, 2: 3}),
    ],
)
def test_the_majority_of_the_fireworks(owners: list[int], players: int, expected: dict[int, int]) -> None:
    """RK-F6: most markers, then the dearest own space by position; 6/2 on the small side, 7/3 on the large one."""
    assert points(fireworks(owners, players), "RK-F6") == expected


def test_the_lines_say_how_many_markers() -> None:
    """RK-F6: a line for the first and one for the second, with their markers."""
    assert lines(fireworks([1, 1, 2, 0]), "RK-F6") == [(1, 6, "terrace.1", None, 2), (2, 2, "terrace.1", None, 1)]


@pytest.mark.parametrize(("owners", "winner"), [([1, 2, 0, 0], 2), ([1, 2, 1, 0], 1), ([0, 0, 1, 2], 2)])
def test_two_players_have_no_second_number_in_the_fireworks(owners: list[int], winner: int) -> None:
    """RK-F7: with two players only the first number is given; the dearer space still breaks the tie."""
    assert points(fireworks(owners, 2), "RK-F6") == {winner: 6}


def ball(guests: list[str], *spaces: int, players: int = 2, hall: str = "kings_hall") -> Match:
    """Dresses in a hall and fireworks of seat 1 on these spaces."""
    markers = "".join(f'"fireworks.{space}" = 1\n' for space in spaces)
    return final(f"players = {players}\n[halls]\n{hall} = {guests}\n[decorations]\n{markers}")


def test_a_dress_on_the_terrace() -> None:
    """RK-F8: it counts its prestige times the multiplier, booked whole, and not once more as a marker."""
    match = ball(["y01:1"], 1)
    assert lines(match, "RK-F8") == [(1, 4, "terrace.1", "y01", 2)]
    assert lines(match, "RK-F10") == []
    assert match.view()["terrace"] == {"fireworks.1": "y01"}
    assert match.view()["halls"]["kings_hall"] == [None] * 5


def test_one_dress_for_each_space() -> None:
    """RK-F8: per own fireworks space one dress; the others stay and count once."""
    match = ball(["y01:1", "y02:1", "g01:1"], 1)
    assert points(match, "RK-F8") == {1: 4}
    assert points(match, "RK-F10") == {1: 4}


def test_the_best_way_for_its_owner() -> None:
    """RK-F8: the finest dresses go, the finest of them to the highest multiplier: 4 × 3 + 3 × 2, and 2 stays."""
    match = ball(["y01:1", "y11:1", "g09:1"], 1, 3)
    assert lines(match, "RK-F8") == [(1, 12, "terrace.3", "y11", 3), (1, 6, "terrace.1", "g09", 2)]
    assert lines(match, "RK-F10") == [(1, 2, "kings_hall.1", "y01", 1)]


def test_more_spaces_than_dresses() -> None:
    """RK-F8: a single dress goes to the highest multiplier."""
    match = ball(["g09:1"], 1, 2, 4)
    assert lines(match, "RK-F8") == [(1, 9, "terrace.4", "g09", 3)]


def test_only_the_kings_hall_opens_to_the_terrace() -> None:
    """RK-F8: dresses of other halls stay where they are."""
    match = ball(["y11:1"], 1, 2, 3, 4, hall="hall_2")
    assert lines(match, "RK-F8") == []
    assert lines(match, "RK-F10") == [(1, 4, "hall_2.1", "y11", 1)]


def test_only_own_dresses_on_own_spaces() -> None:
    """RK-F8: a rival's dress does not move, nor does one without own fireworks."""
    match = ball(["y11:2", "y01:1"], 1, 2)
    assert lines(match, "RK-F8") == [(1, 4, "terrace.1", "y01", 2)]
    assert lines(match, "RK-F10") == [(2, 4, "kings_hall.1", "y11", 1)]


def test_both_sides_have_their_multipliers() -> None:
    """RK-F8: on the large side the first three spaces double, the last two treble."""
    guests = [f"{dress}:1" for dress in ("y01", "y02", "g01", "g02", "y06")]  # 2 prestige each
    match = ball(guests, 1, 2, 3, 4, 5, players=4)
    assert sorted(line[:3] for line in lines(match, "RK-F8")) == [
        (1, 4, "terrace.1"),
        (1, 4, "terrace.2"),
        (1, 4, "terrace.3"),
        (1, 6, "terrace.4"),
        (1, 6, "terrace.5"),
    ]


def test_majorities_are_counted_before_the_terrace() -> None:
    """RK-F8: a dress that moves has counted for the King's hall before."""
    match = ball(["y01:1", "y02:1", "g01:2"], 1, 2, players=3)
    assert points(match, "RK-F4") == {1: 5, 2: 2}
    assert len(match.view()["terrace"]) == 2


def test_the_terrace_emits_its_lines() -> None:
    """RK-F8: every move is an event of its own, so that a board can show it."""
    match = ball(["", "", "", "y01:1"], 2)
    moves = [fact for fact in match.events() if fact["event"] == "dress"]
    assert moves == [{"event": "dress", "seat": 1, "dress": "y01", "from": "kings_hall.4", "to": "terrace.2"}]
