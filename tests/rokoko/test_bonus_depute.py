"""Employee bonuses that depute: RK-B6 and B7, and what RK-BX1 rules about them."""

import pytest

from tests.rokoko.table import CHANGES, offered, play, purse, rule_and_text, table
from trianon.core.kernel.state import DEPTH
from trianon.core.match import Match
from trianon.games.rokoko.edition_rules import MAX_DEPUTIES

NEXT_TURN = {"question": "play", "seats": [2]}
# hand: a base Master; supply: the other one; discard pile: Journeyman and both Apprentices
DECK = '[[seat]]\nhand = ["ba"]\nsupply = ["ba"]\ndiscard = ["bb", "bc", "bd"]'
OWN_CARDS = {"depute:ba@hand", "depute:ba@supply", "depute:bb@discard", "depute:bc@discard", "depute:bd@discard"}


def cards(match: Match) -> int:
    """How many cards seat 1 has in hand, supply and discard pile."""
    own = purse(match, 1)
    return int(own["hand_size"]) + int(own["supply_size"]) + len(own["discard"])


def test_depute_for_the_bonus_pays_nothing() -> None:
    """RK-B6: the chosen card leaves without money, and its bonus may be used."""
    match = play(table(f'bonus = "1b"\n{DECK}'), "1 depute:bd@discard")
    assert purse(match, 1)["livre"] == 15
    assert match.question() == {"question": "bonus", "card": "bd", "bonus": "gain_livre", "seats": [1]}
    play(match, "1 use")
    own = purse(match, 1)
    assert (own["livre"], own["left"], own["discard"]) == (17, ["bd"], ["bb", "bc", "1b"])
    assert match.question() == NEXT_TURN


@pytest.mark.parametrize(
    ("key", "livre"),
    [("depute:ba@hand", 8), ("depute:ba@supply", 8), ("depute:bb@discard", 5), ("depute:bc@discard", 2)],
)
def test_depute_for_livre(key: str, livre: int) -> None:
    """RK-B7: 8, 5 or 2 Livre for a Master, Journeyman or Apprentice; its bonus is not used."""
    match = play(table(f'bonus = "2c"\n{DECK}'), f"1 {key}")
    assert (purse(match, 1)["livre"], purse(match, 1)["left"]) == (15 + livre, [key[7:9]])
    assert match.question() == NEXT_TURN
    assert cards(match) == 5


@pytest.mark.parametrize("card", ["1b", "2c"])
def test_the_deck_stays_at_four(card: str) -> None:
    """RK-B6, RK-B7: a deck of 4 lets nobody go; forfeiting is all that is left."""
    match = table(f'bonus = "{card}"\n[[seat]]\nleft = ["bb", "bc"]\nhand = ["ba"]\nsupply = ["ba", "bd"]')
    assert offered(match, 1) == {"forfeit"}
    assert rule_and_text(match, 1, "depute:ba@supply") == ("RK-A5.2", "deck-too-small")


@pytest.mark.parametrize("card", ["1b", "2c"])
def test_from_hand_supply_or_discard_pile(card: str) -> None:
    """RK-BX1: any own card but the one being resolved."""
    match = table(f'bonus = "{card}"\n{DECK}')
    assert offered(match, 1) == {*OWN_CARDS, "forfeit"}
    for zone in ("hand", "supply", "discard"):
        assert rule_and_text(match, 1, f"depute:{card}@{zone}") == ("RK-BX1", "card-not-there")


def test_from_the_hand_is_a_turn_fewer() -> None:
    """RK-BX1: with the only card in hand deputed, the seat is skipped for the rest of the round."""
    match = play(table(f'bonus = "2c"\nround = 2\n{DECK}\n[[seat]]\nhand = ["ba", "bb"]'), "1 depute:ba@hand")
    play(match, "2 play:ba", "2 forfeit")
    assert match.question() == {"question": "play", "seats": [2]}
    assert offered(match, 2) == {"play:bb"}


@pytest.mark.parametrize("card", ["6c", "6d", "6e", "6f", "ba"])
def test_a_card_without_bonus_just_leaves(card: str) -> None:
    """RK-BX1: a crown card, or one without bonus, leaves and nothing else happens."""
    supply = ["ba"] if card == "ba" else [card]
    match = table(f'bonus = "1b"\nround = 7\n[[seat]]\nsupply = {supply}\nyarn = 3\nlace = 3')
    before = purse(match, 1)
    own = purse(play(match, f"1 depute:{card}@supply"), 1)
    assert match.question() == NEXT_TURN
    assert own["left"] == [card]
    for wealth in ("livre", "yarn", "lace", "prestige"):
        assert own[wealth] == before[wealth]


def test_the_chosen_card_counts_until_its_bonus_is_done() -> None:
    """RK-BX1: with 1b, the chosen 3d and 5 base cards its bonus counts 7 cards: 6 Livre, though 6 stay."""
    match = play(table('bonus = "1b"\n[[seat]]\nsupply = ["3d"]'), "1 depute:3d@supply")
    assert match.view()["resolving"]["leaving"] == ["3d"]
    play(match, "1 use")
    assert (purse(match, 1)["livre"], cards(match)) == (21, 6)


def test_all_cards_of_a_chain_count_until_the_end() -> None:
    """RK-BX1: 1b deputed as action (10 Livre), then 3d by its bonus: both leaving cards count, 7 cards for 6 Livre."""
    match = play(table('playing = "1b"\n[[seat]]\nsupply = ["3d"]'), "1 depute", "1 depute:3d@supply", "1 use")
    assert (purse(match, 1)["livre"], cards(match)) == (31, 5)
    assert sorted(purse(match, 1)["left"]) == ["1b", "3d"]


def test_a_deputed_hand_card_uses_its_bonus() -> None:
    """RK-BX1: an extra Acquire out of the hand, while the played card goes to the discard pile."""
    match = table('bonus = "1b"\nwarehouse = [["t03"], [], []]\n[[seat]]\nhand = ["bc"]\nsupply = ["ba", "ba"]')
    play(match, "1 depute:bc@hand", "1 acquire:t03@1", "1 keep")
    own = purse(match, 1)
    assert (own["kept"], own["left"], own["hand"], "1b" in own["discard"]) == (["t03"], ["bc"], [], True)


def test_the_longest_chain_an_edition_allows() -> None:
    """RK-BX1: every deputy leaves for the next, and the last card still makes a dress, for which the stack has room."""
    free = MAX_DEPUTIES
    employees = []
    for card in CHANGES.parsed["employee"]:
        named = {key: card[key] for key in ("id", "level", "rank") if key in card}
        deputy = free > 0 and card["level"] > 0 and card["id"] != "2b"
        free -= deputy
        employees.append({**named, "bonus": "depute_for_bonus"} if deputy else card)
    assert free == 0
    deputies = [card["id"] for card in employees if card["bonus"] == "depute_for_bonus"]
    first, *others = deputies
    text = f'round = 7\nbonus = "{first}"\ndisplay = []\nnever_hired = []\nwindows = ["y09"]\n'
    text += f'[[seat]]\nlivre = 50\nsupply = {[*others, "2b", "6f"]}\nkept = ["t03", "t04"]\n'
    match = table(text, ("employee", employees), ("edition.minimum_deck", 3), ("edition.hand", 3))
    for card in [*others, "2b"]:
        play(match, f"1 depute:{card}@supply")
    play(match, "1 make:y09@1")
    assert match.question()["question"] == "choose_discount"
    assert match.s.depth == DEPTH
    play(match, "1 discount:green", "1 pay:t04", "1 sell")
    assert match.question() == NEXT_TURN
    assert sorted(purse(match, 1)["left"]) == sorted([*others, "2b"])
