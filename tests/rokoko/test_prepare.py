"""Phase 1: prepare the round (RK-1.1 to RK-1.6)."""

from collections import Counter

import pytest

from tests.infrastructure.edition_changes import ReferenceChanges
from tests.rokoko.table import emitted, table
from trianon.core.editions.load import load_edition
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.games.positions import match_from, parse_position
from trianon.games.rokoko.edition_rules import SCHEMA

GAME = game_of("rokoko")
EDITION = load_edition(SCHEMA)
TILES = [tile["id"] for tile in EDITION.data["resource"] for _ in range(tile["copies"])]
DRESSES = [dress["id"] for dress in EDITION.data["dress"] for _ in range(dress["copies"])]


def without(pieces: list[str], *taken: str) -> list[str]:
    return sorted((Counter(pieces) - Counter(taken)).elements())


def answer_with_nothing(match: Match) -> None:
    """The seat asked first does as little as possible."""
    seat = match.asked()[0]
    keys = match.options(seat)
    match.answer(seat, "forfeit" if "forfeit" in keys else keys[0])


def displays(players: int) -> list[list[str]]:
    """What is displayed in each round of a match in which nobody hires, and how many lie on the stack then."""
    match = Match(GAME.setting(EDITION, players), Start("displays"))
    seen: list[list[str]] = []
    while not match.over:
        view = match.view()
        if view["round"] > len(seen):
            seen.append(view["display"])
            assert view["stack_size"] == 28 - 4 * view["round"]
            assert Counter(view["never_hired"]) == Counter(card for display in seen[:-1] for card in display)
        answer_with_nothing(match)
    return seen


@pytest.mark.parametrize("players", [2, 5])
def test_the_display_by_round(players: int) -> None:
    """RK-X8, RK-1.2: 4 new employees each round, the rest leaves the game, the stack ends with round 7."""
    shown = ["".join(sorted(card[0] for card in display)) for display in displays(players)]
    assert shown == ["1111", "1122", "2233", "3344", "4455", "5566", "6666"]


def test_only_those_not_hired_leave_the_game() -> None:
    """RK-1.2: gaps of the display are filled as well, from the top of the stack."""
    stack = "stack = ['2a', '2b', '2c', '2d', '3a', '3b', '3c', '3d', '4a', '4b', '4c', '4d', '5a', '5b', '5c', '5d', "
    stack += "'6a', '6b', '6c', '6d', '6e', '6f']"
    match = table(
        f"phase = 'prepare'\nround = 2\ndisplay = ['1a', '', '1c', '']\n{stack}\n[[seat]]\ndiscard = ['1b', '1d']"
    )
    view = match.view()
    assert view["display"] == ["2a", "2b", "2c", "2d"]
    assert view["stack_size"] == 18
    assert Counter(view["never_hired"]) == Counter(["1a", "1c", "1e", "1f"])
    gone = [card["card"] for card in emitted(match, "card") if card["to"] == "gone"]
    assert gone == ["1a", "1c"]


@pytest.mark.parametrize(("before", "holder"), [(1, 2), (2, 1), (3, 3)])
def test_the_holder_of_the_favor_card_starts(before: int, holder: int) -> None:
    """RK-1.1: and puts it back; the starting player may have taken it again."""
    match = table(f"players = 3\nphase = 'prepare'\nround = 2\nstarting_player = {before}\nfavor = {holder}")
    view = match.view()
    assert (view["starting_player"], view["favor"], view["turn"]) == (holder, None, holder)
    assert [start["how"] for start in emitted(match, "start")] == ["favor"]
    assert emitted(match, "favor") == [{"event": "favor", "seat": holder, "from": f"purse.{holder}", "to": "beside"}]


def test_without_a_holder_the_starting_player_stays() -> None:
    """RK-1.1: nobody took the card."""
    match = table("players = 3\nphase = 'prepare'\nround = 5\nstarting_player = 2")
    assert (match.view()["starting_player"], match.view()["favor"]) == (2, None)
    assert emitted(match, "start") == [{"event": "start", "seat": 2, "how": "stays"}]
    assert emitted(match, "favor") == []


def test_the_first_round_passes_nothing_on() -> None:
    """RK-1.1: from round 2 on."""
    match = table("phase = 'prepare'\nround = 1\nstarting_player = 2")
    assert match.view()["starting_player"] == 2
    assert emitted(match, "start") == []


WAREHOUSE = "warehouse = [['t01', '', 't02'], ['', '', ''], ['t03', 't04', '']]"


def test_empty_spaces_of_the_warehouse_are_filled_in_order() -> None:
    """RK-1.3: segment 1 first, first space first; tiles lying there stay."""
    stock = ["t18", "t17", "t16", "t15", "t14"]
    kept = without(TILES, *stock, "t01", "t02", "t03", "t04")
    match = table(f"phase = 'prepare'\nround = 2\n{WAREHOUSE}\nstock = {stock}\n[[seat]]\nkept = {kept}")
    view = match.view()
    assert view["warehouse"] == [["t01", "t18", "t02"], ["t17", "t16", "t15"], ["t03", "t04", "t14"]]
    assert view["stock_size"] == 0
    assert [tile["to"] for tile in emitted(match, "tile")] == [
        "warehouse.1.2",
        "warehouse.2.1",
        "warehouse.2.2",
        "warehouse.2.3",
        "warehouse.3.3",
    ]


def test_the_discard_is_shuffled_only_when_a_draw_needs_it() -> None:
    """RK-1.3: the stock is used up first, then the discard becomes the stock."""
    stock, discard = ["t18", "t17"], ["t16", "t15", "t14", "t14"]
    kept = without(TILES, *stock, *discard, "t01", "t02", "t03", "t04")
    piles = f"stock = {stock}\nresource_discard = {discard}\n[[seat]]\nkept = {kept}"
    match = table(f"phase = 'prepare'\nround = 2\n{WAREHOUSE}\n{piles}")
    view = match.view()
    assert view["warehouse"][0] == ["t01", "t18", "t02"]
    assert view["warehouse"][1][0] == "t17"
    assert (view["stock_size"], view["resource_discard"]) == (1, [])
    assert [(row["pile"], row["count"]) for row in emitted(match, "shuffle")] == [("stock", 4)]
    filled = without(["t14", "t14", "t15", "t16"], *view["warehouse"][1][1:], view["warehouse"][2][2])
    assert len(filled) == 1


def test_a_stock_that_just_suffices_leaves_the_discard() -> None:
    """RK-1.3: no draw, no shuffle."""
    kept = without(TILES, *["t03"] * 5, "t04", "t04", "t18", "t17", "t16", "t15")
    rows = "[['t03', 't03', 't03'], ['t03', 't03', 't04'], ['t04', '', '']]"
    piles = f"warehouse = {rows}\nstock = ['t18', 't17']\nresource_discard = ['t16', 't15']\n[[seat]]\nkept = {kept}"
    match = table(f"phase = 'prepare'\nround = 2\n{piles}")
    assert match.view()["warehouse"][2] == ["t04", "t18", "t17"]
    assert (match.view()["stock_size"], match.view()["resource_discard"]) == (0, ["t15", "t16"])
    assert emitted(match, "shuffle") == []


def test_a_new_stock_comes_in_any_order() -> None:
    """RK-1.3: the discard is shuffled, not laid down as it was."""
    kept = without(TILES, *["t03"] * 5, *["t04"] * 5)
    piles = f"stock = []\nwarehouse = [[], [], []]\n[[seat]]\nkept = {kept}"
    found = {str(table(f"seed = '{i}'\nphase = 'prepare'\nround = 2\n{piles}").view()["warehouse"]) for i in range(8)}
    assert len(found) > 4


def test_without_tiles_spaces_stay_empty() -> None:
    """RK-1.3: stock and discard give what they have; the last spaces go without."""
    kept = without(TILES, "t01", "t02", "t03", "t04", "t18", "t17")
    piles = f"stock = ['t18']\nresource_discard = ['t17']\n[[seat]]\nkept = {kept}"
    view = table(f"phase = 'prepare'\nround = 2\n{WAREHOUSE}\n{piles}").view()
    assert view["warehouse"] == [["t01", "t18", "t02"], ["t17", None, None], ["t03", "t04", None]]
    assert (view["stock_size"], view["resource_discard"]) == (0, [])


def test_dresses_of_the_dark_windows_are_discarded_and_the_others_slide() -> None:
    """RK-1.4, RK-1.5: the two rightmost go, the others keep their order and leave no gap on the right."""
    view = table("phase = 'prepare'\nround = 2\nwindows = ['y01', '', 'y02', 'g01', '', 'g02']").view()
    assert view["dress_discard"] == ["g02"]
    assert view["windows"][3:] == ["y01", "y02", "g01"]
    assert None not in view["windows"]


def test_only_the_dark_windows_of_the_large_side_are_cleared() -> None:
    """RK-1.4: the dresses that slide onto them stay for the round."""
    windows = ["y01", "y02", "g01", "g02", "r01", "r02", "b01", "b02"]
    view = table(f"players = 4\nphase = 'prepare'\nround = 2\nwindows = {windows}").view()
    assert sorted(view["dress_discard"]) == ["b01", "b02"]
    assert view["windows"][2:] == windows[:6]


def test_nothing_in_the_dark_windows_is_nothing_to_discard() -> None:
    """RK-1.4: dresses made from there are gone already."""
    view = table("phase = 'prepare'\nround = 2\nwindows = ['y01', 'y02', 'g01', 'g02', '', '']").view()
    assert view["dress_discard"] == []
    assert view["windows"][2:] == ["y01", "y02", "g01", "g02"]


def test_windows_are_filled_from_right_to_left() -> None:
    """RK-1.6: from the bag, each by chance."""
    match = table("phase = 'prepare'\nround = 2\nwindows = ['y01', '', '', '', '', 'g02']")
    moves = [(dress["from"], dress["to"]) for dress in emitted(match, "dress")]
    assert moves == [
        ("window.6", "dress_discard"),
        ("window.1", "window.6"),
        *(("bag", f"window.{window}") for window in (5, 4, 3, 2, 1)),
    ]
    assert match.view()["bag_size"] == 42 - 2 - 5
    drawn = {table(f"seed = '{i}'\nphase = 'prepare'\nround = 1").view()["windows"][5] for i in range(12)}
    assert len(drawn) > 4


def test_an_empty_bag_takes_in_the_discard() -> None:
    """RK-1.6: with the dresses discarded just now, and only when a draw needs it."""
    windows = ["y01", "y02", "g01", "g02", "r01", "r02"]
    bag = ["b06"]
    text = f"phase = 'prepare'\nround = 2\nwindows = {windows}\nbag = {bag}"
    match = table(text)
    view = match.view()
    assert view["windows"][1] == "b06"
    assert view["windows"][0] in without(DRESSES, *windows[:4], "b06")
    assert (view["bag_size"], view["dress_discard"]) == (42 - 6, [])
    assert [(row["pile"], row["count"]) for row in emitted(match, "shuffle")] == [("bag", 42 - 5)]
    enough = table(text.replace("['b06']", "['b06', 'b05']")).view()
    assert (enough["bag_size"], len(enough["dress_discard"])) == (0, 42 - 6)


@pytest.mark.parametrize(
    ("windows", "expected"),
    [
        (["y01", "", "y02", "", "", ""], [None, None, None, None, "y01", "y02"]),
        (["y01", "", "", "", "", "y02"], [None, None, None, None, "y02", "y01"]),
    ],
)
def test_too_few_dresses_leave_the_leftmost_windows_empty(windows: list[str], expected: list[str | None]) -> None:
    """RK-1.6: what the discard has is used up (a dress of a dark window comes back), the rest stays empty."""
    guests = [{"kind": "master"}] * 2 + [{"kind": "plain"}] * 6
    vast = ReferenceChanges(SCHEMA).load(*((f"board.small.hall.{hall}.guests", guests) for hall in range(1, 6)))
    rented = without(DRESSES, "y01", "y02")
    halls = {
        name: [f"{dress}:1" for dress in rented[8 * i : 8 * i + 8]]
        for i, name in enumerate(("kings_hall", "hall_2", "hall_3", "hall_4", "hall_5"))
    }
    lines = "\n".join(f"{name} = {places}" for name, places in halls.items())
    text = f"game = 'rokoko'\nphase = 'prepare'\nround = 2\nwindows = {windows}\n[halls]\n{lines}"
    view = match_from(*parse_position(text, setting=GAME.setting(vast, 2))).view()
    assert view["windows"] == expected
    assert (view["bag_size"], view["dress_discard"]) == (0, [])
