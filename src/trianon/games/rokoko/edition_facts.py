"""What the rulebook states of Rokoko's components and an owner's edition need not be checked for.

Every edition that comes with the game keeps these facts, and a tuner looks for values within them.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from trianon.core.editions.edition import Edition

WINDOW_PRICES = (8, 0)  # the dearest and the cheapest
EXAMPLE_WINDOW = 4  # RK-X2: a window at this price
EXAMPLE_MAJORITY = [3, 1]  # RK-X4: a hall
FIREWORKS_MAJORITIES = ([6, 2], [7, 3])
MULTIPLIERS = {2, 3}
DRESS_LIVRE, DRESS_PRESTIGE = (6, 28), (2, 4)
COLOURS_BY_RARITY = ("green", "red", "blue")  # yellow is as common as green
EVEN = 0.2  # share by which the bales of the two common colours may differ


def broken_facts(edition: Edition) -> Iterator[str]:
    """The facts that an edition breaks, each with the rule that states it."""
    sides: list[dict[str, Any]] = list(edition.data["board"].values())
    for name, side in edition.data["board"].items():
        yield from (f"{name}: {fact}" for fact in _of_side(side))
    if not any(EXAMPLE_WINDOW in side["windows"] for side in sides):
        yield f"RK-X2: no window costs {EXAMPLE_WINDOW} Livre"
    if not any(hall["majority"] == EXAMPLE_MAJORITY for side in sides for hall in side["hall"]):
        yield "RK-X4: no hall has the majority 3/1"
    if sorted(side["fireworks_majority"] for side in sides) != sorted(FIREWORKS_MAJORITIES):
        yield "RK-F6: the sides have the fireworks majorities 7/3 and 6/2"
    yield from _of_goods(edition)


def _of_side(side: dict[str, Any]) -> Iterator[str]:
    windows, fireworks = side["windows"], side["fireworks"]
    if (max(windows), min(windows)) != WINDOW_PRICES:
        yield "RK-A3.1: windows cost 0 to 8 Livre"
    prices, multipliers = ([space[key] for space in fireworks] for key in ("price", "multiplier"))
    if sorted(set(prices)) != prices:
        yield "RK-F6: fireworks get dearer to the right"
    if set(multipliers) != MULTIPLIERS or sorted(multipliers) != multipliers:
        yield "RK-F8: the terrace doubles, then trebles"
    for hall in side["hall"]:
        kinds = [space["kind"] for space in hall["guests"]]
        before = kinds.index("master")
        after = len(kinds) - before - kinds.count("master")
        if kinds[before : len(kinds) - after].count("plain") or not 0 <= after - before <= 1:
            yield f"RK-A3.7: the Master spaces are not in the middle of {hall['name']}"


def _of_goods(edition: Edition) -> Iterator[str]:
    dresses, tiles = edition.data["dress"], edition.data["resource"]
    for key, span in (("livre", DRESS_LIVRE), ("prestige", DRESS_PRESTIGE)):
        if (min(dress[key] for dress in dresses), max(dress[key] for dress in dresses)) != span:
            yield f"RK-S5: dresses have {span[0]} to {span[1]} {key}"
    bales = {
        colour: sum(tile["copies"] * tile["silk"][colour] for tile in tiles)
        for colour in ("yellow", *COLOURS_BY_RARITY)
    }
    falls = all(bales[a] > bales[b] for a, b in pairwise(COLOURS_BY_RARITY))
    if not falls or abs(bales["yellow"] - bales["green"]) > EVEN * bales["green"]:
        yield "RK-S4: green and yellow are common, red less so, blue rare"
