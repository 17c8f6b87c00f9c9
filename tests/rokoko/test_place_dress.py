"""The dress just made is rented out or sold (RK-A3.5 to RK-A3.9)."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, rule_and_text, table

SPACES = {"kings_hall": 5, "hall_2": 4, "hall_3": 4, "hall_4": 4, "hall_5": 3}
MASTER_SPACES = {
    2: {"kings_hall": (2, 3), "hall_2": (2, 3), "hall_3": (2, 3), "hall_4": (2, 3), "hall_5": (1, 2)},
    4: {"kings_hall": (3, 4), "hall_2": (3, 4), "hall_3": (3, 4), "hall_4": (2, 3), "hall_5": (2, 3)},
}


def master_keys(players: int) -> set[str]:
    return {f"rent:{hall}.{space}" for hall, spaces in MASTER_SPACES[players].items() for space in spaces}


def made(dress: str, card: str = "ba", more: str = "", players: int = 2) -> str:
    """A dress is paid and waits for its place."""
    return f'players = {players}\nround = 4\nplaying = "{card}"\ndress = "{dress}"\nneed = {{}}\n{more}'


@pytest.mark.parametrize(("players", "count"), [(2, 20), (3, 20), (4, 29), (5, 29)])
def test_a_master_rents_out_anywhere(players: int, count: int) -> None:
    """RK-A3.6, RK-A3.7: on every guest space of the 5 halls, never on the terrace."""
    match = table(made("y01", players=players))
    rents = offered(match, 1, "rent")
    assert len(rents) == count
    assert not [key for key in rents if "fireworks" in key or "terrace" in key]
    for key in sorted(rents):
        after = play(table(made("y01", players=players)), f"1 {key}")
        hall, space = key.removeprefix("rent:").split(".")
        guests = after.view()["halls"]
        assert guests[hall][int(space) - 1] == {"dress": "y01", "seat": 1}
        assert [marker["to"] for marker in emitted(after, "marker")] == [f"{hall}.{space}"]
        assert sum(guest is not None for places in guests.values() for guest in places) == 1


@pytest.mark.parametrize("owner", [1, 2])
def test_a_space_with_a_guest_is_not_free(owner: int) -> None:
    """RK-A3.6: whichever seat's guest it is."""
    match = table(made("y01", more=f'[halls]\nhall_2 = ["", "g01:{owner}"]'))
    assert "rent:hall_2.2" not in offered(match, 1)
    assert len(offered(match, 1, "rent")) == 19
    assert rule_and_text(match, 1, "rent:hall_2.2") == ("RK-A3.6", "space-occupied")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("dress", ["y03", "g10"])
def test_a_journeyman_stays_off_the_master_spaces(players: int, dress: str) -> None:
    """RK-A3.7: all other spaces are open to him."""
    match = table(made(dress, "bb", players=players))
    closed = master_keys(players)
    assert offered(table(made(dress, players=players)), 1, "rent") - offered(match, 1, "rent") == closed
    for key in closed:
        assert rule_and_text(match, 1, key) == ("RK-A3.7", "master-space")


@pytest.mark.parametrize(
    ("players", "space", "livre", "yarn", "lace"),
    [
        (2, "kings_hall.1", 0, 0, 0),
        (2, "kings_hall.2", 0, 0, 0),
        (2, "kings_hall.5", 2, 0, 0),
        (2, "hall_2.1", 3, 0, 0),
        (2, "hall_2.4", 0, 0, 1),
        (2, "hall_3.1", 3, 0, 0),
        (2, "hall_3.4", 0, 1, 0),
        (2, "hall_4.4", 0, 0, 1),
        (4, "kings_hall.6", 2, 0, 0),
        (4, "kings_hall.7", 2, 0, 0),
        (4, "hall_3.5", 0, 1, 0),
        (4, "hall_4.5", 4, 0, 0),
        (4, "hall_5.4", 0, 1, 0),
        (4, "hall_5.5", 4, 0, 0),
    ],
)
def test_the_reward_of_a_space_comes_at_once(players: int, space: str, livre: int, yarn: int, lace: int) -> None:
    """RK-A3.8: Livre, yarn or lace, before the bonus."""
    match = play(table(made("y01", "1a", players=players)), f"1 rent:{space}")
    own = purse(match, 1)
    assert (own["livre"], own["yarn"], own["lace"]) == (15 + livre, 1 + yarn, 1 + lace)
    assert match.question()["question"] == "bonus"


@pytest.mark.parametrize(("players", "space"), [(2, "hall_4.1"), (2, "hall_5.3"), (4, "hall_4.1"), (4, "hall_5.1")])
def test_a_free_tile_of_any_segment(players: int, space: str) -> None:
    """RK-A3.8: mandatory, without its price even from a full segment, then kept or discarded as ever."""
    rows = 'warehouse = [["t03", "t04", "t05"], [], ["t10"]]\n[[seat]]\nlivre = 0'
    match = play(table(made("y01", more=rows, players=players)), f"1 rent:{space}")
    assert match.question() == {"question": "reward_tile", "seats": [1]}
    assert offered(match, 1) == {"acquire:t03@1", "acquire:t04@1", "acquire:t05@1", "acquire:t10@3"}
    for key in ("forfeit", "done", "keep", "use"):
        assert rule_and_text(match, 1, key) == ("RK-A3.8", "must-take")
    play(match, "1 acquire:t04@1")
    assert purse(match, 1)["livre"] == 0
    assert offered(match, 1) == {"keep", "discard:yarn", "discard:lace"}
    play(match, "1 discard:lace")
    assert (purse(match, 1)["lace"], purse(match, 1)["kept"]) == (2, [])
    assert match.view()["resource_discard"] == ["t04"]


def test_without_a_tile_the_reward_is_lost() -> None:
    """RK-A3.8: only if there is one; the stock is not touched."""
    match = play(table(made("y01", more="warehouse = [[], [], []]")), "1 rent:hall_4.1")
    assert match.question() == {"question": "play", "seats": [2]}
    assert match.view()["stock_size"] == 48
    assert purse(match, 1)["kept"] == []


@pytest.mark.parametrize(("dress", "livre"), [("y01", 6), ("y11", 20), ("g05", 12), ("r09", 23), ("b06", 28)])
def test_a_dress_is_sold_for_its_value(dress: str, livre: int) -> None:
    """RK-A3.9: it goes to the dress discard, no marker and no reward come with it."""
    match = play(table(made(dress)), "1 sell")
    assert purse(match, 1)["livre"] == 15 + livre
    assert match.view()["dress_discard"] == [dress]
    assert emitted(match, "marker") == []
    assert not any(guest for places in match.view()["halls"].values() for guest in places)


def full(but: set[str]) -> str:
    """Guests on all spaces of the small side but these."""
    dresses = iter([f"{colour}{number:02}" for colour, most in (("g", 11), ("r", 10)) for number in range(1, most + 1)])
    lines = ["[halls]"]
    for hall, count in SPACES.items():
        places = ["" if f"{hall}.{space}" in but else f"{next(dresses)}:2" for space in range(1, count + 1)]
        lines.append(f"{hall} = {places}")
    return "\n".join(lines)


def test_without_an_allowed_space_the_dress_has_to_be_sold() -> None:
    """RK-A3.9: for a Journeyman also when only Master spaces are free."""
    assert table(made("y01", "ba", full(set()))).forced() == (0, "sell")
    only_master = full({"hall_4.2", "hall_5.1"})
    assert table(made("y01", "bb", only_master)).forced() == (0, "sell")
    assert offered(table(made("y01", "ba", only_master)), 1) == {"sell", "rent:hall_4.2", "rent:hall_5.1"}
    assert offered(table(made("y01", "bb", full({"hall_4.2", "hall_4.4"}))), 1) == {"sell", "rent:hall_4.4"}
