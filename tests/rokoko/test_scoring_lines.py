"""The final scoring line by line; the oracle beside compares the sums of each rule."""

import pytest

from tests.rokoko.score_sheet import Line, final, lines
from tests.rokoko.table import play, table


def halls(**guests: list[str]) -> str:
    """Guests in halls."""
    return "[halls]\n" + "".join(f"{hall} = {names}\n" for hall, names in guests.items())


def markers(seat: int, *spaces: str) -> str:
    """Decorations of a seat."""
    return "[decorations]\n" + "".join(f'"{space}" = {seat}\n' for space in spaces)


MASTERS = halls(kings_hall=["g06:1", "y01:1"], hall_2=["", "", "y02:1"], hall_4=["g08:1", "y06:2"], hall_5=["g01:1"])
THREE_STATUES = markers(1, "fireworks.1", "statue.1", "statue.2", "statue.3")

LINES: list[tuple[str, str, list[Line]]] = [
    ("RK-S9", "[[seat]]\nprestige = 7", [(1, 7, "purse.1", None, 7)]),
    ("RK-F1", "[[seat]]\nlivre = 25\n[[seat]]\nlivre = 9", [(1, 2, "purse.1", None, 20)]),
    ("RK-F1", "[[seat]]\nlivre = 10\n[[seat]]\nlivre = 0", [(1, 1, "purse.1", None, 10)]),
    ("RK-F3", "players = 3\nfavor = 2", [(2, 3, "purse.2", None, 1)]),
    (  # most dresses, the next most, nothing for the third
        "RK-F4",
        f"players = 4\n{halls(kings_hall=['y01:2', 'y02:2', 'g01:2', 'g02:1', 'r01:1', 'b01:3'])}",
        [(1, 3, "kings_hall.1", None, 2), (2, 6, "kings_hall.1", None, 3)],
    ),
    (  # RK-F5: behind on Master spaces the musician does not help
        "RK-F4",
        f"players = 3\n{halls(hall_5=['y01:2', '', 'y02:1'])}{markers(1, 'musician.hall_5')}",
        [(1, 1, "hall_5.1", None, 1), (2, 3, "hall_5.1", None, 1)],
    ),
    ("RK-F4", halls(kings_hall=["y01:1", "", "", "y02:1", "g01:2"]), [(1, 5, "kings_hall.1", None, 2)]),  # RK-F7
    (  # more markers beat the dearer space
        "RK-F6",
        f'players = 3\n{markers(1, "fireworks.1", "fireworks.2")}"fireworks.3" = 2',
        [(1, 6, "terrace.1", None, 2), (2, 2, "terrace.1", None, 1)],
    ),
    (  # of equal markers the dearer space, on the large side
        "RK-F6",
        f'players = 4\n{markers(1, "fireworks.3")}"fireworks.2" = 2\n"fireworks.1" = 3',
        [(1, 7, "terrace.1", None, 1), (2, 3, "terrace.1", None, 1)],
    ),
    ("RK-F8", halls(kings_hall=["y01:1"]) + markers(1, "fireworks.1"), [(1, 4, "terrace.1", "y01", 2)]),
    (  # the finest dresses go, the finest of them to the highest multiplier
        "RK-F8",
        halls(kings_hall=["y01:1", "y11:1", "g09:1"]) + markers(1, "fireworks.1", "fireworks.3"),
        [(1, 12, "terrace.3", "y11", 3), (1, 6, "terrace.1", "g09", 2)],
    ),
    (  # one colour counts once in a set, and own dresses only
        "RK-F9",
        halls(hall_2=["y01:1", "y02:1", "r01:1", "g01:2"]) + markers(1, "statue.2"),
        [(1, 4, "statue.2", None, 2)],
    ),
    (  # a dress on the terrace is in one set: blue in both, yellow in the first
        "RK-F9",
        halls(kings_hall=["b06:1"], hall_2=["y01:1", "b01:1"]) + THREE_STATUES,
        [(1, 4, "statue.1", None, 2), (1, 2, "statue.2", None, 1)],
    ),
    (
        "RK-F10",
        halls(kings_hall=["y01:1", "y11:2"], hall_5=["", "", "b06:1"]) + markers(2, "musician.hall_3"),
        [
            (1, 2, "kings_hall.1", "y01", 1),
            (1, 4, "hall_5.3", "b06", 1),
            (2, 4, "kings_hall.2", "y11", 1),
            (2, 3, "musician.hall_3", None, 1),
        ],
    ),
    ("RK-F10", f"players = 4\n{markers(2, 'musician.hall_3')}", [(2, 4, "musician.hall_3", None, 1)]),
    ("RK-B20", '[[seat]]\nsupply = ["6c"]\nleft = ["bc", "bd"]', []),  # a deck of 4: below the first step
    ("RK-B20", '[[seat]]\nsupply = ["6c"]', [(1, 2, "purse.1", "6c", 6)]),  # itself included
    ("RK-B20", '[[seat]]\nsupply = ["6c", "1a"]', [(1, 5, "purse.1", "6c", 7)]),
    ("RK-B20", f"[[seat]]\nsupply = {['6c', '1a', '1c', '1d', '1e', '2a']}", [(1, 11, "purse.1", "6c", 11)]),
    ("RK-B21", '[[seat]]\nsupply = ["6d"]\nyarn = 0\nlace = 5', []),
    ("RK-B22", f'[[seat]]\nsupply = ["6e"]\n{MASTERS}', [(1, 3, "purse.1", "6e", 3)]),  # 3 for every 2, in all halls
    (  # three ladies, two coats
        "RK-B23",
        '[[seat]]\nsupply = ["6f"]\n'
        + halls(kings_hall=["y01:1", "r01:1", "y02:1", "g01:1", "b01:1"], hall_2=["g06:2"]),
        [(1, 4, "purse.1", "6f", 2)],
    ),
]


@pytest.mark.parametrize(("rule", "position", "expected"), LINES)
def test_a_rule_books_its_lines(rule: str, position: str, expected: list[Line]) -> None:
    """RK-S9, RK-F1, RK-F3 to RK-F10, RK-B20 to RK-B23: seat, points, where, what, how many."""
    assert lines(final(position), rule) == expected


def test_paired_trimmings_are_given_back() -> None:
    """RK-B21: 3 prestige for each pair of a yarn and a lace."""
    match = final('[[seat]]\nsupply = ["6d"]\nyarn = 3\nlace = 2')
    assert lines(match, "RK-B21") == [(1, 6, "purse.1", "6d", 2)]
    assert (match.view()["seats"][0]["yarn"], match.view()["seats"][0]["lace"]) == (1, 0)


@pytest.mark.parametrize(
    "place", ['display = ["6d"]\n', '[[seat]]\nleft = ["6d"]\n', 'never_hired = ["6d"]\ndisplay = []\n']
)
def test_crowns_outside_the_deck_do_not_count(place: str) -> None:
    """RK-F2: displayed, deputed or never hired they count for nobody."""
    assert lines(final(place), "RK-B21") == []


def test_a_crown_just_played_counts() -> None:
    """RK-F2: played as the last card of the match it lies in the discard pile and counts."""
    match = table('round = 7\nplaying = "6d"\n[[seat]]\nhand = []\n[[seat]]\nhand = []')
    assert lines(play(match, "1 forfeit"), "RK-B21") == [(1, 3, "purse.1", "6d", 1)]


def test_a_dress_on_the_terrace_stands_no_longer_in_its_hall() -> None:
    """RK-F8, RK-F10: it is not counted once more as a marker; its way is an event of its own, for a board to show."""
    match = final(halls(kings_hall=["", "", "", "y01:1"]) + markers(1, "fireworks.2"))
    assert lines(match, "RK-F10") == []
    assert match.view()["terrace"] == {"fireworks.2": "y01"}
    assert match.view()["halls"]["kings_hall"] == [None] * 5
    moves = [fact for fact in match.events() if fact["event"] == "dress"]
    assert moves == [{"event": "dress", "seat": 1, "dress": "y01", "from": "kings_hall.4", "to": "terrace.2"}]


def test_decorations_with_prestige() -> None:
    """RK-F10: an edition may print prestige on any decoration."""
    changes = ("board.small.statues.2.prestige", 3), ("board.small.fountain_upper.1.prestige", 1)
    match = final('[decorations]\n"statue.2" = 2\n"fountain_upper.1" = 2\n"statue.1" = 1', *changes)
    assert match.result()["points"] == [1, 1 + 3 + 1]
