"""The game for two players with friendly troupes (HI-P1 to HI-P6)."""

from tests.histrio.table import ecu, emitted, moves, on_the_road, play, purse, seats, table
from tests.histrio.test_setup import new
from tests.infrastructure.match_steps import order_of


def test_each_player_leads_a_friendly_troupe() -> None:
    """HI-P1: 8 travel cards shuffled face down, 7 caravels; its impresarios stay unused."""
    match = new(2)
    for seat in (1, 2):
        assert sorted(order_of(match, f"travel_hand.friendly_{seat}", "city")) == [str(city) for city in range(1, 9)]
        friendly = match.view()["seats"][seat - 1]["friendly"]
        assert friendly == {"spent": [], "revealed": None, "caravels": 7, "pile_size": 7, "drawn": None}
    orders = {tuple(order_of(new(2, str(seed)), "travel_hand.friendly_1", "city")) for seed in range(20)}
    assert len(orders) == 20


def test_the_friendly_card_is_drawn_and_seen_before_the_choice() -> None:
    """HI-P2: by its owner alone; all four are revealed together."""
    match = table(seats("friendly_pile = [3, 1, 2, 4, 5, 6, 7, 8]", "friendly_pile = [8, 1, 2, 3, 4, 5, 6, 7]"))
    assert match.question() == {"question": "choose_city", "seats": [1, 2]}
    assert [seat["friendly"]["drawn"] for seat in match.view(0)["seats"]] == [3, None]
    assert [seat["friendly"]["drawn"] for seat in match.view(1)["seats"]] == [None, 8]
    drawn = [row for row in match.events(1) if row["event"] == "travel_card"]
    assert [(row["seat"], row["city"], row["troupe"]) for row in drawn] == [
        (1, None, "friendly_1"),
        (2, "8", "friendly_2"),
    ]
    play(match, "1 travel:4", "2 travel:5")
    revealed = [row for row in emitted(match, "travel_card") if row["to"].startswith("travel_choice")]
    assert [(row["troupe"], row["city"]) for row in revealed] == [
        ("1", "4"),
        ("2", "5"),
        ("friendly_1", "3"),
        ("friendly_2", "8"),
    ]


def going(*cities: int) -> tuple[str, str]:
    """Where seat 1 and seat 2 go, and then their friendly troupes."""
    one, two, friend, other = cities
    return f"going = {one}\nfriendly_going = {friend}", f"going = {two}\nfriendly_going = {other}"


def test_a_friendly_troupe_alone_discards_the_cards_without_effect() -> None:
    """HI-P3: the needle does not move, and nobody gets anything."""
    match = on_the_road('[["alms.3", "comedian.5", "fox"]]', *going(7, 8, 1, 6))
    assert "comedian.5" in match.view()["encounter_discard"]
    assert ("fox", "city.1", "encounter_discard") in moves(match, "card")
    assert emitted(match, "needle") == []
    assert ecu(match) == [3, 3]


def test_friendly_troupes_never_get_requests() -> None:
    """HI-P3: nor cards."""
    match = on_the_road('[["alms.1"], [], []]', *going(7, 8, 2, 3))
    assert [seat["requests_size"] for seat in match.view()["seats"]] == [1, 1]  # for the empty cities 7 and 8


def test_both_friendly_troupes_together_move_the_needle() -> None:
    """HI-P4: the cards are discarded and the needle moves as in HI-2.12."""
    match = on_the_road('[["alms.3", "tragedian.4", "comedian.2"]]', *going(7, 8, 1, 1), more='needle = "comedy.1"')
    assert moves(match, "needle") == [("comedy.1", "tragedy.2")]
    assert ecu(match) == [3, 3]


def test_a_player_with_any_friendly_troupe_shares_the_city() -> None:
    """HI-P5: the seat's own or the other's; only players draw requests."""
    for friends in ((1, 6), (6, 1), (1, 1)):
        match = on_the_road(
            '[["alms.3", "comedian.4"]]', *going(1, 8, *friends), more='request_pile = ["rebel", "tears"]'
        )
        assert purse(match, 1)["requests"] == ["rebel"]
        assert ecu(match) == [3, 3]
        assert match.view()["needle"] == "comedy.5"


def test_a_friendly_pile_with_one_card_left_is_renewed() -> None:
    """HI-P6: at the end of phase 2, with all 8 cards, and its caravels return."""
    one, two = going(7, 8, 1, 6)
    match = on_the_road("[]", f"{one}\nfriendly_spent = [1, 2, 3, 4, 5, 6, 7]", two)
    friendly = match.view(0)["seats"][0]["friendly"]
    assert (friendly["spent"], friendly["caravels"], friendly["pile_size"]) == ([], 7, 7)
    assert friendly["drawn"] in range(1, 9)
    assert len([row for row in moves(match, "caravel") if row[1] == "caravels.friendly_1"]) == 7
    assert match.view()["seats"][1]["friendly"]["pile_size"] == 6


def test_two_cards_left_are_not_renewed() -> None:
    """HI-P6: only a single one is."""
    one, two = going(7, 8, 1, 6)
    match = on_the_road("[]", f"{one}\nfriendly_spent = [1, 2, 3, 4, 5, 6]", two)
    assert match.view()["seats"][0]["friendly"]["spent"] == [1, 2, 3, 4, 5, 6]


def test_level_1_does_not_touch_the_friendly_troupe() -> None:
    """HI-P6: its cards stay spent."""
    one, two = going(1, 8, 5, 6)
    match = on_the_road('[["comedian.1"]]', f"{one}\nspent = [1, 2]\nfriendly_spent = [3, 5]", two)
    assert purse(match, 1)["travel"]["spent"] == []
    assert purse(match, 1)["friendly"]["spent"] == [3, 5]


def test_friendly_piles_carry_over_into_season_2() -> None:
    """HI-P6: spent cards and the order of the pile stay."""
    match = table('phase = "pay"\n' + seats("friendly_spent = [1, 2]\nfriendly_pile = [5, 3, 4, 8, 6, 7]", ""))
    friendly = match.view(0)["seats"][0]["friendly"]
    assert (match.view()["season"], friendly["spent"], friendly["drawn"]) == (2, [1, 2], 5)
    assert not [row for row in emitted(match, "shuffle") if "friendly" in row["pile"]]
