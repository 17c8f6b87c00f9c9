"""Depute the card just played (RK-A5)."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, rule_and_text, table


@pytest.mark.parametrize(
    ("card", "livre"), [("ba", 10), ("bb", 7), ("bc", 4), ("bd", 4), ("6a", 10), ("6b", 7), ("6f", 4)]
)
def test_the_rank_decides_the_money(card: str, livre: int) -> None:
    """RK-A5.1: 10, 7, 4 Livre for Master, Journeyman, Apprentice; base and hired cards alike."""
    match = play(table(f'round = 7\nplaying = "{card}"'), "1 depute")
    assert purse(match, 1)["livre"] == 15 + livre


def test_the_bonus_may_be_used_then_the_card_leaves() -> None:
    """RK-A5.1: in this order; in the discard pile it never lies."""
    match = play(table('[[seat]]\nhand = ["bd", "ba"]'), "1 play:bd", "1 depute")
    assert match.question() == {"question": "bonus", "card": "bd", "bonus": "gain_livre", "seats": [1]}
    resolving = match.view(1)["resolving"]
    assert (resolving["in_play"], resolving["leaving"], purse(match, 1)["left"]) == ([], ["bd"], [])
    play(match, "1 use")
    own = purse(match, 1)
    assert (own["livre"], own["left"], own["discard"]) == (15 + 4 + 2, ["bd"], [])
    assert [card["to"] for card in emitted(match, "card", 2)] == ["gone"]
    assert match.question()["seats"] == [2]


def test_it_counts_for_deck_sizes_while_its_bonus_runs() -> None:
    """RK-A5.1: with 7 cards "3d" pays 6 Livre though it is already leaving; with 6 cards 2."""
    for others, livre in ((["1a", "ba"], 6), (["ba"], 2)):
        cards = f"hand = {others}\nsupply = ['ba', 'bb', 'bc', 'bd']\ndiscard = []"
        match = table(f'round = 4\nplaying = "3d"\n[[seat]]\n{cards}')
        play(match, "1 depute", "1 use")
        assert purse(match, 1)["livre"] == 15 + 4 + livre


@pytest.mark.parametrize("where", ["hand", "supply", "discard"])
def test_a_deck_never_falls_below_four(where: str) -> None:
    """RK-A5.2: with 4 cards, wherever they lie and whatever they are, none may be deputed; with 5 one may."""
    piles: dict[str, list[str]] = {"hand": [], "supply": [], "discard": []} | {where: ["ba", "bc", "bd"]}
    lines = "\n".join(f"{name} = {cards}" for name, cards in piles.items())
    match = table(f'round = 2\nplaying = "bb"\n[[seat]]\n{lines}\nleft = ["ba"]')
    assert "depute" not in offered(match, 1)
    assert rule_and_text(match, 1, "depute") == ("RK-A5.2", "deck-too-small")
    lines = lines.replace("'bd'", "'bd', '1e'")
    match = table(f'round = 2\nplaying = "bb"\n[[seat]]\n{lines}\nleft = ["ba"]')
    play(match, "1 depute")
    assert purse(match, 1)["livre"] == 22
