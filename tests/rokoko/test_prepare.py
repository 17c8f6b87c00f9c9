"""Phase 1: prepare the round (RK-1.1 to RK-1.6)."""

from collections import Counter

import pytest

from tests.rokoko.table import GAME, emitted, table
from trianon.core.editions.load import load_edition
from trianon.core.match import Match

EDITION = load_edition(GAME.schema)
TILES = [tile["id"] for tile in EDITION.data["resource"] for _ in range(tile["copies"])]
DRESSES = [dress["id"] for dress in EDITION.data["dress"] for _ in range(dress["copies"])]


def without(pieces: list[str], *taken: str) -> list[str]:
    return sorted((Counter(pieces) - Counter(taken)).elements())


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


@pytest.mark.parametrize(
    ("round_", "before", "favor", "after", "how"),
    [
        (2, 1, 2, 2, ["favor"]),
        (2, 2, 1, 1, ["favor"]),
        (2, 3, 3, 3, ["favor"]),  # the starting player may have taken it again
        (5, 2, 0, 2, ["stays"]),  # nobody took the card
        (1, 2, 0, 2, []),  # the first round passes nothing on
    ],
)
def test_the_holder_of_the_favor_card_starts(round_: int, before: int, favor: int, after: int, how: list[str]) -> None:
    """RK-1.1: and puts it back; without a holder the starting player stays."""
    favor_line = f"favor = {favor}\n" if favor else ""
    match = table(f"players = 3\nphase = 'prepare'\nround = {round_}\nstarting_player = {before}\n{favor_line}")
    view = match.view()
    assert (view["starting_player"], view["favor"], view["turn"]) == (after, None, after)
    assert [start["how"] for start in emitted(match, "start")] == how
    back = {"event": "favor", "seat": favor, "from": f"purse.{favor}", "to": "beside"}
    assert emitted(match, "favor") == ([back] if favor else [])


LYING = (["t01", "", "t02"], ["", "", ""], ["t03", "t04", ""])


def warehouse(stock: list[str], discard: list[str]) -> Match:
    """Some tiles lie in the warehouse when a round is prepared; all tiles but these and the piles' are kept."""
    kept = without(TILES, *stock, *discard, *(tile for row in LYING for tile in row if tile))
    piles = f"stock = {stock}\nresource_discard = {discard}\n[[seat]]\nkept = {kept}"
    return table(f"phase = 'prepare'\nround = 2\nwarehouse = {list(LYING)}\n{piles}")


@pytest.mark.parametrize(
    ("stock", "discard", "rows", "left"),
    [
        # a stock that just suffices leaves the discard
        ("18 17 16 15 14", "13", [["t01", "t18", "t02"], ["t17", "t16", "t15"], ["t03", "t04", "t14"]], (0, ["t13"])),
        # without tiles the last spaces stay empty
        ("18", "17", [["t01", "t18", "t02"], ["t17", None, None], ["t03", "t04", None]], (0, [])),
    ],
)
def test_empty_spaces_of_the_warehouse_are_filled_in_order(
    stock: str, discard: str, rows: list[list[str | None]], left: tuple[int, list[str]]
) -> None:
    """RK-1.3: segment 1 first, first space first; tiles lying there stay; the discard is shuffled only if need be."""
    match = warehouse([f"t{n}" for n in stock.split()], [f"t{n}" for n in discard.split()])
    view = match.view()
    assert view["warehouse"] == rows
    assert (view["stock_size"], view["resource_discard"]) == left
    assert bool(emitted(match, "shuffle")) == (not left[1])
    order = ["warehouse.1.2", "warehouse.2.1", "warehouse.2.2", "warehouse.2.3", "warehouse.3.3"]
    assert [tile["to"] for tile in emitted(match, "tile")] == order[: len(stock.split()) + (not left[1])]


def test_the_discard_is_shuffled_only_when_a_draw_needs_it() -> None:
    """RK-1.3: the stock is used up first, then the discard becomes the stock."""
    match = warehouse(["t18", "t17"], ["t16", "t15", "t14", "t14"])
    view = match.view()
    assert view["warehouse"][0] == ["t01", "t18", "t02"]
    assert view["warehouse"][1][0] == "t17"
    assert (view["stock_size"], view["resource_discard"]) == (1, [])
    assert [(row["pile"], row["count"]) for row in emitted(match, "shuffle")] == [("stock", 4)]
    assert len(without(["t14", "t14", "t15", "t16"], *view["warehouse"][1][1:], view["warehouse"][2][2])) == 1


def test_a_new_stock_comes_in_any_order() -> None:
    """RK-1.3: the discard is shuffled, not laid down as it was."""
    kept = without(TILES, *["t03"] * 5, *["t04"] * 5)
    piles = f"stock = []\nwarehouse = [[], [], []]\n[[seat]]\nkept = {kept}"
    found = {str(table(f"seed = '{i}'\nphase = 'prepare'\nround = 2\n{piles}").view()["warehouse"]) for i in range(8)}
    assert len(found) > 4


@pytest.mark.parametrize(
    ("players", "windows", "discarded", "first", "shown"),
    [
        (2, ["y01", "", "y02", "g01", "", "g02"], ["g02"], 3, ["y01", "y02", "g01"]),
        (2, ["y01", "y02", "g01", "g02", "", ""], [], 2, ["y01", "y02", "g01", "g02"]),
        # on the large side too those that slide onto the dark windows stay for the round
        (4, ["y01", "y02", "g01", "g02", "r01", "r02", "b01", "b02"], ["b01", "b02"], 2,
         ["y01", "y02", "g01", "g02", "r01", "r02"]),
    ],
)  # fmt: skip
def test_dresses_of_the_dark_windows_are_discarded_and_the_others_slide(
    players: int, windows: list[str], discarded: list[str], first: int, shown: list[str]
) -> None:
    """RK-1.4, RK-1.5: the two rightmost go, the others keep their order and leave no gap on the right."""
    view = table(f"players = {players}\nphase = 'prepare'\nround = 2\nwindows = {windows}").view()
    assert sorted(view["dress_discard"]) == discarded
    assert view["windows"][first:] == shown
    assert None not in view["windows"]


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
    vast = [(f"board.small.hall.{hall}.guests", guests) for hall in range(1, 6)]
    rented = without(DRESSES, "y01", "y02")
    halls = {
        name: [f"{dress}:1" for dress in rented[8 * i : 8 * i + 8]]
        for i, name in enumerate(("kings_hall", "hall_2", "hall_3", "hall_4", "hall_5"))
    }
    lines = "\n".join(f"{name} = {places}" for name, places in halls.items())
    view = table(f"phase = 'prepare'\nround = 2\nwindows = {windows}\n[halls]\n{lines}", *vast).view()
    assert view["windows"] == expected
    assert (view["bag_size"], view["dress_discard"]) == (0, [])
