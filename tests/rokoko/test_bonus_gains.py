"""Employee bonuses that pay at once: RK-B1, B2, B8, B9, B12 to B15 and B17."""

from __future__ import annotations

import pytest

from tests.rokoko.table import offered, play, purse, refusal, table
from trianon.core.match import Match

# seat 1 shows two yellow, one red, three green and one blue dress; what they are sewn of does not matter
GUESTS = """
[halls]
kings_hall = ["y01:1", "r01:1", "g10:1"]
hall_2 = ["y10:1", "r02:2", "g01:1", "y02:2"]
hall_3 = ["b01:1", "b02:2", "g09:1"]
"""


def gain(match: Match) -> tuple[int, int]:
    """The Livre and the prestige that seat 1 gains by using its bonus."""
    before = purse(match, 1)
    assert offered(match, 1) == {"use", "forfeit"}
    after = purse(play(match, "1 use"), 1)
    assert (after["yarn"], after["lace"], after["kept"]) == (before["yarn"], before["lace"], before["kept"])
    return after["livre"] - before["livre"], after["prestige"] - before["prestige"]


def gives_nothing(match: Match) -> bool:
    """Whether the bonus is asked for, cannot be used because it would change nothing, and can be forfeited."""
    reason = refusal(match, 1, "use")
    only_forfeit = match.question()["question"] == "bonus" and offered(match, 1) == {"forfeit"}
    return only_forfeit and (reason.rule, reason.text) == ("RK-3.2", "bonus-nothing")


def deck(card: str, size: int) -> Match:
    """The bonus of a card in a deck of this size, itself included."""
    base = ["ba", "ba", "bb", "bc", "bd"]
    hired = ["1a", "1c", "1d", "1e", "1f", "2d", "3a"]
    return table(
        f"""bonus = "{card}"
        [[seat]]
        left = {base[: max(0, 6 - size)]}
        discard = {hired[: max(0, size - 6)]}"""
    )


def test_a_card_without_bonus_asks_nothing() -> None:
    """RK-B1: after the main action of a base Master the turn is over."""
    match = play(table('playing = "ba"'), "1 favor")
    assert match.question() == {"question": "play", "seats": [2]}
    assert purse(match, 1)["discard"] == ["ba"]


def test_a_card_without_bonus_is_deputed_without_a_question() -> None:
    """RK-B1: deputed, it leaves at once."""
    match = play(table('playing = "ba"'), "1 depute")
    assert match.question() == {"question": "play", "seats": [2]}
    assert purse(match, 1)["left"] == ["ba"]


@pytest.mark.parametrize(("card", "livre"), [("bd", 2), ("1a", 1)])
def test_gain_livre(card: str, livre: int) -> None:
    """RK-B2: the base Apprentice gains 2 Livre, the Master of level 1 gains 1."""
    match = table(f'bonus = "{card}"')
    assert gain(match) == (livre, 0)
    assert match.question() == {"question": "play", "seats": [2]}
    assert purse(match, 1)["discard"] == [card]


def test_gain_livre_forfeited() -> None:
    """RK-B2: whoever forfeits it gains nothing, and the card is played all the same."""
    match = play(table('bonus = "bd"'), "1 forfeit")
    assert (purse(match, 1)["livre"], purse(match, 1)["discard"]) == (15, ["bd"])
    assert {"event": "forfeit", "seat": 1, "what": "bonus", "card": "bd"} in match.events()


def test_gain_livre_while_deputed() -> None:
    """RK-B2: a deputed Master of level 1 brings 10 Livre and 1 more by its bonus, then leaves."""
    match = play(table('playing = "1a"'), "1 depute")
    assert gain(match) == (1, 0)
    assert (purse(match, 1)["livre"], purse(match, 1)["left"], purse(match, 1)["discard"]) == (26, ["1a"], [])


def test_livre_by_yellow_and_red_dresses() -> None:
    """RK-B8: 1 for each own yellow and 2 for each own red dress, by main colour: 2 × 1 + 1 × 2."""
    assert gain(table(f'bonus = "2a"\n{GUESTS}')) == (4, 0)


@pytest.mark.parametrize(("guest", "livre"), [("y11:1", 1), ("r05:1", 2)])
def test_livre_by_one_of_the_two_colours(guest: str, livre: int) -> None:
    """RK-B8: one of the two colours is enough."""
    assert gain(table(f'bonus = "2a"\n[halls]\nhall_4 = ["{guest}"]')) == (livre, 0)


def test_livre_by_colour_needs_such_a_dress() -> None:
    """RK-B8: without an own yellow or red dress on the board it cannot be used; others' dresses do not help."""
    assert gives_nothing(table('bonus = "2a"\n[halls]\nhall_4 = ["g10:1", "b05:1", "y01:2", "r01:2"]'))


def test_livre_for_green_and_prestige_for_blue() -> None:
    """RK-B9: 2 Livre for each own green and 1 prestige for each own blue dress: 3 × 2 Livre, 1 prestige."""
    match = table(f'bonus = "4c"\n{GUESTS}')
    assert gain(match) == (6, 1)
    shown = {"event": "prestige", "seat": 1, "amount": None, "from": "bank", "to": "purse.1"}
    assert shown in match.events(1)
    assert {**shown, "amount": 1} in match.events(0)


@pytest.mark.parametrize(("guest", "gained"), [("g01:1", (2, 0)), ("b01:1", (0, 1))])
def test_green_or_blue_alone(guest: str, gained: tuple[int, int]) -> None:
    """RK-B9: either colour is enough, and pays only its own kind; a blue coat of green silk is blue."""
    assert gain(table(f'bonus = "4c"\n[halls]\nhall_4 = ["{guest}"]')) == gained


def test_green_and_blue_need_such_a_dress() -> None:
    """RK-B9: ladies' dresses give nothing, and without a coat it cannot be used."""
    assert gives_nothing(table('bonus = "4c"\n[halls]\nhall_4 = ["y09:1", "r02:1", "g01:2", "b01:2"]'))


DECORATIONS = ['"fireworks.1"', '"musician.hall_2"', '"statue.3"', '"fountain_upper.1"', '"fountain_lower.2"']
IN_ALL_HALLS = """
[halls]
kings_hall = ["y01:1"]
hall_2 = ["y02:1"]
hall_3 = ["g01:1"]
hall_4 = ["g02:1"]
hall_5 = ["r01:1"]
"""


def decorated(card: str, spaces: int, guests: str = "") -> Match:
    """A card's bonus with this many decorations of seat 1, and one of its rival."""
    markers = "".join(f"{space} = 1\n" for space in DECORATIONS[:spaces])
    return table(f'bonus = "{card}"\n[decorations]\n{markers}"statue.1" = 2\n{guests}')


@pytest.mark.parametrize("card", ["2d", "5b"])
@pytest.mark.parametrize(("spaces", "prestige"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_prestige_by_decorations(card: str, spaces: int, prestige: int) -> None:
    """RK-B12: 1 prestige for every 2 own decorations, whatever their kind."""
    assert gain(decorated(card, spaces)) == (0, prestige)


@pytest.mark.parametrize("card", ["2d", "5b"])
def test_prestige_by_decorations_needs_two(card: str) -> None:
    """RK-B12: with a single decoration it cannot be used; an "All halls" space is none."""
    match = decorated(card, 1, IN_ALL_HALLS)
    assert match.view()["all_halls"] == [1, None, None]
    assert gives_nothing(match)


def on_board(card: str, dresses: int) -> Match:
    """A card's bonus with this many dresses of seat 1, and two of its rival."""
    names = ["y01", "y02", "g01", "g02", "r01", "r02", "b01"]
    guests = [f"{name}:1" for name in names[:dresses]] + ["b02:2", "b03:2"]
    return table(f'bonus = "{card}"\n[halls]\nkings_hall = {guests[:5]}\nhall_2 = {guests[5:]}')


@pytest.mark.parametrize(
    ("card", "dresses", "prestige"),
    [("3b", 3, 1), ("3b", 5, 1), ("3b", 6, 2), ("5c", 2, 1), ("5c", 3, 1), ("5c", 4, 2), ("5c", 7, 3)],
)
def test_prestige_by_dresses(card: str, dresses: int, prestige: int) -> None:
    """RK-B13: 1 prestige for every 3 own dresses on the board at level 3, for every 2 at level 5."""
    assert gain(on_board(card, dresses)) == (0, prestige)


@pytest.mark.parametrize(("card", "dresses"), [("3b", 2), ("5c", 1)])
def test_prestige_by_dresses_needs_enough(card: str, dresses: int) -> None:
    """RK-B13: with one dress too few it cannot be used."""
    assert gives_nothing(on_board(card, dresses))


@pytest.mark.parametrize("spaces", [1, 5])
def test_livre_by_decorations(spaces: int) -> None:
    """RK-B14: 1 Livre for each own decoration; an "All halls" space is none."""
    assert gain(decorated("3a", spaces, IN_ALL_HALLS)) == (spaces, 0)


def test_livre_by_decorations_needs_one() -> None:
    """RK-B14: without a decoration it cannot be used, whatever stands in the halls."""
    assert gives_nothing(decorated("3a", 0, IN_ALL_HALLS))


@pytest.mark.parametrize("dresses", [1, 7])
def test_livre_by_dresses(dresses: int) -> None:
    """RK-B15: 1 Livre for each own dress on the board."""
    assert gain(on_board("5a", dresses)) == (dresses, 0)


def test_livre_by_dresses_needs_one() -> None:
    """RK-B15: without an own dress on the board it cannot be used."""
    assert gives_nothing(on_board("5a", 0))


@pytest.mark.parametrize(
    ("size", "apprentice", "master"),
    [(5, 2, 1), (6, 2, 1), (7, 6, 3), (8, 6, 3), (9, 10, 5), (10, 10, 5), (11, 14, 7), (13, 14, 7)],
)
def test_livre_by_deck(size: int, apprentice: int, master: int) -> None:
    """RK-B17: steps of 5-6, 7-8, 9-10 and 11 cards or more; the card being resolved counts."""
    assert gain(deck("3d", size)) == (apprentice, 0)
    assert gain(deck("4a", size)) == (master, 0)


@pytest.mark.parametrize("card", ["3d", "4a"])
def test_livre_by_deck_below_the_first_step(card: str) -> None:
    """RK-B17: a deck of 4 gives nothing."""
    assert gives_nothing(deck(card, 4))


@pytest.mark.parametrize(("left", "stay"), [(["bc"], 4), ([], 5)])
def test_livre_by_deck_while_deputed(left: list[str], stay: int) -> None:
    """RK-B17: a deputed card counts once while its bonus runs: 4 Livre, then 2 for 5 or 6 cards, itself included."""
    match = play(table(f'playing = "3d"\n[[seat]]\nleft = {left}'), "1 depute")
    assert match.view()["resolving"]["leaving"] == ["3d"]
    assert gain(match) == (2, 0)
    own = purse(match, 1)
    assert (own["livre"], own["hand_size"] + own["supply_size"] + len(own["discard"])) == (21, stay)
