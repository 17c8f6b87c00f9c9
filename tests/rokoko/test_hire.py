"""Hire an employee (RK-A4)."""

import pytest

from tests.rokoko.table import CHANGES, offered, play, purse, refused, rule_and_text, table

DISPLAY = ["2a", "2b", "3a", "3b"]


@pytest.mark.parametrize(("displayed", "price"), [(4, 5), (3, 3), (2, 1), (1, 0)])
@pytest.mark.parametrize("players", [2, 5])
def test_the_price_goes_by_the_employees_displayed(players: int, displayed: int, price: int) -> None:
    """RK-A4.1, RK-X1: counted before hiring, 3 displayed cost 3; the card goes to the hand."""
    display = [card if 4 - space <= displayed else "" for space, card in enumerate(DISPLAY)]
    match = table(f'players = {players}\nround = 3\nplaying = "ba"\ndisplay = {display}')
    assert offered(match, 1, "hire") == {f"hire:{card}" for card in display if card}
    play(match, "1 hire:3b")
    own = purse(match, 1)
    assert own["livre"] == 15 - price
    assert "3b" in own["hand"]
    assert match.view()["display"] == [card or None for card in display[:3]] + [None]


def test_a_hired_card_is_played_this_round() -> None:
    """RK-A4.2: it gives one more turn, also after the owner's last card; in the owner's time, not at once."""
    seat = '[[seat]]\nhand = ["ba"]\nsupply = ["bb", "bc"]\ndiscard = ["ba", "bd"]\n'
    match = table(f'display = ["1a", "1f"]\n{seat * 2}')
    play(match, "1 play:ba", "1 hire:1f")
    assert purse(match, 1)["hand"] == ["1f"]
    assert match.question() == {"question": "play", "seats": [2]}
    play(match, "2 play:ba", "2 forfeit")
    assert match.forced() == (0, "play:1f")
    play(match, "1 play:1f", "1 forfeit", "1 gain:lace")
    assert (match.view()["round"], match.view()["phase"]) == (2, "hands")


def test_a_hired_card_may_be_deputed_from_the_hand_instead() -> None:
    """RK-A4.2: by a bonus; then there is one turn fewer."""
    match = table('round = 3\nplaying = "1b"\ndisplay = ["3c"]\n[[seat]]\nhand = []\n[[seat]]\nhand = []')
    play(match, "1 hire:3c")
    assert "depute:3c@hand" in offered(match, 1)
    play(match, "1 depute:3c@hand")
    assert match.question()["bonus"] == "extra_decoration"
    play(match, "1 forfeit")
    assert match.view()["round"] == 4
    assert purse(match, 1)["left"] == ["3c"]


def test_nobody_displayed_is_nobody_to_hire() -> None:
    """RK-A4.3: neither those on the stack nor those of others."""
    match = table('round = 2\nplaying = "ba"\ndisplay = []\n[[seat]]\n[[seat]]\ndiscard = ["1a"]')
    assert not offered(match, 1, "hire")
    for card in ("1a", "2a", "6f", "ba"):
        assert rule_and_text(match, 1, f"hire:{card}") == ("RK-A4.3", "not-displayed")


@pytest.mark.parametrize(("displayed", "price"), [(4, 5), (3, 3), (2, 1)])
def test_the_price_has_to_be_there(displayed: int, price: int) -> None:
    """RK-A4.3: one Livre short is not enough, exactly the price is."""
    text = f'round = 3\nplaying = "ba"\ndisplay = {DISPLAY[:displayed]}\n[[seat]]\nlivre = '
    match = table(f"{text}{price - 1}")
    assert not offered(match, 1, "hire")
    assert refused(match, 1, "hire:2a") == ("RK-A4.3", "missing-livre", 1)
    assert purse(play(table(f"{text}{price}"), "1 hire:2a"), 1)["livre"] == 0


def test_the_last_one_is_free() -> None:
    """RK-A4.3: even without a single Livre."""
    match = play(table('round = 3\nplaying = "ba"\ndisplay = ["", "", "3a", ""]\n[[seat]]\nlivre = 0'), "1 hire:3a")
    assert "3a" in purse(match, 1)["hand"]


def test_equal_employees_are_offered_once() -> None:
    """RK-A4.1: an edition may have several copies of an employee; hiring takes the first one displayed."""
    employees = [card for card in CHANGES.parsed["employee"] if card["id"] not in ("1b", "1c")]
    twins = [{**card, "copies": 3} if card["id"] == "1a" else card for card in employees]
    match = table('round = 1\nplaying = "ba"\ndisplay = ["1d", "1a", "1a", "1e"]', ("employee", twins))
    assert [key for key in match.options(0) if key.startswith("hire:")] == ["hire:1d", "hire:1a", "hire:1e"]
    play(match, "1 hire:1a")
    assert match.view()["display"] == ["1d", None, "1a", "1e"]
