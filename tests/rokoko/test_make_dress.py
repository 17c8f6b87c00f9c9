"""Make a dress (RK-A3.1, RK-A3.3 to RK-A3.5, RK-A3.10): which dresses, and what they cost."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, refusal, refused, rule_and_text, table


def workshop(window: int, dress: str, seat: str, card: str = "ba", players: int = 2) -> str:
    """One dress in a window, and a card that could make it."""
    windows = [""] * (window - 1) + [dress]
    return f'players = {players}\nround = 4\nplaying = "{card}"\nwindows = {windows}\n[[seat]]\n{seat}'


@pytest.mark.parametrize(
    ("players", "prices"), [(2, [8, 6, 4, 2, 0, 0]), (3, [8, 6, 4, 2, 0, 0]), (5, [8, 6, 6, 4, 4, 2, 0, 0])]
)
def test_the_window_has_its_price(players: int, prices: list[int]) -> None:
    """RK-A3.1: cheaper to the right; with the silk and the trimmings nothing else is paid."""
    for window, price in enumerate(prices, 1):
        match = table(workshop(window, "y01", 'livre = 10\nyarn = 2\nkept = ["t02"]', players=players))
        play(match, f"1 make:y01@{window}")
        assert purse(match, 1)["livre"] == 10 - price
        assert match.view()["windows"] == [None] * len(prices)
        play(match, "1 pay:t02")
        own = purse(match, 1)
        assert (own["livre"], own["yarn"], own["lace"], own["kept"]) == (10 - price, 1, 1, [])


def test_any_dress_in_a_window_may_be_made() -> None:
    """RK-A3.1: of those that can be paid, and where it hangs."""
    match = table('playing = "ba"\nwindows = ["y01", "", "g02", "y03", "b01", "y02"]\n[[seat]]\nkept = ["t04"]')
    assert offered(match, 1, "make") == {"make:y01@1", "make:y03@4", "make:y02@6"}
    assert refusal(match, 1, "make:y01@6").text == "dress-not-there"
    assert refusal(match, 1, "make:y01@6").rule == "RK-A3.1"


@pytest.mark.parametrize(
    ("dress", "yarn", "lace"),
    [("y03", 1, 0), ("y04", 0, 1), ("y08", 1, 1), ("g03", 0, 1), ("g08", 1, 1), ("r03", 1, 0), ("b03", 0, 1)],
)
def test_yarn_and_lace_are_paid_with_markers(dress: str, yarn: int, lace: int) -> None:
    """RK-A3.3: exactly what the dress shows; kept tiles never stand for them."""
    kept = 'kept = ["t01", "t02", "t04", "t04", "t05", "t11", "t15"]'
    match = play(table(workshop(6, dress, f"yarn = {yarn}\nlace = {lace}\n{kept}")), f"1 make:{dress}@6")
    assert (purse(match, 1)["yarn"], purse(match, 1)["lace"]) == (0, 0)
    for missing, (less_yarn, less_lace) in (("yarn", (1, 0)), ("lace", (0, 1))):
        if yarn >= less_yarn and lace >= less_lace:
            poor = table(workshop(6, dress, f"yarn = {yarn - less_yarn}\nlace = {lace - less_lace}\n{kept}"))
            assert refused(poor, 1, f"make:{dress}@6") == ("RK-A3.3", f"missing-{missing}", 1)
            assert not offered(poor, 1, "make")


@pytest.mark.parametrize(("card", "made"), [("ba", True), ("5b", True), ("bb", False), ("3b", False)])
@pytest.mark.parametrize("dress", ["y05", "g05"])
def test_a_golden_thimble_needs_a_master(dress: str, card: str, made: bool) -> None:
    """RK-A3.4: any Master, no Journeyman."""
    match = table(workshop(6, dress, 'kept = ["t03", "t04"]', card).replace("round = 4", "round = 7"))
    assert bool(offered(match, 1, "make")) is made
    if not made:
        assert rule_and_text(match, 1, f"make:{dress}@6") == ("RK-A3.4", "thimble")


def test_a_journeyman_makes_dresses_without_thimble() -> None:
    """RK-A3.4: the thimble is all that keeps him off."""
    match = table(workshop(6, "y03", 'kept = ["t04"]', "bb"))
    assert offered(match, 1, "make") == {"make:y03@6"}


def test_the_dress_is_placed_at_once() -> None:
    """RK-A3.5: rented out or sold before the bonus; it cannot be kept."""
    match = play(table(workshop(6, "y03", 'kept = ["t04"]', "bb")), "1 make:y03@6", "1 pay:t04")
    assert match.question() == {"question": "place_dress", "dress": "y03", "seats": [1]}
    assert {key.partition(":")[0] for key in offered(match, 1)} == {"rent", "sell"}
    for key in ("gain:yarn", "forfeit", "keep", "done"):
        assert match.why(0, key) is not None
    play(match, "1 sell")
    assert match.question()["question"] == "bonus"


def test_an_empty_workshop_offers_nothing() -> None:
    """RK-A3.10: however much one has."""
    match = table('playing = "ba"\nwindows = []\n[[seat]]\nlivre = 99\nyarn = 9\nlace = 9\nkept = ["t06", "t05"]')
    assert not offered(match, 1, "make")
    assert refusal(match, 1, "make:y01@1").text == "dress-not-there"


def test_the_window_price_has_to_be_there_in_full() -> None:
    """RK-A3.10: the last Livre may be spent, one short is too few."""
    match = table(workshop(3, "y01", 'livre = 3\nkept = ["t02"]'))
    assert refused(match, 1, "make:y01@3") == ("RK-A3.10", "missing-livre", 1)
    match = play(table(workshop(3, "y01", 'livre = 4\nkept = ["t02"]')), "1 make:y01@3")
    assert purse(match, 1)["livre"] == 0


@pytest.mark.parametrize(
    ("dress", "kept", "text", "missing"),
    [
        ("y06", ["t04"], "missing-yellow", 1),
        ("g06", ["t06", "t01"], "missing-green", 2),
        ("r03", ["t05", "t06"], "missing-red", 2),
        ("b06", ["t15"], "missing-blue", 1),
        ("y10", ["t04", "t02"], "missing-red", 1),
        ("r01", ["t11"], "missing-yellow", 1),
    ],
)
def test_the_silk_has_to_be_there_in_full(dress: str, kept: list[str], text: str, missing: int) -> None:
    """RK-A3.10, RK-A3.2: colour by colour; no colour stands for another."""
    match = table(workshop(6, dress, f"livre = 99\nyarn = 9\nlace = 9\nkept = {kept}"))
    assert not offered(match, 1, "make")
    assert refused(match, 1, f"make:{dress}@6") == ("RK-A3.2", text, missing)


def test_all_that_is_missing_is_told() -> None:
    """RK-A3.10: the window's price, trimmings, every colour and the Master, not the first lack alone."""
    match = table(workshop(3, "y07", "livre = 1\nlace = 0", card="bb"))
    reason = refusal(match, 1, "make:y07@3")
    found = [(each.text, each.missing) for each in (reason, *reason.also)]
    assert found == [("thimble", 1), ("missing-livre", 3), ("missing-lace", 1), ("missing-yellow", 3)]


def test_the_worked_example_of_a_dress() -> None:
    """RK-X2, RK-A3.2: a thimble dress for 4 Livre, 3 yellow and 1 lace; a red bale beside them is lost."""
    match = table(workshop(3, "y07", 'kept = ["t04", "t12"]'))
    play(match, "1 make:y07@3", "1 pay:t12", "1 pay:t04")
    own = purse(match, 1)
    assert (own["livre"], own["yarn"], own["lace"], own["kept"]) == (15 - 4, 1, 0, [])
    assert match.view()["resource_discard"] == ["t04", "t12"]
    assert match.question() == {"question": "place_dress", "dress": "y07", "seats": [1]}
    paid = [(tile["tile"], tile["from"], tile["to"]) for tile in emitted(match, "tile")]
    assert paid == [("t12", "kept.1", "resource_discard"), ("t04", "kept.1", "resource_discard")]
    bonus = table(workshop(3, "y07", 'kept = ["t04", "t12"]', "bb"))
    assert refusal(bonus, 1, "make:y07@3").rule == "RK-A3.4"
