"""Final scoring: statues (RK-F9), all other markers (RK-F10), and who wins (RK-F11)."""

import pytest

from tests.infrastructure.edition_changes import ReferenceChanges
from tests.rokoko.score_sheet import final, lines, points
from tests.rokoko.table import emitted
from trianon.games import game_of
from trianon.games.positions import match_from, parse_position

ALL_COLOURS = ["y01:1", "g01:1", "r01:1", "b01:1"]


def statues(guests: list[str], count: int, extra: str = "") -> list[tuple[int, int]]:
    """Points and colours of the sets that seat 1 scores with this many statues."""
    markers = "".join(f'"statue.{space}" = 1\n' for space in range(1, count + 1))
    match = final(f"[halls]\nhall_2 = {guests[:4]}\nhall_3 = {guests[4:]}\n[decorations]\n{markers}{extra}")
    booked = lines(match, "RK-F9")
    assert [line[2] for line in booked] == [f"statue.{space}" for space in range(1, len(booked) + 1)]
    return [(number, colours) for _, number, _, _, colours in booked]


@pytest.mark.parametrize(
    ("guests", "expected"),
    [
        ([], []),
        (["y01:1"], [(2, 1)]),
        (["y01:1", "y02:1", "y06:1"], [(2, 1)]),  # one colour counts once in a set
        (["y01:1", "r01:1"], [(4, 2)]),
        (ALL_COLOURS, [(8, 4)]),
        (["y01:2", "g01:2", "b01:1"], [(2, 1)]),  # own dresses only
    ],
)
def test_a_statue_is_a_set_of_colours(guests: list[str], expected: list[tuple[int, int]]) -> None:
    """RK-F9: 2 prestige for each main colour of a set of own dresses."""
    assert statues(guests, 1) == expected


def test_a_dress_on_the_terrace_is_in_one_set() -> None:
    """RK-F9: two statues: a blue coat moves, another stays: blue in both sets, yellow in the first."""
    match = final(
        """[halls]
        kings_hall = ["b06:1"]
        hall_2 = ["y01:1", "b01:1"]
        [decorations]
        "fireworks.1" = 1
        "statue.1" = 1
        "statue.2" = 1
        "statue.3" = 1"""
    )
    assert lines(match, "RK-F9") == [(1, 4, "statue.1", None, 2), (1, 2, "statue.2", None, 1)]


def test_dresses_count_their_prestige() -> None:
    """RK-F10: 2 to 4 prestige for each own dress in a hall, wherever it stands."""
    match = final('[halls]\nkings_hall = ["y01:1", "y11:2"]\nhall_2 = ["g09:1"]\nhall_5 = ["", "", "b06:1"]')
    assert lines(match, "RK-F10") == [
        (1, 2, "kings_hall.1", "y01", 1),
        (1, 3, "hall_2.1", "g09", 1),
        (1, 4, "hall_5.3", "b06", 1),
        (2, 4, "kings_hall.2", "y11", 1),
    ]


@pytest.mark.parametrize(
    ("hall", "small", "large"),
    [("kings_hall", 4, 5), ("hall_2", 3, 4), ("hall_3", 3, 4), ("hall_4", 2, 3), ("hall_5", 2, 3)],
)
def test_musicians_count_their_prestige(hall: str, small: int, large: int) -> None:
    """RK-F10: the musicians' prestige on both sides of the board, with or without a dress in their hall."""
    marker = f'[decorations]\n"musician.{hall}" = 2'
    assert lines(final(marker), "RK-F10") == [(2, small, f"musician.{hall}", None, 1)]
    assert lines(final(f"players = 4\n{marker}"), "RK-F10") == [(2, large, f"musician.{hall}", None, 1)]


def test_decorations_with_prestige() -> None:
    """RK-F10: an edition may print prestige on any decoration."""
    changes = ReferenceChanges(game_of("rokoko").schema)
    edition = changes.load(("board.small.statues.2.prestige", 3), ("board.small.fountain_upper.1.prestige", 1))
    setting = game_of("rokoko").setting(edition, 2)
    position = 'phase = "final_scoring"\n[decorations]\n"statue.2" = 2\n"fountain_upper.1" = 2\n"statue.1" = 1'
    match = match_from(*parse_position(position, setting=setting))
    assert match.result()["points"] == [1, 1 + 3 + 1]


def winning(*purses: tuple[int, int]) -> list[int]:
    """The placings by prestige from play and Livre left over."""
    seats = "\n".join(f"[[seat]]\nprestige = {prestige}\nlivre = {livre}" for prestige, livre in purses)
    match = final(f"players = {len(purses)}\n{seats}")
    placings: list[int] = match.result()["placings"]
    assert [fact["placing"] for fact in emitted(match, "placing")] == placings
    return placings


@pytest.mark.parametrize(
    ("purses", "placings"),
    [
        ([(5, 0), (9, 0), (7, 0)], [3, 1, 2]),
        ([(5, 3), (5, 4)], [2, 1]),  # more Livre left
        ([(6, 0), (5, 9)], [1, 2]),  # Livre only break ties
        ([(5, 0), (4, 10)], [1, 1]),  # 10 Livre are a prestige; both have 5 and nothing left
        ([(5, 1), (4, 12)], [2, 1]),  # what is left after paying decides: 2 to 1
        ([(5, 4), (5, 4), (3, 0)], [1, 1, 3]),  # a shared victory; nobody is second
        ([(9, 0), (5, 2), (5, 2), (1, 0)], [1, 2, 2, 4]),
        ([(5, 0), (5, 0), (5, 0), (5, 0), (5, 0)], [1, 1, 1, 1, 1]),
    ],
)
def test_the_winner_has_the_most_prestige_then_the_most_livre(
    purses: list[tuple[int, int]], placings: list[int]
) -> None:
    """RK-F11: most prestige, then more Livre left after RK-F1, then a shared victory."""
    assert winning(*purses) == placings


def test_the_result_is_emitted() -> None:
    """RK-F11: placing, prestige and Livre left of every seat are the last events."""
    match = final("[[seat]]\nprestige = 4\nlivre = 12\n[[seat]]\nprestige = 6\nlivre = 3")
    assert match.events()[-2:] == [
        {"event": "placing", "seat": 1, "placing": 2, "prestige": 5, "livre": 2},
        {"event": "placing", "seat": 2, "placing": 1, "prestige": 6, "livre": 3},
    ]
    assert points(match, "RK-F1") == {1: 1}
