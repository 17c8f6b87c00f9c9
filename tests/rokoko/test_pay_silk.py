"""Paying silk (RK-A3.2): whole kept tiles, combined at will, none of them superfluous."""

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.infrastructure.samples import sample
from tests.rokoko.table import GAME, emitted, offered, play, purse, refusal, rule_and_text, table
from trianon.core.editions.load import load_edition
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.steps import next_step
from trianon.core.kernel.struct import clone, zero
from trianon.core.match import Match
from trianon.games.rokoko.actions.pay_silk import completes_by_sums
from trianon.games.rokoko.codes import step

EDITION = load_edition(GAME.schema)
TILES = {tile["id"]: tile for tile in EDITION.data["resource"]}
ALL_TILES = [tile for tile, entry in TILES.items() for _ in range(entry["copies"])]
DRESSES = {dress["id"]: dress["silk"] for dress in EDITION.data["dress"]}
COLOURS = ("yellow", "green", "red", "blue")

Payment = tuple[str, ...]


def paying(dress: str, kept: list[str], need: dict[str, int] | None = None) -> Match:
    """A dress with window and trimmings paid; of its silk this much is needed, or all."""
    lines = [f'playing = "ba"\ndress = "{dress}"']
    if need is not None:
        lines.append("need = { " + ", ".join(f"{colour} = {count}" for colour, count in need.items()) + " }")
    return table("\n".join([*lines, f"[[seat]]\nkept = {kept}"]))


def covers(tiles: tuple[str, ...] | list[str], need: dict[str, int]) -> bool:
    return all(sum(TILES[tile]["silk"].get(colour, 0) for tile in tiles) >= need.get(colour, 0) for colour in COLOURS)


def minimal_payments(kept: list[str], need: dict[str, int]) -> set[Payment]:
    """Every subset of the tiles that covers the need and of which no tile can be left out: by trying them all."""
    found = set()
    for size in range(len(kept) + 1):
        for subset in combinations(kept, size):
            if covers(subset, need) and not any(covers(subset[:i] + subset[i + 1 :], need) for i in range(size)):
                found.add(tuple(sorted(subset)))
    return found


def walk(match: Match, s: Any, paid: Payment, possible: set[Payment], reached: set[Payment]) -> None:
    """Pay in every way the engine offers; on the way exactly the tiles of a possible payment may be offered."""
    if next_step(s) != step.PAY_SILK:
        reached.add(tuple(sorted(paid)))
        return
    o = zero(Options)
    GAME.legal(s, match.setting.t, o, 0)
    numbers = [int(number) for number in o.ids[: o.count]]
    rest = [Counter(payment) - Counter(paid) for payment in possible if not Counter(paid) - Counter(payment)]
    keys = [match.setting.keys.key(s, number) for number in numbers]
    assert keys == sorted({f"pay:{tile}" for left in rest for tile in left})
    for number, key in zip(numbers, keys, strict=True):
        after = clone(GAME.state, s)
        GAME.answer(after, match.setting.t, zero(Events), 0, number)
        walk(match, after, (*paid, key.removeprefix("pay:")), possible, reached)


@st.composite
def purchases(draw: st.DrawFn) -> tuple[str, list[str], dict[str, int]]:
    """A dress, up to 7 kept tiles, and as much of its silk as a discount leaves, which the tiles can pay."""
    dress = draw(st.sampled_from(sorted(DRESSES)))
    useful = [tile for tile in ALL_TILES if any(DRESSES[dress][c] and TILES[tile]["silk"].get(c) for c in COLOURS)]
    order = draw(st.permutations(useful))
    kept = sorted(order[: draw(st.integers(1, 7))])
    need = {colour: draw(st.integers(0, count)) for colour, count in DRESSES[dress].items() if count}
    have = {colour: sum(TILES[tile]["silk"].get(colour, 0) for tile in kept) for colour in need}
    return dress, kept, {colour: min(count, have[colour]) for colour, count in need.items()}


@settings(max_examples=sample(60, 600))
@given(purchases())
def test_exactly_the_payments_without_a_superfluous_tile_are_possible(
    purchase: tuple[str, list[str], dict[str, int]],
) -> None:
    """RK-A3.2: those offered, tile by tile, are the inclusion-minimal ones; the way that bounds the work agrees."""
    dress, kept, need = purchase
    match = paying(dress, kept, need)
    reached: set[Payment] = set()
    possible = minimal_payments(kept, need)
    walk(match, match.s, (), possible, reached)
    assert reached == possible
    counts = np.array([kept.count(name) for name in match.setting.names["tile"]] + [0] * len(match.s.paid), np.int8)
    for tile in set(kept):
        rest, chosen = counts[: len(match.s.paid)].copy(), np.zeros(len(match.s.paid), np.int8)
        number = match.setting.names["tile"].index(tile)
        rest[number], chosen[number] = rest[number] - 1, 1
        found = completes_by_sums(match.setting.t, match.s.need, rest, chosen)
        assert found == any(tile in payment for payment in possible)


def test_a_payment_with_very_many_ways_is_found_out() -> None:
    """RK-A3.2: an edition may have 36 single bales for 18 needed; trying all orders of them would take for ever."""
    tile = {"trimming": "yarn"}
    singles = [{"id": f"{colour}{n}", "silk": {colour: 1}, **tile} for colour in COLOURS[:3] for n in range(12)]
    blue = [{"id": "one", "silk": {"blue": 1}, **tile}, {"id": "six", "silk": {"blue": 6}, "copies": 11, **tile}]
    silk = dict.fromkeys(COLOURS, 6)
    kept = [*(entry["id"] for entry in singles), "one", "six"]
    text = f'playing = "ba"\ndress = "y01"\n[[seat]]\nkept = {kept}'
    match = table(text, ("resource", [*singles, *blue]), ("dress.1.silk", silk))
    assert offered(match, 1) == {f"pay:{name}" for name in kept if name != "one"}
    assert refusal(match, 1, "pay:one").text == "superfluous"


def test_surplus_bales_are_lost() -> None:
    """RK-A3.2: a tile of three pays for one bale, nothing is given back, the tile goes to the discard."""
    match = play(paying("g01", ["t05"]), "1 pay:t05")
    assert purse(match, 1)["kept"] == []
    assert match.view()["resource_discard"] == ["t05"]
    assert (purse(match, 1)["yarn"], purse(match, 1)["lace"]) == (1, 1)
    assert [tile["to"] for tile in emitted(match, "tile")] == ["resource_discard"]


def test_only_own_kept_tiles_pay() -> None:
    """RK-A3.2: not those of others, not those in the warehouse."""
    purses = '[[seat]]\nkept = ["t02"]\n[[seat]]\nkept = ["t04"]'
    match = table(f'playing = "ba"\ndress = "y01"\nwarehouse = [["t12"], [], []]\n{purses}')
    for tile in ("t04", "t12"):
        assert rule_and_text(match, 1, f"pay:{tile}") == ("RK-A3.2", "tile-not-kept")


def test_the_discount_counts_before_the_tiles_are_chosen() -> None:
    """RK-A3.2: what is superfluous is judged by the bales still needed."""
    text = 'round = 3\nbonus = "2b"\nwindows = ["", "", "", "", "", "y03"]\n[[seat]]\nkept = ["t02", "t04"]'
    match = play(table(text), "1 make:y03@6")
    assert match.view()["resolving"]["need"] == {"yellow": 1}
    assert offered(match, 1) == {"pay:t02", "pay:t04"}
    play(match, "1 pay:t04")
    assert purse(match, 1)["kept"] == ["t02"]


def test_tiles_paid_are_seen_by_all() -> None:
    """RK-A3.2: they lie in the resource discard, face up."""
    match = play(paying("y07", ["t04", "t12"]), "1 pay:t04")
    for seat in (0, 1):
        assert match.view(seat)["resource_discard"] == ["t04"]
        assert match.view(seat)["resolving"]["paid"] == ["t04"]
    assert match.events(1, 1)[0]["tile"] == "t04"


def test_an_option_says_how_many_bales_it_loses() -> None:
    """RK-A3.2: the words of an option count the bales beyond the need, those of earlier tiles not again."""
    match = paying("g01", ["t01", "t05"], {"green": 1})
    assert option_messages(match) == {"pay:t01": ("option-pay", None), "pay:t05": ("option-pay.surplus", 2)}
    match = paying("y09", ["t08", "t02"])
    assert option_messages(match)["pay:t08"] == ("option-pay.surplus", 1)
    assert option_messages(play(match, "1 pay:t08")) == {"pay:t02": ("option-pay", None)}


def option_messages(match: Match) -> dict[str, tuple[str, Any]]:
    """By each option of the first seat: the name of its text, and the bales it counts."""
    keys = match.options(0)
    meanings = match.setting.wording.options(keys, match.question(), match.view(0))
    return {key: (meaning[0], meaning[1].get("count")) for key, meaning in zip(keys, meanings, strict=True)}
