"""The two sides of the board in an edition of Rokoko: halls, windows, warehouse, decorations."""

from typing import Any

from trianon.core.editions.nodes import Int, Label, OneOf, SchemaNode
from trianon.core.editions.schema import ListOf, TomlTable, check_falling, check_rising
from trianon.core.faults import FileLocation
from trianon.core.wording import comma_list

SIDES = ("small", "large")
PLAYERS = (2, 3, 4, 5)
HALL_NAMES = ("kings_hall", "hall_2", "hall_3", "hall_4", "hall_5")
SPACE_KINDS = ("master", "plain")
REWARDS = ("livre", "yarn", "lace", "tile")
MASTER_SPACES = 2
HIRE_SPACES = 4

MAX_SEGMENT_TILES = 6
MAX_WINDOWS = 10
MAX_GUESTS = 8
MAX_FIREWORKS = 6
MAX_STATUES = 6
MAX_FOUNTAINS = 4
MAX_ALL_HALLS = 6

PRICE = Int(0, 50)
PRESTIGE = Int(0, 20)
DECORATION: dict[str, SchemaNode] = {"price": PRICE, "prestige": Int(0, 20, default=0)}
MAJORITY = ListOf(PRESTIGE, 2, 2)


def _one_reward(space: dict[str, Any], at: FileLocation) -> None:
    """RK-A3.8: a guest space has one kind of reward or none."""
    kinds = [reward for reward in REWARDS if space.get(reward)]
    if len(kinds) > 1:
        at.fault("rewards", kinds=comma_list(kinds))


GUEST_SPACE = TomlTable(
    {
        "kind": OneOf(SPACE_KINDS),
        "livre": Int(0, 20, default=0),
        "yarn": Int(0, 3, default=0),
        "lace": Int(0, 3, default=0),
        "tile": Int(0, 1, default=0),
    },
    (_one_reward,),
)


def _two_master_spaces(hall: dict[str, Any], at: FileLocation) -> None:
    kinds = [space.get("kind") for space in hall.get("guests", [])]
    masters = kinds.count("master")
    if kinds and None not in kinds and masters != MASTER_SPACES:
        at.child("guests").fault("master-spaces", count=masters, wanted=MASTER_SPACES)


def _majority_falls(hall: dict[str, Any], at: FileLocation) -> None:
    check_falling(hall.get("majority", []), at.child("majority"))


HALL = TomlTable(
    {
        "name": Label(HALL_NAMES),
        "majority": MAJORITY,
        "musician": TomlTable(DECORATION),
        "guests": ListOf(GUEST_SPACE, MASTER_SPACES, MAX_GUESTS),
    },
    (_two_master_spaces, _majority_falls),
)


def _halls_in_order(halls: list[dict[str, Any]], at: FileLocation) -> None:
    """The King's hall is the first, the others are named by their place."""
    named = [hall["name"] for hall in halls if "name" in hall]
    repeated = len(set(named)) < len(named)  # a fault of its own already
    for n, (hall, name) in enumerate(zip(halls, HALL_NAMES, strict=False), 1):
        if hall.get("name", name) != name and not repeated:
            at.item(n).child("name").fault("hall-order", found=hall["name"], name=name)


def _numbers_in_order(side: dict[str, Any], at: FileLocation) -> None:
    """Windows and "All halls" fall to the right; fireworks get dearer (RK-F6 looks at the position)."""
    check_falling(side.get("windows", []), at.child("windows"))
    check_falling(side.get("all_halls", []), at.child("all_halls"))
    check_falling(side.get("fireworks_majority", []), at.child("fireworks_majority"))
    prices = [space.get("price") for space in side.get("fireworks", [])]
    if None not in prices:
        check_rising(prices, at.child("fireworks"))


def _some_windows_stay(side: dict[str, Any], at: FileLocation) -> None:
    """RK-1.4: the dark windows are the rightmost ones, never all of them."""
    windows = len(side.get("windows", []))
    if windows and side.get("dark_windows", 0) >= windows:
        at.child("dark_windows").fault("dark-windows", dark=side["dark_windows"], windows=windows)


SIDE = TomlTable(
    {
        "players": ListOf(Int(PLAYERS[0], PLAYERS[-1]), 1, len(PLAYERS)),
        "segment_tiles": Int(1, MAX_SEGMENT_TILES),
        "windows": ListOf(Int(0, 8), 1, MAX_WINDOWS),
        "dark_windows": Int(0, MAX_WINDOWS - 1),
        "hire_spaces": Int(HIRE_SPACES, HIRE_SPACES),
        "fireworks_majority": MAJORITY,
        "all_halls": ListOf(PRESTIGE, 1, MAX_ALL_HALLS),
        "fireworks": ListOf(TomlTable({**DECORATION, "multiplier": Int(1, 9)}), 1, MAX_FIREWORKS),
        "statues": ListOf(TomlTable(DECORATION), 1, MAX_STATUES),
        "fountain_upper": ListOf(TomlTable(DECORATION), 1, MAX_FOUNTAINS),
        "fountain_lower": ListOf(TomlTable(DECORATION), 1, MAX_FOUNTAINS),
        "hall": ListOf(HALL, len(HALL_NAMES), len(HALL_NAMES), "name", (_halls_in_order,)),
    },
    (_numbers_in_order, _some_windows_stay),
)


def _players_once(board: dict[str, Any], at: FileLocation) -> None:
    """RK-S1: every number of players has exactly one side of the board."""
    if any("players" not in board.get(side, {}) for side in SIDES):
        return
    listed = [players for side in SIDES for players in board[side]["players"]]
    for players in PLAYERS:
        if listed.count(players) != 1:
            at.fault("players-nowhere" if players not in listed else "players-twice", players=players)


BOARD = TomlTable(dict.fromkeys(SIDES, SIDE), (_players_once,))
