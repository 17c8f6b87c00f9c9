"""Final scoring: the order of its chapters, what they add up to, and who wins (RK-F1, RK-F11)."""

import pytest

from tests.rokoko.score_sheet import final, points
from tests.rokoko.table import emitted

EVERYTHING = """
players = 3
favor = 2
[[seat]]
prestige = 1
supply = ["6c", "6d", "6e", "6f"]
[[seat]]
prestige = 2
[halls]
kings_hall = ["y11:1", "y05:1", "r09:1", "g01:2"]
hall_2 = ["g02:1"]
hall_3 = ["b01:2", "y06:2"]
[decorations]
"fireworks.1" = 1
"statue.1" = 1
"statue.2" = 2
"musician.hall_4" = 3
"""
CHAPTERS = [
    "RK-S9", "RK-F1", "RK-B20", "RK-B21", "RK-B22", "RK-B23", "RK-F3", "RK-F4", "RK-F6", "RK-F8", "RK-F9", "RK-F10",
]  # fmt: skip


def test_the_order_of_the_chapters() -> None:
    """RK-F1, RK-F2, RK-F3, RK-F4, RK-F6, RK-F8, RK-F9, RK-F10: one chapter after the other, for all seats."""
    booked = [fact["rule"] for fact in emitted(final(EVERYTHING), "score")]
    assert list(dict.fromkeys(booked)) == CHAPTERS
    assert booked == sorted(booked, key=CHAPTERS.index)


def test_every_chapter_adds_up() -> None:
    """RK-F11: the lines of a seat are its result; worked out by hand for this table."""
    match = final(EVERYTHING)
    sheet = {rule: points(match, rule) for rule in CHAPTERS}
    assert sheet == {
        "RK-S9": {1: 1, 2: 2},
        "RK-F1": {1: 1, 2: 1, 3: 1},  # 15 Livre each
        "RK-B20": {1: 8},  # 5 base cards and 4 crowns: a deck of 9
        "RK-B21": {1: 3},  # a yarn and a lace
        "RK-B22": {1: 3},  # y05 and r09 on Master spaces
        "RK-B23": {1: 2},  # three ladies, one coat
        "RK-F3": {2: 3},
        "RK-F4": {1: 5 + 4, 2: 2 + 4},  # King's hall 3 to 1, hall 2 and hall 3 alone
        "RK-F6": {1: 6},
        "RK-F8": {1: 4 * 2},  # y11 on the terrace
        "RK-F9": {1: 2 * 3, 2: 2 * 3},  # yellow, red, green; green, blue, yellow
        "RK-F10": {1: 3 + 4 + 2, 2: 2 + 3 + 2, 3: 2},
    }
    assert match.result() == {"points": [56, 25, 3], "placings": [1, 2, 3]}


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
        ([(5, 1), (4, 12)], [2, 1]),  # what is left after paying decides: 2 to 1
        ([(5, 4), (5, 4), (3, 0)], [1, 1, 3]),  # a shared victory; nobody is second
        ([(9, 0), (5, 2), (5, 2), (1, 0)], [1, 2, 2, 4]),
    ],
)
def test_the_winner_has_the_most_prestige_then_the_most_livre(
    purses: list[tuple[int, int]], placings: list[int]
) -> None:
    """RK-F11: most prestige, then more Livre left after RK-F1, then a shared victory."""
    assert winning(*purses) == placings


def test_the_result_is_emitted() -> None:
    """RK-F1, RK-F11: Livre go back to the bank; placing, prestige and Livre left of every seat are the last events."""
    match = final("[[seat]]\nprestige = 4\nlivre = 12\n[[seat]]\nprestige = 6\nlivre = 3")
    assert emitted(match, "livre") == [{"event": "livre", "seat": 1, "amount": 10, "from": "purse.1", "to": "bank"}]
    assert [(seat["livre"], seat["prestige"]) for seat in match.view()["seats"]] == [(2, 5), (3, 6)]
    assert match.events()[-2:] == [
        {"event": "placing", "seat": 1, "placing": 2, "prestige": 5, "livre": 2},
        {"event": "placing", "seat": 2, "placing": 1, "prestige": 6, "livre": 3},
    ]
