"""Employee bonuses that trade: RK-B3, B5, B18 and B19."""

import pytest

from tests.rokoko.table import offered, play, purse, refused, rule_and_text, table
from trianon.core.match import Match


@pytest.mark.parametrize(("card", "livre", "left"), [("bb", 15, 14), ("bb", 1, 0), ("1f", 0, 0)])
def test_a_trimming_of_choice(card: str, livre: int, left: int) -> None:
    """RK-B3: the base Journeyman sells one yarn or one lace for 1 Livre, the Apprentice of level 1 gives it."""
    for key, trimmings in (("gain:yarn", (2, 1)), ("gain:lace", (1, 2))):
        match = table(f'bonus = "{card}"\n[[seat]]\nlivre = {livre}')
        assert offered(match, 1) == {"gain:yarn", "gain:lace", "forfeit"}
        own = purse(play(match, f"1 {key}"), 1)
        assert (own["livre"], (own["yarn"], own["lace"])) == (left, trimmings)
        assert match.question() == {"question": "play", "seats": [2]}


def test_no_trimming_without_its_price() -> None:
    """RK-B3: not without the price; forfeiting is all that is left."""
    match = table('bonus = "bb"\n[[seat]]\nlivre = 0')
    assert offered(match, 1) == {"forfeit"}
    for key in ("gain:yarn", "gain:lace"):
        assert refused(match, 1, key) == ("RK-3.2", "missing-livre", 1)


@pytest.mark.parametrize(("card", "livre"), [("1c", 14), ("1e", 15)])
def test_a_blind_tile(card: str, livre: int) -> None:
    """RK-B5: the top tile of the stock for 1 Livre or for nothing, kept so that nobody else knows it."""
    match = play(table(f'bonus = "{card}"\nstock = ["t14", "t03", "t15"]'), "1 use")
    assert match.question() == {"question": "tile", "blind": True, "seats": [1]}
    assert [match.view(seat)["resolving"]["tile"] for seat in (0, 1)] == ["t14", None]
    assert offered(match, 1) == {"keep", "discard:yarn", "discard:lace"}
    play(match, "1 keep")
    own, seen = purse(match, 1), match.view(1)["seats"][0]
    assert (own["livre"], own["kept"], match.view()["stock_size"]) == (livre, ["t14"], 2)
    assert (seen["kept"], seen["kept_size"]) == (None, 1)
    assert "t14" not in str(match.events(1))
    assert "t14" in str(match.events(0))


def test_a_blind_tile_discarded_for_its_trimming() -> None:
    """RK-B5: then as with any tile; discarded it is seen by all."""
    match = play(table('bonus = "1e"\nstock = ["t01", "t03"]\nresource_discard = []\n' + kept_by_two()), "1 use")
    assert offered(match, 1) == {"keep", "discard:yarn+lace"}
    play(match, "1 discard:yarn+lace")
    own = purse(match, 1)
    assert (own["yarn"], own["lace"], own["kept_size"]) == (2, 2, 0)
    assert match.view(1)["resource_discard"] == ["t01"]


def kept_by_two() -> str:
    """All tiles but t01 and t03 with seat 2, so that the warehouse is empty too."""
    copies = (2, 3, 4, 5, 2, 2, 4, 1, 1, 4, 3, 3, 3, 3, 1, 1, 2, 2)
    kept = [f"t{number:02}" for number, count in enumerate(copies, 1) for _ in range(count)]
    return f"warehouse = [[], [], []]\n[[seat]]\n[[seat]]\nkept = {kept}"


def test_a_blind_tile_from_the_shuffled_discard() -> None:
    """RK-B5: with an empty stock the discard is shuffled first."""
    match = table('bonus = "1e"\nstock = []\nresource_discard = ["t01", "t03"]\n' + kept_by_two())
    play(match, "1 use")
    assert {"event": "shuffle", "seat": None, "pile": "stock", "count": 2} in match.events()
    assert (match.view()["stock_size"], match.view()["resource_discard"]) == (1, [])
    assert match.view(0)["resolving"]["tile"] in ("t01", "t03")


NO_TILE = kept_by_two().replace("[[seat]]\n[[seat]]", '[[seat]]\nkept = ["t01", "t03"]\n[[seat]]')


@pytest.mark.parametrize(
    ("card", "position", "reason"),
    [
        ("1e", f"stock = []\nresource_discard = []\n{NO_TILE}", ("RK-B5", "no-tile-left", 0)),
        ("1c", "[[seat]]\nlivre = 0", ("RK-3.2", "missing-livre", 1)),  # the Apprentice asks for nothing
        ("1e", "[[seat]]\nlivre = 0", None),
    ],
)
def test_no_blind_tile_without_one_or_its_price(card: str, position: str, reason: tuple[str, str, int] | None) -> None:
    """RK-B5: with neither stock nor discard, or without the price, it is not offered."""
    match = table(f'bonus = "{card}"\n{position}')
    assert offered(match, 1) == ({"forfeit"} if reason else {"use", "forfeit"})
    assert reason is None or refused(match, 1, "use") == reason


@pytest.mark.parametrize(
    ("card", "livre", "most"), [("4d", 4, 1), ("4d", 15, 3), ("4d", 16, 4), ("6a", 3, 1), ("6a", 15, 5)]
)
def test_prestige_for_livre(card: str, livre: int, most: int) -> None:
    """RK-B18: 1 prestige for 4 Livre at level 4 and for 3 at level 6, as often as the Livre suffice."""
    match = table(f'bonus = "{card}"\n[[seat]]\nlivre = {livre}')
    assert offered(match, 1) == {"forfeit", *(f"buy:{number}" for number in range(1, most + 1))}
    play(match, f"1 buy:{most}")
    own = purse(match, 1)
    assert (own["prestige"], own["livre"]) == (most, livre - most * (4 if card == "4d" else 3))
    assert match.question() == {"question": "play", "seats": [2]}


def test_not_more_prestige_than_the_livre_pay_for() -> None:
    """RK-B18: the bonus can be used, but not so often."""
    assert refused(table('bonus = "4d"\n[[seat]]\nlivre = 15'), 1, "buy:4") == ("RK-B18", "missing-livre", 1)


@pytest.mark.parametrize(("card", "livre"), [("4d", 3), ("6a", 2)])
def test_no_prestige_without_livre(card: str, livre: int) -> None:
    """RK-B18: who cannot pay once can only forfeit."""
    match = table(f'bonus = "{card}"\n[[seat]]\nlivre = {livre}')
    assert offered(match, 1) == {"forfeit"}
    assert refused(match, 1, "buy:1") == ("RK-3.2", "missing-livre", 1)
    assert purse(play(match, "1 forfeit"), 1)["prestige"] == 0


def test_very_much_prestige_for_livre() -> None:
    """RK-B18: who can pay for more than an answer can name is asked again, and may stop."""
    rich = 'bonus = "6a"\n[[seat]]\nlivre = 307'
    match = play(table(rich), "1 buy:100")
    assert match.question()["question"] == "buy_more"
    assert offered(match, 1) == {"buy:1", "buy:2", "done"}
    own = purse(play(match, "1 buy:2"), 1)
    assert (own["prestige"], own["livre"]) == (102, 1)
    own = purse(play(table(rich), "1 buy:100", "1 done"), 1)
    assert (own["prestige"], own["livre"]) == (100, 7)


@pytest.mark.parametrize(("livre", "question"), [(302, "play"), (303, "buy_more")])
def test_a_seat_is_asked_again_only_if_it_can_pay_again(livre: int, question: str) -> None:
    """RK-B18: behind 100 prestige for 300 Livre another 3 are enough, 2 are not."""
    match = play(table(f'bonus = "6a"\n[[seat]]\nlivre = {livre}'), "1 buy:100")
    assert match.question()["question"] == question


def giving(*kept: str) -> Match:
    """The bonus of the Apprentice of level 5 with these kept tiles."""
    return table(f'bonus = "5d"\n[[seat]]\nkept = {list(kept)}')


@pytest.mark.parametrize(
    ("kept", "prestige"),
    [
        (["t11"], 2),  # two red
        (["t15"], 2),  # two blue
        (["t03"], 1),  # two green
        (["t06"], 1),  # three yellow: the third bale is left over
        (["t01"], 0),  # one green
        (["t01", "t02"], 1),  # a green and a yellow one make a pair across tiles
        (["t12", "t13"], 3),  # two red, and a yellow with a green one
        (["t05", "t06", "t10", "t17"], 5),  # three green, three yellow, a red, a green with a blue one: 1 + 1 + 7 // 2
    ],
)
def test_prestige_for_tiles(kept: list[str], prestige: int) -> None:
    """RK-B19: 1 for a red bale, 1 for a blue one, 1 for two green or yellow ones of all tiles together."""
    match = giving(*kept)
    play(match, *(f"1 give:{tile}" for tile in kept))
    own = purse(match, 1)
    assert (own["prestige"], own["kept"], own["livre"]) == (prestige, [], 15)
    assert sorted(match.view()["resource_discard"]) == sorted(kept)
    assert match.question() == {"question": "play", "seats": [2]}


def test_some_tiles_for_prestige() -> None:
    """RK-B19: any of the kept tiles, at least one; the others stay."""
    match = giving("t11", "t11", "t03")
    assert offered(match, 1) == {"give:t11", "give:t03", "forfeit"}
    play(match, "1 give:t11")
    assert match.question() == {"question": "give_tiles", "card": "5d", "seats": [1]}
    assert offered(match, 1) == {"give:t11", "give:t03", "done"}
    own = purse(play(match, "1 done"), 1)
    assert (own["prestige"], own["kept"]) == (2, ["t03", "t11"])


def test_tiles_are_needed_for_prestige() -> None:
    """RK-B19: without a kept tile it cannot be used, and no tile can be given that is not kept."""
    assert offered(giving(), 1) == {"forfeit"}
    match = giving("t03")
    assert rule_and_text(match, 1, "give:t11") == ("RK-B19", "tile-not-kept")
    assert rule_and_text(match, 1, "done") == ("RK-B19", "not-yet-one")
    assert purse(play(match, "1 forfeit"), 1)["kept"] == ["t03"]
