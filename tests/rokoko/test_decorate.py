"""Fund a decoration (RK-A6)."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, refusal, refused, rule_and_text, table

MUSICIANS = [f"musician.{hall}" for hall in ("kings_hall", "hall_2", "hall_3", "hall_4", "hall_5")]
SMALL = {
    **{f"fireworks.{i}": price for i, price in enumerate((8, 10, 13, 16), 1)},
    **{f"statue.{i}": price for i, price in enumerate((8, 10, 12), 1)},
    **{f"fountain_{row}.{i}": price for row in ("upper", "lower") for i, price in enumerate((6, 8), 1)},
    **dict(zip(MUSICIANS, (12, 10, 10, 8, 8), strict=True)),
}
LARGE = {
    **{f"fireworks.{i}": price for i, price in enumerate((8, 10, 12, 15, 18), 1)},
    **{f"statue.{i}": price for i, price in enumerate((8, 10, 12, 14, 16), 1)},
    **{f"fountain_{row}.{i}": price for row in ("upper", "lower") for i, price in enumerate((6, 8, 10), 1)},
    **dict(zip(MUSICIANS, (14, 12, 12, 10, 10), strict=True)),
}


@pytest.mark.parametrize(("players", "prices"), [(2, SMALL), (3, SMALL), (4, LARGE), (5, LARGE)])
def test_every_space_has_its_price(players: int, prices: dict[str, int]) -> None:
    """RK-A6.1: exactly the price suffices, a Livre less does not; the marker is the player's."""
    assert set(prices) == set(table(f"players = {players}").view()["decorations"])
    for space, price in prices.items():
        text = f'players = {players}\nplaying = "ba"\n[[seat]]\nlivre = '
        assert refused(table(f"{text}{price - 1}"), 1, f"decorate:{space}") == ("RK-A6.1", "missing-livre", 1)
        match = play(table(f"{text}{price}"), f"1 decorate:{space}")
        assert purse(match, 1)["livre"] == 0
        assert match.view()["decorations"] == {**dict.fromkeys(prices), space: 1}
        assert [marker["to"] for marker in emitted(match, "marker")] == [space]


@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize("space", ["fireworks.1", "statue.2", "musician.hall_3"])
def test_a_funded_space_is_taken(space: str, owner: int) -> None:
    """RK-A6.1: only a free one, whichever seat has it."""
    match = table(f'playing = "ba"\n[decorations]\n{space} = {owner}\n[[seat]]\nlivre = 99')
    assert f"decorate:{space}" not in offered(match, 1)
    assert refusal(match, 1, f"decorate:{space}").text == "space-taken"


def test_any_number_per_player() -> None:
    """RK-A6.1, RK-S7: markers do not run out; one player may fund all but the second spaces of the fountain."""
    spaces = [space for space in SMALL if space not in ("fountain_upper.2", "fountain_lower.2")]
    for last in spaces:
        funded = "\n".join(f"{space} = 1" for space in spaces if space != last)
        match = table(f'playing = "ba"\n[decorations]\n{funded}\n[[seat]]\nlivre = 99')
        assert f"decorate:{last}" in offered(match, 1)
        play(match, f"1 decorate:{last}")
        assert list(match.view()["decorations"].values()).count(1) == len(spaces)


@pytest.mark.parametrize(("row", "other"), [("upper", "lower"), ("lower", "upper")])
def test_one_space_per_row_of_the_fountain(row: str, other: str) -> None:
    """RK-A6.2: a second one in the same row is refused, in the other row it is not."""
    text = f'players = 4\nplaying = "ba"\n[decorations]\nfountain_{row}.2 = %d\n[[seat]]\nlivre = 99'
    match = table(text % 1)
    for space in (1, 3):
        assert rule_and_text(match, 1, f"decorate:fountain_{row}.{space}") == ("RK-A6.2", "fountain-row")
    everywhere = {f"decorate:fountain_{other}.{space}" for space in (1, 2, 3)}
    assert {key for key in offered(match, 1) if "fountain" in key} == everywhere
    match = table(text % 2)
    here = {f"decorate:fountain_{row}.{space}" for space in (1, 3)}
    assert {key for key in offered(match, 1) if "fountain" in key} == everywhere | here
