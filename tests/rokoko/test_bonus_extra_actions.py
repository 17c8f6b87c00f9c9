"""Employee bonuses that are one more action, but for dresses: RK-B4 and B16."""

import pytest

from tests.rokoko.table import offered, play, purse, refusal, refused, table

WAREHOUSE = 'warehouse = [["t03", "t04", "t05"], ["t06", "t07"], ["t10"]]\n'


@pytest.mark.parametrize("card", ["bc", "1d"])
def test_an_extra_tile(card: str) -> None:
    """RK-B4: like the action: any segment, 2, 1 or 0 Livre by its tiles, then keep or discard."""
    match = table(f'bonus = "{card}"\n{WAREHOUSE}')
    tiles = {"acquire:t03@1", "acquire:t04@1", "acquire:t05@1", "acquire:t06@2", "acquire:t07@2", "acquire:t10@3"}
    assert offered(match, 1) == {*tiles, "forfeit"}
    play(match, "1 acquire:t06@2")
    assert match.question() == {"question": "tile", "blind": False, "seats": [1]}
    own = purse(play(match, "1 keep"), 1)
    assert (own["livre"], own["kept"]) == (14, ["t06"])
    assert match.question() == {"question": "play", "seats": [2]}


def test_an_extra_tile_after_a_tile() -> None:
    """RK-B4: one more after the main action; the price follows what is left: 2 for the first, 1 for the second."""
    match = play(table(f'playing = "bc"\n{WAREHOUSE}'), "1 acquire:t03@1", "1 discard:yarn")
    own = purse(play(match, "1 acquire:t05@1", "1 keep"), 1)
    assert (own["livre"], own["yarn"], own["kept"]) == (12, 2, ["t05"])


def test_an_extra_tile_needs_its_price() -> None:
    """RK-B4: not without the price; the last tile of a segment costs nothing."""
    match = table(f'bonus = "bc"\n{WAREHOUSE}[[seat]]\nlivre = 0')
    assert offered(match, 1) == {"acquire:t10@3", "forfeit"}
    assert refused(match, 1, "acquire:t03@1") == ("RK-A2.3", "missing-livre", 2)


FREE_WITH_TEN = {
    "fireworks.1", "fireworks.2", "statue.1", "statue.2", "fountain_upper.1", "fountain_upper.2", "fountain_lower.1",
    "fountain_lower.2", "musician.hall_2", "musician.hall_3", "musician.hall_4", "musician.hall_5",
}  # fmt: skip


@pytest.mark.parametrize(
    ("card", "space", "price"),
    [
        ("3c", "fountain_upper.1", 1),
        ("3c", "statue.1", 3),
        ("3c", "fireworks.4", 11),
        ("6b", "fountain_upper.1", 0),
        ("6b", "statue.2", 0),
        ("6b", "fireworks.4", 6),
    ],
)
def test_a_cheaper_decoration(card: str, space: str, price: int) -> None:
    """RK-B16: an extra decoration 5 or 10 Livre cheaper, never below 0."""
    match = play(table(f'bonus = "{card}"'), f"1 decorate:{space}")
    assert (purse(match, 1)["livre"], match.view()["decorations"][space]) == (15 - price, 1)
    assert match.question() == {"question": "play", "seats": [2]}


def test_what_ten_livre_cheaper_makes_free() -> None:
    """RK-B16: an empty purse pays for everything up to 10; for the rest the reduced price is missing."""
    match = table('bonus = "6b"\n[[seat]]\nlivre = 0')
    assert offered(match, 1) == {"forfeit", *(f"decorate:{space}" for space in FREE_WITH_TEN)}
    assert refused(match, 1, "decorate:fireworks.3") == ("RK-A6.1", "missing-livre", 3)


def test_a_cheaper_decoration_keeps_the_other_rules() -> None:
    """RK-B16: a taken space stays taken, and a fountain row holds one space of a player."""
    match = table('bonus = "6b"\n[decorations]\n"fountain_upper.1" = 1\n"statue.1" = 2')
    assert refusal(match, 1, "decorate:fountain_upper.2").text == "fountain-row"
    assert refusal(match, 1, "decorate:statue.1").text == "space-taken"
    assert "decorate:fountain_lower.1" in offered(match, 1)
