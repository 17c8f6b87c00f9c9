"""Setup (RK-S1 to RK-S8, RK-H1): what lies on the table before the first question."""

from collections import Counter

import pytest

from tests.infrastructure.match_steps import order_of
from tests.rokoko.table import CHANGES, GAME, emitted, offered, play, purse, table
from trianon.core.editions.load import load_edition
from trianon.core.errors import TrianonError
from trianon.core.match import Match, Start

EDITION = load_edition(GAME.schema, "reference")
BASE = ["ba", "ba", "bb", "bc", "bd"]


def new(players: int, seed: str = "setup", starting_player: int | None = None) -> Match:
    return Match(GAME.setting(EDITION, players), Start(seed, starting_player))


@pytest.mark.parametrize(
    ("players", "windows", "tiles", "all_halls", "guests", "fireworks", "statues", "row"),
    [
        (2, 6, 3, 3, [5, 4, 4, 4, 3], 4, 3, 2),
        (3, 6, 3, 3, [5, 4, 4, 4, 3], 4, 3, 2),
        (4, 8, 4, 5, [7, 6, 6, 5, 5], 5, 5, 3),
        (5, 8, 4, 5, [7, 6, 6, 5, 5], 5, 5, 3),
    ],
)
def test_the_board_side_goes_by_the_players(
    players: int, windows: int, tiles: int, all_halls: int, guests: list[int], fireworks: int, statues: int, row: int
) -> None:
    """RK-S1: the small side for 2 and 3, the large one for 4 and 5."""
    view = new(players).view()
    assert len(view["seats"]) == players
    assert (len(view["windows"]), len(view["all_halls"])) == (windows, all_halls)
    assert [len(segment) for segment in view["warehouse"]] == [tiles] * 3
    assert list(view["halls"]) == ["kings_hall", "hall_2", "hall_3", "hall_4", "hall_5"]
    assert [len(hall) for hall in view["halls"].values()] == guests
    kinds = Counter(name.partition(".")[0] for name in view["decorations"])
    rows = {"fountain_upper": row, "fountain_lower": row}
    assert kinds == {"fireworks": fireworks, "musician": 5, "statue": statues, **rows}


def test_what_only_the_large_side_has_is_no_option_on_the_small_one() -> None:
    """RK-S1: every space of a side can be used, and no other."""
    small, large = (
        table('playing = "ba"\n[[seat]]\nlivre = 99'),
        table('players = 4\nplaying = "ba"\n[[seat]]\nlivre = 99'),
    )
    assert len(offered(small, 1, "decorate")) == 4 + 5 + 3 + 2 + 2
    assert len(offered(large, 1, "decorate")) == 5 + 5 + 5 + 3 + 3
    with pytest.raises(TrianonError, match="no such option"):
        small.why(0, "decorate:statue.4")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_stack_lies_by_level(seed: str) -> None:
    """RK-S3: all 28 employees, level 1 on top, level 6 at the bottom."""
    match = new(3, seed)
    stack = order_of(match, "stack", "card")
    assert "".join(card[0] for card in stack) == "1" * 6 + "2" * 4 + "3" * 4 + "4" * 4 + "5" * 4 + "6" * 6
    assert len(set(stack)) == 28
    assert match.view()["display"] == stack[:4]
    assert match.view()["stack_size"] == 24


def test_each_level_is_shuffled_on_its_own() -> None:
    """RK-S3: any card of a level can lie on top of it, whatever lies on top of another level."""
    stacks = [order_of(new(2, f"match {i}"), "stack", "card") for i in range(120)]
    tops = {level: [next(card for card in stack if card[0] == level) for stack in stacks] for level in "123456"}
    assert [len(set(tops[level])) for level in "123456"] == [6, 4, 4, 4, 4, 6]
    assert len(set(zip(tops["2"], tops["3"], strict=True))) == 16


@pytest.mark.parametrize(("players", "warehouse"), [(2, 9), (3, 9), (4, 12), (5, 12)])
def test_the_stock_holds_all_tiles_in_a_hidden_order(players: int, warehouse: int) -> None:
    """RK-S4: 48 tiles, shuffled; the resource discard is empty."""
    match = new(players)
    stock = order_of(match, "stock", "tile")
    copies = {"t01": 3, "t02": 3, "t03": 5, "t04": 5, "t05": 2, "t06": 2, "t07": 4, "t08": 1, "t09": 1}
    copies |= {"t10": 4, "t11": 3, "t12": 3, "t13": 3, "t14": 3, "t15": 1, "t16": 1, "t17": 2, "t18": 2}
    assert Counter(stock) == copies
    assert stock != order_of(new(players, "another"), "stock", "tile") != sorted(stock)
    view = match.view()
    assert view["stock_size"] == 48 - warehouse
    assert view["resource_discard"] == []
    assert not [event for seat in range(players) for event in match.events(seat) if event["event"] == "order"]


@pytest.mark.parametrize(("players", "windows"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_everybody_begins_with_the_same(players: int, windows: int) -> None:
    """RK-S2, RK-S5, RK-S6, RK-S7: the same cards and purse, nothing on the board, all dresses in bag and windows."""
    match = new(players)
    ranks = {card["id"]: card["rank"] for card in EDITION.data["employee"]}
    assert [ranks[card] for card in BASE] == ["master", "master", "journeyman", "apprentice", "apprentice"]
    for seat in range(1, players + 1):
        own = purse(match, seat)
        assert (own["supply"], own["hand"], own["discard"], own["left"]) == (BASE, [], [], [])
        assert [own[key] for key in ("livre", "yarn", "lace", "prestige", "kept")] == [15, 1, 1, 0, []]
    view = match.view()
    assert not any(view["decorations"].values())
    assert not any(guest for hall in view["halls"].values() for guest in hall)
    assert (view["favor"], view["dress_discard"], view["bag_size"]) == (None, [], 42 - windows)
    assert len([dress for dress in view["windows"] if dress]) == windows


def test_an_edition_with_the_house_rule_gives_more_by_distance_from_the_starting_player() -> None:
    """RK-H1: on top of the same purse, told to everybody; other numbers of players stay as they were."""
    even = CHANGES.load(("edition.livre_by_seat", {"4": [0, 2, 0, 5]}))
    assert CHANGES.load().digest == EDITION.digest != even.digest
    four = Match(GAME.setting(even, 4), Start("house", 2))
    assert [purse(four, seat)["livre"] for seat in (3, 4, 1, 2)] == [15, 17, 15, 20]
    told = [event["event"] for event in four.events(None) if event["event"] in ("start", "house_rule", "livre")]
    assert told == ["start", "house_rule", "livre", "livre"]
    three = Match(GAME.setting(even, 3), Start("house", 2))
    assert [purse(three, seat)["livre"] for seat in (1, 2, 3)] == [15] * 3
    assert not emitted(three, "house_rule")


def test_the_bank_never_runs_out() -> None:
    """RK-S7: Livre, yarn and lace are paid out however many there are already."""
    rich = '[[seat]]\nlivre = 9999\nyarn = 9999\nlace = 9999\nhand = ["ba", "bb", "bc"]'
    match = table(f'warehouse = [["t01"], [], []]\n{rich}')
    play(match, "1 play:ba", "1 favor", "2 play:ba", "2 forfeit")
    play(match, "1 play:bc", "1 acquire:t01@1", "1 discard:yarn+lace")
    own = purse(match, 1)
    assert (own["livre"], own["yarn"], own["lace"]) == (10004, 10000, 10000)


@pytest.mark.parametrize("players", range(2, 6))
def test_the_starting_player_may_be_drawn(players: int) -> None:
    """RK-S8: any seat can come up, the last one too, and everybody hears that it was drawn."""
    starts = set()
    for i in range(40):
        match = new(players, f"start {i}")
        (start,) = emitted(match, "start")
        assert start == {"event": "start", "seat": match.view()["starting_player"], "how": "drawn"}
        starts.add(start["seat"])
    assert starts == set(range(1, players + 1))


@pytest.mark.parametrize("seat", range(5))
def test_the_starting_player_may_be_chosen(seat: int) -> None:
    """RK-S8: the table may name any seat, whatever the seed."""
    for seed in ("a", "b"):
        match = new(5, seed, seat)
        assert match.view()["starting_player"] == seat + 1
        assert emitted(match, "start") == [{"event": "start", "seat": seat + 1, "how": "chosen"}]
