"""Crown cards: RK-B20 to B23, counted in the final scoring wherever they lie (RK-F2)."""

import pytest

from tests.rokoko.score_sheet import final, lines
from tests.rokoko.table import play, table


@pytest.mark.parametrize(("size", "prestige"), [(5, 2), (6, 2), (7, 5), (8, 5), (9, 8), (10, 8), (11, 11), (14, 11)])
def test_prestige_by_deck(size: int, prestige: int) -> None:
    """RK-B20: 2, 5, 8 or 11 prestige for a deck of 5-6, 7-8, 9-10 or 11 cards and more, itself included."""
    left = ["ba"] if size == 5 else []
    hired = ["6c", "1a", "1c", "1d", "1e", "2a", "2d", "3a", "5a"][: max(1, size - 5)]
    match = final(f"[[seat]]\nsupply = {hired}\nleft = {left}")
    assert lines(match, "RK-B20") == [(1, prestige, "purse.1", "6c", size)]


def test_a_deck_of_four_gives_nothing() -> None:
    """RK-B20: the same steps as RK-B17: below 5 cards nothing."""
    assert lines(final('[[seat]]\nsupply = ["6c"]\nleft = ["bc", "bd"]'), "RK-B20") == []


@pytest.mark.parametrize(("yarn", "lace", "pairs"), [(1, 1, 1), (3, 2, 2), (0, 5, 0), (4, 4, 4)])
def test_prestige_by_trimmings(yarn: int, lace: int, pairs: int) -> None:
    """RK-B21: 3 prestige for each pair of a yarn and a lace, which are given back."""
    match = final(f'[[seat]]\nsupply = ["6d"]\nyarn = {yarn}\nlace = {lace}')
    assert lines(match, "RK-B21") == ([(1, 3 * pairs, "purse.1", "6d", pairs)] if pairs else [])
    own = match.view()["seats"][0]
    assert (own["yarn"], own["lace"]) == (yarn - pairs, lace - pairs)


@pytest.mark.parametrize(("dresses", "prestige"), [(1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_prestige_by_master_spaces(dresses: int, prestige: int) -> None:
    """RK-B22: 3 prestige for every 2 own dresses on Master guest spaces, over all halls; plain spaces do not count."""
    on_master = ["kings_hall.2", "hall_2.3", "hall_3.2", "hall_5.1", "hall_5.2"][:dresses]
    names = iter(["y01", "y02", "g01", "g02", "r01"])
    halls = {hall: ["", "", "", ""] for hall in ("kings_hall", "hall_2", "hall_3", "hall_4")} | {"hall_5": [""] * 3}
    for space in on_master:
        hall, number = space.split(".")
        halls[hall][int(number) - 1] = f"{next(names)}:1"
    halls["kings_hall"][0], halls["hall_4"][0], halls["hall_4"][1] = "g06:1", "g08:1", "y06:2"
    rows = "\n".join(f"{hall} = {guests}" for hall, guests in halls.items())
    match = final(f'[[seat]]\nsupply = ["6e"]\n[halls]\n{rows}')
    assert lines(match, "RK-B22") == ([(1, prestige, "purse.1", "6e", dresses)] if prestige else [])


@pytest.mark.parametrize(
    ("guests", "pairs"),
    [
        (["y01", "g01"], 1),
        (["r01", "b01"], 1),
        (["y01", "r01", "y02", "g01", "b01"], 2),  # three ladies, two coats
        (["y01", "r01"], 0),
        (["g01", "b01"], 0),
    ],
)
def test_prestige_by_couples(guests: list[str], pairs: int) -> None:
    """RK-B23: 2 prestige for each pair of a ladies' dress (yellow, red) and a men's coat (green, blue) of one's own."""
    match = final(
        f"""[[seat]]
        supply = ["6f"]
        [halls]
        kings_hall = {[f"{dress}:1" for dress in guests]}
        hall_2 = ["y06:2", "g06:2"]"""
    )
    assert lines(match, "RK-B23") == ([(1, 2 * pairs, "purse.1", "6f", pairs)] if pairs else [])


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
