"""Final scoring: what was gained in play, Livre (RK-F1), the Favor card (RK-F3), and the order of all chapters."""

import pytest

from tests.rokoko.score_sheet import final, lines, points
from tests.rokoko.table import emitted


@pytest.mark.parametrize(("livre", "prestige", "left"), [(9, 0, 9), (10, 1, 0), (25, 2, 5), (99, 9, 9), (200, 20, 0)])
def test_ten_livre_are_a_prestige(livre: int, prestige: int, left: int) -> None:
    """RK-F1: 1 prestige for every 10 Livre, as often as possible; the remainder stays."""
    match = final(f"[[seat]]\nlivre = {livre}\n[[seat]]\nlivre = 0")
    expected = [(1, prestige, "purse.1", None, 10 * prestige)] if prestige else []
    assert lines(match, "RK-F1") == expected
    assert [seat["livre"] for seat in match.view()["seats"]] == [left, 0]
    assert match.result()["points"] == [prestige, 0]


def test_the_livre_are_paid() -> None:
    """RK-F1: they go back to the bank, visibly."""
    match = final("[[seat]]\nlivre = 25\n[[seat]]\nlivre = 9")
    assert emitted(match, "livre") == [{"event": "livre", "seat": 1, "amount": 20, "from": "purse.1", "to": "bank"}]


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_the_favor_card(holder: int) -> None:
    """RK-F3: 3 prestige for its holder at the end."""
    match = final(f"players = 3\nfavor = {holder}")
    assert lines(match, "RK-F3") == [(holder, 3, f"purse.{holder}", None, 1)]


def test_prestige_gained_in_play_counts() -> None:
    """RK-S9: what was hidden is opened first, as a line of its own."""
    match = final("[[seat]]\nprestige = 7\nlivre = 0\n[[seat]]\nlivre = 0")
    assert lines(match, "RK-S9") == [(1, 7, "purse.1", None, 7)]
    assert match.result()["points"] == [7, 0]
    assert [seat["prestige"] for seat in match.view()["seats"]] == [7, 0]


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


def test_everything_is_open_after_the_scoring() -> None:
    """RK-F11: kept tiles, cards and prestige are shown to everybody once the match is over."""
    match = final('[[seat]]\nkept = ["t03"]\nsupply = ["1a"]')
    seen = match.view(1)["seats"][0]
    assert (seen["kept"], seen["prestige"], "1a" in seen["supply"]) == (["t03"], 1, True)
