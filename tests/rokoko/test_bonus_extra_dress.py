"""Employee bonuses that make one more dress: RK-B10, B11, and the card it counts for (RK-BX2)."""

import pytest

from tests.rokoko.table import CHANGES, offered, play, purse, refusal, refused, rule_and_text, table
from trianon.core.match import Match

WINDOWS = 'windows = ["y03", "g03", "y09", "y05", "r03", "b01"]\n'


def sewing(card: str, kept: list[str], windows: str = WINDOWS) -> Match:
    """An extra dress with these kept tiles, 15 Livre, 1 yarn and 1 lace."""
    return table(f'bonus = "{card}"\n{windows}[[seat]]\nkept = {kept}')


def test_an_extra_dress_with_a_bale_fewer() -> None:
    """RK-B10: 2 yellow bales and a yarn, one bale saved; the window's 8 Livre in full."""
    match = play(sewing("2b", ["t02"]), "1 make:y03@1", "1 pay:t02")
    assert match.question() == {"question": "place_dress", "dress": "y03", "seats": [1]}
    own = purse(match, 1)
    assert (own["livre"], own["yarn"], own["lace"], own["kept"]) == (7, 0, 1, [])
    own = purse(play(match, "1 sell"), 1)
    assert own["livre"] == 16


@pytest.mark.parametrize(
    ("kept", "dresses"),
    [
        ([], set()),
        (["t02"], {"make:y03@1"}),
        (["t04"], {"make:y03@1", "make:y09@3"}),  # without the green bale
        (["t07"], {"make:y03@1", "make:g03@2", "make:y09@3"}),  # without one of the yellow ones
        (["t11"], {"make:r03@5"}),
        (["t14"], {"make:b01@6"}),
    ],
)
def test_what_an_extra_dress_can_be(kept: list[str], dresses: set[str]) -> None:
    """RK-B10: any dress without thimble that needs no more than one missing bale of green or yellow."""
    assert offered(sewing("2b", kept), 1) == {*dresses, "forfeit"}


def test_the_discount_is_green_or_yellow_only() -> None:
    """RK-B10: a red or blue bale is never saved, and only one of the others."""
    match = sewing("2b", ["t10", "t01"])
    assert refused(match, 1, "make:r03@5") == ("RK-A3.2", "missing-red", 1)
    reason = refusal(match, 1, "make:y03@1")
    assert (reason.text, reason.missing) == ("missing-yellow", 1)
    assert refusal(match, 1, "make:b01@6").text == "missing-blue"


@pytest.mark.parametrize(
    ("kept", "choices"),
    [
        (["t04"], {"discount:green"}),
        (["t07"], {"discount:yellow"}),
        (["t04", "t01"], {"discount:yellow", "discount:green"}),
    ],
)
def test_own_choice_which_colour(kept: list[str], choices: set[str]) -> None:
    """RK-B10: of two colours the owner chooses which bale is saved, as long as the rest can be paid."""
    match = play(sewing("2b", kept), "1 make:y09@3")
    assert match.question() == {"question": "choose_discount", "dress": "y09", "seats": [1]}
    assert offered(match, 1) == choices
    assert refusal(match, 1, "discount:red").text == "discount-not-needed"
    if choices == {"discount:green"}:
        assert rule_and_text(match, 1, "discount:yellow") == ("RK-B10", "discount-would-not-do")


def test_the_choice_decides_what_is_paid() -> None:
    """RK-B10: with the green bale saved two yellow ones are paid, with a yellow one saved one of each."""
    green = play(sewing("2b", ["t04", "t01"]), "1 make:y09@3", "1 discount:green")
    assert green.view()["resolving"]["need"] == {"yellow": 2}
    assert purse(play(green, "1 pay:t04"), 1)["kept"] == ["t01"]
    yellow = play(sewing("2b", ["t04", "t01"]), "1 make:y09@3", "1 discount:yellow")
    assert yellow.view()["resolving"]["need"] == {"yellow": 1, "green": 1}
    assert purse(play(yellow, "1 pay:t04", "1 pay:t01"), 1)["kept"] == []


def test_the_discount_is_taken_in_full() -> None:
    """RK-B10: with both bales at hand still only one is paid, and no bale at all when the dress needs just one."""
    match = play(sewing("2b", ["t02", "t02"]), "1 make:y03@1", "1 pay:t02")
    assert match.question()["question"] == "place_dress"
    assert purse(match, 1)["kept"] == ["t02"]
    match = play(sewing("2b", [], 'windows = ["y01"]\n'), "1 make:y01@1")
    assert match.question()["question"] == "place_dress"


@pytest.mark.parametrize(("rule", "card"), [("RK-B10", "2b"), ("RK-B11", "4b")])
def test_no_thimble_by_bonus(rule: str, card: str) -> None:
    """A dress with a thimble is refused even with everything at hand."""
    match = sewing(card, ["t04", "t04"])
    assert rule_and_text(match, 1, "make:y05@4") == (rule, "bonus-thimble")
    assert "make:y05@4" not in offered(match, 1)


def test_an_extra_dress_needs_price_and_trimmings() -> None:
    """RK-B10: the window's price, yarn and lace are not made cheaper."""
    match = table(f'bonus = "2b"\n{WINDOWS}[[seat]]\nlivre = 5\nyarn = 0\nkept = ["t04", "t03", "t14"]')
    assert offered(match, 1) == {"make:y09@3", "forfeit"}
    assert (refusal(match, 1, "make:y03@1").text, refusal(match, 1, "make:y03@1").missing) == ("missing-livre", 3)
    assert refusal(match, 1, "make:b01@6").text == "missing-yarn"


REDS = 'windows = ["r08", "r03", "r01", "r07", "g03", "b05"]\n'


@pytest.mark.parametrize(
    ("kept", "dresses"),
    [
        ([], {"make:r03@2"}),  # two red bales, both saved
        (["t10"], {"make:r08@1", "make:r03@2"}),  # three red bales, one paid
        (["t02"], {"make:r03@2", "make:r01@3"}),  # a yellow and a red bale: the yellow one is paid
        (["t01"], {"make:r03@2"}),
        (["t03"], {"make:r03@2", "make:g03@5"}),  # no red bale: nothing saved, still an extra dress
    ],
)
def test_an_extra_dress_with_red_bales_fewer(kept: list[str], dresses: set[str]) -> None:
    """RK-B11: as many red bales fewer as it needs, at most 2, and no others."""
    assert offered(sewing("4b", kept, REDS), 1) == {*dresses, "forfeit"}


def test_both_red_bales_are_saved() -> None:
    """RK-B11: without a choice: red is the only colour; window price and trimmings stay."""
    match = play(sewing("4b", ["t10"], REDS), "1 make:r03@2")
    assert match.question()["question"] == "place_dress"
    own = purse(match, 1)
    assert (own["livre"], own["yarn"], own["kept"]) == (9, 0, ["t10"])
    match = play(sewing("4b", ["t10"], REDS), "1 make:r08@1")
    assert match.view()["resolving"]["need"] == {"red": 1}
    assert purse(play(match, "1 pay:t10"), 1)["kept"] == []


@pytest.mark.parametrize("card", ["2b", "4b"])
def test_an_extra_dress_is_made_by_the_rank_of_its_card(card: str) -> None:
    """RK-BX2: both are Journeymen: no Master guest space."""
    match = play(sewing(card, ["t04", "t11"]), "1 make:r03@5" if card == "4b" else "1 make:y03@1")
    if card == "2b":
        play(match, "1 pay:t04")
    assert offered(match, 1, "rent") >= {"rent:kings_hall.1", "rent:hall_5.3"}
    assert (refusal(match, 1, "rent:hall_5.1").rule, "rent:kings_hall.2" in offered(match, 1)) == ("RK-A3.7", False)


def test_a_master_deputing_a_journeyman_lends_no_rank() -> None:
    """RK-BX2: the card of the bonus counts, not the one played."""
    position = 'bonus = "1b"\nwindows = ["y01"]\n[[seat]]\nsupply = ["2b"]'
    match = play(table(position), "1 depute:2b@supply", "1 make:y01@1")
    assert refusal(match, 1, "rent:kings_hall.2").text == "master-space"
    assert "rent:kings_hall.1" in offered(match, 1)


def test_a_masters_extra_dress_may_stand_on_a_master_space() -> None:
    """RK-BX2: in an edition that gives the bonus to a Master; a thimble stays out of reach."""
    place = next(i for i, card in enumerate(CHANGES.parsed["employee"], 1) if card["id"] == "2b")
    position = 'bonus = "2b"\nwindows = ["y01", "y05"]\n[[seat]]\nkept = ["t04"]'
    match = table(position, (f"employee.{place}.rank", "master"))
    assert refusal(match, 1, "make:y05@2").text == "bonus-thimble"
    assert "rent:kings_hall.2" in offered(play(match, "1 make:y01@1"), 1)
