"""Final scoring: the majority of the fireworks (RK-F6, RK-F7) and the dresses on the terrace (RK-F8)."""

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


def test_the_best_way_for_its_owner() -> None:
    """RK-F8: the finest dresses go, the finest of them to the highest multiplier: 4 × 3 + 3 × 2, and 2 stays."""
    match = ball(["y01:1", "y11:1", "g09:1"], 1, 3)
    assert lines(match, "RK-F8") == [(1, 12, "terrace.3", "y11", 3), (1, 6, "terrace.1", "g09", 2)]
    assert lines(match, "RK-F10") == [(1, 2, "kings_hall.1", "y01", 1)]


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
